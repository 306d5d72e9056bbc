import { expect, test } from 'vitest'
import { actorOf, deedOf, differences } from './audit-words.ts'

const target = { id: '1', name: 'Till' }

test.for([
  ['apiKey.created', 'Created the API key “Till”'],
  ['staffUser.removed', 'Removed Till'],
  ['testClock.set', 'Set the test clock'],
] as const)('%s', ([action, words]) => {
  expect(deedOf({ action, target })).toBe(words)
})

test.for([
  ['staff', 'ines@example.com', 'ines@example.com'],
  ['apiKey', 'Everything', 'API key “Everything”'],
  ['console', 'console', 'Console of the server'],
] as const)('done by %s', ([kind, name, words]) => {
  expect(actorOf({ actor: { kind, name } })).toBe(words)
})

test('of a change, what differs', () => {
  const before = { name: 'Till', redirectUris: ['https://a.example/'] }
  const after = { name: 'Till', redirectUris: [] }
  expect(differences({ before, after })).toEqual([
    { field: 'redirect uris', before: 'https://a.example/', after: 'none' },
  ])
})

test('of what was made, everything', () => {
  expect(differences({ after: { role: 'door', scopes: ['a', 'b'] } })).toEqual([
    { field: 'role', before: undefined, after: 'door' },
    { field: 'scopes', before: undefined, after: 'a, b' },
  ])
})
