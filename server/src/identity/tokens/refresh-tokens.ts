import type { RowOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { AccessTokens } from './access-tokens.ts'
import { MEMBER_IDLE_MS } from './issue-tokens.ts'
import {
  deleteDeadTokens,
  deleteEndedVisitors,
  familyOfRefreshToken,
  findRefreshToken,
  findRotated,
  isVisitorAlive,
  rotateRefreshToken,
} from './queries.ts'
import { expiryOf, isVisitorRefresh, VISITOR_DAYS } from './visitor-refresh.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const isRefreshToken = (token: string): boolean => token.startsWith('fgr_') || isVisitorRefresh(token)

/** The session that a refresh token belongs to. */
export const familyOf = async (
  tokens: AccessTokens,
  db: Queryable,
  refreshToken: string,
): Promise<string | undefined> =>
  tokens.visitors.open(db.siteId, refreshToken)?.family ??
  (await db.row(familyOfRefreshToken, { hash: hashSecret(refreshToken) }))?.family

/** As it is, whatever became of it. */
export async function refreshTokenOnRecord(
  tokens: AccessTokens,
  db: Queryable,
  refreshToken: string,
  now: Date,
): Promise<RowOf<typeof findRefreshToken> | undefined> {
  const visitor = tokens.visitors.open(db.siteId, refreshToken)
  if (visitor) {
    const { clientId, subjectId, family, createdAt } = visitor
    const expiresAt = expiryOf(visitor)
    const known = await db.row(isVisitorAlive, { family, clientId })
    const active = expiresAt > now && known?.alive === true
    return { clientId, role: 'visitor', subjectId, createdAt, expiresAt, active }
  }
  const idleSince = new Date(now.getTime() - MEMBER_IDLE_MS)
  return db.row(findRefreshToken, { hash: hashSecret(refreshToken), at: now, idleSince })
}

/** Its session, and when it was exchanged for another one; null while it was not. A visitor's never is. */
export const rotationOf = async (
  db: Queryable,
  refreshToken: string,
): Promise<RowOf<typeof findRotated> | undefined> =>
  isVisitorRefresh(refreshToken) ? undefined : db.row(findRotated, { hash: hashSecret(refreshToken) })

/** Exchanges a refresh token for another one; undefined where another request was quicker. */
export async function rotate(db: Queryable, refreshToken: string, at: Date): Promise<string | undefined> {
  const next = newSecret('fgr')
  const rotated = await db.run(rotateRefreshToken, { hash: hashSecret(refreshToken), at, next: hashSecret(next) })
  return rotated > 0 ? next : undefined
}

/** The end of a visitor is noted for as long as one of its tokens could come back. */
export async function forgetDeadTokens(db: Queryable, before: Date): Promise<void> {
  await db.run(deleteDeadTokens, { before })
  await db.run(deleteEndedVisitors, { before: new Date(before.getTime() - VISITOR_DAYS * DAY_MS) })
}
