import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { formatPercent, parsePercent } from '@fairground/domain/rate.ts'
import { canonical } from '../../ground/canonical.ts'
import type { Shape } from './cell-shapes.ts'

/** Why a cell cannot be read; the text goes behind the column's name. */
export class WrongCell extends Error {
  override name = 'WrongCell'
}

/** Form of a value in a cell. `read(write(value))` is the value; `read` throws WrongCell. */
export interface Codec<T> {
  write(value: T): string
  read(cell: string): T
}

const shown = (cell: string): string => `“${cell.slice(0, 40)}”`
const wrong = (text: string): never => {
  throw new WrongCell(text)
}

export const words = (longest: number): Codec<string> => ({
  write: (value) => value,
  read: (cell) => (cell.length > longest ? wrong(`has ${cell.length} characters; at most ${longest} fit.`) : cell),
})

export const flag: Codec<boolean> = {
  write: (value) => (value ? 'yes' : 'no'),
  read(cell) {
    if (/^(yes|true|1)$/i.test(cell)) return true
    return /^(no|false|0)$/i.test(cell) ? false : wrong(`${shown(cell)} is neither yes nor no.`)
  },
}

export const oneOfWords = <T extends string>(values: readonly T[]): Codec<T> => ({
  write: (value) => value,
  read: (cell) => values.find((value) => value === cell) ?? wrong(`${shown(cell)} is none of ${values.join(', ')}.`),
})

/** Minor units as a decimal with the currency's digits. */
export const amount = (currency: string): Codec<bigint> => ({
  write: (minor) => formatAmount(minor, currency),
  read(cell) {
    const parsed = parseAmount(cell, currency)
    return parsed.ok ? parsed.minor : wrong(`${shown(cell)} is no price in ${currency}.`)
  },
})

export const percent: Codec<bigint> = {
  write: formatPercent,
  read(cell) {
    const parsed = parsePercent(cell)
    return parsed.ok ? parsed.rate : wrong(`${shown(cell)} is no percentage.`)
  },
}

const MOST = 1e9

export const number: Codec<number> = {
  write: String,
  read(cell) {
    const value = Number(cell)
    const fits = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell) && value <= MOST
    return fits ? value : wrong(`${shown(cell)} is no number that fits.`)
  },
}

export const count: Codec<bigint> = {
  write: String,
  read: (cell) => (/^\d{1,10}$/.test(cell) ? BigInt(cell) : wrong(`${shown(cell)} is no whole number that fits.`)),
}

export const json = <T>(shape: Shape<T>): Codec<T> => ({
  write: canonical,
  read(cell) {
    let value: unknown
    try {
      value = JSON.parse(cell)
    } catch {
      return wrong('is no JSON.')
    }
    return shape.is(value) ? value : wrong(`does not say ${shape.what}.`)
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
      if (!match) return wrong('has a quote that does not end.')
      const [, quoted, plain = '', end] = match
      const name = quoted === undefined ? plain.trim() : unquoted(quoted)
      if (name.length > longest) return wrong(`has names of more than ${longest} characters.`)
      found.push(name)
      if (end === '') break
    }
    return found.length > most ? wrong(`has more than ${most} names.`) : found
  },
})

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return wrong('has a quote that does not end.')
  }
}

/** An empty cell is `none`. */
export const or = <T, N>(none: N, { write, read }: Codec<T>): Codec<T | N> => ({
  write: (value) => (value === none ? '' : write(value as T)),
  read: (cell) => (cell === '' ? none : read(cell)),
})
