import * as contract from '@fairground/contract/fairground/product-imports.ts'
import { cursorPage } from '../../db/pages.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { requireScope } from '../../http/presented.ts'
import { happen } from '../../outbox/happenings.ts'
import { applyMapping, columnsToWire } from './columns.ts'
import { moveRun } from './move-run.ts'
import { findRun, type ItemOutcome, pageOfItems, type RunRow, type RunStatus, runSpec } from './queries.ts'
import { itemToWire, runToWire } from './wire.ts'

async function runOf(ctx: Ctx, id: string): Promise<RunRow> {
  const run = await ctx.db.row(findRun, { id })
  if (!run) throw new ApiError({ code: 'IMPORT_NOT_FOUND', importId: id })
  return run
}

/** A file of products counts their stock, too. */
const permitImport = ({ caller }: Ctx): void => requireScope(caller, ['inventory.write'])

/** The domain event becomes the job that goes on with it. */
async function move(ctx: Ctx, id: string, to: RunStatus) {
  const { status } = await runOf(ctx, id)
  await ctx.db.inTx(async (tx) => {
    const moved = await moveRun(tx, id, { to, at: ctx.now })
    if (!moved) throw new ApiError({ code: 'IMPORT_NOT_READY', status })
    await happen(tx, [{ entity: 'product_import', entityId: moved.id, slug: 'moved', payload: { status: to } }], ctx)
  })
  return { import: runToWire(await runOf(ctx, id), ctx.readerLocale) }
}

const countNames: Record<ItemOutcome, keyof ReturnType<typeof runToWire>['counts']> = {
  CREATED: 'created',
  UPDATED: 'updated',
  UNCHANGED: 'unchanged',
  FAILED: 'failed',
  NOT_REACHED: 'notReached',
  UNDONE: 'undone',
  KEPT: 'kept',
}

export function importRunRoutes(api: Api): void {
  mount(api, contract.listImports, async ({ cursorPaging }, { db, cursors, now, readerLocale }) => {
    const { rows, paging } = await cursorPage<RunRow>(runSpec, { cursorPaging }, { db, cursors, now, at: '' })
    return { imports: rows.map((row) => runToWire(row, readerLocale)), metadata: paging }
  })
  mount(api, contract.getImport, async ({ id }, ctx) => ({ import: runToWire(await runOf(ctx, id), ctx.readerLocale) }))
  mount(api, contract.listImportItems, async ({ id, outcome, paging: { limit = 50, offset = 0 } = {} }, ctx) => {
    const run = await runOf(ctx, id)
    const counts = runToWire(run, ctx.readerLocale).counts
    const rows = await ctx.db.rows(pageOfItems, { id: run.id, outcome: outcome ?? null, limit, offset })
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const total = outcome === undefined ? all : counts[countNames[outcome]]
    return {
      items: rows.map((row) => itemToWire(row, ctx.readerLocale)),
      metadata: { count: rows.length, offset, total, tooManyToCount: false },
    }
  })
  mount(api, contract.getImportColumns, async ({ id }, ctx) => columnsToWire(await runOf(ctx, id), ctx.site.currency))
  mount(api, contract.setImportColumns, async ({ id, format, columns }, ctx) => {
    await applyMapping(ctx, await runOf(ctx, id), { format, columns })
    return { import: runToWire(await runOf(ctx, id), ctx.readerLocale) }
  })
  mount(api, contract.startImport, async ({ id }, ctx) => {
    permitImport(ctx)
    return move(ctx, id, 'RUNNING')
  })
  mount(api, contract.cancelImport, ({ id }, ctx) => move(ctx, id, 'CANCELED'))
  mount(api, contract.undoImport, async ({ id }, ctx) => {
    permitImport(ctx)
    return move(ctx, id, 'UNDOING')
  })
}
