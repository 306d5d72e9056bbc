import { expect, test } from 'vitest'
import { doorStaffStatus, pausedWith } from './door-staff.ts'

test.for([
  ['nobody came in yet', { paused: false, joined: false }, 'PENDING'],
  ['somebody came in', { paused: false, joined: true }, 'HAS_ACCESS'],
  ['paused before the first time', { paused: true, joined: false }, 'ACCESS_PAUSED'],
  ['paused afterwards', { paused: true, joined: true }, 'ACCESS_PAUSED'],
] as const)('%s', ([, access, expected]) => {
  expect(doorStaffStatus(access)).toBe(expected)
})

test.for([
  ['a pause begins', { paused: false, joined: true }, 'ACCESS_PAUSED', true],
  ['a pause ends', { paused: true, joined: true }, 'HAS_ACCESS', false],
  ['a pause ends before the first time', { paused: true, joined: false }, 'PENDING', false],
  ['the status is as it is', { paused: false, joined: false }, 'PENDING', false],
  ['nobody becomes pending again', { paused: false, joined: true }, 'PENDING', undefined],
] as const)('%s', ([, access, status, expected]) => {
  expect(pausedWith(access, status)).toBe(expected)
})
