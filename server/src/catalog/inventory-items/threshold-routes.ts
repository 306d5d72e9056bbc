import * as contract from '@fairground/contract/fairground/stock-history.ts'
import { present } from '@fairground/domain/present.ts'
import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { announceStockLevels, siteThreshold } from './announce.ts'
import { itemNotFound } from './change-items.ts'
import { stockHistory } from './history.ts'
import { findItems, lockProductsOfItems, writeThresholds } from './queries.ts'

const writeSiteThreshold = statement({
  name: 'inventory.writeSiteThreshold',
  siteless: true,
  params: { id: 'uuid', threshold: 'int4' },
  sql: `update sites set settings = settings || jsonb_build_object('lowStockThreshold', $2::int4) where id = $1`,
})

/** Ids of the items that are there. */
const setThresholds = (ctx: Ctx, wanted: ReadonlyMap<string, number | null>): Promise<ReadonlySet<string>> =>
  ctx.db.inTx(async (tx) => {
    const ids = [...wanted.keys()]
    await tx.rows(lockProductsOfItems, { ids })
    const thresholds = [...wanted].map(([id, threshold]) => ({ id, threshold }))
    const written = await tx.rows(writeThresholds, { thresholds })
    const products = new Set(written.map(({ productId }) => productId))
    if (products.size > 0) await announceStockLevels(tx, [...products], ctx.site, ctx)
    return new Set(written.map(({ id }) => id))
  })

export function stockHistoryRoutes(api: Api): void {
  mount(api, contract.listStockHistory, ({ inventoryItemId, cursorPaging }, ctx) =>
    stockHistory(ctx, inventoryItemId, cursorPaging),
  )
  mount(api, contract.setLowStockThreshold, async ({ inventoryItemId, threshold }, ctx) => {
    const written = await setThresholds(ctx, new Map([[inventoryItemId, threshold]]))
    if (written.size === 0) throw itemNotFound(inventoryItemId)
    return threshold === null ? {} : { threshold }
  })
  mount(api, contract.bulkSetLowStockThresholds, async ({ thresholds }, ctx) => {
    const wanted = new Map(thresholds.map((one) => [one.inventoryItemId, one.threshold]))
    const written = await setThresholds(ctx, wanted)
    return answerBulk(
      thresholds.map(({ inventoryItemId: id }) =>
        written.has(id) ? { ok: true, id, item: undefined } : { ok: false, id, error: itemNotFound(id) },
      ),
    )
  })
  mount(api, contract.getStockSettings, async (_, { site }) => ({
    settings: { lowStockThreshold: siteThreshold(site) },
  }))
  mount(
    api,
    contract.updateStockSettings,
    async ({ settings }, ctx) => {
      await ctx.db.inTx(async (tx) => {
        await tx.run(writeSiteThreshold, { id: ctx.site.id, threshold: settings.lowStockThreshold })
        await happen(
          tx,
          [{ entity: 'site', entityId: ctx.site.id, slug: 'updated', payload: { stockSettings: settings } }],
          ctx,
        )
      })
      return { settings }
    },
    { changesSite: true },
  )
  mount(api, contract.listStockLevels, async ({ inventoryItemIds }, { db }) => ({
    levels: (await db.rows(findItems, { ids: inventoryItemIds })).map(({ id, level, threshold }) => ({
      inventoryItemId: id,
      level,
      ...present({ threshold: threshold ?? undefined }),
    })),
  }))
}
