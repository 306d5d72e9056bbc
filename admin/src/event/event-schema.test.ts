import { ApiError } from '@fairground/client/errors.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { eventSchema, placeEventFaults } from './event-schema.ts'
import { emptyEvent } from './event-values.ts'
import { emptyTicket } from './ticket-values.ts'

const good = {
  ...emptyEvent('Europe/London'),
  title: 'Night Market',
  start: '2026-06-12T18:30',
  end: '2026-06-12T23:00',
  placeName: 'Town Hall',
  tickets: [{ ...emptyTicket, name: 'General admission', price: '12', quantity: '80' }],
}
const [ticket] = good.tickets

/** Fields with their messages; empty when the form may be sent. */
const faults = (change: object) => {
  const result = v.safeParse(eventSchema('GBP'), { ...good, ...change })
  return (result.issues ?? []).map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message])
}

test.for([
  ['a whole event', {}, []],
  ['no title', { title: ' ' }, [['title', 'Enter a title.']]],
  ['a year of five digits', { start: '12026-06-12T18:00' }, [['start', 'Enter a year with four digits.']]],
  ['an end before the start', { end: '2026-06-12T18:00' }, [['end', 'The event must end after it starts.']]],
  [
    'no dates',
    { start: '', end: '' },
    [
      ['start', 'Enter a start.'],
      ['end', 'Enter an end.'],
    ],
  ],
  ['no dates, to be announced', { start: '', end: '', dateTbd: true }, []],
  ['an address of the page', { slug: 'night-market' }, []],
  [
    'an address with spaces',
    { slug: 'Night Market' },
    [['slug', 'Use lower-case letters, digits and single hyphens, such as night-market.']],
  ],
  [
    'an address that the API has',
    { slug: 'v3' },
    [['slug', 'Use lower-case letters, digits and single hyphens, such as night-market.']],
  ],
  ['a position', { position: '51.5072, -0.1276' }, []],
  [
    'a position that is not on earth',
    { position: '151.5, -0.1' },
    [['position', 'Enter latitude and longitude, such as 51.5072, -0.1276.']],
  ],
  [
    'elsewhere, without an address',
    { registration: 'EXTERNAL', externalUrl: 'tickets' },
    [['externalUrl', 'Enter an address that starts with https://.']],
  ],
  ['elsewhere', { registration: 'EXTERNAL', externalUrl: 'https://tickets.example/x' }, []],
  ['a venue without a name', { placeName: '' }, [['placeName', 'Enter a name.']]],
  [
    'a link without TLS',
    { online: true, meetingLink: 'http://meet.example/1' },
    [['meetingLink', 'Enter an address that starts with https://, without a user name or a password.']],
  ],
  ['a link with a password, of an event at a place alone', { meetingLink: 'https://me:pass@meet.example' }, []],
  ['too early', { online: true, meetingMinutes: '10081' }, [['meetingMinutes', 'Enter a number from 0 to 10,080.']]],
  ['online, without a name', { place: 'ONLINE', placeName: '' }, []],
  [
    'an RSVP event, whose hidden ticket has no price',
    { registration: 'RSVP', tickets: [{ ...ticket, price: '' }] },
    [],
  ],
  ['online, with a hidden street that is too long', { place: 'ONLINE', addressLine: 'x'.repeat(300) }, []],
  [
    'a fresh form with tickets, whose price is required',
    { tickets: [{ ...ticket, price: '' }] },
    [['tickets.0.price', 'Enter an amount, such as 18.00.']],
  ],
  [
    'a price that is none',
    { tickets: [{ ...ticket, price: 'free' }] },
    [['tickets.0.price', 'Enter an amount, such as 18.00.']],
  ],
  [
    'half a ticket',
    { tickets: [{ ...ticket, quantity: '1.5' }] },
    [['tickets.0.quantity', 'Enter a whole number up to 100,000, or leave it empty.']],
  ],
  [
    'more tickets per order at least than at most',
    { tickets: [{ ...ticket, fewest: '4', most: '3' }] },
    [['tickets.0.fewest', 'Enter no more than the most per order.']],
  ],
  [
    'more tickets per order than any order has',
    { tickets: [{ ...ticket, most: '51' }] },
    [['tickets.0.most', 'Enter a whole number from 1 to 50.']],
  ],
  [
    'a sale that ends before it starts',
    { tickets: [{ ...ticket, saleStart: '2026-06-02T12:00', saleEnd: '2026-06-01T12:00' }] },
    [['tickets.0.saleEnd', 'The sale must end after it starts.']],
  ],
] as const)('%s', ([, change, expected]) => {
  expect(faults(change)).toEqual(expected)
})

test('a slug that another event has is marked at its field', () => {
  const taken = Object.assign(Object.create(ApiError.prototype), { code: 'SLUG_ALREADY_IN_USE', fieldViolations: [] })
  expect(placeEventFaults(taken).fields).toEqual([
    { name: 'slug', message: 'Another event has this address. Choose another one.' },
  ])
})
