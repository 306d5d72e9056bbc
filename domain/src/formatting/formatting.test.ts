import { expect, test } from 'vitest'
import {
  dateBlock,
  dayKey,
  formatDate,
  formatDateTime,
  formatMonth,
  formatRange,
  formatShortDate,
  formatTime,
  formatTimeWithZone,
  minutesAhead,
  monthKey,
  viewerTime,
} from './dates.ts'
import { formatMoney, isFree } from './money.ts'
import { counted, formatList, formatNumber, plural } from './plural.ts'
import { relativeTime } from './relative-time.ts'

const london = { locale: 'en-GB', zone: 'Europe/London' }
const newYork = { locale: 'en-US', zone: 'America/New_York' }
const winter = new Date('2026-12-12T18:30:00Z')
const summer = new Date('2026-06-12T18:30:00Z')

test.for([
  ['date', formatDate(winter, london), '12 December 2026'],
  ['date as Americans write it', formatDate(winter, newYork), 'December 12, 2026'],
  ['from the wire', formatDate('2026-12-12T18:30:00.000Z', london), '12 December 2026'],
  ['the day is that of the event, not of UTC', formatDate('2026-12-13T02:00:00Z', newYork), 'December 12, 2026'],
  ['time', formatTime(winter, london), '18:30'],
  ['time as Americans write it', formatTime(winter, newYork), '1:30 PM'],
  ['time and zone', formatTimeWithZone(winter, london), '18:30 GMT'],
  ['time and zone in summer', formatTimeWithZone(summer, london), '19:30 BST'],
  [
    'time and zone of another country',
    formatTimeWithZone(summer, { locale: 'en-GB', zone: 'Europe/Paris' }),
    '20:30 CEST',
  ],
  ['time and zone across the sea', formatTimeWithZone(winter, newYork), '1:30 PM EST'],
  ['date and time', formatDateTime(winter, london), '12 December 2026, 18:30 GMT'],
  ['short date', formatShortDate(winter, london, summer), 'Sat 12 Dec'],
  ['short date of another year', formatShortDate('2027-12-12T18:30:00Z', london, summer), 'Sun, 12 Dec 2027'],
  ['month', formatMonth(winter, london), 'December 2026'],
  ['range within a day', formatRange(winter, '2026-12-12T21:00:00Z', london), '12 December 2026, 18:30 – 21:00 GMT'],
  [
    'range past midnight',
    formatRange(winter, '2026-12-13T02:00:00Z', london),
    '12 December 2026, 18:30 – 13 December 2026, 02:00 GMT',
  ],
  ['range without an end', formatRange(winter, null, london), '12 December 2026, 18:30 GMT'],
  [
    'range over the change to summer time',
    formatRange('2026-03-28T22:00:00Z', '2026-03-29T03:00:00Z', london),
    '28 March 2026, 22:00 GMT – 29 March 2026, 04:00 BST',
  ],
  [
    'time of an event that does not name its zone',
    formatTimeWithZone(winter, { ...london, namesZone: false }),
    '18:30',
  ],
  [
    'such a range over the change to summer time',
    formatRange('2026-03-28T22:00:00Z', '2026-03-29T03:00:00Z', { ...london, namesZone: false }),
    '28 March 2026, 22:00 – 29 March 2026, 04:00',
  ],
  ['day key', dayKey('2026-12-13T02:00:00Z', 'America/New_York'), '2026-12-12'],
  ['month key', monthKey('2027-01-01T02:00:00Z', 'America/New_York'), '2026-12'],
] as const)('%s', ([, text, expected]) => {
  expect(text).toBe(expected)
})

test('a date block has the day in the zone of the event', () => {
  expect(dateBlock(winter, london)).toEqual({ weekday: 'Sat', day: '12', month: 'Dec' })
  expect(dateBlock('2026-12-13T02:00:00Z', newYork)).toEqual({ weekday: 'Sat', day: '12', month: 'Dec' })
})

test.for([
  ['another time', winter, 'America/New_York', '13:30 GMT-5'],
  ['another day', new Date('2026-12-12T23:30:00Z'), 'Asia/Tokyo', 'Sun 13 Dec, 08:30 GMT+9'],
  ['a zone with the same clocks', winter, 'UTC', undefined],
] as const)('viewer in %s', ([, moment, zone, expected]) => {
  expect(viewerTime(moment, london, zone)).toBe(expected)
})

test.for([
  [winter, 'Europe/London', 0],
  ['2026-07-12T18:30:00Z', 'Europe/London', 60],
  [winter, 'America/New_York', -300],
  [winter, 'America/St_Johns', -210],
  [winter, 'Asia/Kolkata', 330],
  [winter, 'Pacific/Kiritimati', 840],
  [winter, 'UTC', 0],
] as const)('clocks at %s in %s are %i minutes ahead', ([moment, zone, expected]) => {
  expect(minutesAhead(moment, zone)).toBe(expected)
})

test.for([
  [-30, 'now'],
  [-120, '2 minutes ago'],
  [3 * 3600, 'in 3 hours'],
  [86_400, 'tomorrow'],
  [-40 * 86_400, 'last month'],
] as const)('%d seconds from now is %s', ([seconds, text]) => {
  expect(relativeTime(new Date(winter.getTime() + seconds * 1000), winter, 'en')).toBe(text)
})

test('free is nothing to pay, however it is written', () => {
  expect([isFree('0.00', 'GBP'), isFree('0', 'JPY'), isFree(0n, 'GBP'), isFree('0.01', 'GBP')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.for([
  [0, 'en', '0 tickets'],
  [1, 'en', '1 ticket'],
  [1234, 'en', '1,234 tickets'],
  [1234, 'de', '1.234 tickets'],
] as const)('%d in %s', ([count, locale, text]) => {
  expect(plural(count, { one: '# ticket', other: '# tickets' }, locale)).toBe(text)
})

test('English texts need no locale', () => {
  const forms = { one: 'Your ticket', other: 'Your # tickets' }
  expect([1, 0, 1200].map((count) => counted(count, forms))).toEqual([
    'Your ticket',
    'Your 0 tickets',
    'Your 1,200 tickets',
  ])
})

test('lists and numbers are written as the locale writes them', () => {
  expect(formatList(['red', 'green', 'blue'], 'en-GB')).toBe('red, green and blue')
  expect(formatNumber(1234567, 'en')).toBe('1,234,567')
})

test.for([
  [formatMoney('12.00', 'GBP', 'en-GB'), '£12.00'],
  [formatMoney('12.5', 'GBP', 'en-GB'), '£12.50'],
  [formatMoney(1250n, 'JPY', 'en-GB'), 'JP¥1,250'],
] as const)('%s', ([text, expected]) => {
  expect(text).toBe(expected)
})
