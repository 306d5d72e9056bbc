import { expect, test } from 'vitest'
import { setStatus } from './set-status.ts'

test.for([
  ['INITIALIZED', 'APPROVED', 'APPROVED'],
  ['INITIALIZED', 'CANCELED', 'CANCELED'],
  ['PENDING', 'APPROVED', 'APPROVED'],
  ['APPROVED', 'CANCELED', 'CANCELED'],
  ['APPROVED', 'APPROVED', 'STATUS_ALREADY_SET'],
  ['CANCELED', 'CANCELED', 'STATUS_ALREADY_SET'],
  ['INITIALIZED', 'INITIALIZED', 'STATUS_ALREADY_SET'],
  ['CANCELED', 'APPROVED', 'UNSUPPORTED_TRANSITION'],
  ['REJECTED', 'CANCELED', 'UNSUPPORTED_TRANSITION'],
  ['INITIALIZED', 'PENDING', 'STATUS_NOT_SUPPORTED'],
  ['INITIALIZED', 'REJECTED', 'STATUS_NOT_SUPPORTED'],
  ['APPROVED', 'INITIALIZED', 'STATUS_NOT_SUPPORTED'],
] as const)('staff who set %s to %s get %s', ([from, to, expected]) => {
  const decided = setStatus(from, to)
  expect(decided.ok ? decided.to : decided.code).toBe(expected)
})
