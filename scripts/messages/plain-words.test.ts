import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../admin/messages/en')

/** Phrases that read as translated from another language, with what replaces them. */
const REPLACED: readonly [phrase: RegExp, instead: string][] = [
  [/fields? needs? you/i, 'Fix 1 field'],
  [/put right/i, 'Fix 1 field'],
  [/take the import back/i, 'Undo import'],
  [/\bwho waits\b/i, 'Waiting list'],
  // A number says what it counts: "12 prices changed".
  [/(^|\{)(#|\{count\}) changed\b/i, '12 prices changed'],
]

const messages = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, string>).map(([id, text]) => ({
    id: `${file} ${id}`,
    text,
  })),
)

test.for(REPLACED)('no message of the admin has %s', ([phrase]) => {
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.filter(({ text }) => phrase.test(text))).toEqual([])
})

test('a phrase that was replaced is found where it stands in a message', () => {
  const old = [
    'One field needs you',
    'Put right what is marked',
    'Take the import back',
    'Who waits',
    '{count} changed.',
  ]
  expect(old.map((text) => REPLACED.some(([phrase]) => phrase.test(text)))).toEqual(old.map(() => true))
})
