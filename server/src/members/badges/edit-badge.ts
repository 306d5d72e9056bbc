import { type BadgeChanges, MAX_BADGES, type NewBadge } from '@fairground/contract/members/badges.ts'
import { freeSlug, slugify } from '@fairground/domain/catalog/slug.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  type BadgeDoc,
  type BadgeRow,
  deleteBadgeRow,
  findBadges,
  insertBadge,
  lockBadge,
  lockBadges,
  orderBadges,
  writeBadge,
} from './queries.ts'

export const badgeNotFound = (badgeId: string) => new ApiError({ code: 'BADGE_NOT_FOUND', badgeId })

type Slug = 'created' | 'updated' | 'deleted' | 'badge_assigned' | 'badge_unassigned'

/** `memberIds` of an assignment: one happening each, as the platform sends them. */
export const announceBadge = (
  tx: Tx,
  ctx: Ctx,
  { id, slug, memberIds }: { id: string; slug: Slug; memberIds?: readonly string[] | undefined },
): Promise<void> =>
  happen(
    tx,
    (memberIds?.map((memberId) => ({ memberId })) ?? [{}]).map((payload) => ({
      entity: 'badge',
      entityId: id,
      slug,
      payload,
    })),
    ctx,
  )

type Changes = Omit<Partial<Static<typeof BadgeChanges>>, 'id' | 'title'>

/** Present fields are set, null empties. */
function docOf(before: BadgeDoc, { description, icon, ...set }: Changes): BadgeDoc {
  const { description: text = '', icon: picture = '', ...rest } = before
  const nextText = description === undefined ? text : (description ?? '')
  const nextIcon = icon === undefined ? picture : (icon ?? '')
  return {
    ...rest,
    ...set,
    ...present({ description: nextText || undefined, icon: nextIcon || undefined }),
  }
}

/** Behind the others; two that are made at once wait for each other. */
export const createBadge = (ctx: Ctx, { title, ...wire }: Static<typeof NewBadge>): Promise<BadgeRow> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(lockBadges, {})
    const others = await tx.rows(findBadges, {})
    if (others.length >= MAX_BADGES) throw new ApiError({ code: 'BADGE_LIMIT_REACHED', threshold: MAX_BADGES })
    const taken = new Set(others.map(({ slug }) => slug))
    const { backgroundColor, textColor } = wire
    const made = await tx.row(insertBadge, {
      id: ctx.newId(),
      slug: freeSlug(slugify(title, 'badge'), (slug) => taken.has(slug)),
      title,
      doc: docOf({ backgroundColor, textColor, permissionsEnabled: false }, wire),
      at: ctx.now,
    })
    await announceBadge(tx, ctx, { id: made!.id, slug: 'created' }) // an insert gives its row
    return made!
  })

export const updateBadge = (ctx: Ctx, { id, title, ...wire }: Static<typeof BadgeChanges>): Promise<BadgeRow> =>
  ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockBadge, { id })
    if (!before) throw badgeNotFound(id)
    const doc = docOf(before.doc, wire)
    const after = await tx.row(writeBadge, { id, title: title ?? before.title, doc, at: ctx.now })
    await announceBadge(tx, ctx, { id: before.id, slug: 'updated' })
    return after! // locked above
  })

export const deleteBadge = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if ((await tx.run(deleteBadgeRow, { id })) === 0) throw badgeNotFound(id)
    await announceBadge(tx, ctx, { id, slug: 'deleted' })
  })

export const putInOrder = (ctx: Ctx, badgeIds: readonly string[]): Promise<BadgeRow[]> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(lockBadges, {})
    const known = new Set((await tx.rows(findBadges, {})).map(({ id }) => id))
    const unknown = badgeIds.find((id) => !known.has(id))
    if (unknown) throw badgeNotFound(unknown)
    await tx.run(orderBadges, { ids: [...badgeIds] })
    await happen(
      tx,
      badgeIds.map((entityId) => ({ entity: 'badge', entityId, slug: 'updated', payload: {} })),
      ctx,
    )
    return tx.rows(findBadges, {})
  })
