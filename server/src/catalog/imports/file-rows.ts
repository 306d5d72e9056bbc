import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { type Message, message, writtenIn } from '../../ground/texts/message.ts'
import { fileText } from './file-text.ts'
import { declaredSeparator, hasHeader, MAX_HEADER, rowEndsOf, type Separator, separatorOf } from './separator.ts'
import { turns } from './turns.ts'

export interface RowProblem {
  readonly line: number
  readonly message: Message
}

/** A row of a file by its headings, whatever their case. */
export interface FileRow {
  /** Line of the file on which the row begins; the header is line 1. */
  readonly line: number
  /** The cell as it stands; undefined where the file lacks the column. */
  cell(heading: string): string | undefined
  readonly problems: readonly RowProblem[]
}

/** The file is no product file at all; its text is for the person who gave it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  /** Columns of a file that has a header, but not that of a product file. */
  readonly columns: readonly FileColumn[]
  readonly trouble: Message

  constructor(trouble: Message, columns: readonly FileColumn[] = []) {
    super(writtenIn('en')(trouble))
    this.trouble = trouble
    this.columns = columns
  }
}

/** A column of a file with what its first row has there. */
export interface FileColumn {
  readonly heading: string
  /** Cut to 60 characters. */
  readonly sample: string
}

const SAMPLE = 60

/** Longest row that is read, with its separators, of which the parser's own limit knows nothing. */
const MAX_ROW_BYTES = 4 * 1024 * 1024

/** Cells of a row that are read; a product file has a few hundred columns at most. */
const MOST_CELLS = 5_000

/** Longest text that is parsed at once. The parser encodes each by itself, so none ends within a character. */
const PIECE = 16 * 1024

interface FileRows {
  /** As they stand in the file. */
  readonly columns: readonly FileColumn[]
  /** As they are read. */
  readonly headings: readonly string[]
  readonly separator: Separator
  readonly rows: AsyncGenerator<FileRow>
}

/**
 * Reads a CSV file as it streams; its cells stand between commas, semicolons or tabs, as its header has them. A broken quote spoils the rest of the file: it ends in a row with that problem.
 * A first line `sep=;` says the separator itself. `nameOf` gives a heading the name that it is read by; empty leaves its column out.
 * Throws UnreadableFile when there is no header.
 */
export async function openRows(
  source: Readable,
  nameOf: (heading: string) => string = (heading) => heading,
): Promise<FileRows> {
  const pieces = fileText(source)
  const read = await beginningOf(pieces)
  const declared = declaredSeparator(read)
  const beginning = read.slice(declared?.length ?? 0)
  const looked = beginning.slice(0, MAX_HEADER)
  const separator = declared?.separator ?? separatorOf(looked)
  const length = rowLength()
  const parser = parse({
    delimiter: separator,
    record_delimiter: [...rowEndsOf(looked)],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    on_record: length.ended as never, // it gets what `info` makes of a record, which its type does not know
  })
  const text = Readable.from(length.bounded(joined(beginning, pieces)))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  const records = (parser as AsyncIterable<{ info: InfoRecord; record: string[] }>)[Symbol.asyncIterator]()
  let ended = declared ? linesOf(read.slice(0, declared.length)) : 0
  const before = ended
  const next = async () => {
    const line = ended + 1
    const { done, value } = await records.next()
    if (done) return undefined
    ended = before + value.info.lines
    return { line, record: value.record }
  }
  const found = await columnNames(next).catch((error: unknown) => {
    text.destroy()
    throw error
  })
  const headings = found.map(nameOf)
  // Reported with the columns; a mistake in it is reported when its turn comes.
  const first = await next().then(
    (row) => () => row,
    (error: unknown) => () => {
      throw error
    },
  )
  const sampleRow = peek(first)
  const columns = found.map((heading, i) => ({ heading, sample: asText(cutText(sampleRow[i] ?? '', SAMPLE)) }))
  const places = new Map(headings.map((heading, place) => [heading.toLowerCase(), place]))

  async function* rows(): AsyncGenerator<FileRow> {
    const turn = turns()
    try {
      for (let read = first(); read; read = await next()) {
        const { line, record } = read
        await turn()
        yield {
          line,
          cell: (heading) => {
            const place = places.get(heading.toLowerCase())
            return place === undefined ? undefined : asText(record[place] ?? '')
          },
          problems: problemsOf(record, line, headings.length),
        }
      }
      if (length.isCut()) yield unreadFrom(ended + 1, message('imports.rowTooLong', { most: String(MAX_ROW_BYTES) }))
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      yield unreadFrom(ended + 1, message('imports.unreadable', { reason: error.message }))
    } finally {
      text.destroy()
    }
  }
  return { columns, headings, separator, rows: rows() }
}

/** Cells of the first row, which name the columns. Throws UnreadableFile for a file without one, and for one that is no table. */
async function columnNames(next: () => Promise<{ readonly record: string[] } | undefined>): Promise<string[]> {
  const header = await next().catch((error: unknown) => {
    throw error instanceof CsvError ? new UnreadableFile(message('imports.noCsv')) : error
  })
  if (!header) throw new UnreadableFile(message('imports.empty'))
  if (header.record.some(isNoText)) throw new UnreadableFile(message('imports.noCsv'))
  if (header.record.length > MOST_CELLS)
    throw new UnreadableFile(message('imports.manyColumns', { most: String(MOST_CELLS) }))
  return header.record.map((heading) => heading.trim())
}

/** Stands for the rows from a line on, which cannot be read. */
const unreadFrom = (line: number, fault: Message): FileRow => ({
  line,
  cell: () => '',
  problems: [{ line, message: fault }],
})

type ParsedRow = { readonly info: InfoRecord; readonly record: string[] }

/** Ends the text within a row that is too long: a row of nothing but separators would fill the memory with empty cells. */
function rowLength() {
  let passed = 0
  let passedAtRow = 0
  let isCut = false
  return {
    isCut: () => isCut,
    /** Called by the parser as soon as a row ends, within the piece that ends it. */
    ended(parsed: ParsedRow): ParsedRow {
      const { info, record } = parsed
      passedAtRow = passed
      return record.length > MOST_CELLS ? { info, record: record.slice(0, MOST_CELLS + 1) } : parsed
    },
    async *bounded(pieces: AsyncIterable<string>): AsyncGenerator<string> {
      for await (const piece of pieces) {
        await nextTurn()
        isCut = passed - passedAtRow > MAX_ROW_BYTES
        if (isCut) return
        passed += piece.length
        yield piece
      }
    },
  }
}

const linesOf = (text: string): number => text.split('\n').length - 1

function peek(first: () => { readonly record: readonly string[] } | undefined): readonly string[] {
  try {
    return first()?.record ?? []
  } catch {
    return []
  }
}

/** As much of the text as its header takes. */
async function beginningOf(pieces: AsyncGenerator<string>): Promise<string> {
  let beginning = ''
  while (beginning.length < MAX_HEADER && !hasHeader(beginning)) {
    const { done, value } = await pieces.next()
    if (done) break
    beginning += value
  }
  return beginning
}

/** The whole text, in pieces that are parsed at once. */
async function* joined(beginning: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* cut(beginning)
  for await (const piece of pieces) yield* cut(piece)
}

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const piece = cutText(text.slice(at), PIECE)
    yield piece
    at += piece.length
  }
}

function problemsOf(record: readonly string[], line: number, width: number): RowProblem[] {
  if (record.length > width) {
    const counts = { cells: String(record.length), columns: String(width) }
    return [{ line, message: message('imports.manyCells', counts) }]
  }
  if (record.some(isNoText)) {
    return [{ line, message: message('imports.noText') }]
  }
  return []
}

/** The database stores neither the character NUL nor halves of characters. */
const isNoText = (cell: string): boolean => cell.includes('\0') || !cell.isWellFormed()

/** The handle of a row that is refused for its characters is reported all the same. */
const asText = (cell: string): string => (isNoText(cell) ? cell.replaceAll('\0', '\ufffd').toWellFormed() : cell)
