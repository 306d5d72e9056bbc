import { ProductGroupChanges } from '@fairground/contract/stores/product-group.ts'
import * as contract from '@fairground/contract/stores/product-groups-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { idsOfAll } from '../../bulk/ids-of-all.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, itemError, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type Assigned, assignProducts, unassignProducts } from './assign-products.ts'
import { createGroups, type GroupChange, getGroup, moveGroupTags, removeGroups, updateGroups } from './edit-groups.ts'
import { queryGroups, searchGroups } from './list-groups.ts'
import type { GroupRow } from './queries.ts'
import { type GroupField, groupToWire } from './wire.ts'

const show =
  ({ caller }: Ctx, fields?: readonly GroupField[]) =>
  (row: GroupRow) =>
    groupToWire(row, caller, fields)

/** Field sets that the answer names as requested. */
const requestedFields = (fields: GroupField[] | undefined) => (fields ? { fields } : {})

function changeOf({ productGroup, fieldMask }: { productGroup: GroupChange; fieldMask?: string }) {
  const { id, revision } = productGroup
  const { id: _, revision: _r, ...change } = masked(productGroup, fieldMask, ProductGroupChanges, 'productGroup')
  return { ...change, id, revision }
}

const perProduct = (outcomes: readonly Assigned[]) => ({
  results: outcomes.map(({ productId, error }) => ({
    productId,
    success: !error,
    ...present({ error: error ? itemError(error) : undefined }),
  })),
})

export function productGroupRoutes(api: Api, { publicUrl }: { publicUrl: string }): void {
  mount(api, contract.createProductGroup, async ({ productGroup, fields }, ctx) => ({
    productGroup: show(ctx, fields)(only(await createGroups(ctx, [productGroup], publicUrl))),
    ...requestedFields(fields),
  }))
  mount(api, contract.updateProductGroup, async (request, ctx) => ({
    productGroup: show(ctx, request.fields)(only(await updateGroups(ctx, [changeOf(request)], publicUrl))),
    ...requestedFields(request.fields),
  }))
  mount(api, contract.deleteProductGroup, async ({ productGroupId }, ctx) => {
    only(await removeGroups(ctx, [productGroupId]))
    return {}
  })
  mount(api, contract.getProductGroup, async ({ productGroupId, fields }, ctx) => ({
    productGroup: show(ctx, fields)(await getGroup(ctx, productGroupId)),
    ...requestedFields(fields),
  }))
  mount(api, contract.queryProductGroups, async ({ query = {}, fields }, ctx) => {
    const { rows, paging } = await queryGroups(ctx, query)
    return { productGroups: rows.map(show(ctx, fields)), pagingMetadata: paging, ...requestedFields(fields) }
  })
  mount(api, contract.searchProductGroups, async ({ search = {}, fields }, ctx) => {
    const { page, aggregationData } = await searchGroups(ctx, search)
    const found = {
      productGroups: page.rows.map(show(ctx, fields)),
      pagingMetadata: page.paging,
      ...requestedFields(fields),
    }
    return aggregationData ? { ...found, aggregationData } : found
  })

  mount(api, contract.assignProductsToProductGroup, async ({ productGroupId, productIds }, ctx) =>
    perProduct(await assignProducts(ctx, productGroupId, productIds)),
  )
  mount(api, contract.unassignProductsFromProductGroup, async ({ productGroupId, productIds }, ctx) =>
    perProduct(await unassignProducts(ctx, productGroupId, productIds)),
  )

  mount(api, contract.bulkCreateProductGroups, async ({ productGroups, returnEntity, fields }, ctx) =>
    answerBulk(await createGroups(ctx, productGroups, publicUrl), returnEntity ? show(ctx, fields) : undefined),
  )
  mount(api, contract.bulkUpdateProductGroups, async ({ productGroups, returnEntity, fields }, ctx) =>
    answerBulk(
      await updateGroups(ctx, productGroups.map(changeOf), publicUrl),
      returnEntity ? show(ctx, fields) : undefined,
    ),
  )
  mount(api, contract.bulkDeleteProductGroups, async ({ productGroupIds }, ctx) =>
    answerBulk(await removeGroups(ctx, productGroupIds)),
  )
  mount(api, contract.bulkUpdateProductGroupTags, async ({ productGroupIds, ...moves }, ctx) =>
    answerBulk(await moveGroupTags(ctx, productGroupIds, moves)),
  )
  mount(api, contract.bulkUpdateProductGroupTagsByFilter, async ({ filter, ...moves }, ctx) => {
    const ids = await idsOfAll((cursorPaging) => queryGroups(ctx, { filter, cursorPaging }))
    await moveGroupTags(ctx, ids, moves)
    return { jobId: ctx.newId() }
  })
}
