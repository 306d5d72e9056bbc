import type { Db } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Sealer } from '../sealer.ts'
import { beginFactor } from './queries.ts'
import { newTotpSecret, totpUri } from './totp.ts'

interface Deed {
  readonly now: Date
  readonly sealer: Sealer
  newId(): string
}

/** Whose app it is, and what the app calls it. */
export interface AppOwner {
  readonly kind: 'member' | 'staff'
  readonly id: string
  readonly siteName: string
  readonly email: string
}

/** The key of an authenticator app; nobody is asked for it before its first code. Throws FACTOR_ALREADY_ACTIVE. */
export async function beginApp(db: Db, { now, newId, sealer }: Deed, { kind, id, siteName, email }: AppOwner) {
  const secret = newTotpSecret()
  const begun = { id: newId(), subjectKind: kind, subjectId: id, type: 'TOTP', confirmedAt: null } as const
  const row = await db.row(beginFactor, { ...begun, secret: sealer.seal(secret, id), at: now })
  if (!row) throw new ApiError({ code: 'FACTOR_ALREADY_ACTIVE' })
  return { factorId: row.id, secret, uri: totpUri(secret, siteName, email) }
}
