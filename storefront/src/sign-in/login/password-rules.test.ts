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
  [undefined, 'at least 8'],
  [{ violatedRule: 'REQUIRED_FIELD' }, 'at least 8'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 8 } }, 'at least 8'],
  [{ violatedRule: 'MAX_LENGTH', data: { threshold: 128 } }, 'at most 128'],
  [{ violatedRule: 'VALIDATION', data: { reason: 'COMMON' } }, 'This password is too common'],
  [{ violatedRule: 'VALIDATION', data: { reason: 'KNOWN_NAME' } }, 'Do not use your email address'],
] as const)('the violation %o reads: %s', ([violation, words]) => {
  expect(passwordText(violation)).toContain(words)
})
