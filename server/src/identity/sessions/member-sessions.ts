import * as contract from '@fairground/contract/fairground/member-sessions.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Directory } from '../../sites/directory.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { MEMBER_IDLE_MS } from '../tokens/issue-tokens.ts'
import { sessionsOfMember } from './queries.ts'

/** Sessions of a member, and their end; each sees and ends their own alone. */
export function memberSessionRoutes(api: Api, { directory }: { readonly directory: Directory }): void {
  const own = async ({ caller, db, now }: Ctx) => {
    if (caller.kind !== 'member') throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
    const idleSince = new Date(now.getTime() - MEMBER_IDLE_MS)
    return {
      current: caller.family,
      rows: await db.rows(sessionsOfMember, { memberId: caller.id, at: now, idleSince }),
    }
  }
  const end = (ctx: Ctx, families: readonly string[]) =>
    ctx.db.inTx(async (tx) => {
      for (const family of families) await endSession(tx, family, ctx)
    })

  mount(api, contract.listSessions, async (_request, ctx) => {
    const { current, rows } = await own(ctx)
    return {
      sessions: rows.map(({ id, clientId, createdAt, usedAt }) => ({
        id,
        app: directory.client(clientId)?.name ?? '',
        createdDate: createdAt.toISOString(),
        lastUsedDate: usedAt.toISOString(),
        current: id === current,
      })),
    }
  })

  mount(api, contract.endSession, async ({ id }, ctx) => {
    const { rows } = await own(ctx)
    if (!rows.some((row) => row.id === id)) throw new ApiError({ code: 'SESSION_NOT_FOUND' })
    await end(ctx, [id])
    return {}
  })

  mount(api, contract.endOtherSessions, async (_request, ctx) => {
    const { current, rows } = await own(ctx)
    await end(
      ctx,
      rows.map(({ id }) => id).filter((id) => id !== current),
    )
    return {}
  })
}
