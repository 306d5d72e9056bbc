import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { writeMail } from '../../mail/post.ts'
import { lockedMember } from '../accounts/find-member.ts'
import { rememberDevice } from '../devices/devices.ts'
import { brakeCodes } from '../factors/brake.ts'
import { factorChangedMail } from '../factors/factor-changed-mail.ts'
import { type CodeFactor, judgeCode } from '../factors/judge-code.ts'
import { takeSecondStepToken, trySecondStepToken } from '../mailed-codes/state-token.ts'
import { admitProven, type SignInDeps, type StateAnswer } from './admit.ts'

interface SecondStepRequest {
  readonly factorType: CodeFactor
  readonly stateToken: string
  readonly code: string
  readonly rememberThisDevice?: boolean
}

/** The code that completes a sign-in. Every refusal of a code is the same, whatever was wrong with it. */
export async function verifySecondStep(
  deps: SignInDeps,
  ctx: Ctx,
  { factorType, stateToken, code, rememberThisDevice = false }: SecondStepRequest,
): Promise<StateAnswer> {
  const waiting = await trySecondStepToken(ctx.db, ctx.now, stateToken)
  const brake = await brakeCodes(ctx.db, ctx.now, waiting.memberId)
  const take = await judgeCode(ctx, factorType, waiting, { stateToken, code: code.trim() })

  const answer = await ctx.db.inTx(async (tx) => {
    const member = await lockedMember(tx, waiting.memberId)
    if (!member || !(await take(tx)) || !(await takeSecondStepToken(tx, ctx.now, stateToken)))
      throw new ApiError({ code: 'VERIFICATION_FAILED' })
    const admitted = await admitProven(tx, ctx, deps, { member, visitorId: waiting.visitorId })
    if (factorType === 'RECOVERY_CODE')
      await writeMail(tx, factorChangedMail(member.loginEmail ?? '', 'recoveryCodeUsed', ctx.now), ctx)
    if (!rememberThisDevice || admitted.state !== 'SUCCESS') return admitted
    const strValue = await rememberDevice(tx, member.id, ctx.now)
    return { ...admitted, additionalData: { deviceToken: { strValue } } }
  })
  await brake.release()
  deps.post.soon(ctx.site.id)
  return answer
}
