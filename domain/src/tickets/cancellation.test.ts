import { expect, test } from 'vitest'
import { amountBack, type CancelableTicket, cancellationRefusal } from './cancellation.ts'

const noon = new Date('2027-05-01T12:00:00Z')
const HOUR_MS = 3_600_000
const after = (hours: number, ms = 0) => new Date(+noon + hours * HOUR_MS + ms)
const ticket: CancelableTicket = {
  voided: false,
  checkedIn: false,
  transferred: false,
  eventCanceled: false,
  startsAt: after(24, 1),
  endsAt: after(26),
  terms: { hoursBefore: 24 },
  movedUntil: null,
  bundleRefusal: null,
}

test.for([
  ['before its time is over', {}, null],
  ['exactly when its time is over', { startsAt: after(24) }, 'TICKET_CANCELLATION_OVER'],
  ['of an event whose time is to be announced', { startsAt: null, endsAt: null }, null],
  [
    'of an event that starts now, with terms until then',
    { startsAt: noon, terms: { hoursBefore: 0 } },
    'EVENT_STARTED',
  ],
  [
    'of an event that starts in a moment, with terms until then',
    { startsAt: after(0, 1), terms: { hoursBefore: 0 } },
    null,
  ],
  ['of an event that is over', { startsAt: after(-2), endsAt: noon }, 'EVENT_ENDED'],
  ['of a cancelled event', { eventCanceled: true }, 'EVENT_CANCELED'],
  ['that is void', { voided: true, transferred: true }, 'TICKET_CANCELED'],
  ['that was transferred', { transferred: true, checkedIn: true }, 'TICKET_TRANSFERRED'],
  ['that is checked in', { checkedIn: true, terms: null }, 'TICKET_CHECKED_IN'],
  ['that was bought without terms', { terms: null }, 'TICKET_CANCELLATION_DISABLED'],
  ['of a moved event, without terms', { terms: null, movedUntil: after(0, 1) }, null],
  ['of a moved event, after the time of its terms', { startsAt: after(24), movedUntil: after(1) }, null],
  ['of a moved event exactly when the term ends', { terms: null, movedUntil: noon }, 'TICKET_CANCELLATION_OVER'],
  ['of a moved event after the term, with terms that hold', { movedUntil: noon }, null],
  [
    'of a bundle that is not whole',
    { movedUntil: after(1), bundleRefusal: 'TICKET_BUNDLE_TRANSFERRED' },
    'TICKET_BUNDLE_TRANSFERRED',
  ],
  [
    'of a bundle that is not whole, without terms',
    { terms: null, bundleRefusal: 'TICKET_BUNDLE_CHECKED_IN' },
    'TICKET_CANCELLATION_DISABLED',
  ],
  ['of a moved event that starts within the term', { startsAt: noon, movedUntil: after(1) }, 'EVENT_STARTED'],
] as const)('a ticket %s is answered for a cancellation', ([, change, code]) => {
  expect(cancellationRefusal({ ...ticket, ...change }, noon)?.code ?? null).toBe(code)
})

test.for([
  ['all of it', 7000n, 2, { percent: 100, fee: 0n }, 7000n],
  ['a part, rounded half up once', 3333n, 1, { percent: 50, fee: 0n }, 1667n],
  ['all but a fee for each', 7000n, 2, { percent: 100, fee: 250n }, 6500n],
  ['a part less the fee', 7000n, 2, { percent: 80, fee: 250n }, 5100n],
  ['nothing where the fee is more', 500n, 2, { percent: 100, fee: 300n }, 0n],
  ['nothing of what was free', 0n, 1, { percent: 100, fee: 100n }, 0n],
] as const)('the buyer gets back %s', ([, price, tickets, terms, back]) => {
  const paid = { total: price, fees: 0n }
  const given = { terms: { hoursBefore: 24, ...terms }, startsAt: null, term: null }
  expect(amountBack(paid, tickets, given, noon)).toEqual({ money: back, credit: 0n })
})

const half = { hoursBefore: 24, percent: 50, fee: 0n }
test.for([
  ['all of it within the term', { terms: half, until: after(1), withFees: true }, 7000n],
  ['all but the fees where they stay', { terms: half, until: after(1), withFees: false }, 6800n],
  ['all of it by terms that are better', { terms: { ...half, percent: 100 }, until: after(1), withFees: false }, 7000n],
  ['what the terms give once the term is over', { terms: half, until: noon, withFees: true }, 3500n],
  [
    'all but the fees after the time of better terms',
    { terms: { ...half, hoursBefore: 30 }, until: after(1), withFees: false },
    6800n,
  ],
  ['nothing without terms once the term is over', { terms: null, until: noon, withFees: true }, 0n],
] as const)('the guest of a moved event gets back %s', ([, { terms, until, withFees }, back]) => {
  const paid = { total: 7000n, fees: 200n }
  const given = (asCredit: boolean) =>
    amountBack(paid, 2, { terms, startsAt: after(25), term: { until, withFees, asCredit } }, noon)
  expect(given(false)).toEqual({ money: back, credit: 0n })
  const { money, credit } = given(true)
  expect(money + credit).toBe(back)
})

test('a moved event with credit gives back as money what the terms of the purchase give', () => {
  const paid = { total: 7000n, fees: 200n }
  const back = (terms: typeof half | null) =>
    amountBack(paid, 2, { terms, startsAt: after(25), term: { until: after(1), withFees: true, asCredit: true } }, noon)
  expect(back(half)).toEqual({ money: 3500n, credit: 3500n })
  expect(back(null)).toEqual({ money: 0n, credit: 7000n })
  expect(back({ ...half, percent: 100 })).toEqual({ money: 7000n, credit: 0n })
})
