import type { Breakdown } from './breakdown.ts'

/** A value as JSON holds it: bigint is a string of minor units. */
export type Document<T> = T extends bigint ? string : T extends object ? { [K in keyof T]: Document<T[K]> } : T

/** The fields of a breakdown that are text; every other text of its document is an amount or a rate. */
const texts = new Set(['currency', 'id', 'key', 'taxKey', 'type', 'step'])

/** The breakdown as an order stores it. */
export function toDocument(breakdown: Breakdown): Document<Breakdown> {
  return JSON.parse(JSON.stringify(breakdown, (_, value) => (typeof value === 'bigint' ? value.toString() : value)))
}

/** The breakdown of a stored order, equal to what `price` answered. */
export function fromDocument(document: Document<Breakdown>): Breakdown {
  return JSON.parse(JSON.stringify(document), (field, value) =>
    typeof value === 'string' && !texts.has(field) ? BigInt(value) : value,
  )
}
