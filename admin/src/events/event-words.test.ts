import { expect, test } from 'vitest'
import { saleMark, spanOf } from './event-words.ts'

const ticket = { saleStatus: 'SALE_STARTED', hidden: false } as const
const registration = { status: 'OPEN_TICKETS' } as NonNullable<Parameters<typeof saleMark>[1]['registration']>
const event = { status: 'UPCOMING', registration } as const

test.for([
  ['a published event', {}, {}, 'On sale'],
  ['an event that is on', {}, { status: 'STARTED' }, 'On sale'],
  ['a draft', {}, { status: 'DRAFT' }, 'On sale once published'],
  ['a draft, sale not begun', { saleStatus: 'SALE_SCHEDULED' }, { status: 'DRAFT' }, 'Sale not started'],
  ['a cancelled event', {}, { status: 'CANCELED' }, 'Not on sale'],
  ['an event that is over', {}, { status: 'ENDED' }, 'Not on sale'],
  ['paused', {}, { registration: { ...registration, registrationPaused: true } }, 'Sales paused'],
  ['closed', {}, { registration: { ...registration, status: 'CLOSED_MANUALLY' } }, 'Registration closed'],
  ['sold out', { salesDetails: { soldOut: true } }, { status: 'DRAFT' }, 'Sold out'],
  ['hidden', { hidden: true }, {}, 'Hidden'],
] as const)('a ticket of %s', ([, more, of, words]) => {
  expect(saleMark({ ...ticket, ...more }, { ...event, ...of } as Parameters<typeof saleMark>[1])[1]).toBe(words)
})

const evening = {
  startDate: new Date('2026-12-19T19:30:00Z'),
  endDate: new Date('2026-12-19T23:30:00Z'),
  timeZoneId: 'Europe/London',
}

test.for([
  ['whose guests do not see its zone', { showTimeZone: false }, '19 December 2026, 19:30 – 23:30 GMT'],
  ['without an end', { endDate: undefined }, '19 December 2026, 19:30 GMT'],
  ['to be announced', { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In spring' }, 'In spring'],
  ['without a date', { startDate: undefined }, 'No date yet'],
] as const)('staff read when an event takes place: %s', ([, change, words]) => {
  const dateAndTimeSettings = { ...evening, ...change } as Parameters<typeof spanOf>[0]['dateAndTimeSettings']
  expect(spanOf({ dateAndTimeSettings }, 'en-GB')).toBe(words)
})
