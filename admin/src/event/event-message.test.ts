import { expect, test } from 'vitest'
import { eventMessage, ticketMessage } from './event-message.ts'
import { emptyEvent, emptyTicket } from './event-values.ts'

const values = {
  ...emptyEvent('Europe/London'),
  title: ' Night Market ',
  start: '2026-06-12T18:30',
  end: '2026-06-12T23:00',
  placeName: 'Town Hall',
  city: 'London',
  country: 'GB',
}

test('wall times are those of the event’s zone', () => {
  expect(eventMessage(values).dateAndTimeSettings).toEqual({
    startDate: new Date('2026-06-12T17:30:00Z'),
    endDate: new Date('2026-06-12T22:00:00Z'),
    timeZoneId: 'Europe/London',
    showTimeZone: true,
  })
})

test.for([
  ['a venue', {}, { type: 'VENUE', locationTbd: false, name: 'Town Hall', address: { city: 'London', country: 'GB' } }],
  ['online', { place: 'ONLINE', placeName: '' }, { type: 'ONLINE', locationTbd: false }],
  ['to be announced', { place: 'TBD', placeName: '' }, { type: 'VENUE', locationTbd: true }],
] as const)('the place: %s', ([, change, location]) => {
  expect(eventMessage({ ...values, ...change }).location).toEqual(location)
})

test('texts are trimmed, and empty ones empty the field', () => {
  const { title, shortDescription, mainImage } = eventMessage(values)
  expect([title, shortDescription, mainImage]).toEqual(['Night Market', null, null])
})

test.for([
  [
    'a limited ticket',
    { name: 'Early bird', price: '12', quantity: '120' },
    {
      pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' } },
      limited: true,
      initialLimit: 120,
      salePeriod: null,
    },
  ],
  ['a free ticket', { price: '0' }, { pricingMethod: { fixedPrice: { value: '0.00', currency: 'GBP' } } }],
  ['as many as are wanted', { price: '5', quantity: '' }, { limited: false, initialLimit: null }],
  [
    'a sale that ends',
    { price: '5', saleEnd: '2026-06-01T12:00' },
    { salePeriod: { startDate: null, endDate: new Date('2026-06-01T11:00:00Z'), displayNotOnSale: true } },
  ],
] as const)('%s', ([, change, message]) => {
  expect(ticketMessage({ ...emptyTicket, ...change }, 'GBP', 'Europe/London')).toMatchObject(message)
})
