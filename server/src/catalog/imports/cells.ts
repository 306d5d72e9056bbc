import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { RowProblem } from './file-rows.ts'
import type { Column, ProductRow } from './product-rows.ts'

/** Most characters of what a product export says; the same bounds as in our own file. */
export const LONGEST = {
  name: 80,
  brand: 50,
  sku: 40,
  /** As long as Shopify's; products made of it have shorter ones. */
  choice: 255,
  collection: 80,
  description: 100_000,
  alt: 1000,
  url: 2000,
}

/** Reads cells and collects what is wrong with them, by line. A cell that is wrong reads as if it were empty, a long one as its beginning. */
export interface Cells {
  readonly problems: RowProblem[]
  wrong(row: Pick<ProductRow, 'line'>, fault: Message): void
  text(row: ProductRow, column: Column, longest: number): string
  /** Minor units of the site's currency; null when empty. */
  amount(row: ProductRow, column: Column): bigint | null
  /** Null when empty. `least` is inclusive. */
  number(row: ProductRow, column: Column, least: number): number | null
}

const MOST = 1e9
const shown = (value: string): string => cutText(value, 40)

export function cellsOf(found: readonly RowProblem[], currency: string): Cells {
  const problems = [...found]
  const wrong: Cells['wrong'] = ({ line }, fault) => problems.push({ line, message: fault })
  return {
    problems,
    wrong,
    text(row, column, longest) {
      const value = row.cell(column)
      if (value.length > longest)
        wrong(row, message('imports.tooLong', { heading: column, length: String(value.length), most: String(longest) }))
      return cutText(value, longest)
    },
    amount(row, column) {
      const value = row.cell(column)
      if (value === '') return null
      const parsed = parseAmount(value, currency)
      if (parsed.ok) return parsed.minor
      wrong(row, message('imports.noPrice', { heading: column, text: shown(value), currency }))
      return null
    },
    number(row, column, least) {
      const value = row.cell(column)
      if (value === '') return null
      const number = Number(value)
      if (/^-?\d+(\.\d+)?$/.test(value) && number >= least && number <= MOST) return number
      wrong(row, message('imports.noNumber', { heading: column, text: shown(value) }))
      return null
    },
  }
}
