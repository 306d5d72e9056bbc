import { expect, test } from 'vitest'
import { actorOf, deedOf, differences, membersIn } from './audit-words.ts'

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
  ['console', 'console', 'Server console'],
] as const)('done by %s', ([kind, name, words]) => {
  expect(actorOf({ actor: { kind, name } })).toBe(words)
})

test('of a change, what differs', () => {
  const before = { name: 'Till', redirectUris: ['https://a.example/'] }
  const after = { name: 'Till', redirectUris: [] }
  expect(differences({ before, after })).toEqual([
    { field: 'Redirect addresses', before: 'https://a.example/', after: 'None' },
  ])
})

test.for([
  [
    'a role, its permissions in words',
    { role: 'Door', scopes: ['guests.write'] },
    ['Role: Door', 'Permissions: Guests and check-in (write)'],
  ],
  ['a rate as a number', { EUR: 1_170_000 }, ['Rate of EUR: 1.17']],
  ['a rate as it is stored, in millionths', { EUR: '1170000' }, ['Rate of EUR: 1.17']],
  ['a switch', { promoteFromWaitlist: true }, ['Free places go to the waiting list: On']],
  ['nested fields by their names', { texts: { replyTo: 'a@example.com' } }, ['Reply to: a@example.com']],
  ['no ids', { from: '01a204a4-3e60-7c90-96f5-26cb8647e8b0' }, []],
  ['a time', { now: '2026-11-22T18:30:00.000Z' }, ['Now: Sun, 22 Nov 2026 18:30 UTC']],
] as const)('%s', ([, after, lines]) => {
  expect(differences({ after }).map(({ field, after: value }) => `${field}: ${value}`)).toEqual(lines)
})

test('members are called by their names where they are known', () => {
  const entry = { action: 'member.approved', target: { id: 'm-1', name: 'm-1' } } as const
  expect(deedOf(entry, new Map([['m-1', 'Ines Ferreira']]))).toBe('Approved Ines Ferreira')
  expect(deedOf(entry)).toBe('Approved a member')
  expect(membersIn([entry, entry, { action: 'apiKey.created', target }])).toEqual(['m-1'])
})
