import { MAX_COLUMNS, MAX_HEADING } from '@fairground/contract/fairground/product-imports.ts'
import { present } from '@fairground/domain/present.ts'
import type { Db } from '../../ground/database.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import { type FileColumn, UnreadableFile } from '../imports/file-rows.ts'
import { standsTwice } from '../imports/import-products.ts'
import { openProducts } from '../imports/read-file.ts'
import { freshStatistics } from '../imports/statistics.ts'
import { compare, type ImportContext, takeOver } from '../imports/take-over.ts'
import { failedItem, itemOf, type Placed } from './item-of.ts'
import { moveRun } from './move-run.ts'
import {
  findPart,
  findPictures,
  findRun,
  type ItemRecord,
  noteColumns,
  noteProgress,
  type RunRow,
  type RunStatus,
  saveItems,
  stalledRuns,
  writtenUpTo,
} from './queries.ts'
import { clockFrom } from './run-clock.ts'
import { openFile } from './run-file.ts'
import { undoBatches } from './undo-batches.ts'

const BATCH = 100
/** A batch of large products ends early: variants per transaction. */
const BATCH_VARIANTS = 2000

/** Does what a run's status asks for, from where it was cut off; safe to repeat. */
export async function carryOn(ctx: ImportContext, id: string): Promise<void> {
  const run = await ctx.db.row(findRun, { id })
  if (!run) return
  try {
    if (run.status === 'COMPARING') await pass(ctx, run, false)
    else if (run.status === 'RUNNING' && !(await hasFile(ctx.db, id)))
      return void (await move(ctx, id, { from: 'RUNNING', to: 'CANCELED' }))
    else if (run.status === 'RUNNING') await pass(ctx, run, true)
    else if (run.status === 'UNDOING') await undoBatches(ctx, run.id)
    else return
    await move(ctx, id, { from: run.status, to: AFTER[run.status] })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    if (error.columns.length > 0) await ctx.db.run(noteColumns, { id, headings: reportedColumns(error.columns) })
    await move(ctx, id, { from: run.status, to: 'FAILED', trouble: JSON.stringify(error.trouble) })
  }
}

const reportedColumns = (columns: readonly FileColumn[]) =>
  columns.filter(({ heading }) => heading.length <= MAX_HEADING).slice(0, MAX_COLUMNS)

/** The file of a command's import lies where it was read; of one that was cut off, the command goes on with the rest when it is repeated. */
const hasFile = async (db: Db, id: string): Promise<boolean> => (await db.row(findPart, { id, part: 0 })) !== undefined

const STALLED_MS = 60_000

/** Runs whose process ended: nobody has noted progress for a minute of real time. */
export async function carryOnStalled(ctx: ImportContext): Promise<void> {
  const before = new Date(ctx.now.getTime() - STALLED_MS)
  await eachOnItsOwn(await ctx.db.rows(stalledRuns, { before }), ({ id }) => carryOn(ctx, id))
}

const AFTER: Partial<Record<RunStatus, RunStatus>> = { COMPARING: 'COMPARED', RUNNING: 'DONE', UNDOING: 'UNDONE' }

const move = (
  { db, now }: ImportContext,
  id: string,
  { from, to, trouble }: { from: RunStatus; to: RunStatus | undefined; trouble?: string | undefined },
) => (to === undefined ? undefined : moveRun(db, id, { from, to, ...present({ trouble }), at: now }))

/** Goes through the file once, comparing or writing. A run that somebody cancels ends between two batches. */
async function pass(ctx: ImportContext, run: RunRow, isWriting: boolean): Promise<void> {
  const { db } = ctx
  const { id } = run
  const done = isWriting ? ((await db.row(writtenUpTo, { id }))?.position ?? -1) : -1
  const pictures = await picturesOf(db, id)
  const at = clockFrom(ctx.now)
  let bytes = 0
  let rows = 0
  let position = -1
  let waiting: Placed[] = []
  let failed: ItemRecord[] = []
  const seen = new Set<string>()
  const refreshStatistics = freshStatistics(db)
  const source = openFile(db, id, (more) => {
    bytes += more
  })
  const mapping = run.mapping ?? undefined
  const { format, columns, products } = await openProducts(source, ctx.site.currency, pictures, mapping)
  if (!isWriting) await db.run(noteColumns, { id, headings: reportedColumns(columns) })

  /** False when the run is to stop. */
  const flush = async (): Promise<boolean> => {
    const [batch, wrong] = [waiting, failed]
    waiting = []
    failed = []
    if (wrong.length > 0 && !isWriting) await db.run(saveItems, { id, items: wrong })
    if (batch.length > 0) await (isWriting ? write(ctx, id, batch) : look(ctx, id, batch))
    if (isWriting) await refreshStatistics(position - done)
    const noted = await db.row(noteProgress, { id, format, doneBytes: BigInt(bytes), rows, at: at() })
    return noted?.status === run.status
  }
  for await (const found of products) {
    position++
    rows += found.rows
    const { handle, line, read } = found
    const fail = (problems: ItemRecord['problems']) => failed.push(failedItem({ position, handle, line }, problems))
    if (!read.ok) fail(read.problems)
    else if (seen.has(handle)) fail([{ line, message: standsTwice() }])
    else {
      seen.add(handle)
      if (position > done) waiting.push({ position, product: read.product })
    }
    const variants = waiting.reduce((sum, { product }) => sum + product.incoming.draft.variants.length, 0)
    if (waiting.length + failed.length >= BATCH || variants >= BATCH_VARIANTS) if (!(await flush())) return
  }
  await flush()
}

async function look(ctx: ImportContext, id: string, batch: readonly Placed[]): Promise<void> {
  const outcomes = await compare(
    ctx,
    batch.map(({ product }) => product),
  )
  await ctx.db.run(saveItems, { id, items: batch.map((one, i) => itemOf(one, outcomes[i]!, false)) })
}

/** The outcome of a product is written in the product's own transaction: neither is there without the other. */
async function write(ctx: ImportContext, id: string, batch: readonly Placed[]): Promise<void> {
  const byHandle = new Map(batch.map((one) => [one.product.handle, one]))
  await takeOver(
    ctx,
    batch.map(({ product }) => product),
    async (tx, outcomes, products) => {
      const items = products.map(({ handle }, i) => itemOf(byHandle.get(handle)!, outcomes[i]!, true))
      await tx.run(saveItems, { id, items })
    },
  )
}

const picturesOf = async (db: Db, id: string): Promise<Map<string, string>> =>
  new Map((await db.rows(findPictures, { id })).map(({ name, url }) => [name, url]))
