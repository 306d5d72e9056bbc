import type { Queryable } from '../../db/database.ts'
import type { Ctx } from '../../http/context.ts'
import { waysOfSigningIn } from '../authentication/queries.ts'
import { passkeysOf } from '../factors/passkeys/queries.ts'
import { callingMember } from '../factors/proof.ts'
import { factorsOf } from '../factors/queries.ts'
import { identityToWire } from '../members/identity-wire.ts'
import { sessionsOfMember } from '../sessions/queries.ts'

/** What one feature keeps about a person, by the names that stand in the file. */
export type PersonalData = (db: Queryable, memberId: string) => Promise<Record<string, unknown>>

/** Everything about the member who calls: what they said, what they did, where they signed in. Secrets and their hashes are not told. */
export async function exportData(ctx: Ctx, parts: readonly PersonalData[]): Promise<Record<string, unknown>> {
  const member = await callingMember(ctx)
  const { id: subjectId } = member
  const { db, now } = ctx
  const { factors: _, connections: __, ...profile } = identityToWire(member)
  const sessions = await db.rows(sessionsOfMember, { memberId: subjectId, at: now, idleSince: new Date(0) })
  const factors = await db.rows(factorsOf, { subjectId })
  const passkeys = await db.rows(passkeysOf, { subjectId })
  const collected: Record<string, unknown> = {
    profile,
    lastSignIn: member.lastLoginAt,
    signIns: sessions.map(({ createdAt, usedAt }) => ({ createdDate: createdAt, lastUsedDate: usedAt })),
    factors: factors.map(({ type, confirmedAt, lastUsedAt }) => ({ type, confirmedAt, lastUsedAt })),
    connections: (await db.row(waysOfSigningIn, { memberId: subjectId }))?.connections ?? [],
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  }
  for (const part of parts) Object.assign(collected, await part(db, subjectId))
  // As it travels: instants as text, nothing that JSON does not know.
  return JSON.parse(JSON.stringify(collected)) as Record<string, unknown>
}
