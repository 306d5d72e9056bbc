import type { CellChange, GridColumn, Range, Refusal } from './grid-column.ts'

export interface Sheet<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly GridColumn<Row>[]
  readonly rowId: (row: Row) => string
}

/** Changes to be made, and the entries that cells did not accept. */
export interface Edit {
  readonly changes: readonly CellChange[]
  readonly refused: readonly Refusal[]
  /** Cells whose entry is as they were already. */
  readonly same: readonly Pick<CellChange, 'rowId' | 'key'>[]
}

/** Gives each cell of the range the text that `textFor` names by its place in the range; undefined leaves it. */
export function edit<Row>(
  { rows, columns, rowId }: Sheet<Row>,
  { top, bottom, left, right }: Range,
  textFor: (down: number, across: number) => string | undefined,
): Edit {
  const changes: CellChange[] = []
  const refused: Refusal[] = []
  const same: Pick<CellChange, 'rowId' | 'key'>[] = []
  for (let i = top; i <= Math.min(bottom, rows.length - 1); i++) {
    for (let j = left; j <= Math.min(right, columns.length - 1); j++) {
      const [row, column] = [rows[i]!, columns[j]!] // within the sheet
      const text = textFor(i - top, j - left)
      if (text === undefined) continue
      const before = column.read(row)
      const after = column.accept?.(text.trim(), row)
      if (after === undefined) {
        if (column.accept || text.trim() !== before) refused.push({ rowId: rowId(row), key: column.key, text })
      } else if (after !== before) changes.push({ rowId: rowId(row), key: column.key, before, after })
      else same.push({ rowId: rowId(row), key: column.key })
    }
  }
  return { changes, refused, same }
}

/** Tab-separated lines, as spreadsheets write and read them; a cell with a tab, a line's end or a quote stands in quotes. */
export const toTabs = <Row>({ rows, columns }: Sheet<Row>, { top, bottom, left, right }: Range): string =>
  rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map((column) => quoted(column.read(row)))
        .join('\t'),
    )
    .join('\n')

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function fromTabs(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)!.push(cell) // there is always a last row
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[i + 1] === '"') cell += text[i++]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') end()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[i + 1] === '\n') i++
      end()
      if (i < text.length - 1) rows.push([])
    } else cell += sign
  }
  if (cell !== '' || !/[\n\r]$/.test(text)) end()
  return rows
}

/** One cell fills the whole range; more are laid down from its upper left corner, and a range that fits them twice gets them twice. */
export function paste<Row>(sheet: Sheet<Row>, range: Range, cells: readonly (readonly string[])[]): Edit {
  const [height, width] = [cells.length, Math.max(...cells.map((line) => line.length))]
  const repeats = (room: number, size: number) => (room % size === 0 ? room : size)
  const tall = repeats(range.bottom - range.top + 1, height)
  const wide = repeats(range.right - range.left + 1, width)
  const target = { ...range, bottom: range.top + tall - 1, right: range.left + wide - 1 }
  return edit(sheet, target, (down, across) => cells[down % height]?.[across % width])
}

/** The first row of the range goes into the rows below it; a range of one row takes the row above, as in spreadsheets. */
export const fillDown = <Row>(sheet: Sheet<Row>, range: Range): Edit => {
  const top = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top
  const source = sheet.rows[top]
  if (!source) return { changes: [], refused: [], same: [] }
  const first = sheet.columns.slice(range.left, range.right + 1).map((column) => column.read(source))
  return edit(sheet, { ...range, top }, (down, across) => (down === 0 ? undefined : first[across]))
}
