import { expect, test } from 'vitest'
import { passwordText, standingOf } from './password-rules.ts'

test.for([
  ['nothing yet', '', [false, false]],
  ['seven', 'tealamp', [false, false]],
  ['eight', 'teallamp', [true, true]],
  ['words with spaces', 'lamps over the harbour', [true, true]],
  ['too many', 'a b '.repeat(33), [false, true]],
  ['a common one', 'password1', [true, false]],
  ['one key', 'aaaaaaaaaa', [true, false]],
  ['the address', 'ines.carvalho', [true, false]],
  ['the address with digits behind', 'InesCarvalho99', [true, false]],
] as const)('%s', ([, password, expected]) => {
  expect(standingOf(password, 'ines.carvalho@example.com').map(({ met }) => met)).toEqual(expected)
})

test.for([
  ['is required', 'at least 8'],
  ['must have at least 8 characters', 'at least 8'],
  ['must have at most 128 characters', 'at most 128'],
  ['is one of the most common passwords', 'This password is too common'],
  ['must not be the name of the site or your own address', 'Do not use your email address'],
] as const)('the rules explain %s in words', ([violation, words]) => {
  expect(passwordText(violation)).toContain(words)
})
