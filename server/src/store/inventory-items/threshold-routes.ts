import * as contract from '@fairground/contract/fairground/stock-history.ts'
import { statement } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Directory } from '../../identity/sites/directory.ts'
import { happen } from '../../outbox/happenings.ts'
import { itemNotFound } from './change-items.ts'
import { stockHistory } from './history.ts'
import { findItems, lockProductsOfItems, writeThreshold } from './queries.ts'
import { siteThreshold, tellStockLevels } from './tell.ts'

const writeSiteThreshold = statement({
  name: 'inventory.writeSiteThreshold',
  siteless: true,
  params: { id: 'uuid', threshold: 'int4' },
  sql: `update sites set settings = settings || jsonb_build_object('lowStockThreshold', $2::int4) where id = $1`,
})

export function stockHistoryRoutes(api: Api, { directory }: { directory: Directory }): void {
  mount(api, contract.listStockHistory, ({ inventoryItemId, cursorPaging }, ctx) =>
    stockHistory(ctx, inventoryItemId, cursorPaging),
  )
  mount(api, contract.setLowStockThreshold, async ({ inventoryItemId: id, threshold }, ctx) => {
    await ctx.db.inTx(async (tx) => {
      await tx.rows(lockProductsOfItems, { ids: [id] })
      const written = await tx.row(writeThreshold, { id, threshold })
      if (!written) throw itemNotFound(id)
      await tellStockLevels(tx, [written.productId], ctx.site, ctx)
    })
    return threshold === null ? {} : { threshold }
  })
  mount(api, contract.getStockSettings, async (_, { site }) => ({
    settings: { lowStockThreshold: siteThreshold(site) },
  }))
  mount(api, contract.updateStockSettings, async ({ settings }, ctx) => {
    await ctx.db.inTx(async (tx) => {
      await tx.run(writeSiteThreshold, { id: ctx.site.id, threshold: settings.lowStockThreshold })
      await happen(
        tx,
        [{ entity: 'site', entityId: ctx.site.id, slug: 'updated', payload: { stockSettings: settings } }],
        ctx,
      )
    })
    await directory.reload()
    return { settings }
  })
  mount(api, contract.listStockLevels, async ({ inventoryItemIds }, { db }) => ({
    levels: (await db.rows(findItems, { ids: inventoryItemIds })).map(({ id, level, threshold }) => ({
      inventoryItemId: id,
      level,
      ...(threshold === null ? {} : { threshold }),
    })),
  }))
}
