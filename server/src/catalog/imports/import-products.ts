import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Tx } from '../../ground/database.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { RowProblem } from './file-rows.ts'
import { openProducts } from './read-file.ts'
import type { ProductFormat, ReadProduct } from './read-product.ts'
import { freshStatistics } from './statistics.ts'
import { compare, type ImportContext, type Outcome, takeOver } from './take-over.ts'

export type { ImportContext } from './take-over.ts'

export interface ImportProblem extends RowProblem {
  readonly handle: string
}

export interface ImportSummary {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Products that were left out, each with its lines in `errors`. */
  readonly failed: number
  readonly rows: number
  readonly errors: readonly ImportProblem[]
  /** Fields that were taken over differently. */
  readonly warnings: readonly ImportProblem[]
}

export interface ImportProgress extends Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'failed' | 'rows'> {
  readonly bytes: number
  readonly totalBytes: number
}

/** Keeps what an import does, beside the import itself. */
export interface ImportRecord {
  /** Within the transaction that wrote the products. */
  written(
    tx: Tx,
    products: readonly { readonly position: number; readonly product: ReadProduct }[],
    outcomes: readonly Outcome[],
  ): Promise<void>
  leftOut(
    place: { readonly position: number; readonly handle: string; readonly line: number },
    problems: readonly RowProblem[],
  ): Promise<void>
  progress(far: { readonly format: ProductFormat; readonly bytes: number; readonly rows: number }): Promise<void>
  done(): Promise<void>
  failed(trouble: Message): Promise<void>
}

export interface ImportRequest {
  readonly path: string
  /** Reads and compares, writes nothing. */
  readonly dryRun?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
  /** Products per transaction. */
  readonly batch?: number
  /** Record of the writes; the caller begins it. */
  readonly record?: ImportRecord
}

const BATCH = 100
/** A batch of large products ends early: variants per transaction. */
const BATCH_VARIANTS = 2000
export const standsTwice = (): Message => message('imports.twice')
/** Problems that are stored; the counts go on. */
const MAX_PROBLEMS = 1000

/**
 * Brings a product file of any format that we know into the shop. Batches are transactions that also remember each handle and the hash of
 * what was read, so a run that was killed goes on where it stopped and a repeated run changes nothing.
 * A product whose rows are wrong is left out whole. Throws UnreadableFile when the file is no product export.
 */
export async function importProducts(ctx: ImportContext, request: ImportRequest): Promise<ImportSummary> {
  const { path, dryRun = false, onProgress = () => {}, batch: batchSize = BATCH, record } = request
  const totalBytes = (await stat(path)).size
  const count = { created: 0, updated: 0, unchanged: 0, failed: 0, rows: 0 }
  const errors: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const seen = new Set<string>()
  const refreshStatistics = freshStatistics(ctx.db)
  const places = new Map<string, number>()
  let bytes = 0
  let position = -1
  let waiting: ReadProduct[] = []

  const fail = (handle: string, problems: readonly RowProblem[]) => {
    count.failed++
    if (errors.length < MAX_PROBLEMS) errors.push(...problems.map((problem) => ({ handle, ...problem })))
  }
  const flush = async () => {
    const products = waiting
    waiting = []
    if (products.length === 0) return
    const recordOutcomes = async (tx: Tx, outcomes: readonly Outcome[], written: readonly ReadProduct[]) =>
      record?.written(
        tx,
        written.map((product) => ({ position: places.get(product.handle)!, product })), // noted when it was read
        outcomes,
      )
    const outcomes = await (dryRun ? compare(ctx, products) : takeOver(ctx, products, recordOutcomes))
    for (const [i, outcome] of outcomes.entries()) {
      const { handle, line } = products[i]!
      if (outcome.kind === 'failed') fail(handle, [{ line, message: outcome.message }])
      else count[outcome.kind]++
    }
    if (!dryRun) await refreshStatistics(count.created)
    await record?.progress({ format, bytes, rows: count.rows })
    onProgress({ ...count, bytes, totalBytes })
  }

  const source = createReadStream(path)
  source.on('data', (chunk) => {
    bytes += chunk.length
  })
  const { format, products } = await openProducts(source, ctx.site.currency)
  for await (const { handle, line, rows, read } of products) {
    count.rows += rows
    position++
    const problems = !read.ok ? read.problems : seen.has(handle) ? [{ line, message: standsTwice() }] : undefined
    if (problems) {
      fail(handle, problems)
      await record?.leftOut({ position, handle, line }, problems)
    } else if (read.ok) {
      seen.add(handle)
      places.set(handle, position)
      if (warnings.length < MAX_PROBLEMS) warnings.push(...read.product.warnings.map((w) => ({ handle, ...w })))
      waiting.push(read.product)
    }
    const variants = waiting.reduce((sum, { incoming }) => sum + incoming.draft.variants.length, 0)
    if (waiting.length >= batchSize || variants >= BATCH_VARIANTS) await flush()
  }
  await flush()
  await record?.progress({ format, bytes: totalBytes, rows: count.rows })
  onProgress({ ...count, bytes: totalBytes, totalBytes })
  return { ...count, errors, warnings }
}
