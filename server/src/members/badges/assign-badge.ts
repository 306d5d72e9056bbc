import { holdsScope, ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { announceBadge, badgeNotFound } from './edit-badge.ts'
import {
  assignBadgeTo,
  countHolders,
  findBadge,
  findBadgesOf,
  findHolders,
  lockBadge,
  pageOfHolders,
  unassignBadgeFrom,
} from './queries.ts'

/** Members of these who have the badge now; only those who did not have it before are notified. */
export const assignBadge = (ctx: Ctx, id: string, memberIds: string[]): Promise<string[]> =>
  ctx.db.inTx(async (tx) => {
    const badge = await tx.row(lockBadge, { id })
    if (!badge) throw badgeNotFound(id)
    const added = await tx.rows(assignBadgeTo, { id, memberIds, at: ctx.now })
    const ids = added.map(({ memberId }) => memberId)
    if (ids.length > 0) await announceBadge(tx, ctx, { id: badge.id, slug: 'badge_assigned', memberIds: ids })
    const holders = new Set((await tx.rows(findHolders, { id, memberIds })).map(({ memberId }) => memberId))
    return [...new Set(memberIds)].filter((memberId) => holders.has(memberId))
  })

export const unassignBadge = (ctx: Ctx, id: string, memberIds: string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const badge = await tx.row(lockBadge, { id })
    if (!badge) throw badgeNotFound(id)
    const taken = await tx.rows(unassignBadgeFrom, { id, memberIds })
    if (taken.length === 0) return
    await announceBadge(tx, ctx, {
      id: badge.id,
      slug: 'badge_unassigned',
      memberIds: taken.map(({ memberId }) => memberId),
    })
  })

export async function listHolders({ db }: Ctx, id: string, paging: { limit?: number; offset?: number } = {}) {
  if (!(await db.row(findBadge, { id }))) throw badgeNotFound(id)
  const { limit = 50, offset = 0 } = paging
  const rows = await db.rows(pageOfHolders, { id, limit, offset })
  const total = (await db.rows(countHolders, {})).find(({ badgeId }) => badgeId === id)?.members ?? 0
  return {
    memberIds: rows.map(({ memberId }) => memberId),
    metadata: { count: rows.length, offset, total, tooManyToCount: false },
  }
}

/** One entry per requested member, in that order. */
export async function badgesPerMember({ db, caller }: Ctx, memberIds: string[]) {
  const publicOnly = !holdsScope(caller, 'members.read')
  const rows = await db.rows(findBadgesOf, { memberIds, publicOnly, self: ownerId(caller) ?? null })
  const known = new Map(rows.map(({ memberId, badgeIds }) => [memberId, badgeIds]))
  return [...new Set(memberIds)].map((memberId) => ({
    memberId,
    badgeIds: known.get(memberId) ?? [],
  }))
}
