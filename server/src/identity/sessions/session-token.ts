import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { deleteOldSessionTokens, insertSessionToken, useSessionToken } from './queries.ts'

const LIFE_MS = 5 * 60_000

/** Proof of a sign-in a moment ago: 5 minutes, once. */
export async function writeSessionToken(
  db: Queryable,
  now: Date,
  memberId: string,
  visitorId: string | null,
): Promise<string> {
  const token = newSecret('fgt')
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await db.run(insertSessionToken, { hash: hashSecret(token), memberId, visitorId, at: now, expiresAt })
  return token
}

/** Owner of a token; undefined when it was used, is over, or its member may not sign in. */
export const takeSessionToken = (
  db: Queryable,
  now: Date,
  token: string,
): Promise<{ memberId: string; visitorId: string | null } | undefined> =>
  db.row(useSessionToken, { hash: hashSecret(token), at: now })

export const forgetSessionTokens = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldSessionTokens, { before })
