import type { Readable } from 'node:stream'
import { MAX_VARIANTS } from '@fairground/domain/catalog/variants.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { present } from '@fairground/domain/present.ts'
import { isUuid } from '../../ground/ids.ts'
import { message } from '../../ground/texts/message.ts'
import { readOwn, type WrongRow } from '../product-files/own-format.ts'
import { type Pictures, withPictures } from '../product-files/pictures.ts'
import { readWoocommerce } from '../product-files/read-woocommerce.ts'
import { OWN_ID } from '../product-files/woocommerce-file.ts'
import { withDecimalPoints } from './decimal-commas.ts'
import { type FileColumn, type FileRow, openRows, type RowProblem, UnreadableFile } from './file-rows.ts'
import { productRow } from './product-rows.ts'
import { hashOf, type ProductFormat, type ReadResult } from './read-product.ts'
import { readShopify } from './read-shopify.ts'
import { turns } from './turns.ts'

/** A product of a file, or what keeps it from being one. */
export interface FoundProduct {
  /** Handle of the product in the file. */
  readonly handle: string
  readonly line: number
  /** Number of its rows. */
  readonly rows: number
  readonly read: ReadResult
}

const NEEDED: Record<ProductFormat, readonly string[]> = {
  OWN: ['Handle', 'Name', 'Choices', 'Price'],
  SHOPIFY: ['Handle', 'Title', 'Variant Price'],
  WOOCOMMERCE: ['Type', 'Name', 'Regular price'],
}

const FORMATS = ['OWN', 'SHOPIFY', 'WOOCOMMERCE'] as const satisfies readonly ProductFormat[]

/** Format of an export by its header; undefined where it lacks something of all. */
export const formatOf = (headings: readonly string[]): ProductFormat | undefined =>
  FORMATS.find((format) => lackedBy(headings, format).length === 0)

function lackedBy(headings: readonly string[], format: ProductFormat): string[] {
  const known = new Set(headings.map((heading) => heading.toLowerCase()))
  return NEEDED[format].filter((heading) => !known.has(heading.toLowerCase()))
}

/** Largest WooCommerce file, in rows: its variations may stand anywhere, so that the whole is held. */
const MAX_WOO_ROWS = 200_000

/** Columns of a file as a merchant maps them; those that are not named are left out. */
export interface ColumnMapping {
  readonly format: ProductFormat
  readonly columns: readonly { readonly heading: string; readonly field: string }[]
}

/** Headings that a file must have, as a merchant maps them: its rows then need not say of which kind they are. */
export const neededFields: Record<ProductFormat, readonly string[]> = {
  OWN: ['Handle', 'Name', 'Price'],
  SHOPIFY: ['Handle', 'Title', 'Variant Price'],
  WOOCOMMERCE: ['Name', 'Regular price'],
}

/** The products of a file of any format that we know, as it streams. Throws UnreadableFile when it is none. */
export async function openProducts(
  source: Readable,
  currency: string,
  pictures: Pictures = new Map(),
  mapping?: ColumnMapping,
): Promise<{ format: ProductFormat; columns: readonly FileColumn[]; products: AsyncGenerator<FoundProduct> }> {
  const fields = mapping && new Map(mapping.columns.map(({ heading, field }) => [heading, field]))
  const nameOf = fields && ((heading: string) => fields.get(heading) ?? '')
  const { columns: inFile, headings, separator, rows: found } = await openRows(source, nameOf)
  const format = mapping?.format ?? formatOf(headings)
  if (!format) {
    source.destroy()
    const lacking = lackedBy(headings, 'SHOPIFY').join(', ')
    throw new UnreadableFile(message('imports.noExport', { columns: lacking }), inFile)
  }
  const rows = separator === ';' ? withDecimalPoints(found, format) : found
  const columns = new Set(headings.map((heading) => heading.toLowerCase()))
  const file = { headings, columns, currency, pictures }
  if (format === 'WOOCOMMERCE') return { format, columns: inFile, products: wooProducts(rows, file) }
  return { format, columns: inFile, products: groupedProducts(rows, format, file) }
}

/** Rows of one product: as many as it may have variants, and as many that only bring pictures. */
export const MAX_PRODUCT_ROWS = 2 * MAX_VARIANTS

/** Refusal of a product with more rows than a product can have: they are not looked at. */
const tooManyRows = (line: number, rows: number): ReadResult => ({
  ok: false,
  problems: [
    { line, message: message('imports.manyRowsOfProduct', { rows: String(rows), most: String(MAX_PRODUCT_ROWS) }) },
  ],
})

const textOf = (row: FileRow, heading: string): string => (row.cell(heading) ?? '').trim()

async function* groupedProducts(
  rows: AsyncGenerator<FileRow>,
  format: 'OWN' | 'SHOPIFY',
  file: FileContext,
): AsyncGenerator<FoundProduct> {
  let handle = ''
  let open: FileRow[] = []
  let count = 0
  const readOne = format === 'OWN' ? readOurs : shopify
  const found = (): FoundProduct => {
    const [{ line }] = open as [FileRow, ...FileRow[]]
    return {
      handle,
      line,
      rows: count,
      read: count > MAX_PRODUCT_ROWS ? tooManyRows(line, count) : readOne(handle, open, file),
    }
  }
  for await (const row of rows) {
    const own = unguarded(textOf(row, 'Handle'))
    const named = row.problems.length > 0 && own === '' ? handle : own
    if (open.length > 0 && named !== handle) {
      yield found()
      open = []
      count = 0
    }
    handle = named
    if (++count <= MAX_PRODUCT_ROWS) open.push(row)
  }
  if (open.length > 0) yield found()
}

const problemsOf = (rows: readonly FileRow[]): RowProblem[] => rows.flatMap(({ problems }) => problems)
const atLines = (wrong: readonly WrongRow[], rows: readonly FileRow[]): RowProblem[] =>
  wrong.map(({ row, message: fault }) => ({ line: rows[row]?.line ?? 0, message: fault }))

/** Context that all products of a file share. */
interface FileContext {
  readonly headings: readonly string[]
  /** The same, in lower case. */
  readonly columns: ReadonlySet<string>
  readonly currency: string
  readonly pictures: Pictures
}

function shopify(handle: string, rows: readonly FileRow[], { currency, pictures, columns }: FileContext): ReadResult {
  const read = readShopify(
    { handle, rows: rows.map((row) => productRow(row, pictures)), problems: problemsOf(rows) },
    currency,
  )
  if (!read.ok) return read
  const { incoming, warnings } = read
  const line = rows[0]?.line ?? 0
  return {
    ok: true,
    product: { format: 'SHOPIFY', handle, line, incoming, columns, warnings, contentHash: hashOf(incoming) },
  }
}

function readOurs(handle: string, rows: readonly FileRow[], { currency, pictures, columns }: FileContext): ReadResult {
  const broken = problemsOf(rows)
  if (broken.length > 0) return { ok: false, problems: broken }
  const { incoming: read, wrong } = readOwn(
    rows.map(({ cell }) => cell),
    currency,
  )
  const { incoming, missing } = withPictures(read, pictures)
  const line = rows[0]?.line ?? 0
  const problems = [
    ...(handle === '' ? [{ line, message: message('imports.noHandle') }] : []),
    ...(incoming.draft.name.trim() === '' ? [{ line, message: message('imports.noName') }] : []),
    ...atLines(wrong, rows),
    ...missing.map((name) => ({ line, message: message('imports.pictureMissing', { name: cutText(name, 80) }) })),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    product: { format: 'OWN', handle, line, incoming, columns, warnings: [], contentHash: hashOf(incoming) },
  }
}

/** Products in their order, each with the variations that name it by id or SKU. */
async function* wooProducts(rows: AsyncGenerator<FileRow>, file: FileContext): AsyncGenerator<FoundProduct> {
  const parents: FileRow[][] = []
  const byKey = new Map<string, FileRow[]>()
  const variations: FileRow[] = []
  let count = 0
  for await (const row of rows) {
    if (++count > MAX_WOO_ROWS) throw new UnreadableFile(message('imports.manyRows', { most: String(MAX_WOO_ROWS) }))
    if (row.problems.length === 0 && /^variation\b/i.test(textOf(row, 'Type'))) variations.push(row)
    else {
      const group = [row]
      parents.push(group)
      for (const key of [`id:${textOf(row, 'ID')}`, textOf(row, 'SKU')])
        if (key !== '' && key !== 'id:') byKey.set(key, group)
    }
  }
  const turn = turns()
  for (const row of variations) {
    await turn()
    const group = byKey.get(textOf(row, 'Parent'))
    if (group) group.push(row)
    else {
      const problem = {
        line: row.line,
        message: message('imports.noParent', { name: cutText(textOf(row, 'Parent'), 40) }),
      }
      parents.push([{ ...row, problems: [problem] }])
    }
  }
  for (const group of parents) {
    const [first] = group as [FileRow, ...FileRow[]]
    const handle = wooHandle(first)
    const { line } = first
    const rows = group.length
    await turn(rows)
    yield { handle, line, rows, read: rows > MAX_PRODUCT_ROWS ? tooManyRows(line, rows) : woo(handle, group, file) }
  }
}

const ownIdOf = (row: FileRow): string | undefined => {
  const id = textOf(row, OWN_ID)
  return isUuid(id) ? id : undefined
}

function wooHandle(row: FileRow): string {
  const ownId = ownIdOf(row)
  if (ownId !== undefined) return `fairground-${ownId}`
  return textOf(row, 'ID') ? `woo-${textOf(row, 'ID')}` : textOf(row, 'SKU') || textOf(row, 'Name')
}

function woo(
  handle: string,
  rows: readonly FileRow[],
  { headings, columns, currency, pictures }: FileContext,
): ReadResult {
  const broken = problemsOf(rows)
  if (broken.length > 0) return { ok: false, problems: broken }
  const { incoming, wrong, notes } = readWoocommerce(
    rows.map(({ cell }) => cell),
    headings,
    currency,
    pictures,
  )
  if (wrong.length > 0) return { ok: false, problems: atLines(wrong, rows) }
  const line = rows[0]?.line ?? 0
  const warnings = notes.map((note) => ({ line, message: note }))
  const ownId = rows[0] && ownIdOf(rows[0])
  return {
    ok: true,
    product: {
      format: 'WOOCOMMERCE',
      handle,
      line,
      incoming,
      columns,
      warnings,
      contentHash: hashOf(incoming),
      ...present({ ownId }),
    },
  }
}
