// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Connection, DeviceToken, Email, Factor, MfaChallengeData, Proof, RequireMfaData, StatusV2 } from './shapes.ts'
import type { IdentityProfile } from './fairground.member-details.ts'

export type { Address, AddressWrapper, IdentityProfile } from './fairground.member-details.ts'
export type { Connection, CustomField, DeviceToken, Email, Factor, IdpConnection, MfaChallengeData, Phone, Proof, RequireMfaData, SecondaryEmail, StatusV2, V1CustomValue, V1Factor, VerificationChallenge } from './shapes.ts'

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

export type ListPasskeysRefusal = 'MEMBER_NOT_FOUND'

export type ListPasskeysRequest = Record<never, never>

export interface ListPasskeysResponse {
  passkeys: Passkey[]
}

export interface Passkey {
  id: string
  name: string
  createdDate: Date
  lastUsedDate?: Date
  backedUp: boolean
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

/** Module `fairground.passkeys`. */
export const passkeys = {
  /** The passkeys of the calling member, the oldest first. */
  listPasskeys: call<ListPasskeysRequest, ListPasskeysResponse, ListPasskeysRefusal>('GET', '/fairground/v1/passkeys', { values: { passkeys: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Begins a passkey for the calling member: for pages of this site’s own address alone. */
  startRegistration: call<StartRegistrationRequest, StartRegistrationResponse, StartRegistrationRefusal>('POST', '/fairground/v1/passkeys/registration-options'),
  /** Stores the passkey that the browser made. */
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
