import { ApiError } from '../../../ground/api-error.ts'
import type { Db, Queryable, Tx } from '../../../ground/database.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { hashSecret, newSecret } from '../../../ground/secrets.ts'
import { brakeCodes } from '../../factors/brake.ts'
import { activeFactors } from '../../factors/require-second-step.ts'
import { takeCode } from '../../factors/take-code.ts'
import { beginStaffSession } from '../begin-session.ts'
import { deleteOldStaffSteps, insertStaffStep, tryStaffStep, useStaffStep } from './queries.ts'

const LIFE_MS = 15 * 60_000

/** The token of a sign-in that waits for the user's code; undefined for who has no app. */
export async function requireStaffStep(tx: Tx, at: Date, userId: string): Promise<string | undefined> {
  if ((await activeFactors(tx, userId)).length === 0) return undefined
  const token = newSecret('fgv')
  const expiresAt = new Date(at.getTime() + LIFE_MS)
  await tx.run(insertStaffStep, { hash: hashSecret(token), userId, at, expiresAt })
  return token
}

/** The secret of the session that the code opens; every wrong code is refused alike. */
export async function completeStaffStep(
  db: Db,
  { at, sealer }: { readonly at: Date; readonly sealer: Sealer },
  { token, code }: { token: string; code: string },
  signedIn: (tx: Tx, userId: string) => Promise<void>,
): Promise<string> {
  const refused = new ApiError({ code: 'VERIFICATION_FAILED' })
  const hash = hashSecret(token)
  const waiting = await db.row(tryStaffStep, { hash, at })
  if (!waiting) throw refused
  const brake = await brakeCodes(db, at, waiting.userId)
  const secret = await db.inTx(async (tx) => {
    if (
      !(await isStaffCode(tx, sealer, { userId: waiting.userId, code, at })) ||
      (await tx.run(useStaffStep, { hash, at })) === 0
    )
      throw refused
    await signedIn(tx, waiting.userId)
    return beginStaffSession(tx, at, waiting.userId)
  })
  await brake.release()
  return secret
}

/** However it is typed; it works once. */
export const isStaffCode = (
  db: Queryable,
  sealer: Sealer,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<boolean> => takeCode(db, sealer, { subjectId: userId, code: code.replace(/\s/g, ''), at })

export const forgetStaffSteps = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldStaffSteps, { before })
