import { SESSION_ENTITY } from '../../ground/caller.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { revokeFamily, revokeSubject, voidBegun } from './queries.ts'

interface Moment {
  readonly now: Date
  newId(): string
}

const ended = (family: string) => ({ entity: SESSION_ENTITY, entityId: family, slug: 'ended', payload: {} })

/** Ends one session: its refresh token is refused from now on, its access tokens too. Repeating it changes nothing. */
export async function endSession(tx: Tx, family: string, ctx: Moment): Promise<void> {
  if ((await tx.row(revokeFamily, { family, at: ctx.now }))?.ended) await happen(tx, [ended(family)], ctx)
}

/** Ends every session of a member, those too that are only begun: password change, recovery, block, deletion. */
export async function endSessionsOf(tx: Tx, memberId: string, ctx: Moment): Promise<void> {
  await tx.run(voidBegun, { memberId, at: ctx.now })
  const rows = await tx.rows(revokeSubject, { subjectId: memberId, at: ctx.now })
  await happen(tx, [...new Set(rows.map(({ family }) => family))].map(ended), ctx)
}
