// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { DeviceToken, MfaChallengeData, RequireMfaData } from './shapes.ts'
import type { Identity } from './fairground.passkeys.ts'

export type { Address, AddressWrapper, IdentityProfile } from './fairground.member-details.ts'
export type { Connection, CustomField, DeviceToken, Email, Factor, IdpConnection, MfaChallengeData, Phone, RequireMfaData, SecondaryEmail, StatusV2, V1CustomValue, V1Factor, VerificationChallenge } from './shapes.ts'
export type { Identity } from './fairground.passkeys.ts'

export type ResendDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'FACTOR_NOT_AVAILABLE' | 'TOO_MANY_REQUESTS'

export interface ResendDuringAuthenticationRequest {
  stateToken: string
}

export interface ResendDuringAuthenticationResponse {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: {
    deviceToken?: DeviceToken
  }
}

export type StartRefusal = 'MEMBER_NOT_FOUND' | 'TOO_MANY_REQUESTS'

export interface StartRequest {
  identityId?: string
  target?: 'EMAIL'
}

export interface StartResponse {
  verificationId: string
}

export type VerifyDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'IDENTITY_BLOCKED'

export interface VerifyDuringAuthenticationRequest {
  code: string
  stateToken: string
}

export interface VerifyDuringAuthenticationResponse {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: {
    deviceToken?: DeviceToken
  }
}

/** Module `identity.verification`. */
export const verification = {
  /** Mails a code to a member’s address: the caller’s own, or for an administrator anybody’s. */
  start: call<StartRequest, StartResponse, StartRefusal>('POST', '/_api/iam/verification/v1/start'),
  /** Completes a sign-in with the code that was mailed. Five wrong codes void it. */
  verifyDuringAuthentication: call<VerifyDuringAuthenticationRequest, VerifyDuringAuthenticationResponse, VerifyDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/verify', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Mails another code for the same sign-in; the one before is void. Where the second step may be a code by mail, it mails one. */
  resendDuringAuthentication: call<ResendDuringAuthenticationRequest, ResendDuringAuthenticationResponse, ResendDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/resend', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
