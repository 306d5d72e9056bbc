import { expect, test } from 'vitest'
import { type Command, type Pressed, read, SEQUENCE_MS, type Waiting } from './shortcuts.ts'

const key = (text: string, rest: Partial<Pressed> = {}): Pressed => ({
  key: text,
  mod: false,
  alt: false,
  typing: false,
  at: 0,
  ...rest,
})

function press(keys: readonly Pressed[], singleKeys = true): Command | undefined {
  let waiting: Waiting
  let command: Command | undefined
  for (const pressed of keys) ({ command, waiting } = read(waiting, pressed, singleKeys))
  return command
}

test.for([
  ['G then O', [key('g'), key('o')], 'goToOrders'],
  ['G, then O too late', [key('g'), key('o', { at: SEQUENCE_MS + 1 })], undefined],
  ['G G E', [key('g'), key('g'), key('e')], 'goToEvents'],
  ['G then a key of its own', [key('g'), key('c')], 'create'],
  ['E alone edits', [key('e')], 'edit'],
  ['a slash', [key('/')], 'search'],
  ['a slash in a text', [key('/', { typing: true })], undefined],
  ['Control K in a text', [key('k', { mod: true, typing: true })], 'palette'],
  ['Control K is not K', [key('k', { mod: true })], 'palette'],
  ['Alt keeps its meaning', [key('j', { alt: true })], undefined],
  ['a key without a meaning', [key('z')], undefined],
] as const)('%s', ([, keys, command]) => {
  expect(press(keys)).toBe(command)
})

test('switched off, only combinations with a modifier remain', () => {
  expect([press([key('j')], false), press([key('k', { mod: true })], false)]).toEqual([undefined, 'palette'])
})
