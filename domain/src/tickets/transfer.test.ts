import { expect, test } from 'vitest'
import { type TransferableTicket, transferRefusal } from './transfer.ts'

const noon = new Date('2027-05-01T12:00:00Z')
const later = new Date(+noon + 1)
const ticket: TransferableTicket = {
  voided: false,
  checkedIn: false,
  disabled: false,
  eventCanceled: false,
  startsAt: later,
  endsAt: new Date(+noon + 3_600_000),
}

test.for([
  ['of an event to come', {}, null],
  ['of an event whose time is to be announced', { startsAt: null, endsAt: null }, null],
  ['of an event that starts exactly now', { startsAt: noon }, 'EVENT_STARTED'],
  ['of an event that ends exactly now', { startsAt: new Date(+noon - 1), endsAt: noon }, 'EVENT_ENDED'],
  ['of an event that ends later', { startsAt: new Date(+noon - 1), endsAt: later }, 'EVENT_STARTED'],
  ['of a cancelled event', { eventCanceled: true }, 'EVENT_CANCELED'],
  ['that is void', { voided: true }, 'TICKET_CANCELED'],
  ['that is void, of a cancelled event', { voided: true, eventCanceled: true }, 'TICKET_CANCELED'],
  ['that is checked in', { checkedIn: true }, 'TICKET_CHECKED_IN'],
  ['that is checked in where transfers are off', { checkedIn: true, disabled: true }, 'TICKET_CHECKED_IN'],
  ['where transfers are off', { disabled: true }, 'TICKET_TRANSFER_DISABLED'],
] as const)('a ticket %s is answered for a transfer', ([, change, code]) => {
  expect(transferRefusal({ ...ticket, ...change }, noon)?.code ?? null).toBe(code)
})
