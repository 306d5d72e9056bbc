import type { Queryable } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { factorsOf, takeStep } from './queries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** True for a code of the person's app, or one of their recovery codes: taken, so that it works once. */
export async function takeCode(
  db: Queryable,
  sealer: Sealer,
  { subjectId, code, at }: { subjectId: string; code: string; at: Date },
): Promise<boolean> {
  const factors = await db.rows(factorsOf, { subjectId })
  const app = factors.find(({ type, confirmedAt }) => type === 'TOTP' && confirmedAt !== null)
  const step = app && stepOf(sealer.open(app.secret ?? '', subjectId), code, at)
  if (app && step !== undefined) return (await db.run(takeStep, { id: app.id, step, at })) > 0
  return takeRecoveryCode(db, subjectId, code, at)
}
