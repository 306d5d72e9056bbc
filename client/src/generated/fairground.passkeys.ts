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

export type ListPasskeysRefusal = 'MEMBER_NOT_FOUND'

export type ListPasskeysRequest = Record<never, never>

export interface ListPasskeysResponse {
  passkeys: Passkey[]
}

export interface MfaChallengeData {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData: VerificationChallenge
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface Passkey {
  id: string
  name: string
  createdDate: Date
  lastUsedDate?: Date
  backedUp: boolean
}

export interface Phone {
  countryCode?: string
  phone: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
}

export interface Proof {
  password?: string
  code?: string
  verificationId?: string
}

export type RegisterPasskeyRefusal = 'MEMBER_NOT_FOUND' | 'PASSKEY_REFUSED' | 'TOO_MANY_PASSKEYS'

export interface RegisterPasskeyRequest {
  challengeId: string
  name?: string
  credential: Record<string, unknown>
}

export interface RegisterPasskeyResponse {
  passkey: Passkey
}

export type RemovePasskeyRefusal = 'MEMBER_NOT_FOUND' | 'PASSKEY_NOT_FOUND' | 'PROOF_REQUIRED' | 'TOO_MANY_REQUESTS'

export interface RemovePasskeyRequest {
  id: string
  proof: Proof
}

export type RemovePasskeyResponse = Record<never, never>

export type RenamePasskeyRefusal = 'MEMBER_NOT_FOUND' | 'PASSKEY_NOT_FOUND'

export interface RenamePasskeyRequest {
  id: string
  name: string
}

export interface RenamePasskeyResponse {
  passkey: Passkey
}

export interface RequireMfaData {
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export type SignInWithPasskeyRefusal = 'PASSKEY_REFUSED' | 'IDENTITY_BLOCKED' | 'TOO_MANY_REQUESTS'

export interface SignInWithPasskeyRequest {
  challengeId: string
  credential: Record<string, unknown>
}

export interface SignInWithPasskeyResponse {
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

export type StartRegistrationRefusal = 'MEMBER_NOT_FOUND' | 'PROOF_REQUIRED' | 'TOO_MANY_PASSKEYS' | 'TOO_MANY_REQUESTS'

export interface StartRegistrationRequest {
  proof: Proof
}

export interface StartRegistrationResponse {
  challengeId: string
  options: Record<string, unknown>
}

export type StartSignInRefusal = 'TOO_MANY_REQUESTS'

export type StartSignInRequest = Record<never, never>

export interface StartSignInResponse {
  challengeId: string
  options: Record<string, unknown>
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

export interface V1Factor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export interface VerificationChallenge {
  hint: string
}

/** Module `fairground.passkeys`. */
export const passkeys = {
  /** The passkeys of the calling member, the oldest first. */
  listPasskeys: call<ListPasskeysRequest, ListPasskeysResponse, ListPasskeysRefusal>('GET', '/fairground/v1/passkeys', { values: { passkeys: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Begins a passkey for the calling member: for pages of this site’s own address alone. */
  startRegistration: call<StartRegistrationRequest, StartRegistrationResponse, StartRegistrationRefusal>('POST', '/fairground/v1/passkeys/registration-options'),
  /** Keeps the passkey that the browser made. */
  registerPasskey: call<RegisterPasskeyRequest, RegisterPasskeyResponse, RegisterPasskeyRefusal>('POST', '/fairground/v1/passkeys', { values: { passkey: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Calls a passkey of the calling member something else. */
  renamePasskey: call<RenamePasskeyRequest, RenamePasskeyResponse, RenamePasskeyRefusal>('PATCH', '/fairground/v1/passkeys/{id}', { values: { passkey: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Ends a passkey of the calling member. */
  removePasskey: call<RemovePasskeyRequest, RemovePasskeyResponse, RemovePasskeyRefusal>('POST', '/fairground/v1/passkeys/{id}/remove'),
  /** Begins a sign-in with a passkey. The answer tells nothing of who has one. */
  startSignIn: call<StartSignInRequest, StartSignInResponse, StartSignInRefusal>('POST', '/fairground/v1/passkeys/sign-in-options'),
  /** Signs in with a passkey, which is two factors in one: no second step follows. */
  signInWithPasskey: call<SignInWithPasskeyRequest, SignInWithPasskeyResponse, SignInWithPasskeyRefusal>('POST', '/fairground/v1/passkeys/sign-in', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
