// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { DeviceToken, MfaChallengeData, RequireMfaData } from './shapes.ts'
import type { Identity } from './fairground.passkeys.ts'

export type { Address, AddressWrapper, IdentityProfile } from './fairground.member-details.ts'
export type { Connection, CustomField, DeviceToken, Email, Factor, IdpConnection, MfaChallengeData, Phone, RequireMfaData, SecondaryEmail, StatusV2, V1CustomValue, V1Factor, VerificationChallenge } from './shapes.ts'
export type { Identity } from './fairground.passkeys.ts'

export interface EmailOptions {
  language?: string
  redirect?: Redirect
}

export type RecoverRefusal = 'INVALID_RECOVERY_TOKEN' | 'IDENTITY_BLOCKED'

export interface RecoverRequest {
  recoveryToken: string
  password?: string
}

export interface RecoverResponse {
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

export interface Redirect {
  url?: string
  clientId?: string
}

export type SendActivationEmailRefusal = 'MEMBER_NOT_FOUND' | 'REDIRECT_NOT_REGISTERED'

export interface SendActivationEmailRequest {
  identityId: string
  emailOptions?: EmailOptions
}

export type SendActivationEmailResponse = Record<never, never>

export type SendRecoveryEmailRefusal = 'REDIRECT_NOT_REGISTERED' | 'TOO_MANY_REQUESTS'

export interface SendRecoveryEmailRequest {
  email: string
  language?: string
  redirect?: Redirect
}

export type SendRecoveryEmailResponse = Record<never, never>

/** Module `identity.recovery`. */
export const recovery = {
  /** Mails a link for choosing another password, if a member has the address. The answer is the same if nobody has. */
  sendRecoveryEmail: call<SendRecoveryEmailRequest, SendRecoveryEmailResponse, SendRecoveryEmailRefusal>('POST', '/_api/iam/recovery/v1/send-email'),
  /** Mails a member a link for choosing their first password. */
  sendActivationEmail: call<SendActivationEmailRequest, SendActivationEmailResponse, SendActivationEmailRefusal>('POST', '/_api/iam/recovery/v1/activation-email'),
  /** Sets another password by the token of a recovery mail. Every session of the member ends. */
  recover: call<RecoverRequest, RecoverResponse, RecoverRefusal>('POST', '/_api/iam/recovery/v1/recover', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
