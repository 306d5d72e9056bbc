import { expect, test } from 'vitest'
import { codeOf, secondStepOf } from './ways.ts'

test.for([
  ['the app first', 'state=s&factors=EMAIL,TOTP,RECOVERY_CODE', 'TOTP'],
  ['the mail where there is no app', 'state=s&factors=RECOVERY_CODE,EMAIL', 'EMAIL'],
  ['the chosen way', 'state=s&factors=TOTP,RECOVERY_CODE&way=RECOVERY_CODE', 'RECOVERY_CODE'],
  ['nothing that was not offered', 'state=s&factors=TOTP&way=EMAIL', 'TOTP'],
  ['nothing that is none', 'state=s&factors=SMS,TOTP&way=SMS', 'TOTP'],
] as const)('the next step asks for %s', ([, search, way]) => {
  expect(secondStepOf(search)?.way).toBe(way)
})

test('without a sign-in that waits there is nothing to ask', () => {
  expect(secondStepOf('factors=TOTP')).toBeUndefined()
})

test('codes come with spaces and dashes; those of the list keep their letters', () => {
  expect([codeOf('TOTP', '123 456'), codeOf('EMAIL', '123-456'), codeOf('RECOVERY_CODE', '7kq2-9f3m')]).toEqual([
    '123456',
    '123456',
    '7kq2-9f3m',
  ])
})
