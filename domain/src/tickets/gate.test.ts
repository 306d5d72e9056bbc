import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  admissionEveryMs,
  admissionsDue,
  countedAfter,
  countedWhenIdle,
  type Gate,
  gateState,
  lookAgainSeconds,
  waitingBefore,
  waitSeconds,
} from './gate.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const gate: Gate = { enabled: true, opensAt: null, perMinute: 60, countedAt: noon }

test.for([
  ['a gate that is off', { enabled: false }, 0, 'OFF'],
  ['a gate that opens later', { opensAt: at(1) }, 0, 'BEFORE'],
  ['a gate that opens exactly now', { opensAt: at(0) }, 0, 'OPEN'],
  ['a gate without an opening', {}, 0, 'OPEN'],
] as const)('%s has its state', ([, change, seconds, state]) => {
  expect(gateState({ ...gate, ...change }, at(seconds))).toBe(state)
})

test.for([
  ['nothing has passed', {}, 0, 0],
  ['one interval', {}, 1, 1],
  ['just below two intervals', {}, 1.999, 1],
  ['ten seconds', {}, 10, 10],
  ['an hour lets in those of a minute', {}, 3600, 60],
  ['a gate that is off lets nobody in', { enabled: false }, 10, 0],
  ['a gate before its opening lets nobody in', { opensAt: at(20) }, 10, 0],
  ['the first is due at the opening', { opensAt: at(20) }, 20, 1],
  ['a slow gate', { perMinute: 1 }, 59, 0],
  ['a slow gate after a minute', { perMinute: 1 }, 60, 1],
  ['a clock that was set back', {}, -30, 0],
] as const)('admissions due: %s', ([, change, seconds, due]) => {
  expect(admissionsDue({ ...gate, ...change }, at(seconds))).toBe(due)
})

test('a gate never lets in more than its rate and one, whenever it is looked at', () => {
  const looks = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(looks, fc.integer({ min: 1, max: 6000 }), (gaps, perMinute) => {
      let state: Gate = { ...gate, perMinute }
      let [letIn, ms] = [0, 0]
      for (const gap of gaps) {
        ms += gap
        const now = new Date(noon.getTime() + ms)
        const due = admissionsDue(state, now)
        letIn += due
        state = { ...state, countedAt: countedAfter(state, now, due) }
        expect(state.countedAt.getTime()).toBeLessThanOrEqual(now.getTime() + 1)
      }
      expect(letIn).toBeLessThanOrEqual((ms * perMinute) / 60_000 + 1)
    }),
  )
})

test('idle time lets in the next who comes, and nobody else', () => {
  const idle = { ...gate, countedAt: countedWhenIdle(gate, at(600)) }
  expect(admissionsDue(idle, at(600))).toBe(1)
  expect(countedWhenIdle(gate, noon)).toEqual(noon)
  expect(admissionEveryMs({ perMinute: 7 })).toBe(8572)
})

test.for([
  ['the next', 11, 10, [], 0],
  ['the tenth', 20, 10, [], 9],
  ['two before left', 20, 10, [12, 15], 7],
  ['others left that are behind or in', 20, 10, [3, 10, 20, 25], 9],
  ['let in', 9, 10, [], 0],
] as const)('people before: %s', ([, number, letIn, ended, before]) => {
  expect(waitingBefore(number, letIn, ended)).toBe(before)
})

test('the wait follows the rate, and looks become rarer with it', () => {
  expect([waitSeconds(0, gate), waitSeconds(119, gate), waitSeconds(9, { perMinute: 7 })]).toEqual([1, 120, 86])
  expect([lookAgainSeconds(1), lookAgainSeconds(60), lookAgainSeconds(3600)]).toEqual([2, 6, 15])
})
