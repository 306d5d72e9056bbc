import { recordEach } from '../../audit/record.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { forgetAnswersOf } from '../../http/idempotency.ts'
import { lockedMember, memberById } from '../../identity/accounts/find-member.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { forgetFactors } from '../../identity/factors/forget-factors.ts'
import { endSessionsOf } from '../../identity/tokens/end-sessions.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import type { MemberData } from './member-data.ts'
import {
  approveProfiles,
  blockProfiles,
  disconnectProfiles,
  eraseProfiles,
  findSignedIn,
  forgetSecrets,
} from './queries.ts'
import { memberNotFound } from './who-sees.ts'

type Moment = Pick<Ctx, 'now' | 'newId'> & Partial<Pick<Ctx, 'caller' | 'requestId'>>

/** Decisions of an owner about members, and their names in the audit log. */
export const decisions = {
  /** Lets a member in who waits or is blocked. */
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

/** Decisions about members, which take along what other features store about them. */
export interface MemberDecisions {
  /** Decides about many in one transaction; returns those it changed anything for. */
  decide(tx: Tx, decision: Decision, ids: readonly string[], ctx: Moment): Promise<Member[]>
  /** Decides about one, who is there. One who is already so is returned unchanged. */
  decideOne(ctx: Ctx, decision: Decision, id: string): Promise<Member>
  /** Ends one account, and notifies who had it; contacts without a sign-in have none. `Post.soon` is due after the commit. */
  deleteAccount(tx: Tx, id: string, ctx: Moment): Promise<Member[]>
}

export function memberDecisions({ forget, forgetByAddress }: Omit<MemberData, 'join'>): MemberDecisions {
  const decide: MemberDecisions['decide'] = async (tx, decision, ids, ctx) => {
    if (decision === 'delete') for (const forgetThem of forgetByAddress) await forgetThem(tx, ids, ctx)
    const members = await change(tx, decision, ids, ctx)
    const changed = members.map(({ id }) => id)
    if (changed.length === 0) return []
    if (decision === 'delete') for (const forgetThem of forget) await forgetThem(tx, changed, ctx)
    await finish(tx, decision, changed, ctx)
    return members
  }
  const deleteAccount: MemberDecisions['deleteAccount'] = async (tx, id, ctx) => {
    const before = await lockedMember(tx, id)
    if (before?.loginEmail && before.status !== 'OFFLINE')
      await writeMail(tx, accountDeletedMail(before.loginEmail, ctx.now), ctx)
    return decide(tx, 'delete', [id], ctx)
  }
  return {
    decide,
    deleteAccount,
    decideOne: (ctx, decision, id) =>
      ctx.db.inTx(async (tx) => {
        const [member] = await (decision === 'delete' ? deleteAccount(tx, id, ctx) : decide(tx, decision, [id], ctx))
        const known = member ?? (await memberById(tx, id))
        if (!known) throw memberNotFound(id)
        return known
      }),
  }
}

/** Writes the decision, and forgets how those whom it puts out signed in. */
async function change(tx: Tx, decision: Decision, ids: readonly string[], ctx: Moment): Promise<Member[]> {
  const { statement, forgets } = decisions[decision]
  // While their rows still say by which address they signed in.
  if (decision === 'delete') await forgetAnswersOf(tx, ids)
  const members = await tx.rows(statement, { ids: [...ids].sort(), at: ctx.now })
  const changed = members.map(({ id }) => id)
  if (forgets && changed.length > 0) {
    await tx.run(forgetSecrets, { ids: changed })
    await forgetFactors(tx, changed)
  }
  return members
}

/** Ends sessions; writes domain events and, where staff decided, entries of the audit log. */
async function finish(tx: Tx, decision: Decision, ids: readonly string[], ctx: Moment): Promise<void> {
  const { endsSessions, happened, action } = decisions[decision]
  if (endsSessions)
    for (const { id } of await tx.rows(findSignedIn, { ids: [...ids] })) await endSessionsOf(tx, id, ctx)
  await happen(
    tx,
    ids.flatMap((entityId) => happened.map((slug) => ({ entity: 'member', entityId, slug, payload: {} }))),
    ctx,
  )
  if (ctx.caller && holdsScope(ctx.caller, 'members.write'))
    await recordEach(
      tx,
      ctx,
      ids.map((id) => ({ action, target: inAudit(id) })),
    )
}

/** The audit log outlives people who want to be forgotten: it knows a member by their id alone. */
export const inAudit = (id: string) => ({ id, name: id })

/** To who had the account; to be written while their language is still known. */
const accountDeletedMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'accountDeleted',
  values: { when },
})
