import { createReadStream } from 'node:fs'
import { CsvError, type InfoRecord, parse } from 'csv-parse'

/** Columns of a Shopify product export that are read; the others are passed over. */
const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Status',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Image',
  'Cost per item',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
] as const
export type Column = (typeof COLUMNS)[number]
const REQUIRED: readonly Column[] = ['Handle', 'Title', 'Variant Price']

export interface ProductRow {
  /** Line of the file on which the row begins; the header is line 1. */
  readonly line: number
  /** The cell without surrounding space; empty where the column is missing. */
  cell(column: Column): string
}

/** Rows of the file that follow each other and name the same product. */
export interface RowGroup {
  readonly handle: string
  readonly rows: readonly ProductRow[]
  readonly problems: readonly RowProblem[]
}

export interface RowProblem {
  readonly line: number
  readonly message: string
}

/** The file is no product export at all; its text is for the person who gave it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Longest row that is read. */
const MAX_ROW_BYTES = 1024 * 1024

/**
 * Reads a product export as it streams, group by group; memory does not grow with the file.
 * Throws UnreadableFile when the header is not one. A broken quote spoils the rest of the file: it ends in a group with that problem.
 */
export async function* rowGroups(path: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<RowGroup> {
  const source = createReadStream(path)
  source.on('data', (chunk) => onBytes(chunk.length))
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)

  let columns: Map<Column, number> | undefined
  let width = 0
  let ended = 0
  let open: { handle: string; rows: ProductRow[]; problems: RowProblem[] } | undefined
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: InfoRecord; record: string[] }>) {
      const line = ended + 1
      ended = info.lines
      if (!columns) {
        columns = readHeader(record)
        width = record.length
        continue
      }
      const at = columns
      const row: ProductRow = { line, cell: (column) => record[at.get(column) ?? -1]?.trim() ?? '' }
      const handle = row.cell('Handle')
      if (open && open.handle !== handle) {
        yield open
        open = undefined
      }
      open ??= { handle, rows: [], problems: [] }
      open.rows.push(row)
      open.problems.push(...problemsOf(record, line, width))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    open ??= { handle: '', rows: [], problems: [] }
    open.problems.push({ line: ended + 1, message: `The row cannot be read, nor what follows it: ${error.message}` })
  } finally {
    source.destroy()
  }
  if (!columns && !open) throw new UnreadableFile('The file is empty.')
  if (open) yield open
}

function problemsOf(record: readonly string[], line: number, width: number): RowProblem[] {
  if (record.length > width) return [{ line, message: `The row has ${record.length} cells, the header ${width}.` }]
  if (record.some((cell) => cell.includes('\0') || !cell.isWellFormed())) {
    return [{ line, message: 'The row holds characters that are no text.' }]
  }
  return []
}

function readHeader(header: readonly string[]): Map<Column, number> {
  const places = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]))
  const columns = new Map<Column, number>()
  for (const column of COLUMNS) {
    const place = places.get(column.toLowerCase())
    if (place !== undefined) columns.set(column, place)
  }
  const missing = REQUIRED.filter((column) => !columns.has(column))
  if (missing.length > 0) throw new UnreadableFile(`This is no product export: the header lacks ${missing.join(', ')}.`)
  return columns
}
