import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { identityToWire } from '../accounts/identity-wire.ts'
import { callingMember } from '../factors/proof.ts'

/** Personal data of one feature, by the names that stand in the file. */
export type PersonalData = (db: Queryable, memberId: string, now: Date) => Promise<Record<string, unknown>>

/** Everything about the member who calls: what they entered, what they did, where they signed in. Secrets and their hashes are left out. */
export async function exportData(ctx: Ctx, parts: readonly PersonalData[]): Promise<Record<string, unknown>> {
  const member = await callingMember(ctx)
  const { db, now } = ctx
  const { factors: _, connections: __, ...profile } = identityToWire(member)
  const collected: Record<string, unknown> = { profile, lastSignIn: member.lastLoginAt }
  for (const part of parts) Object.assign(collected, await part(db, member.id, now))
  // As it travels: instants as text, nothing that JSON does not know.
  return JSON.parse(JSON.stringify(collected)) as Record<string, unknown>
}
