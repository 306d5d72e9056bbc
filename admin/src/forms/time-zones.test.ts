import { expect, test } from 'vitest'
import { cityOf, findZones, shownZone, timeZonesAt } from './time-zones.ts'

const winter = new Date('2026-12-12T12:00:00Z')
const summer = new Date('2026-07-12T12:00:00Z')
const zones = timeZonesAt(winter, 'Europe/London')
const found = (query: string) => findZones(zones, query).map(({ id }) => id)

test.for([
  ['a city', 'lond', 'Europe/London'],
  ['a city of two words', 'new york', 'America/New_York'],
  ['the name of the zone', 'eastern time new', 'America/New_York'],
  ['its IANA name', 'europe/berlin', 'Europe/Berlin'],
  ['its offset', 'gmt+05:30', 'Asia/Calcutta'],
  ['a short offset with a region', 'europe +1', 'Europe/Berlin'],
] as const)('a zone is found by %s', ([, query, id]) => {
  expect(found(query)).toContain(id)
})

test('a city comes before zones that only mention the word', () => {
  expect(found('paris')[0]).toBe('Europe/Paris')
  expect(found('nowhere')).toEqual([])
})

test('an offset finds its own zones alone', () => {
  expect(findZones(zones, '-5').every(({ offset }) => offset === 'GMT-05:00')).toBe(true)
})

test('offsets are those of the day of the event', () => {
  expect([shownZone('Europe/London', winter), shownZone('Europe/London', summer)]).toEqual([
    'London (GMT+00:00)',
    'London (GMT+01:00)',
  ])
})

test('zones stand from the west to the east, all of them while nothing is typed', () => {
  const offsets = findZones(zones, '').map(({ offset }) => offset)
  expect(offsets.length).toBeGreaterThan(400)
  expect([offsets[0]?.startsWith('GMT-1'), offsets.at(-1)?.startsWith('GMT+1')]).toEqual([true, true])
  expect(cityOf('America/Indiana/Indianapolis')).toBe('Indiana, Indianapolis')
})

test('a chosen zone is offered where the browser has another name for it', () => {
  expect(timeZonesAt(winter, 'US/Pacific').map(({ id }) => id)).toContain('US/Pacific')
})
