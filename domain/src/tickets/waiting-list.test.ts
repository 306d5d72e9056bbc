import { expect, test } from 'vitest'
import { awaitedUnits, nextOffer, type WaitedKind, type Waiting, waitingLinkOpens } from './waiting-list.ts'

const kind = (id: string, left: number | null, more: WaitedKind['counts'] = []): WaitedKind => ({
  id,
  counts: [{ id: `pool ${id}`, left, perTicket: 1 }, ...more],
})
const group = (id: string, quantity: number, of: string | null = 'a'): Waiting => ({ id, quantity, kind: of })
const shared = (left: number, perTicket = 1) => ({ id: 'hall', left, perTicket })

test.for([
  ['nobody waits', [], [kind('a', 9)], 'STRICT', undefined],
  ['the oldest is first', [group('1', 2), group('2', 1)], [kind('a', 3)], 'STRICT', '1 a'],
  ['a group that exactly fits', [group('1', 3)], [kind('a', 3)], 'STRICT', '1 a'],
  ['a group is never split', [group('1', 4)], [kind('a', 3)], 'STRICT', undefined],
  ['a smaller group does not pass strictly', [group('1', 4), group('2', 1)], [kind('a', 3)], 'STRICT', undefined],
  ['a smaller group passes where it may', [group('1', 4), group('2', 1)], [kind('a', 3)], 'FITTING', '2 a'],
  [
    'of other kinds it passes strictly',
    [group('1', 4), group('2', 1, 'b')],
    [kind('a', 3), kind('b', 1)],
    'STRICT',
    '2 b',
  ],
  ['any kind takes the first that fits', [group('1', 2, null)], [kind('a', 1), kind('b', 2)], 'STRICT', '1 b'],
  [
    'who waits for any is not passed',
    [group('1', 3, null), group('2', 1)],
    [kind('a', 1), kind('b', 2)],
    'STRICT',
    undefined,
  ],
  [
    'a kind that is not offered holds nobody up',
    [group('1', 1, 'gone'), group('2', 1)],
    [kind('a', 1)],
    'STRICT',
    '2 a',
  ],
  ['a shared quota counts people', [group('1', 2)], [kind('a', 9, [shared(3, 2)])], 'STRICT', undefined],
  [
    'nobody passes who waits for the same quota',
    [group('1', 3), group('2', 1, 'b')],
    [kind('a', 9, [shared(2)]), kind('b', 9, [shared(2)])],
    'STRICT',
    undefined,
  ],
  [
    'a quota that is not what is short stays open to others',
    [group('1', 3), group('2', 1, 'b')],
    [kind('a', 0, [shared(5)]), kind('b', 9, [shared(5)])],
    'STRICT',
    '2 b',
  ],
  ['an unlimited kind always fits', [group('1', 50)], [kind('a', null)], 'STRICT', '1 a'],
] as const)('%s', ([, waiting, kinds, rule, expected]) => {
  const next = nextOffer(waiting, kinds, rule)
  expect(next && `${next.entryId} ${next.kindId}`).toBe(expected)
})

const divided = (poolId: string, ownLeft: number | null, awaited: number, left?: number, perTicket = 1) => ({
  poolId,
  ownLeft,
  awaited,
  quotas: left === undefined ? [] : [{ poolId: 'hall', left, perTicket }],
})

test.for([
  ['as many as are awaited', [divided('a', 0, 3)], { a: 3 }],
  ['none of an unlimited kind', [divided('a', null, 3)], { a: 0 }],
  ['of a quota what the kinds could take', [divided('a', 1, 3, 10)], { a: 3, hall: 1 }],
  ['of a full quota all that is awaited', [divided('a', 0, 3, 0, 2)], { a: 3, hall: 6 }],
  ['of a quota for several kinds', [divided('a', 5, 2, 9), divided('b', null, 1, 9)], { a: 2, b: 0, hall: 3 }],
] as const)('units for those who wait: %s', ([, kinds, expected]) => {
  expect(Object.fromEntries(awaitedUnits(kinds))).toEqual(expected)
})

test.for([
  ['a year while it waits', 'WAITING', '2027-11-01T10:00:00Z', true],
  ['a year while it is offered', 'OFFERED', '2027-11-01T10:00:00Z', true],
  ['until thirty days after it was bought', 'BOUGHT', '2026-12-01T09:59:59Z', true],
  ['no longer then', 'BOUGHT', '2026-12-01T10:00:00Z', false],
  ['no longer than that once its event is over', 'ENDED', '2026-12-02T10:00:00Z', false],
] as const)('the link to a place opens it %s', ([, status, now, expected]) => {
  expect(waitingLinkOpens({ status, changedAt: new Date('2026-11-01T10:00:00Z') }, new Date(now))).toBe(expected)
})
