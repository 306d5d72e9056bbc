import * as contract from '@fairground/contract/stores/promotions-v-3.ts'
import { idsOfAll } from '../../bulk/ids-of-all.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { categoryTree } from '../categories/operations.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import {
  createPromotions,
  movePromotionTags,
  type PromotionChange,
  promotionNotFound,
  removePromotions,
  updatePromotions,
} from './edit-promotions.ts'
import { queryPromotions, searchPromotions } from './list-promotions.ts'
import { findPlaced, findPromotions, type PromotionRow } from './queries.ts'
import { promotionToWire } from './wire.ts'

const show = (ctx: Ctx) => (row: PromotionRow) => promotionToWire(row, ctx.caller)

function changeOf({ promotion, fieldMask }: { promotion: PromotionChange; fieldMask?: string }) {
  const { id, revision } = promotion
  const { id: _, revision: _r, ...change } = masked(promotion, fieldMask, contract.PromotionChanges, 'promotion')
  return { ...change, id, revision }
}

/** From the category upwards. */
async function pathOf(ctx: Ctx, categoryId: string): Promise<string[]> {
  const parents = new Map((await categoryTree(ctx.db)).map((row) => [row.id, row]))
  const path: string[] = []
  for (let id: string | null = categoryId; id !== null; ) {
    const row: { parentId: string | null; visible: boolean } | undefined = parents.get(id)
    if (!row || (path.length === 0 && !row.visible && !seesHidden(ctx.caller)))
      throw new ApiError({ code: 'CATEGORY_NOT_FOUND', categoryId })
    path.push(id)
    id = row.parentId
  }
  return path
}

const tags = () => ['promotions']

export function promotionRoutes(api: Api, { publicUrl }: { publicUrl: string }): void {
  mount(api, contract.createPromotion, async ({ promotion }, ctx) => ({
    promotion: show(ctx)(only(await createPromotions(ctx, [promotion], publicUrl))),
  }))
  mount(api, contract.getPromotion, async ({ promotionId }, ctx) => {
    const [row] = await ctx.db.rows(findPromotions, { ids: [promotionId] })
    if (!row || !(row.enabled || seesHidden(ctx.caller))) throw promotionNotFound(promotionId)
    return { promotion: show(ctx)(row) }
  })
  mount(api, contract.updatePromotion, async (request, ctx) => ({
    promotion: show(ctx)(only(await updatePromotions(ctx, [changeOf(request)], publicUrl))),
  }))
  mount(api, contract.deletePromotion, async ({ promotionId }, ctx) => {
    only(await removePromotions(ctx, [promotionId]))
    return {}
  })
  mount(
    api,
    contract.queryPromotions,
    async ({ query = {} }, ctx) => {
      const { rows, paging } = await queryPromotions(ctx, query)
      return { promotions: rows.map(show(ctx)), pagingMetadata: paging }
    },
    { cache: tags },
  )
  mount(api, contract.searchPromotions, async ({ search = {} }, ctx) => {
    const { page, aggregationData } = await searchPromotions(ctx, search)
    const found = { promotions: page.rows.map(show(ctx)), pagingMetadata: page.paging }
    return aggregationData ? { ...found, aggregationData } : found
  })
  mount(
    api,
    contract.resolvePromotions,
    async ({ categoryId }, ctx) => {
      const path = await pathOf(ctx, categoryId)
      const rows = await ctx.db.rows(findPlaced, { categoryId: path[0]!, path })
      return { promotions: rows.map((row) => ({ promotion: show(ctx)(row), position: row.position })) }
    },
    { cache: () => ['promotions', 'collections'] },
  )

  mount(api, contract.bulkCreatePromotions, async ({ promotions, returnEntity }, ctx) =>
    answerBulk(await createPromotions(ctx, promotions, publicUrl), returnEntity ? show(ctx) : undefined),
  )
  mount(api, contract.bulkUpdatePromotions, async ({ promotions, returnEntity }, ctx) =>
    answerBulk(await updatePromotions(ctx, promotions.map(changeOf), publicUrl), returnEntity ? show(ctx) : undefined),
  )
  mount(api, contract.bulkDeletePromotions, async ({ promotionIds }, ctx) =>
    answerBulk(await removePromotions(ctx, promotionIds)),
  )
  mount(api, contract.bulkUpdatePromotionTags, async ({ promotionIds, returnEntity, ...moves }, ctx) =>
    answerBulk(await movePromotionTags(ctx, promotionIds, moves), returnEntity ? show(ctx) : undefined),
  )
  mount(api, contract.bulkUpdatePromotionTagsByFilter, async ({ filter, ...moves }, ctx) => {
    const ids = await idsOfAll((cursorPaging) => queryPromotions(ctx, { filter, cursorPaging }))
    await movePromotionTags(ctx, ids, moves)
    return { jobId: ctx.newId() }
  })
}
