import * as contract from '@fairground/contract/stores/inventory-items-v-3.ts'
import * as adjust from '@fairground/contract/stores/inventory-items-v-3-adjust.ts'
import * as byFilter from '@fairground/contract/stores/inventory-items-v-3-by-filter.ts'
import { present } from '@fairground/domain/present.ts'
import { requireCondition } from '../../db/selects-all.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome, only } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type At, adjustAt } from './adjust-at.ts'
import { allOrNone, changeAll, deltaOf } from './by-filter.ts'
import { changeItems, type ItemChange, itemNotFound } from './change-items.ts'
import { createItems, type NewItem } from './create-items.ts'
import { deleteItems } from './delete-items.ts'
import { chosenItems, chosenVariants, countItems, itemFields, itemsByCursor, itemsByOffset } from './list-items.ts'
import { findItems, type ItemRow } from './queries.ts'
import { upsertItems } from './upsert-items.ts'
import { itemToWire } from './wire.ts'
import { stockChangeOf } from './wire-write.ts'

const answer = (outcomes: readonly Outcome<ItemRow>[], returnEntity = false) =>
  answerBulk(outcomes, returnEntity ? itemToWire : undefined)

type NewWire = Parameters<typeof stockChangeOf>[0] & {
  productId: string
  variantId: string
  locationId?: string | null
}

const newItem = (wire: NewWire): NewItem => ({
  ...stockChangeOf(wire),
  productId: wire.productId,
  variantId: wire.variantId,
  locationId: wire.locationId ?? undefined,
})

export function inventoryItemRoutes(api: Api): void {
  reading(api)
  writing(api)
  adjusting(api)
  choosing(api)
}

function reading(api: Api): void {
  mount(api, contract.getInventoryItem, async ({ inventoryItemId }, { db }) => {
    const [item] = await db.rows(findItems, { ids: [inventoryItemId] })
    if (!item) throw itemNotFound(inventoryItemId)
    return { inventoryItem: itemToWire(item) }
  })
  mount(api, contract.queryInventoryItems, async ({ query = {} }, ctx) => {
    if (query.paging && !query.cursorPaging) {
      const { rows, paging } = await itemsByOffset(ctx, query)
      const { count, offset, total } = paging
      return { inventoryItems: rows.map(itemToWire), pagingMetadata: { count, offset, total } }
    }
    const { rows, paging } = (await itemsByCursor(ctx, query, 'query')).page
    return { inventoryItems: rows.map(itemToWire), pagingMetadata: { count: paging.count, cursors: paging.cursors } }
  })
  mount(api, contract.searchInventoryItems, async ({ search = {} }, ctx) => {
    const { page, aggregationData } = await itemsByCursor(
      ctx,
      { ...search, timeZone: search.timeZone ?? undefined },
      'search',
    )
    return {
      inventoryItems: page.rows.map(itemToWire),
      pagingMetadata: page.paging,
      ...present({ aggregationData }),
    }
  })
  mount(api, contract.countInventoryItems, async ({ filter, search }, ctx) => ({
    count: await countItems(ctx, filter, search),
  }))
}

function writing(api: Api): void {
  mount(api, contract.createInventoryItem, async ({ inventoryItem }, ctx) => {
    const made = await ctx.db.inTx(async (tx) => only(await createItems(tx, ctx, [newItem(inventoryItem)])))
    return { inventoryItem: itemToWire(made) }
  })
  mount(api, contract.bulkCreateInventoryItems, async ({ inventoryItems, returnEntity }, ctx) =>
    answer(await ctx.db.inTx((tx) => createItems(tx, ctx, inventoryItems.map(newItem))), returnEntity),
  )
  mount(api, contract.updateInventoryItem, async ({ inventoryItem, reason = 'MANUAL', fieldMask }, ctx) => {
    const { id, revision, ...wire } = inventoryItem
    const change = { id, revision, ...stockChangeOf(wire, fieldMask) }
    const changed = await ctx.db.inTx(async (tx) => only(await changeItems(tx, ctx, [change], { reason })))
    return { inventoryItem: itemToWire(changed) }
  })
  mount(api, contract.bulkUpdateInventoryItems, async ({ inventoryItems, returnEntity, reason = 'MANUAL' }, ctx) => {
    const changes = inventoryItems.map(({ inventoryItem: { id, revision, ...wire }, fieldMask }) => ({
      id,
      revision,
      ...stockChangeOf(wire, fieldMask),
    }))
    return answer(await ctx.db.inTx((tx) => changeItems(tx, ctx, changes, { reason })), returnEntity)
  })
  mount(api, contract.bulkUpsertInventoryItems, async ({ inventoryItems, returnEntity }, ctx) =>
    answer(
      await upsertItems(
        ctx,
        inventoryItems.map(({ inventoryItem, fieldMask }) => ({
          ...stockChangeOf(inventoryItem, fieldMask),
          id: inventoryItem.id ?? undefined,
          revision: inventoryItem.revision ?? undefined,
          productId: inventoryItem.productId,
          variantId: inventoryItem.variantId,
          locationId: inventoryItem.locationId ?? undefined,
        })),
      ),
      returnEntity,
    ),
  )
  mount(api, contract.deleteInventoryItem, async ({ inventoryItemId }, ctx) => {
    await ctx.db.inTx(async (tx) => only(await deleteItems(tx, ctx, [inventoryItemId])))
    return {}
  })
  mount(api, contract.bulkDeleteInventoryItems, async ({ inventoryItemIds }, ctx) =>
    answerBulk(await ctx.db.inTx((tx) => deleteItems(tx, ctx, inventoryItemIds))),
  )
}

function adjusting(api: Api): void {
  type Adjusted = { reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'; returnEntity?: boolean }
  const change = async (ctx: Ctx, changes: readonly ItemChange[], { reason = 'MANUAL', returnEntity }: Adjusted) =>
    answer(await ctx.db.inTx((tx) => changeItems(tx, ctx, changes, { reason })), returnEntity)
  const changeAt = async (ctx: Ctx, steps: readonly At[], { reason = 'MANUAL', returnEntity }: Adjusted) =>
    answer(await adjustAt(ctx, steps, reason), returnEntity)

  mount(api, adjust.bulkIncrementInventoryItems, ({ incrementData, ...selection }, ctx) =>
    change(
      ctx,
      incrementData.map(({ inventoryItemId: id, incrementBy }) => ({ id, delta: BigInt(incrementBy) })),
      selection,
    ),
  )
  mount(api, adjust.bulkDecrementInventoryItems, ({ decrementData, restrictInventory, ...selection }, ctx) =>
    change(
      ctx,
      decrementData.map(({ inventoryItemId: id, decrementBy, preorderRequest: preordered }) => ({
        id,
        preordered,
        delta: -BigInt(decrementBy),
        mayOwe: restrictInventory === false,
      })),
      selection,
    ),
  )
  mount(api, adjust.bulkIncrementInventoryItemsByVariantAndLocation, ({ incrementData, ...selection }, ctx) =>
    changeAt(
      ctx,
      incrementData.map(({ incrementBy, ...at }) => ({ ...at, delta: BigInt(incrementBy) })),
      selection,
    ),
  )
  mount(
    api,
    adjust.bulkDecrementInventoryItemsByVariantAndLocation,
    ({ decrementData, restrictInventory, ...selection }, ctx) =>
      changeAt(
        ctx,
        decrementData.map(({ decrementBy, preorderRequest: preordered, ...at }) => ({
          ...at,
          preordered,
          delta: -BigInt(decrementBy),
          mayOwe: restrictInventory === false,
        })),
        selection,
      ),
  )
}

function choosing(api: Api): void {
  mount(api, byFilter.bulkUpdateInventoryItemsByFilter, async ({ filter, search, inventoryItem, fieldMask }, ctx) => {
    const change = stockChangeOf(inventoryItem, fieldMask)
    return changeAll(ctx, await chosenItems(ctx, filter, search), () => change)
  })
  mount(api, byFilter.bulkDeleteInventoryItemsByFilter, async ({ filter, search }, ctx) => {
    requireCondition(itemFields, filter, search)
    const ids = await chosenItems(ctx, filter, search)
    if (ids.length > 0) await ctx.db.inTx((tx) => deleteItems(tx, ctx, ids))
    return { jobId: ctx.newId() }
  })
  mount(
    api,
    byFilter.bulkSetOrAdjustInventoryItemsByFilter,
    async ({ filter, search, adjustedInventoryAction }, ctx) => {
      const delta = deltaOf(adjustedInventoryAction, 'adjustedInventoryAction')
      return changeAll(ctx, await chosenItems(ctx, filter, search), ({ capacity }) =>
        capacity === null && delta > 0n ? { quantity: delta } : { delta, mayOwe: true },
      )
    },
  )
  mount(api, byFilter.bulkAdjustInventoryItemsByFilter, async ({ filter, search, adjustment, trackQuantity }, ctx) => {
    const delta = deltaOf(adjustment, 'adjustment')
    return changeAll(ctx, await chosenItems(ctx, filter, search), ({ capacity }) =>
      capacity === null && trackQuantity ? { quantity: 0n, delta } : { delta },
    )
  })
  mount(
    api,
    byFilter.bulkCreateInventoryItemsByVariantFilter,
    async ({ filter, search, locationId, inventoryCreationData }, ctx) => {
      const chosen = await chosenVariants(ctx, filter, search)
      const { quantity } = inventoryCreationData ?? {}
      const begin = quantity === undefined ? { inStock: true } : { quantity: BigInt(quantity) }
      const items = chosen.map(({ id, productId }) => ({ variantId: id, productId, locationId, ...begin }))
      await ctx.db.inTx(async (tx) => {
        const outcomes = await createItems(tx, ctx, items)
        // Items that exist there already are left alone.
        allOrNone(
          outcomes.filter((one) => one.ok || !('code' in one.error) || one.error.code !== 'ITEM_ALREADY_EXISTS'),
        )
      })
      return { jobId: ctx.newId() }
    },
  )
}
