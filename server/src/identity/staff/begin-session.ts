import type { Queryable } from '../../db/database.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { insertSession } from './queries.ts'

export const STAFF_SESSION_SECONDS = 12 * 60 * 60

/** The secret of a session of this user's, for the cookie. */
export async function beginStaffSession(db: Queryable, at: Date, userId: string): Promise<string> {
  const secret = newSecret('fgs')
  const expiresAt = new Date(at.getTime() + STAFF_SESSION_SECONDS * 1000)
  await db.run(insertSession, { hash: hashSecret(secret), userId, at, expiresAt })
  return secret
}
