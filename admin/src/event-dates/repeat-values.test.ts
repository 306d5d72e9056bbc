import { expect, test } from 'vitest'
import { placeInMonth, type RepeatValues, repeatMistakes, repeatValues, ruleOf } from './repeat-values.ts'

const WALL = '2027-03-20T19:00' // the third Saturday

test.for([
  ['weekly on the weekday of the event', {}, 'FREQ=WEEKLY;BYDAY=SA;COUNT=10'],
  [
    'every second week on two days',
    { interval: '2', days: ['TH', 'MO'] },
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=10',
  ],
  ['daily until a day', { every: 'DAILY', ends: 'UNTIL', until: '2027-04-01' }, 'FREQ=DAILY;UNTIL=20270401'],
  ['monthly on the third Saturday', { every: 'MONTHLY', count: '6' }, 'FREQ=MONTHLY;BYDAY=3SA;COUNT=6'],
  ['monthly on the last Saturday', { every: 'MONTHLY', monthly: 'LAST' }, 'FREQ=MONTHLY;BYDAY=-1SA;COUNT=10'],
  ['monthly on the 20th', { every: 'MONTHLY', monthly: 'DAY' }, 'FREQ=MONTHLY;BYMONTHDAY=20;COUNT=10'],
  ['yearly', { every: 'YEARLY' }, 'FREQ=YEARLY;COUNT=10'],
  ['once', { every: 'ONCE', start: '2027-05-01T19:00', end: '2027-05-01T21:00' }, undefined],
  ['too often', { count: '367' }, undefined],
] as [string, Partial<RepeatValues>, string | undefined][])(
  'an event that repeats %s has its rule',
  ([, change, rule]) => {
    expect(ruleOf({ ...repeatValues(WALL), ...change }, WALL)).toBe(rule)
  },
)

test.for([
  ['no interval', { interval: '0' }, ['interval']],
  ['too many dates', { count: '367' }, ['count']],
  ['no last day', { ends: 'UNTIL' }, ['until']],
  ['an end before the start', { every: 'ONCE', start: '2027-05-01T19:00', end: '2027-05-01T18:00' }, ['end']],
  ['no start', { every: 'ONCE', end: '2027-05-01T18:00' }, ['start']],
] as [string, Partial<RepeatValues>, string[]][])('a form with %s names the field', ([, change, fields]) => {
  expect(Object.keys(repeatMistakes({ ...repeatValues(WALL), ...change }))).toEqual(fields)
})

test('the last of a weekday in its month is known as that', () => {
  expect([placeInMonth('2027-03-27T19:00'), placeInMonth(WALL)].map(({ nth, isLast }) => [nth, isLast])).toEqual([
    [4, true],
    [3, false],
  ])
})
