import type { Tx } from '../../db/database.ts'
import { holdsScope } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { forgetAnswersOf } from '../../http/idempotency.ts'
import { recordEach } from '../../identity/audit/record.ts'
import { forgetFactors } from '../../identity/factors/forget-factors.ts'
import { accountDeletedMail } from '../../identity/mails.ts'
import type { Member } from '../../identity/members/member.ts'
import { endSessionsOf } from '../../identity/tokens/end-sessions.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { forgetPeople } from './forget-person.ts'
import {
  approveProfiles,
  blockProfiles,
  disconnectProfiles,
  eraseProfiles,
  findProfile,
  findSignedIn,
  forgetSecrets,
  lockProfile,
} from './queries.ts'
import { memberNotFound } from './who-sees.ts'

type Moment = Pick<Ctx, 'now' | 'newId'> & Partial<Pick<Ctx, 'caller' | 'requestId'>>

/** What an owner decides about members, and how the audit log calls it. */
export const decisions = {
  /** Who waits or is blocked comes in. */
  approve: {
    statement: approveProfiles,
    happened: ['updated', 'approved'],
    endsSessions: false,
    forgets: false,
    action: 'member.approved',
  },
  block: {
    statement: blockProfiles,
    happened: ['updated', 'blocked'],
    endsSessions: true,
    forgets: false,
    action: 'member.blocked',
  },
  /** A contact again, who may register again. */
  disconnect: {
    statement: disconnectProfiles,
    happened: ['updated'],
    endsSessions: true,
    forgets: true,
    action: 'member.disconnected',
  },
  delete: {
    statement: eraseProfiles,
    happened: ['deleted'],
    endsSessions: true,
    forgets: true,
    action: 'member.deleted',
  },
} as const
export type Decision = keyof typeof decisions

/** Decides about many in one transaction; comes back: those it changed anything for. */
export async function decide(tx: Tx, decision: Decision, ids: readonly string[], ctx: Moment): Promise<Member[]> {
  const { statement, happened, endsSessions, forgets, action } = decisions[decision]
  // While their rows still say by which address they signed in.
  if (decision === 'delete') await forgetAnswersOf(tx, ids)
  const members = await tx.rows(statement, { ids: [...ids].sort(), at: ctx.now })
  const changed = members.map(({ id }) => id)
  if (changed.length === 0) return []
  if (forgets) {
    await tx.run(forgetSecrets, { ids: changed })
    await forgetFactors(tx, changed)
  }
  if (decision === 'delete') await forgetPeople(tx, changed, ctx)
  if (endsSessions) for (const { id } of await tx.rows(findSignedIn, { ids: changed })) await endSessionsOf(tx, id, ctx)
  await happen(
    tx,
    changed.flatMap((entityId) => happened.map((slug) => ({ entity: 'member', entityId, slug, payload: {} }))),
    ctx,
  )
  if (ctx.caller && holdsScope(ctx.caller, 'members.write'))
    await recordEach(
      tx,
      ctx,
      changed.map((id) => ({ action, target: inAudit(id) })),
    )
  return members
}

/** Ends one account, and tells who had it; contacts without a sign-in have none. `Post.soon` is due after the commit. */
export async function deleteAccount(tx: Tx, id: string, ctx: Moment): Promise<Member[]> {
  const before = await tx.row(lockProfile, { id })
  if (before?.loginEmail && before.status !== 'OFFLINE')
    await writeMail(tx, accountDeletedMail(before.loginEmail, ctx.now), ctx)
  return decide(tx, 'delete', [id], ctx)
}

/** The audit log outlives people who want to be forgotten: it knows a member by their id alone. */
export const inAudit = (id: string) => ({ id, name: id })

/** Decides about one, who is there. One who is already so comes back as they are. */
export const decideOne = (ctx: Ctx, decision: Decision, id: string): Promise<Member> =>
  ctx.db.inTx(async (tx) => {
    const [member] = await (decision === 'delete' ? deleteAccount(tx, id, ctx) : decide(tx, decision, [id], ctx))
    const known = member ?? (await tx.row(findProfile, { id }))
    if (!known) throw memberNotFound(id)
    return known
  })
