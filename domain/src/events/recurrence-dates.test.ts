import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, wallTimeOf } from './event-time.ts'
import { datesOfRule, type EventDate, movedAlike } from './recurrence-dates.ts'
import { MAX_RULE_DATES, parseRule } from './recurrence-rule.ts'

const dateOf = (start: string, end: string, timeZone: string): EventDate => ({
  startAt: instantOf(start, timeZone),
  endAt: instantOf(end, timeZone),
  timeZone,
})

function expanded(text: string, first: EventDate, exceptDays?: readonly string[]) {
  const parsed = parseRule(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  return datesOfRule(parsed.rule, first, exceptDays)
}

function datesIn(text: string, first: EventDate, exceptDays?: readonly string[]): EventDate[] {
  const made = expanded(text, first, exceptDays)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.dates
}

const walls = (dates: readonly EventDate[]) =>
  dates.map(({ startAt, timeZone }) => wallTimeOf(startAt, timeZone).slice(0, 16))
const moments = (dates: readonly EventDate[]) => dates.map(({ startAt }) => startAt.toISOString().slice(5, 16))

/** Zone, a Saturday before its clocks change, and the moments of three Saturdays from then on. */
test.for([
  ['Europe/Berlin', 'forward', '2027-03-27', ['03-27T18:00', '04-03T17:00', '04-10T17:00']],
  ['Europe/Berlin', 'back', '2027-10-30', ['10-30T17:00', '11-06T18:00', '11-13T18:00']],
  ['America/New_York', 'forward', '2027-03-13', ['03-14T00:00', '03-20T23:00', '03-27T23:00']],
  ['America/New_York', 'back', '2027-11-06', ['11-06T23:00', '11-14T00:00', '11-21T00:00']],
  ['Australia/Lord_Howe', 'forward by half an hour', '2027-10-02', ['10-02T08:30', '10-09T08:00', '10-16T08:00']],
  ['Australia/Lord_Howe', 'back by half an hour', '2027-04-03', ['04-03T08:00', '04-10T08:30', '04-17T08:30']],
  ['America/Santiago', 'forward', '2027-09-04', ['09-04T23:00', '09-11T22:00', '09-18T22:00']],
  ['America/Santiago', 'back', '2027-04-03', ['04-03T22:00', '04-10T23:00', '04-17T23:00']],
  ['Asia/Kolkata', 'never', '2027-03-27', ['03-27T13:30', '04-03T13:30', '04-10T13:30']],
] as const)('a weekly event in %s, where clocks go %s, keeps its time of the day', ([zone, , day, expected]) => {
  const dates = datesIn('FREQ=WEEKLY;COUNT=3', dateOf(`${day}T19:00`, `${day}T21:00`, zone))
  expect(walls(dates).map((wall) => wall.slice(11))).toEqual(['19:00', '19:00', '19:00'])
  expect(moments(dates)).toEqual(expected)
  expect(dates.map(({ endAt }) => wallTimeOf(endAt, zone).slice(11, 16))).toEqual(['21:00', '21:00', '21:00'])
})

test('a time that the clocks skip is an hour later on that day, and only on that day', () => {
  const dates = datesIn('FREQ=DAILY;COUNT=3', dateOf('2027-03-13T02:30', '2027-03-13T04:00', 'America/New_York'))
  expect(walls(dates)).toEqual(['2027-03-13T02:30', '2027-03-14T03:30', '2027-03-15T02:30'])
  expect(dates.every(({ startAt, endAt }) => endAt > startAt)).toBe(true)
})

test('a rule whose last date ends after the year 9999 makes none', () => {
  const first = dateOf('9999-12-24T10:00', '9999-12-26T10:00', 'Europe/Berlin')
  expect(expanded('FREQ=DAILY;COUNT=6', first)).toMatchObject({ ok: true })
  expect(expanded('FREQ=DAILY;COUNT=7', first)).toEqual({
    ok: false,
    fault: { code: 'RULE_PART_INVALID', part: 'RRULE' },
  })
})

test('a time that comes twice is the earlier one', () => {
  const dates = datesIn('FREQ=DAILY;COUNT=3', dateOf('2027-10-30T02:30', '2027-10-30T05:00', 'Europe/Berlin'))
  expect(moments(dates)).toEqual(['10-30T00:30', '10-31T00:30', '11-01T01:30'])
})

test('an end that the skipped hour would put before the start is as far off as on the first date', () => {
  const [, second] = datesIn('FREQ=DAILY;COUNT=2', dateOf('2027-03-13T02:45', '2027-03-13T03:15', 'America/New_York'))
  expect(second!.endAt.getTime() - second!.startAt.getTime()).toBe(30 * 60_000)
})

const evening = dateOf('2027-01-29T19:00', '2027-01-29T22:00', 'Europe/London') // a Friday

test.for([
  ['every second week on two days', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA;COUNT=4', ['01-29', '01-30', '02-12', '02-13']],
  ['the last Friday of each month', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', ['01-29', '02-26', '03-26']],
  ['the 29th, which February lacks', 'FREQ=MONTHLY;COUNT=3', ['01-29', '03-29', '04-29']],
  [
    'the last working day of each month',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    ['01-29', '02-26', '03-31'],
  ],
  ['a first date that the rule does not name', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', ['01-29', '02-01', '02-08']],
  ['a last day, which is a date itself', 'FREQ=WEEKLY;UNTIL=20270212', ['01-29', '02-05', '02-12']],
  ['a last moment, before the third date begins', 'FREQ=WEEKLY;UNTIL=20270212T185959Z', ['01-29', '02-05']],
  ['a last time of its own clocks', 'FREQ=WEEKLY;UNTIL=20270212T190000', ['01-29', '02-05', '02-12']],
  ['an end before its second date', 'FREQ=WEEKLY;UNTIL=20270130', ['01-29']],
] as const)('a rule with %s has these dates', ([, text, expected]) => {
  expect(walls(datesIn(text, evening)).map((wall) => wall.slice(5, 10))).toEqual(expected)
})

test('exceptions leave their days out and count towards COUNT', () => {
  const dates = datesIn('FREQ=WEEKLY;COUNT=4', evening, ['2027-01-29', '2027-02-12', '2027-12-24'])
  expect(walls(dates).map((wall) => wall.slice(5, 10))).toEqual(['02-05', '02-19'])
})

test.for([
  ['never comes', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3', 'RULE_PART_INVALID', 'RRULE'],
  ['leaves the calendar', 'FREQ=YEARLY;INTERVAL=99;COUNT=366', 'RULE_PART_INVALID', 'RRULE'],
  ['has more dates until its end than may be', 'FREQ=DAILY;UNTIL=20280131', 'RULE_TOO_LONG', 'UNTIL'],
] as const)('a rule that %s is refused', ([, text, code, part]) => {
  expect(expanded(text, evening)).toEqual({ ok: false, fault: { code, part } })
})

test('a year of days is as many dates as a rule may have', () => {
  expect(datesIn(`FREQ=DAILY;COUNT=${MAX_RULE_DATES}`, evening)).toHaveLength(MAX_RULE_DATES)
})

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata']

test('dates of any rule rise, end after they begin, and keep the time of the first unless clocks skip it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
      fc.record({ interval: fc.integer({ min: 1, max: 3 }), minute: fc.integer({ min: 0, max: 1439 }) }),
      fc.integer({ min: 10, max: 900 }),
      (zone, frequency, { interval, minute }, length) => {
        const startAt = instantOf(`2027-01-15T${new Date(minute * 60_000).toISOString().slice(11, 16)}`, zone)
        const first = { startAt, endAt: new Date(startAt.getTime() + length * 60_000), timeZone: zone }
        const dates = datesIn(`FREQ=${frequency};INTERVAL=${interval};COUNT=40`, first)
        expect(dates).toHaveLength(40)
        const time = walls([first])[0]!.slice(11)
        for (const [i, { startAt: at, endAt }] of dates.entries()) {
          expect(endAt > at).toBe(true)
          if (i > 0) expect(at > dates[i - 1]!.startAt).toBe(true)
          const wall = wallTimeOf(at, zone)
          if (wall.slice(11, 16) !== time) expect(instantOf(`${wall.slice(0, 10)}T${time}`, zone)).toEqual(at)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('later dates move as far on the clocks as the one that was moved, over a change of the clocks, too', () => {
  const before = dateOf('2027-03-19T19:00', '2027-03-19T21:00', 'Europe/Berlin')
  const after = dateOf('2027-03-20T18:30', '2027-03-20T21:30', 'Europe/Berlin')
  const moved = movedAlike(dateOf('2027-04-02T19:00', '2027-04-02T21:00', 'Europe/Berlin'), before, after)
  expect([moved.startAt, moved.endAt].map((at) => wallTimeOf(at, 'Europe/Berlin'))).toEqual([
    '2027-04-03T18:30:00',
    '2027-04-03T21:30:00',
  ])
})

/** Zone, a time of the day, a day on which the clocks skip it, and the time an hour later. */
const skipped = [
  ['Europe/Berlin', '02:30', '2027-03-28', '03:30'],
  ['Europe/London', '01:15', '2027-03-28', '02:15'],
  ['America/New_York', '02:30', '2027-03-14', '03:30'],
  ['Australia/Lord_Howe', '02:15', '2027-10-03', '03:15'],
  ['America/Santiago', '00:30', '2027-09-05', '01:30'],
] as const

test.for(skipped)('a date in %s whose %s on %s the clocks skip moves from that time to %s', ([zone, from, day, to]) => {
  const at = (time: string, on = '2027-02-01') => dateOf(`${on}T${time}`, `${on}T12:00`, zone)
  const date = at(from, day)
  expect(wallTimeOf(date.startAt, zone).slice(11, 16)).not.toBe(from)
  const moved = movedAlike(date, at(from), at(to))
  expect(wallTimeOf(moved.startAt, zone)).toBe(`${day}T${to}:00`)
  expect(wallTimeOf(moved.endAt, zone)).toBe(`${day}T12:00:00`)
  // Back to the time that the clocks skip, and from there to the morning.
  expect(movedAlike(moved, at(to), at(from)).startAt).toEqual(date.startAt)
  expect(wallTimeOf(movedAlike(date, at(from), at('09:00')).startAt, zone)).toBe(`${day}T09:00:00`)
})

test.for(skipped)(
  'dates in %s of %s end alike where the one that was changed is on %s, which skips it',
  ([zone, from, day]) => {
    const at = (on: string) => dateOf(`${on}T${from}`, `${on}T12:00`, zone)
    const moved = movedAlike(at('2027-02-01'), at(day), at(day))
    expect([moved.startAt, moved.endAt].map((one) => wallTimeOf(one, zone))).toEqual([
      `2027-02-01T${from}:00`,
      '2027-02-01T12:00:00',
    ])
  },
)

test('a date that was moved by itself keeps its distance from the others', () => {
  const at = (wall: string) => dateOf(wall, `${wall.slice(0, 10)}T22:00`, 'Europe/Berlin')
  const moved = movedAlike(at('2027-03-28T04:00'), at('2027-03-21T02:30'), at('2027-03-21T03:30'))
  expect(wallTimeOf(moved.startAt, 'Europe/Berlin')).toBe('2027-03-28T05:00:00')
})

test('a date that moves with another into its zone shows the same time there', () => {
  const before = dateOf('2027-06-01T19:00', '2027-06-01T21:00', 'Europe/Berlin')
  const after = dateOf('2027-06-01T19:00', '2027-06-01T21:00', 'Europe/London')
  const moved = movedAlike(dateOf('2027-06-08T19:00', '2027-06-08T21:00', 'Europe/Berlin'), before, after)
  expect([moved.timeZone, wallTimeOf(moved.startAt, 'Europe/London')]).toEqual(['Europe/London', '2027-06-08T19:00:00'])
})
