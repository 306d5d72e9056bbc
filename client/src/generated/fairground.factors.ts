// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Proof } from './shapes.ts'

export type { Proof } from './shapes.ts'

export type ConfirmTotpRefusal = 'MEMBER_NOT_FOUND' | 'FACTOR_NOT_FOUND' | 'VERIFICATION_FAILED' | 'TOO_MANY_REQUESTS'

export interface ConfirmTotpRequest {
  code: string
}

export interface ConfirmTotpResponse {
  recoveryCodes: string[]
}

export type DisableFactorRefusal = 'MEMBER_NOT_FOUND' | 'FACTOR_NOT_FOUND' | 'PROOF_REQUIRED' | 'TOO_MANY_REQUESTS'

export interface DisableFactorRequest {
  factorId: string
  proof: Proof
}

export type DisableFactorResponse = Record<never, never>

export type EnableEmailRefusal = 'MEMBER_NOT_FOUND' | 'VERIFICATION_FAILED' | 'FACTOR_ALREADY_ACTIVE'

export interface EnableEmailRequest {
  verificationId: string
  code: string
}

export interface EnableEmailResponse {
  recoveryCodes: string[]
}

export type EnrollTotpRefusal = 'MEMBER_NOT_FOUND' | 'PROOF_REQUIRED' | 'FACTOR_ALREADY_ACTIVE' | 'TOO_MANY_REQUESTS'

export interface EnrollTotpRequest {
  proof: Proof
}

export interface EnrollTotpResponse {
  factorId: string
  secret: string
  uri: string
}

export type ForgetDevicesRefusal = 'MEMBER_NOT_FOUND'

export type ForgetDevicesRequest = Record<never, never>

export type ForgetDevicesResponse = Record<never, never>

export type ListFactorsRefusal = 'MEMBER_NOT_FOUND'

export type ListFactorsRequest = Record<never, never>

export interface ListFactorsResponse {
  factors: MemberFactor[]
  recoveryCodesLeft: number
  rememberedDevices: number
  hasPassword: boolean
}

export type MakeRecoveryCodesRefusal = 'MEMBER_NOT_FOUND' | 'FACTOR_NOT_FOUND' | 'PROOF_REQUIRED' | 'TOO_MANY_REQUESTS'

export interface MakeRecoveryCodesRequest {
  proof: Proof
}

export interface MakeRecoveryCodesResponse {
  recoveryCodes: string[]
}

export interface MemberFactor {
  factorId: string
  type: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status: 'INACTIVE' | 'ACTIVE'
  createdDate: Date
  lastUsedDate?: Date
}

export type ResetFactorsRefusal = 'MEMBER_NOT_FOUND'

export interface ResetFactorsRequest {
  memberId: string
}

export type ResetFactorsResponse = Record<never, never>

/** Module `fairground.factors`. */
export const factors = {
  /** Second factors that the calling member needs beside the password. */
  listFactors: call<ListFactorsRequest, ListFactorsResponse, ListFactorsRefusal>('GET', '/fairground/v1/factors', { values: { factors: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Begins the set-up of an authenticator app. It counts after `confirmTotp`; another begin replaces the one before. */
  enrollTotp: call<EnrollTotpRequest, EnrollTotpResponse, EnrollTotpRefusal>('POST', '/fairground/v1/factors/totp'),
  /** Ends the set-up with a first code of the app. The first factor comes with ten recovery codes, shown this once. */
  confirmTotp: call<ConfirmTotpRequest, ConfirmTotpResponse, ConfirmTotpRefusal>('POST', '/fairground/v1/factors/totp/confirm'),
  /** From now on a code by mail is a second step. The code of `identity.verification.start` proves that mails arrive. */
  enableEmail: call<EnableEmailRequest, EnableEmailResponse, EnableEmailRefusal>('POST', '/fairground/v1/factors/email'),
  /** Ends a factor. With the last one its recovery codes and remembered browsers end too. */
  disableFactor: call<DisableFactorRequest, DisableFactorResponse, DisableFactorRefusal>('POST', '/fairground/v1/factors/{factorId}/disable'),
  /** Ten recovery codes, shown this once; those before are void. */
  makeRecoveryCodes: call<MakeRecoveryCodesRequest, MakeRecoveryCodesResponse, MakeRecoveryCodesRefusal>('POST', '/fairground/v1/factors/recovery-codes'),
  /** Forgets the remembered devices: every browser needs the second step again. */
  forgetDevices: call<ForgetDevicesRequest, ForgetDevicesResponse, ForgetDevicesRefusal>('POST', '/fairground/v1/factors/forget-devices'),
  /** For a member who has lost phone and recovery codes: every factor and passkey ends, every session too. */
  resetFactors: call<ResetFactorsRequest, ResetFactorsResponse, ResetFactorsRefusal>('POST', '/fairground/v1/members/{memberId}/reset-factors'),
}
