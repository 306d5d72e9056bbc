import type { Tx } from '../../db/database.ts'
import type { Ctx } from '../../http/context.ts'
import type { Member } from '../../identity/members/member.ts'
import { endSessionsOf } from '../../identity/tokens/end-sessions.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  approveProfiles,
  blockProfiles,
  disconnectProfiles,
  eraseProfiles,
  findProfile,
  findSignedIn,
  forgetSecrets,
} from './queries.ts'
import { memberNotFound } from './who-sees.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

/** What an owner decides about members. */
export const decisions = {
  /** Who waits or is blocked comes in. */
  approve: { statement: approveProfiles, happened: ['updated', 'approved'], endsSessions: false, forgets: false },
  block: { statement: blockProfiles, happened: ['updated', 'blocked'], endsSessions: true, forgets: false },
  /** A contact again, who may register again. */
  disconnect: { statement: disconnectProfiles, happened: ['updated'], endsSessions: true, forgets: true },
  delete: { statement: eraseProfiles, happened: ['deleted'], endsSessions: true, forgets: true },
} as const
export type Decision = keyof typeof decisions

/** Decides about many in one transaction; comes back: those it changed anything for. */
export async function decide(tx: Tx, decision: Decision, ids: readonly string[], ctx: Moment): Promise<Member[]> {
  const { statement, happened, endsSessions, forgets } = decisions[decision]
  const members = await tx.rows(statement, { ids: [...ids].sort(), at: ctx.now })
  const changed = members.map(({ id }) => id)
  if (changed.length === 0) return []
  if (forgets) await tx.run(forgetSecrets, { ids: changed })
  if (endsSessions) for (const { id } of await tx.rows(findSignedIn, { ids: changed })) await endSessionsOf(tx, id, ctx)
  await happen(
    tx,
    changed.flatMap((entityId) => happened.map((slug) => ({ entity: 'member', entityId, slug, payload: {} }))),
    ctx,
  )
  return members
}

/** Decides about one, who is there. One who is already so comes back as they are. */
export const decideOne = (ctx: Ctx, decision: Decision, id: string): Promise<Member> =>
  ctx.db.inTx(async (tx) => {
    const [member] = await decide(tx, decision, [id], ctx)
    const known = member ?? (await tx.row(findProfile, { id }))
    if (!known) throw memberNotFound(id)
    return known
  })
