import { expect, test } from 'vitest'
import { type ChangeableTicket, changeRefusal } from './change.ts'

const noon = new Date('2027-05-01T12:00:00Z')
const after = (hours: number, ms = 0) => new Date(+noon + hours * 3_600_000 + ms)
const ticket: ChangeableTicket = {
  voided: false,
  checkedIn: false,
  transferred: false,
  eventCanceled: false,
  startsAt: after(24, 1),
  endsAt: after(26),
  seated: false,
  terms: { hoursBefore: 24 },
}

test.for([
  ['before its time is over', {}, null],
  ['exactly when its time is over', { startsAt: after(24) }, 'TICKET_CHANGE_OVER'],
  ['of an event whose time is to be announced', { startsAt: null, endsAt: null }, null],
  ['of an event that starts now', { startsAt: noon, terms: { hoursBefore: 0 } }, 'EVENT_STARTED'],
  ['of an event that is over', { startsAt: after(-2), endsAt: noon }, 'EVENT_ENDED'],
  ['of a cancelled event', { eventCanceled: true }, 'EVENT_CANCELED'],
  ['that is void', { voided: true, transferred: true }, 'TICKET_CANCELED'],
  ['that was transferred', { transferred: true, checkedIn: true }, 'TICKET_TRANSFERRED'],
  ['that is checked in', { checkedIn: true, terms: null }, 'TICKET_CHECKED_IN'],
  ['that was bought without terms', { terms: null, seated: true }, 'TICKET_CHANGE_DISABLED'],
  ['that has a seat', { seated: true }, 'TICKET_CHANGE_SEATED'],
] as const)('a ticket %s is answered for a change', ([, change, code]) => {
  expect(changeRefusal({ ...ticket, ...change }, noon)?.code ?? null).toBe(code)
})
