import { expect, test } from 'vitest'
import { type Registrant, type RegistrationRules, registrationRefusal } from './registration-refusal.ts'

const rules: RegistrationRules = {
  type: 'TICKETING',
  paused: false,
  disabled: false,
  allowedGuestTypes: 'VISITOR_OR_MEMBER',
}
const visitor: Registrant = { kind: 'visitor', ignoreLimits: false }
const member: Registrant = { kind: 'member', ignoreLimits: false }
const staff: Registrant = { kind: 'staff', ignoreLimits: false }
const passingLimits: Registrant = { kind: 'staff', ignoreLimits: true }

test.for([
  ['an open event takes visitors', {}, visitor, null],
  ['an event registered elsewhere takes nobody', { type: 'EXTERNAL' }, passingLimits, 'EXTERNAL_REGISTRATION'],
  ['an event without registration takes nobody', { type: 'NONE' }, passingLimits, 'REGISTRATION_CLOSED'],
  ['a disabled registration takes nobody', { disabled: true }, passingLimits, 'REGISTRATION_CLOSED'],
  ['a pause holds for visitors', { paused: true }, visitor, 'REGISTRATION_PAUSED'],
  ['a pause holds for staff', { paused: true }, staff, 'REGISTRATION_PAUSED'],
  ['staff pass over a pause with ignoreLimits', { paused: true }, passingLimits, null],
  ['a visitor cannot join an event for members', { allowedGuestTypes: 'MEMBER' }, visitor, 'MEMBER_NEEDED'],
  ['a member joins an event for members', { allowedGuestTypes: 'MEMBER' }, member, null],
  ['staff register members for their event', { allowedGuestTypes: 'MEMBER' }, staff, null],
] as const)('%s', ([, change, who, refusal]) => {
  expect(registrationRefusal({ ...rules, ...change }, who)).toBe(refusal)
})
