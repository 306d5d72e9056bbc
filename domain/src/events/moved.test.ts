import { expect, test } from 'vitest'
import { isMoved, moveTransitions, type Whereabouts } from './moved.ts'

const mill: Whereabouts = {
  startsAt: new Date('2026-12-12T18:30:00Z'),
  endsAt: new Date('2026-12-12T21:30:00Z'),
  timeZone: 'Europe/London',
  timeToCome: false,
  place: 'VENUE Old Mill, Leeds',
}

test.for<[string, Partial<Whereabouts>, Partial<Whereabouts>, boolean]>([
  ['an event that stays is not moved', {}, {}, false],
  ['another start moves it', {}, { startsAt: new Date('2026-12-13T18:30:00Z') }, true],
  ['another end moves it', {}, { endsAt: new Date('2026-12-12T23:00:00Z') }, true],
  ['another zone moves it', {}, { timeZone: 'Europe/Paris' }, true],
  ['another place moves it', {}, { place: 'VENUE Paintworks, Bristol' }, true],
  ['a date that is announced moves it', { timeToCome: true }, {}, true],
  ['a date that is taken back moves it', {}, { timeToCome: true }, true],
  ['dates that do not count do not move it', { timeToCome: true }, { timeToCome: true, startsAt: null }, false],
])('%s', ([, before, after, moved]) => {
  expect(isMoved({ ...mill, ...before }, { ...mill, ...after })).toBe(moved)
})

test('a move that was announced stays announced', () => {
  expect(moveTransitions).toEqual({ OPEN: ['ANNOUNCED', 'DISMISSED'], DISMISSED: ['ANNOUNCED'], ANNOUNCED: [] })
})
