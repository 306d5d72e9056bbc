import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { asFarFrom, formattedDates, instantOf, isTimeZone, plusDays, wallTimeOf } from './event-time.ts'

test.for([
  ['winter', '2026-12-12T18:30', 'Europe/London', 'compatible', '2026-12-12T18:30:00Z'],
  ['summer', '2026-06-12T18:30', 'Europe/London', 'compatible', '2026-06-12T17:30:00Z'],
  ['half an hour zone', '2026-06-12T18:30', 'Asia/Kolkata', 'compatible', '2026-06-12T13:00:00Z'],
  ['in the gap, moved forward', '2026-03-29T01:30', 'Europe/London', 'compatible', '2026-03-29T01:30:00Z'],
  ['in the gap, earlier', '2026-03-29T01:30', 'Europe/London', 'earlier', '2026-03-29T00:30:00Z'],
  ['in the gap of New York', '2026-03-08T02:30', 'America/New_York', 'compatible', '2026-03-08T07:30:00Z'],
  [
    'in the half-hour gap of Lord Howe',
    '2026-10-04T02:15',
    'Australia/Lord_Howe',
    'compatible',
    '2026-10-03T15:45:00Z',
  ],
  ['in the overlap, first', '2026-10-25T01:30', 'Europe/London', 'compatible', '2026-10-25T00:30:00Z'],
  ['in the overlap, second', '2026-10-25T01:30', 'Europe/London', 'later', '2026-10-25T01:30:00Z'],
  ['in the overlap of New York', '2026-11-01T01:30', 'America/New_York', 'compatible', '2026-11-01T05:30:00Z'],
  ['on the day that Samoa did not have', '2011-12-30T12:00', 'Pacific/Apia', 'compatible', '2011-12-30T22:00:00Z'],
] as const)('%s', ([, wall, zone, disambiguation, utc]) => {
  expect(instantOf(wall, zone, disambiguation)).toEqual(new Date(utc))
})

test.for([
  ['a gap is walked out of', '2026-03-29T01:30:00Z', 'Europe/London', '2026-03-29T02:30:00'],
  ['the second of an overlap', '2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25T01:30:00'],
  ['across the date line', '2026-12-12T18:30:00Z', 'Pacific/Auckland', '2026-12-13T07:30:00'],
] as const)('%s', ([, utc, zone, wall]) => {
  expect(wallTimeOf(new Date(utc), zone)).toBe(wall)
})

test('a fortnight later is the same hour, whatever the clocks did', () => {
  const before = instantOf('2026-03-20T19:00', 'Europe/London')
  const after = plusDays(before, 'Europe/London', 14)
  expect(wallTimeOf(after, 'Europe/London')).toBe('2026-04-03T19:00:00')
  expect(after.getTime() - before.getTime()).toBe(14 * 86_400_000 - 3_600_000)
})

test('time zones are IANA names', () => {
  expect(['Europe/London', 'UTC', 'Etc/GMT+5', 'america/new_york'].map(isTimeZone)).toEqual([true, true, true, true])
  expect(['Europe/Atlantis', '+01:00', '', 'local'].map(isTimeZone)).toEqual([false, false, false, false])
})

test.for(['2026-13-01T00:00', 'noon', ''])('"%s" is no time', (wall) => {
  expect(() => instantOf(wall, 'Europe/London')).toThrow(RangeError)
})

test('a moment written as wall time and read again is that moment, outside of overlaps', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/London',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  )
  const moment = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2040, 0) })
  fc.assert(
    fc.property(moment, zone, (ms, zone) => {
      const instant = new Date(Math.floor(ms / 1000) * 1000)
      const wall = wallTimeOf(instant, zone)
      const readings = (['earlier', 'later'] as const).map((d) => instantOf(wall, zone, d).getTime())
      expect(readings).toContain(instant.getTime())
    }),
  )
})

test.for([
  ['two weeks later', '2026-03-20T19:00', '2026-03-20T20:30', '2026-04-03T19:00', '2026-04-03T20:30'],
  ['across the start of summer time', '2026-03-27T19:00', '2026-03-28T09:00', '2026-03-28T19:00', '2026-03-29T09:00'],
  ['before the event', '2026-03-27T19:00', '2026-03-27T17:00', '2026-10-25T19:00', '2026-10-25T17:00'],
] as const)('an item moves with its event: %s', ([, before, item, after, expected]) => {
  const at = (wall: string) => instantOf(wall, 'Europe/London')
  expect(wallTimeOf(asFarFrom(at(after), at(item), at(before), 'Europe/London'), 'Europe/London')).toBe(
    `${expected}:00`,
  )
})

/** Zone, a time of the day, a day on which the clocks skip it, and a day on which they show it. */
const skipped = [
  ['Europe/Berlin', '02:30', '2027-03-28', '2027-03-21'],
  ['Europe/London', '01:15', '2027-03-28', '2027-03-21'],
  ['America/New_York', '02:30', '2027-03-14', '2027-03-07'],
  ['Australia/Lord_Howe', '02:15', '2027-10-03', '2027-09-26'],
  ['America/Santiago', '00:30', '2027-09-05', '2027-08-29'],
] as const

test.for(skipped)('in %s an item is as far from %s where the clocks skip that on %s', ([zone, time, gap, day]) => {
  const at = (wall: string) => instantOf(wall, zone)
  const [from, to] = [at(`${day}T${time}`), at(`${gap}T${time}`)]
  expect(wallTimeOf(to, zone).slice(11, 16)).not.toBe(time)
  const before = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
  for (const [own, moved] of [
    [`${day}T12:00`, `${gap}T12:00`],
    [`${before(day)}T20:00`, `${before(gap)}T20:00`],
    [`${day}T${time}`, `${gap}T${time}`],
  ] as const) {
    expect(wallTimeOf(asFarFrom(to, at(own), from, zone), zone)).toBe(wallTimeOf(at(moved), zone))
    expect(wallTimeOf(asFarFrom(from, at(moved), to, zone), zone)).toBe(`${own}:00`)
  }
})

test('items of a day whose clocks skip an hour stay in their order where that day is the one they move from', () => {
  const [zone, step] = ['Europe/Berlin', 10 * 60_000]
  const [start, to] = [instantOf('2027-03-28T02:30', zone), instantOf('2027-03-21T02:30', zone)]
  const items = Array.from({ length: 60 }, (_, i) => new Date(start.getTime() + (i - 30) * step))
  const moved = items.map((item) => asFarFrom(to, item, start, zone).getTime())
  expect(moved).toEqual([...moved].sort((a, b) => a - b))
  expect(moved[30]).toBe(to.getTime())
})

const dates = {
  startDate: new Date('2026-12-12T18:30:00Z'),
  endDate: new Date('2026-12-12T21:00:00Z'),
  timeZoneId: 'Europe/London',
  hideEndDate: false,
  showTimeZone: false,
  dateAndTimeTbd: false,
  dateAndTimeTbdMessage: null,
}
const start = { startDate: 'December 12, 2026', startTime: '6:30 PM' }
const end = { endDate: 'December 12, 2026', endTime: '9:00 PM' }
test.for([
  ['one evening', {}, { dateAndTime: 'December 12, 2026, 6:30 PM – 9:00 PM', ...start, ...end }],
  [
    'with its zone',
    { showTimeZone: true },
    { dateAndTime: 'December 12, 2026, 6:30 PM – 9:00 PM GMT', ...start, ...end },
  ],
  [
    'past midnight',
    { endDate: new Date('2026-12-13T01:00:00Z') },
    {
      dateAndTime: 'December 12, 2026, 6:30 PM – December 13, 2026, 1:00 AM',
      ...start,
      endDate: 'December 13, 2026',
      endTime: '1:00 AM',
    },
  ],
  [
    'without its end',
    { hideEndDate: true, showTimeZone: true },
    { dateAndTime: 'December 12, 2026, 6:30 PM GMT', ...start },
  ],
  ['to be announced', { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'Soon' }, { dateAndTime: 'Soon' }],
  ['without any date', { startDate: null, endDate: null }, { dateAndTime: '' }],
] as const)('formatted: %s', ([, change, expected]) => {
  expect(formattedDates({ ...dates, ...change }, 'en-US')).toEqual(expected)
})
