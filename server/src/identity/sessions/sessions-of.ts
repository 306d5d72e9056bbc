import type { Db, Tx } from '../../ground/database.ts'
import type { Directory } from '../../sites/directory.ts'
import { MEMBER_IDLE_MS } from '../tokens/issue-tokens.ts'
import { sessionsOfMember } from './queries.ts'

export interface SessionOfMember {
  readonly id: string
  /** The name of the app that the member signed in to. */
  readonly app: string
  readonly createdAt: Date
  readonly usedAt: Date
}

/** Sessions of a member, the most recently used first. */
export async function sessionsOf(
  db: Db | Tx,
  directory: Directory,
  memberId: string,
  now: Date,
): Promise<SessionOfMember[]> {
  const idleSince = new Date(now.getTime() - MEMBER_IDLE_MS)
  const rows = await db.rows(sessionsOfMember, { memberId, at: now, idleSince })
  return rows.map(({ clientId, ...session }) => ({ ...session, app: directory.client(clientId)?.name ?? '' }))
}
