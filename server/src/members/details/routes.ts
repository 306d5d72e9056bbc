import * as contract from '@fairground/contract/fairground/member-details.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { memberById } from '../../identity/accounts/find-member.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { sessionsOf } from '../../identity/sessions/sessions-of.ts'
import { endSession, endSessionsOf } from '../../identity/tokens/end-sessions.ts'
import type { Directory } from '../../sites/directory.ts'
import { inAudit } from '../members/change-status.ts'
import { memberNotFound } from '../members/who-sees.ts'
import { changeDetails } from './change-details.ts'
import { type MergeDeps, mergeMembers } from './merge-members.ts'
import { findSignInWays, listActivity } from './queries.ts'
import { detailsToWire } from './wire.ts'

interface DetailsDeps extends MergeDeps {
  readonly directory: Directory
}

/** Operations of staff who look after members, beyond the published client's modules. */
export function memberDetailsRoutes(api: Api, { directory, ...merging }: DetailsDeps): void {
  const found = async ({ db }: Ctx, id: string): Promise<Member> => {
    const member = await memberById(db, id)
    if (!member) throw memberNotFound(id)
    return member
  }
  const shown = async ({ db }: Ctx, member: Member) => {
    const ways = await db.row(findSignInWays, { id: member.id })
    return { member: detailsToWire(member, ways ?? { hasPassword: false, issuers: [] }) }
  }

  mount(api, contract.getMemberDetails, async ({ id }, ctx) => shown(ctx, await found(ctx, id)))
  mount(api, contract.updateMemberDetails, async (request, ctx) => shown(ctx, await changeDetails(ctx, request)))
  mount(api, contract.mergeMembers, async ({ id, from }, ctx) => shown(ctx, await mergeMembers(ctx, merging, id, from)))

  mount(api, contract.listMemberActivity, async ({ id }, ctx) => {
    const member = await found(ctx, id)
    const rows = await ctx.db.rows(listActivity, { id: member.id })
    return {
      activities: rows.map(({ at, actorKind, actorName, ...row }) => ({
        ...row,
        date: at.toISOString(),
        actor: { kind: actorKind, name: actorName },
      })),
    }
  })

  mount(api, contract.listSessionsOfMember, async ({ id }, ctx) => {
    const member = await found(ctx, id)
    const sessions = await sessionsOf(ctx.db, directory, member.id, ctx.now)
    return {
      sessions: sessions.map(({ createdAt, usedAt, ...session }) => ({
        ...session,
        createdDate: createdAt.toISOString(),
        lastUsedDate: usedAt.toISOString(),
      })),
    }
  })

  mount(api, contract.endSessionsOfMember, async ({ id, sessionId }, ctx) => {
    const member = await found(ctx, id)
    await ctx.db.inTx(async (tx) => {
      if (sessionId === undefined) await endSessionsOf(tx, member.id, ctx)
      else {
        const theirs = await sessionsOf(tx, directory, member.id, ctx.now)
        if (!theirs.some((session) => session.id === sessionId)) throw new ApiError({ code: 'SESSION_NOT_FOUND' })
        await endSession(tx, sessionId, ctx)
      }
      await record(tx, ctx, { action: 'member.sessionsEnded', target: inAudit(member.id) })
    })
    return {}
  })
}
