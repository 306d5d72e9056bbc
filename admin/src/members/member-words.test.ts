import { expect, test } from 'vitest'
import { initialsOf, nameOfDetails, statusMark, waitingFor } from './member-words.ts'

test.for([
  ['both names', { profile: { firstName: 'Ines', lastName: 'Carvalho', nickname: 'i' } }, 'Ines Carvalho'],
  ['one name', { profile: { lastName: 'Carvalho' } }, 'Carvalho'],
  ['a nickname', { profile: { nickname: 'ines' }, loginEmail: 'i@example.com' }, 'ines'],
  ['an address', { profile: {}, loginEmail: 'i@example.com' }, 'i@example.com'],
  ['nothing', { profile: {} }, 'No name'],
] as const)('a member is called by %s', ([, member, name]) => {
  expect(nameOfDetails(member)).toBe(name)
})

test.for([
  ['Ines Carvalho', 'IC'],
  ['Ines de Carvalho', 'IC'],
  ['ines', 'I'],
  ['ines.carvalho@example.com', 'IC'],
  ['Émile Zola', 'ÉZ'],
  ['', ''],
] as const)('the initials of %s', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials)
})

test('every status has a word', () => {
  const words = (['APPROVED', 'PENDING', 'BLOCKED', 'OFFLINE'] as const).map((status) => statusMark({ status })[1])
  expect(words).toEqual(['Active', 'Waiting', 'Blocked', 'Contact'])
})

test('reasons for which a member waits', () => {
  const pendingReasons = ['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'] as const
  expect(waitingFor({ pendingReasons: [...pendingReasons] })).toHaveLength(2)
  expect(waitingFor({ pendingReasons: [] })).toEqual([])
})
