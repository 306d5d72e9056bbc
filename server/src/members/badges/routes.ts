import * as contract from '@fairground/contract/members/badges.ts'
import type { Static } from 'typebox'
import { type Api, mount } from '../../http/mount.ts'
import { assignBadge, badgesPerMember, listHolders, unassignBadge } from './assign-badge.ts'
import { badgeNotFound, createBadge, deleteBadge, putInOrder, updateBadge } from './edit-badge.ts'
import { type BadgeRow, countHolders, findBadge, findBadges } from './queries.ts'

const toWire = ({ id, slug, title, createdAt, updatedAt, doc }: BadgeRow): Static<typeof contract.Badge> => ({
  id,
  slug,
  title,
  ...doc,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
const one = async (badge: Promise<BadgeRow>) => ({ badge: toWire(await badge) })

export function badgeRoutes(api: Api): void {
  mount(api, contract.createBadge, ({ badge }, ctx) => one(createBadge(ctx, badge)))
  mount(api, contract.updateBadge, ({ badge }, ctx) => one(updateBadge(ctx, badge)))
  mount(api, contract.deleteBadge, async ({ id }, ctx) => {
    await deleteBadge(ctx, id)
    return {}
  })
  mount(api, contract.getBadge, async ({ id }, ctx) => {
    const badge = await ctx.db.row(findBadge, { id })
    if (!badge) throw badgeNotFound(id)
    return { badge: toWire(badge) }
  })
  mount(api, contract.listBadges, async ({ paging: { limit = 50, offset = 0 } = {} }, ctx) => {
    const all = await ctx.db.rows(findBadges, {})
    const badges = all.slice(offset, offset + limit).map(toWire)
    return { badges, metadata: { count: badges.length, offset, total: all.length, tooManyToCount: false } }
  })
  mount(api, contract.updateBadgesDisplayOrder, async ({ badgeIds }, ctx) => ({
    badges: (await putInOrder(ctx, badgeIds)).map(toWire),
  }))

  mount(api, contract.assignBadge, async ({ id, memberIds }, ctx) => ({
    memberIds: await assignBadge(ctx, id, memberIds),
  }))
  mount(api, contract.unassignBadge, async ({ id, memberIds }, ctx) => {
    await unassignBadge(ctx, id, memberIds)
    return {}
  })
  mount(api, contract.listMembersByBadge, ({ id, paging }, ctx) => listHolders(ctx, id, paging))
  mount(api, contract.listBadgesPerMember, async ({ memberIds }, ctx) => ({
    memberBadgeIds: await badgesPerMember(ctx, memberIds),
  }))
  mount(api, contract.getMemberCountsPerBadge, async (_, ctx) => ({
    badgeMemberCounts: (await ctx.db.rows(countHolders, {})).map(({ badgeId, members }) => ({
      badgeId,
      memberCount: members,
    })),
  }))
}
