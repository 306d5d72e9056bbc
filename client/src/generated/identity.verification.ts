// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Address {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
  streetName?: string
  streetNumber?: string
}

export interface AddressWrapper {
  address?: Address
  tag?: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'
}

export interface CustomField {
  name: string
  value?: V1CustomValue
}

export interface Email {
  address: string
  isVerified: boolean
}

export interface Identity {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  identityProfile: IdentityProfile
  email: Email
  status: StatusV2
}

export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: CustomField[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: Phone[]
  addresses?: AddressWrapper[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  vatId?: string
}

export interface Phone {
  countryCode?: string
  phone: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
}

export type ResendDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'TOO_MANY_REQUESTS'

export interface ResendDuringAuthenticationRequest {
  stateToken: string
}

export interface ResendDuringAuthenticationResponse {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
}

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export type StartRefusal = 'MEMBER_NOT_FOUND' | 'TOO_MANY_REQUESTS'

export interface StartRequest {
  identityId?: string
  target?: 'EMAIL'
}

export interface StartResponse {
  verificationId: string
}

export interface StatusV2 {
  name: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  reasons: Array<'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>
}

export interface V1CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  boolValue?: boolean
}

export type VerifyDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'IDENTITY_BLOCKED'

export interface VerifyDuringAuthenticationRequest {
  code: string
  stateToken: string
}

export interface VerifyDuringAuthenticationResponse {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
}

/** Module `identity.verification`. */
export const verification = {
  /** Mails a code to a member’s address: the caller’s own, or for an administrator anybody’s. */
  start: call<StartRequest, StartResponse, StartRefusal>('POST', '/_api/iam/verification/v1/start'),
  /** Completes a sign-in with the code that was mailed. Five wrong codes void it. */
  verifyDuringAuthentication: call<VerifyDuringAuthenticationRequest, VerifyDuringAuthenticationResponse, VerifyDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/verify', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Mails another code for the same sign-in; the one before is void. */
  resendDuringAuthentication: call<ResendDuringAuthenticationRequest, ResendDuringAuthenticationResponse, ResendDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/resend', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
