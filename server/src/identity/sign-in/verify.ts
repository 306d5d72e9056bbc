import type { verify as contract } from '@fairground/contract/identity/authentication.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { CodeFactor } from '../factors/judge-code.ts'
import { waitingFor } from '../mailed-codes/state-token.ts'
import type { SignInDeps, StateAnswer } from './admit.ts'
import { verifyCode } from './verify-code.ts'
import { verifySecondStep } from './verify-second-step.ts'

type Request = RequestOf<typeof contract>

/** The code by mail may be the one that proves the address; every other is a second step. */
export async function verify(deps: SignInDeps, ctx: Ctx, request: Request): Promise<StateAnswer> {
  const { factorType, stateToken = '', rememberThisDevice = false } = request
  if (!isProvided(factorType)) throw new ApiError({ code: 'FACTOR_NOT_AVAILABLE', factorType })
  const code = codeOf(request)
  if ((await waitingFor(ctx.db, ctx.now, stateToken)).purpose === 'ADDRESS') {
    if (factorType !== 'EMAIL') throw new ApiError({ code: 'FACTOR_NOT_AVAILABLE', factorType })
    return verifyCode(deps, ctx, stateToken, code)
  }
  return verifySecondStep(deps, ctx, { factorType, stateToken, code, rememberThisDevice })
}

/** Telephones and their apps need somebody who sends; a passkey is a way in by itself (`fairground.passkeys`). */
const isProvided = (type: Request['factorType']): type is CodeFactor =>
  type === 'TOTP' || type === 'EMAIL' || type === 'RECOVERY_CODE'

/** A recovery code stands where a code of the app would: the published message has no field of its own for it. */
const codeOf = ({ factorType, emailData, totpData }: Request): string =>
  (factorType === 'EMAIL' ? emailData?.code : totpData?.code) ?? ''
