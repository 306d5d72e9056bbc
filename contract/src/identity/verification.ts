import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { VerificationTarget } from '../enumerations/identity.ts'
import { anyone, operation, own } from '../operation.ts'
import { Guid, oneOf, optional, text } from '../scalars.ts'
import { StateMachineResponse, StateToken } from './identity.ts'

const module = 'identity.verification'
const at = addresses({ api: '/_api/iam/verification', site: '/_api/iam/verification' })

export const start = operation({
  module,
  name: 'start',
  summary: 'Mails a code to a member’s address: the caller’s own, or for an administrator anybody’s.',
  method: 'POST',
  ...at('/v1/start'),
  aliases: ['/v1/Start', '/_api/iam/verification/v1/Start'],
  who: own('members.write'),
  request: Type.Object({ identityId: optional(Guid), target: optional(oneOf(VerificationTarget)) }),
  response: Type.Object({ verificationId: Type.String() }),
  refusals: ['MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const verifyDuringAuthentication = operation({
  module,
  name: 'verifyDuringAuthentication',
  summary: 'Completes a sign-in with the code that was mailed. Five wrong codes void it.',
  method: 'POST',
  ...at('/v1/auth/verify'),
  aliases: ['/iam/verification/v1/auth/verify'],
  who: anyone,
  request: Type.Object({ code: text(6, { minLength: 6 }), stateToken: StateToken }),
  response: StateMachineResponse,
  refusals: ['VERIFICATION_FAILED', 'IDENTITY_BLOCKED'],
})

export const resendDuringAuthentication = operation({
  module,
  name: 'resendDuringAuthentication',
  summary:
    'Mails another code for the same sign-in; the one before is void. Where the second step may be a code by mail, it mails one.',
  method: 'POST',
  ...at('/v1/auth/resend'),
  who: anyone,
  request: Type.Object({ stateToken: StateToken }),
  response: StateMachineResponse,
  refusals: ['VERIFICATION_FAILED', 'FACTOR_NOT_AVAILABLE', 'TOO_MANY_REQUESTS'],
})

export const operations = [start, verifyDuringAuthentication, resendDuringAuthentication] as const
