import { canonical } from '@fairground/domain/canonical.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { formatPercent, parsePercent } from '@fairground/domain/rate.ts'
import { message } from '../../ground/texts/message.ts'
import type { CellFault, Shape } from './cell-shapes.ts'

/** A cell that cannot be read. */
export class WrongCell extends Error {
  override name = 'WrongCell'
  readonly fault: CellFault
  constructor(fault: CellFault) {
    super('The cell cannot be read')
    this.fault = fault
  }
}

/** Form of a value in a cell. `read(write(value))` is the value; `read` throws WrongCell. */
export interface Codec<T> {
  write(value: T): string
  read(cell: string): T
}

const shown = (cell: string): string => cutText(cell, 40)
const wrong = (fault: CellFault): never => {
  throw new WrongCell(fault)
}

export const words = (longest: number): Codec<string> => ({
  write: (value) => value,
  read: (cell) =>
    cell.length > longest
      ? wrong((heading) => message('imports.tooLong', { heading, length: String(cell.length), most: String(longest) }))
      : cell,
})

export const flag: Codec<boolean> = {
  write: (value) => (value ? 'yes' : 'no'),
  read(cell) {
    if (/^(yes|true|1)$/i.test(cell)) return true
    return /^(no|false|0)$/i.test(cell)
      ? false
      : wrong((heading) => message('imports.neitherYesNorNo', { heading, text: shown(cell) }))
  },
}

export const oneOfWords = <T extends string>(values: readonly T[]): Codec<T> => ({
  write: (value) => value,
  read: (cell) =>
    values.find((value) => value === cell) ??
    wrong((heading) => message('imports.noneOf', { heading, text: shown(cell), values: values.join(', ') })),
})

/** Minor units as a decimal with the currency's digits. */
export const amount = (currency: string): Codec<bigint> => ({
  write: (minor) => formatAmount(minor, currency),
  read(cell) {
    const parsed = parseAmount(cell, currency)
    return parsed.ok
      ? parsed.minor
      : wrong((heading) => message('imports.noPrice', { heading, text: shown(cell), currency }))
  },
})

export const percent: Codec<bigint> = {
  write: formatPercent,
  read(cell) {
    const parsed = parsePercent(cell)
    return parsed.ok ? parsed.rate : wrong((heading) => message('imports.noPercentage', { heading, text: shown(cell) }))
  },
}

const MOST = 1e9

export const number: Codec<number> = {
  write: String,
  read(cell) {
    const value = Number(cell)
    const fits = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell) && value <= MOST
    return fits ? value : wrong((heading) => message('imports.noNumber', { heading, text: shown(cell) }))
  },
}

export const count: Codec<bigint> = {
  write: String,
  read: (cell) =>
    /^\d{1,10}$/.test(cell)
      ? BigInt(cell)
      : wrong((heading) => message('imports.noWholeNumber', { heading, text: shown(cell) })),
}

export const json = <T>(shape: Shape<T>): Codec<T> => ({
  write: canonical,
  read(cell) {
    let value: unknown
    try {
      value = JSON.parse(cell)
    } catch {
      return wrong((heading) => message('imports.noJson', { heading }))
    }
    return shape.is(value) ? value : wrong(shape.fault)
  },
})

const isPlain = (name: string): boolean => name !== '' && !/[,"]/.test(name) && name === name.trim()

/** Names with a comma between; one that holds a comma or a quote stands in quotes. */
export const names = (most: number, longest: number): Codec<readonly string[]> => ({
  write: (values) => values.map((name) => (isPlain(name) ? name : JSON.stringify(name))).join(', '),
  read(cell) {
    const found: string[] = []
    const part = /\s*(?:("(?:[^"\\]|\\.)*")|([^,"]*))\s*(,|$)/y
    while (part.lastIndex < cell.length || (found.length === 0 && cell !== '')) {
      const match = part.exec(cell)
      if (!match) return wrong((heading) => message('imports.openQuote', { heading }))
      const [, quoted, plain = '', end] = match
      const name = quoted === undefined ? plain.trim() : unquoted(quoted)
      if (name.length > longest)
        return wrong((heading) => message('imports.longNamesIn', { heading, most: String(longest) }))
      found.push(name)
      if (end === '') break
    }
    return found.length > most
      ? wrong((heading) => message('imports.manyNames', { heading, most: String(most) }))
      : found
  },
})

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return wrong((heading) => message('imports.openQuote', { heading }))
  }
}

/** An empty cell is `none`. */
export const or = <T, N>(none: N, { write, read }: Codec<T>): Codec<T | N> => ({
  write: (value) => (value === none ? '' : write(value as T)),
  read: (cell) => (cell === '' ? none : read(cell)),
})
