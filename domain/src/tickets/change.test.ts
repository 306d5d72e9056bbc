import { expect, test } from 'vitest'
import { allowsEvent, type ChangeableTicket, type ChangeTerms, changeRefusal, isCancelableOn } from './change.ts'

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
  changes: 1,
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
  ['that was changed as often as its terms allow', { terms: { hoursBefore: 0, atMost: 1 } }, 'TICKET_CHANGE_USED_UP'],
  ['that was changed once of two times', { terms: { hoursBefore: 0, atMost: 2 } }, null],
  ['that has a seat', { seated: true }, 'TICKET_CHANGE_SEATED'],
] as const)('a ticket %s is answered for a change', ([, change, code]) => {
  expect(changeRefusal({ ...ticket, ...change }, noon)?.code ?? null).toBe(code)
})

const [friday, saturday, elsewhere] = [
  { id: 'e-1', seriesId: 's-1' },
  { id: 'e-2', seriesId: 's-1' },
  { id: 'e-3', seriesId: null },
] as const
test.for([
  ['the same event on any terms', {}, friday, friday, true],
  ['no other date unless its terms say so', {}, friday, saturday, false],
  ['another date of the series', { otherDates: true }, friday, saturday, true],
  ['no event outside the series', { otherDates: true }, friday, elsewhere, false],
  ['no other date of an event without a series', { otherDates: true }, elsewhere, { id: 'e-4', seriesId: null }, false],
  ['an event that is named', { eventIds: ['e-3'] }, friday, elsewhere, true],
  ['no date that is not named', { eventIds: ['e-3'] }, friday, saturday, false],
] as const)('a ticket becomes one of %s', ([, terms, from, to, allowed]) => {
  expect(allowsEvent({ hoursBefore: 24, ...terms } as ChangeTerms, from, to)).toBe(allowed)
})

test.for([
  ['before its time was over', after(24, 1), true],
  ['when its time was over', after(24), false],
  ['while the time of its event was to be announced', null, true],
] as const)('a ticket that was changed %s is cancelled later, or not', ([, startsAt, cancelable]) => {
  expect(isCancelableOn({ hoursBefore: 24 }, startsAt, noon)).toBe(cancelable)
})
