import Type from 'typebox'
import { FactorType, SecondFactorStatus } from '../enumerations/identity.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.factors'
const at = '/fairground/v1/factors'

/**
 * Proof that the person who is signed in is still there: the password, or a code of the authenticator app, or a recovery code, or the code that
 * `identity.verification.start` mailed with its `verificationId`.
 */
export const Proof = named(
  'Proof',
  Type.Object({
    password: optional(text(1000)),
    code: optional(text(40)),
    verificationId: optional(text(100)),
  }),
)

const MemberFactor = named(
  'MemberFactor',
  Type.Object({
    factorId: Guid,
    type: oneOf(FactorType),
    /** INACTIVE until its first code. */
    status: oneOf(SecondFactorStatus),
    createdDate: Timestamp,
    lastUsedDate: optional(Timestamp),
  }),
)

export const listFactors = operation({
  module,
  name: 'listFactors',
  summary: 'Second factors that the calling member needs beside the password.',
  method: 'GET',
  path: at,
  who: caller,
  request: Type.Object({}),
  response: Type.Object({
    factors: list(MemberFactor, 2),
    recoveryCodesLeft: Type.Integer(),
    /** Browsers that need no second step. */
    rememberedDevices: Type.Integer(),
    /** False for a member who never chose a password. */
    hasPassword: Type.Boolean(),
  }),
  refusals: ['MEMBER_NOT_FOUND'],
})

const RecoveryCodes = list(Type.String(), 10)

export const enrollTotp = operation({
  module,
  name: 'enrollTotp',
  summary:
    'Begins the set-up of an authenticator app. It counts after `confirmTotp`; another begin replaces the one before.',
  method: 'POST',
  path: `${at}/totp`,
  who: caller,
  request: Type.Object({ proof: Proof }),
  response: Type.Object({
    factorId: Guid,
    /** Base32, for typing it in. */
    secret: Type.String(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: Type.String(),
  }),
  refusals: ['MEMBER_NOT_FOUND', 'PROOF_REQUIRED', 'FACTOR_ALREADY_ACTIVE', 'TOO_MANY_REQUESTS'],
})

export const confirmTotp = operation({
  module,
  name: 'confirmTotp',
  summary:
    'Ends the set-up with a first code of the app. The first factor comes with ten recovery codes, shown this once.',
  method: 'POST',
  path: `${at}/totp/confirm`,
  who: caller,
  request: Type.Object({ code: text(20) }),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
  refusals: ['MEMBER_NOT_FOUND', 'FACTOR_NOT_FOUND', 'VERIFICATION_FAILED', 'TOO_MANY_REQUESTS'],
})

export const enableEmail = operation({
  module,
  name: 'enableEmail',
  summary:
    'From now on a code by mail is a second step. The code of `identity.verification.start` proves that mails arrive.',
  method: 'POST',
  path: `${at}/email`,
  who: caller,
  request: Type.Object({ verificationId: text(100), code: text(20) }),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
  refusals: ['MEMBER_NOT_FOUND', 'VERIFICATION_FAILED', 'FACTOR_ALREADY_ACTIVE'],
})

export const disableFactor = operation({
  module,
  name: 'disableFactor',
  summary: 'Ends a factor. With the last one its recovery codes and remembered browsers end too.',
  method: 'POST',
  path: `${at}/{factorId}/disable`,
  who: caller,
  request: Type.Object({ factorId: Guid, proof: Proof }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'FACTOR_NOT_FOUND', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const makeRecoveryCodes = operation({
  module,
  name: 'makeRecoveryCodes',
  summary: 'Ten recovery codes, shown this once; those before are void.',
  method: 'POST',
  path: `${at}/recovery-codes`,
  who: caller,
  request: Type.Object({ proof: Proof }),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
  refusals: ['MEMBER_NOT_FOUND', 'FACTOR_NOT_FOUND', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const forgetDevices = operation({
  module,
  name: 'forgetDevices',
  summary: 'Forgets the remembered devices: every browser needs the second step again.',
  method: 'POST',
  path: `${at}/forget-devices`,
  who: caller,
  request: Type.Object({}),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const resetFactors = operation({
  module,
  name: 'resetFactors',
  summary: 'For a member who has lost phone and recovery codes: every factor and passkey ends, every session too.',
  method: 'POST',
  path: '/fairground/v1/members/{memberId}/reset-factors',
  who: admin('members.write'),
  request: Type.Object({ memberId: Guid }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const operations = [
  listFactors,
  enrollTotp,
  confirmTotp,
  enableEmail,
  disableFactor,
  makeRecoveryCodes,
  forgetDevices,
  resetFactors,
] as const
