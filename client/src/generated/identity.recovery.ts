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

export interface Connection {
  idpConnection: IdpConnection
}

export interface CustomField {
  name: string
  value?: V1CustomValue
}

export interface DeviceToken {
  strValue: string
}

export interface Email {
  address: string
  isVerified: boolean
}

export interface EmailOptions {
  language?: string
  redirect?: Redirect
}

export interface Factor {
  factorId: string
  type: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status: 'INACTIVE' | 'ACTIVE'
}

export interface Identity {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  identityProfile: IdentityProfile
  email: Email
  status: StatusV2
  factors: Factor[]
  connections: Connection[]
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

export interface IdpConnection {
  idpConnectionId: string
  idpUserId: string
}

export interface MfaChallengeData {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData: VerificationChallenge
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface Phone {
  countryCode?: string
  phone: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
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

export interface RequireMfaData {
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
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

export interface V1Factor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export interface VerificationChallenge {
  hint: string
}

/** Module `identity.recovery`. */
export const recovery = {
  /** Mails a link for choosing another password, if a member has the address. The answer is the same if nobody has. */
  sendRecoveryEmail: call<SendRecoveryEmailRequest, SendRecoveryEmailResponse, SendRecoveryEmailRefusal>('POST', '/_api/iam/recovery/v1/send-email'),
  /** Mails a member a link for choosing their first password. */
  sendActivationEmail: call<SendActivationEmailRequest, SendActivationEmailResponse, SendActivationEmailRefusal>('POST', '/_api/iam/recovery/v1/activation-email'),
  /** Sets another password by the token of a recovery mail. Every session of the member ends. */
  recover: call<RecoverRequest, RecoverResponse, RecoverRefusal>('POST', '/_api/iam/recovery/v1/recover', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
