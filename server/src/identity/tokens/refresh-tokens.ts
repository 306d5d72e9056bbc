import type { RowOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { MEMBER_IDLE_MS } from './issue-tokens.ts'
import { deleteDeadTokens, familyOfRefreshToken, findRefreshToken, findRotated, rotateRefreshToken } from './queries.ts'

/** The session that a refresh token belongs to. */
export const familyOf = async (db: Queryable, refreshToken: string): Promise<string | undefined> =>
  (await db.row(familyOfRefreshToken, { hash: hashSecret(refreshToken) }))?.family

/** As it is, whatever became of it. */
export const refreshTokenOnRecord = (
  db: Queryable,
  refreshToken: string,
  now: Date,
): Promise<RowOf<typeof findRefreshToken> | undefined> =>
  db.row(findRefreshToken, {
    hash: hashSecret(refreshToken),
    at: now,
    idleSince: new Date(now.getTime() - MEMBER_IDLE_MS),
  })

/** Its session, and when it was exchanged for another one; null while it was not. */
export const rotationOf = (db: Queryable, refreshToken: string): Promise<RowOf<typeof findRotated> | undefined> =>
  db.row(findRotated, { hash: hashSecret(refreshToken) })

/** Exchanges a refresh token for another one; undefined where another request was quicker. */
export async function rotate(db: Queryable, refreshToken: string, at: Date): Promise<string | undefined> {
  const next = newSecret('fgr')
  const rotated = await db.run(rotateRefreshToken, { hash: hashSecret(refreshToken), at, next: hashSecret(next) })
  return rotated > 0 ? next : undefined
}

export const forgetDeadTokens = (db: Queryable, before: Date): Promise<number> => db.run(deleteDeadTokens, { before })
