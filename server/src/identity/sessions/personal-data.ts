import type { Queryable } from '../../ground/database.ts'
import { sessionsOfMember } from './queries.ts'

export async function exportSessions(db: Queryable, memberId: string, now: Date): Promise<Record<string, unknown>> {
  const sessions = await db.rows(sessionsOfMember, { memberId, at: now, idleSince: new Date(0) })
  return { signIns: sessions.map(({ createdAt, usedAt }) => ({ createdDate: createdAt, lastUsedDate: usedAt })) }
}
