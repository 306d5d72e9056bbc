import * as v from 'valibot'
import { expect, test } from 'vitest'
import { eventSchema } from './event-schema.ts'
import { emptyEvent } from './event-values.ts'

const good = {
  ...emptyEvent('Europe/London'),
  title: 'Night Market',
  start: '2026-06-12T18:30',
  end: '2026-06-12T23:00',
  placeName: 'Town Hall',
  tickets: [{ name: 'General admission', price: '12', quantity: '80', saleStart: '', saleEnd: '' }],
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
  ['a venue without a name', { placeName: '' }, [['placeName', 'Enter a name.']]],
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
    'a sale that ends before it starts',
    { tickets: [{ ...ticket, saleStart: '2026-06-02T12:00', saleEnd: '2026-06-01T12:00' }] },
    [['tickets.0.saleEnd', 'The sale must end after it starts.']],
  ],
] as const)('%s', ([, change, expected]) => {
  expect(faults(change)).toEqual(expected)
})
