import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { writeMail } from '../../mail/post.ts'
import { admitProven, type SignInDeps, type StateAnswer } from '../authentication/admit.ts'
import { factorChangedMail } from '../mails.ts'
import { lockMember } from '../members/queries.ts'
import { isCodeOf, takeSecondStepToken, trySecondStepToken } from '../verification/state-token.ts'
import { brakeCodes } from './brake.ts'
import { rememberDevice } from './devices.ts'
import { factorsOf, markFactorUsed, type SecondFactor, takeStep } from './queries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Those that are told by a code. */
export type CodeFactor = SecondFactor | 'RECOVERY_CODE'

export interface SecondStepRequest {
  readonly factorType: CodeFactor
  readonly stateToken: string
  readonly code: string
  readonly rememberThisDevice?: boolean
}

/** Takes the code in the transaction of the sign-in; false when it is wrong, late, or was taken before. */
type Take = (tx: Tx) => Promise<boolean>

/** The code that completes a sign-in. Every refusal of a code is the same, whatever was wrong with it. */
export async function verifySecondStep(
  deps: SignInDeps,
  ctx: Ctx,
  { factorType, stateToken, code, rememberThisDevice = false }: SecondStepRequest,
): Promise<StateAnswer> {
  const waiting = await trySecondStepToken(ctx.db, ctx.now, stateToken)
  const brake = await brakeCodes(ctx.db, ctx.now, waiting.memberId)
  const take = await judged(ctx, factorType, waiting, stateToken, code.trim())

  const answer = await ctx.db.inTx(async (tx) => {
    const member = await tx.row(lockMember, { id: waiting.memberId })
    if (!member || !(await take(tx)) || !(await takeSecondStepToken(tx, ctx.now, stateToken)))
      throw new ApiError({ code: 'VERIFICATION_FAILED' })
    const admitted = await admitProven(tx, ctx, deps, member, waiting.visitorId)
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

async function judged(
  { db, now, sealer }: Ctx,
  factorType: CodeFactor,
  { memberId, codeHash }: { readonly memberId: string; readonly codeHash: string | null },
  stateToken: string,
  code: string,
): Promise<Take> {
  const refused: Take = async () => false
  if (factorType === 'RECOVERY_CODE') return (tx) => takeRecoveryCode(tx, memberId, code, now)
  const factors = await db.rows(factorsOf, { subjectId: memberId })
  const factor = factors.find(({ type, confirmedAt }) => type === factorType && confirmedAt !== null)
  if (!factor) throw new ApiError({ code: 'FACTOR_NOT_AVAILABLE', factorType })
  if (factorType === 'EMAIL') {
    if (codeHash === null || !isCodeOf(stateToken, code, codeHash)) return refused
    return async (tx) => (await tx.run(markFactorUsed, { id: factor.id, at: now })) > 0
  }
  const step = stepOf(sealer.open(factor.secret ?? '', memberId), code, now)
  return step === undefined ? refused : async (tx) => (await tx.run(takeStep, { id: factor.id, step, at: now })) > 0
}
