import type { Breakdown } from '@fairground/domain/price/breakdown.ts'

/** Text in a breakdown that is no amount. */
const TEXTS: ReadonlySet<string> = new Set(['id', 'key', 'taxKey', 'currency', 'type', 'step'])

/** A breakdown as `orders.doc` keeps it: amounts and rates are whole numbers as text; how it came about is left out. */
export type StoredBreakdown = Record<string, unknown>

export function storeBreakdown(breakdown: Breakdown): StoredBreakdown {
  const plain = { ...breakdown, lines: breakdown.lines.map(({ explain: _, ...line }) => line) }
  return JSON.parse(JSON.stringify(plain, (_, value) => (typeof value === 'bigint' ? value.toString() : value)))
}

/** The order's prices as they were when it was made; nothing recomputes them. */
export function readBreakdown(stored: StoredBreakdown): Omit<Breakdown, 'lines'> & { lines: StoredLine[] } {
  return revive(stored) as Omit<Breakdown, 'lines'> & { lines: StoredLine[] } // what storeBreakdown wrote
}

export type StoredLine = Omit<Breakdown['lines'][number], 'explain'>

function revive(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => revive(item))
  if (typeof value === 'string') return TEXTS.has(key) ? value : BigInt(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revive(part, name)]))
}
