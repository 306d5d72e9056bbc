import { expect, test } from 'vitest'
import { type Opening, readyAt, type Schedule, slotsOf } from './schedule.ts'

const ZONE = 'Europe/Berlin'
/** Wednesday noon in Berlin. */
const noon = new Date('2026-11-25T11:00:00Z')
const window = (day: 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN', start: number, end: number) => ({
  day,
  start: { hours: start },
  end: { hours: end },
})
const schedule: Schedule = {
  handlingDays: 0,
  windows: [window('WED', 17, 19), window('WED', 10, 12), window('FRI', 9, 12)],
  closedDates: [],
}
const keys = (change: Partial<Schedule> = {}, now = noon) =>
  slotsOf({ ...schedule, ...change }, now, ZONE).map(({ key }) => key)

test.for<[string, Partial<Schedule>, string[]]>([
  ['those that have not begun, in order', {}, ['2026-11-25T17:00', '2026-11-27T09:00']],
  ['a day of handling', { handlingDays: 1 }, ['2026-11-27T09:00', '2026-12-02T10:00', '2026-12-02T17:00']],
  [
    'after the cut-off the next day',
    { cutOff: { hours: 12 } },
    ['2026-11-27T09:00', '2026-12-02T10:00', '2026-12-02T17:00'],
  ],
  ['before the cut-off', { cutOff: { hours: 12, minutes: 1 } }, ['2026-11-25T17:00', '2026-11-27T09:00']],
  ['closed dates', { closedDates: ['2026-11-25'] }, ['2026-11-27T09:00']],
  [
    'a window that is off or ends before it begins',
    { windows: [{ ...window('FRI', 9, 12), enabled: false }, window('SAT', 12, 9)] },
    [],
  ],
])('slots: %s', ([, change, expected]) => {
  expect(keys(change)).toEqual(expected)
})

test('a slot is its wall time though the clocks change', () => {
  const [slot] = slotsOf({ ...schedule, windows: [window('SUN', 10, 12)] }, new Date('2026-03-27T11:00:00Z'), ZONE)
  expect(slot).toEqual({
    key: '2026-03-29T10:00',
    from: new Date('2026-03-29T08:00:00Z'),
    to: new Date('2026-03-29T10:00:00Z'),
  })
})

const shop: Opening = { leadMinutes: 120, windows: [window('WED', 10, 18), window('FRI', 10, 18)], closedDates: [] }

test.for<[string, Partial<Opening>, string | undefined]>([
  ['while it is open', {}, '2026-11-25T13:00:00.000Z'],
  ['packed after it closes: the next opening', { leadMinutes: 360 }, '2026-11-27T09:00:00.000Z'],
  ['a closed day is passed over', { closedDates: ['2026-11-25'] }, '2026-11-27T09:00:00.000Z'],
  ['always open', { windows: [] }, '2026-11-25T13:00:00.000Z'],
  ['never open', { windows: [window('WED', 10, 10)] }, undefined],
])('ready: %s', ([, change, expected]) => {
  expect(readyAt({ ...shop, ...change }, noon, ZONE)?.toISOString()).toBe(expected)
})
