import { expect, test } from 'vitest'
import { isOnlineOnly, letsInOnline, type OnlineEvent, shownAccess } from './online-access.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const event: OnlineEvent = { enabled: true, atPlace: false, canceled: false, startsAt: noon }
const stored = { link: 'https://meet.example/1', instructions: 'Press the blue button.', minutesBefore: null }
const all = { link: stored.link, instructions: stored.instructions }

test.for([
  ['an online event', {}, {}, all],
  ['a hybrid event', { atPlace: true }, {}, all],
  ['a link without instructions', {}, { instructions: null }, { link: stored.link }],
  ['an event without an online part', { enabled: false }, {}, undefined],
  ['a cancelled event', { canceled: true }, {}, undefined],
  ['exactly when it opens', { startsAt: new Date(noon.getTime() + 30 * 60_000) }, { minutesBefore: 30 }, all],
  [
    'a moment too early',
    { startsAt: new Date(noon.getTime() + 30 * 60_000 + 1) },
    { minutesBefore: 30 },
    { opensAt: new Date(noon.getTime() + 1) },
  ],
  [
    'only from the start',
    { startsAt: new Date(noon.getTime() + 1) },
    { minutesBefore: 0 },
    { opensAt: new Date(noon.getTime() + 1) },
  ],
  ['a time before the start that is to be announced', { startsAt: null }, { minutesBefore: 30 }, {}],
  ['a start that is to be announced', { startsAt: null }, {}, all],
] as const)('access of a guest to %s', ([, change, changed, expected]) => {
  expect(shownAccess({ ...event, ...change }, { ...stored, ...changed }, noon)).toEqual(expected)
})

test('a guest without a stored link learns that there is an online part', () => {
  expect(shownAccess(event, undefined, noon)).toEqual({})
})

test.for([
  ['an online event', {}, [true, true, true], [false, false, false]],
  ['a hybrid event', { atPlace: true }, [false, true, true], [false, true, false]],
  ['an event at a place', { enabled: false, atPlace: true }, [false, false, false], [false, false, false]],
] as const)('tickets for the place, online and both let in to %s', ([, change, online, refused]) => {
  const kinds = ['PLACE', 'ONLINE', 'BOTH'] as const
  expect(kinds.map((kind) => letsInOnline({ ...event, ...change }, kind))).toEqual(online)
  expect(kinds.map((kind) => isOnlineOnly({ ...event, ...change }, kind))).toEqual(refused)
})
