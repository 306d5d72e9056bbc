import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { deleteSession, findOwner, insertSession } from './queries.ts'

export const STAFF_SESSION_SECONDS = 12 * 60 * 60

/** The secret of a session of this user's, for the cookie. */
export async function beginStaffSession(db: Queryable, at: Date, userId: string): Promise<string> {
  const secret = newSecret('fgs')
  const expiresAt = new Date(at.getTime() + STAFF_SESSION_SECONDS * 1000)
  await db.run(insertSession, { hash: hashSecret(secret), userId, at, expiresAt })
  return secret
}

/** Does `work` as the site's owner, who is signed in for just as long; not at all where there is no owner. */
export async function asOwner(db: Queryable, at: Date, work: (secret: string) => Promise<void>): Promise<void> {
  const owner = await db.row(findOwner, {})
  if (!owner) return
  const secret = await beginStaffSession(db, at, owner.id)
  try {
    await work(secret)
  } finally {
    await db.run(deleteSession, { hash: hashSecret(secret) })
  }
}
