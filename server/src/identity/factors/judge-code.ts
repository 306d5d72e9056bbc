import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isCodeOf } from '../mailed-codes/state-token.ts'
import { factorsOf, markFactorUsed, type SecondFactor, takeStep } from './queries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Factors that are proved by a code. */
export type CodeFactor = SecondFactor | 'RECOVERY_CODE'

/** Takes the code in the transaction of the sign-in; false when it is wrong, late, or was taken before. */
export type Take = (tx: Tx) => Promise<boolean>

/** Verdict on a code for the sign-in that waits for it. Throws FACTOR_NOT_AVAILABLE for a factor that the member does not have. */
export async function judgeCode(
  { db, now, sealer }: Ctx,
  factorType: CodeFactor,
  { memberId, codeHash }: { readonly memberId: string; readonly codeHash: string | null },
  { stateToken, code }: { stateToken: string; code: string },
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
