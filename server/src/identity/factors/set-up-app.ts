import { ApiError } from '../../ground/api-error.ts'
import type { Db, Queryable, Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { beginFactor, confirmFactor, factorsOf } from './queries.ts'
import { newTotpSecret, totpUri } from './totp.ts'

interface Deed {
  readonly now: Date
  readonly sealer: Sealer
  newId(): string
}

/** Owner of an app, and the name that the app shows. */
interface AppOwner {
  readonly kind: 'member' | 'staff'
  readonly id: string
  readonly siteName: string
  readonly email: string
}

/** The key of an authenticator app; it is not required before its first code. Throws FACTOR_ALREADY_ACTIVE. */
export async function beginApp(db: Db, { now, newId, sealer }: Deed, { kind, id, siteName, email }: AppOwner) {
  const secret = newTotpSecret()
  const begun = { id: newId(), subjectKind: kind, subjectId: id, type: 'TOTP', confirmedAt: null } as const
  const row = await db.row(beginFactor, { ...begun, secret: sealer.seal(secret, id), at: now })
  if (!row) throw new ApiError({ code: 'FACTOR_ALREADY_ACTIVE' })
  return { factorId: row.id, secret, uri: totpUri(secret, siteName, email) }
}

interface BegunApp {
  readonly id: string
  /** Its key, sealed for whose it is. */
  readonly sealed: string
}

/** The app that waits for its first code. Throws FACTOR_NOT_FOUND. */
export async function begunApp(db: Queryable, subjectId: string): Promise<BegunApp> {
  const factors = await db.rows(factorsOf, { subjectId })
  const begun = factors.find(({ type, confirmedAt }) => type === 'TOTP' && confirmedAt === null)
  if (!begun?.secret) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
  return { id: begun.id, sealed: begun.secret }
}

/** Requires the app from now on; its first code is used up. False when another code was quicker. */
export const finishApp = async (tx: Tx, id: string, step: bigint, at: Date): Promise<boolean> =>
  (await tx.run(confirmFactor, { id, step, at })) > 0
