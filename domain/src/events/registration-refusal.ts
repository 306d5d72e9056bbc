import type { GuestRegistrationType, RegistrationType } from '@fairground/contract/enumerations/events.ts'

/** The organiser's choices that close an event's registration, or open it to some guests only. */
export type RegistrationRules = {
  type: RegistrationType
  paused: boolean
  disabled: boolean
  allowedGuestTypes: GuestRegistrationType
}

/** `staff` registers guests for the organiser; `ignoreLimits` lets staff pass over a pause. */
export type Registrant = { kind: 'visitor' | 'member' | 'staff'; ignoreLimits: boolean }

export type RegistrationRefusal =
  | 'EXTERNAL_REGISTRATION'
  | 'REGISTRATION_CLOSED'
  | 'REGISTRATION_PAUSED'
  | 'MEMBER_NEEDED'

/** Reason why this caller cannot register or buy tickets here; null when they can. Time and quota are decided elsewhere. */
export function registrationRefusal(
  { type, paused, disabled, allowedGuestTypes }: RegistrationRules,
  { kind, ignoreLimits }: Registrant,
): RegistrationRefusal | null {
  if (type === 'EXTERNAL') return 'EXTERNAL_REGISTRATION'
  if (type === 'NONE' || disabled) return 'REGISTRATION_CLOSED'
  if (paused && !(kind === 'staff' && ignoreLimits)) return 'REGISTRATION_PAUSED'
  return allowedGuestTypes === 'MEMBER' && kind === 'visitor' ? 'MEMBER_NEEDED' : null
}
