import { MAX_GROUP_MEMBERS } from '@fairground/contract/stores/product-group.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import { groupNotFound, report } from './edit-groups.ts'
import { deleteMembers, findCandidates, type GroupRow, insertMembers, lockGroups, touchGroup } from './queries.ts'

/** Outcome of one product; without an error it is done. */
export interface Assigned {
  readonly productId: string
  readonly error?: ApiError
}

/** The products, each by itself, in a group that nobody else changes meanwhile; throws PRODUCT_GROUP_NOT_FOUND. */
const inGroup = (
  ctx: Ctx,
  groupId: string,
  productIds: readonly string[],
  act: (
    tx: Tx,
    group: GroupRow,
    ids: string[],
  ) => Promise<{ outcome: (id: string) => ApiError | undefined; moved: number }>,
): Promise<Assigned[]> =>
  ctx.db.inTx(async (tx) => {
    const group = await tx.row(lockGroups, { ids: [groupId] })
    if (!group) throw groupNotFound(groupId)
    const ids = [...new Set(productIds.map((id) => id.toLowerCase()))]
    const { outcome, moved } = await act(tx, group, ids)
    if (moved > 0) {
      await tx.run(touchGroup, { id: group.id, at: ctx.now })
      await report(tx, ctx, [group], 'updated')
    }
    return productIds.map((productId) => {
      const error = outcome(productId.toLowerCase())
      return error ? { productId, error } : { productId }
    })
  })

const notFound = (productId: string) => new ApiError({ code: 'PRODUCTS_NOT_FOUND', productId })

/** One that is in the group already stays where it is. */
export const assignProducts = (ctx: Ctx, groupId: string, productIds: readonly string[]): Promise<Assigned[]> =>
  inGroup(ctx, groupId, productIds, async (tx, { id, customizationId, members }, ids) => {
    const found = await tx.rows(findCandidates, { productIds: ids.filter(isUuid), customizationId })
    const fits = new Map(found.map((row) => [row.id, row.fits]))
    const there = new Set(members.map(({ productId }) => productId))
    const fresh = ids.filter((productId) => fits.get(productId) && !there.has(productId))
    const taken = fresh.slice(0, Math.max(0, MAX_GROUP_MEMBERS - there.size))
    const tooMany = new Set(fresh.slice(taken.length))
    if (taken.length > 0) await tx.run(insertMembers, { groupId: id, productIds: taken })
    const outcome = (productId: string) => {
      if (there.has(productId)) return undefined
      const fit = fits.get(productId)
      if (fit === undefined) return notFound(productId)
      if (!fit) return new ApiError({ code: 'PRODUCTS_MISSING_CUSTOMIZATION', productId, customizationId })
      return tooMany.has(productId)
        ? new ApiError({ code: 'MEMBER_LIMIT_EXCEEDED', threshold: MAX_GROUP_MEMBERS })
        : undefined
    }
    return { outcome, moved: taken.length }
  })

export const unassignProducts = (ctx: Ctx, groupId: string, productIds: readonly string[]): Promise<Assigned[]> =>
  inGroup(ctx, groupId, productIds, async (tx, { id, customizationId }, ids) => {
    const real = ids.filter(isUuid)
    const found = new Set((await tx.rows(findCandidates, { productIds: real, customizationId })).map((row) => row.id))
    const gone = new Set((await tx.rows(deleteMembers, { groupId: id, productIds: real })).map((row) => row.productId))
    const outcome = (productId: string) => {
      if (gone.has(productId)) return undefined
      return found.has(productId) ? new ApiError({ code: 'PRODUCTS_NOT_IN_GROUP', productId }) : notFound(productId)
    }
    return { outcome, moved: gone.size }
  })
