import type { ReadProduct } from '../imports/read-product.ts'
import type { Outcome } from '../imports/take-over.ts'
import { frozen } from './frozen.ts'
import type { ItemRecord } from './queries.ts'

/** A product of a file, by its place there from 0. */
export interface Placed {
  readonly position: number
  readonly product: ReadProduct
}

/** A row is read for the product and for its variant, and says its fault to both. */
const eachOnce = (problems: ItemRecord['problems']): ItemRecord['problems'] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

const plain = { product_id: null, is_written: false, differences: [], problems: [], before: null } as const

const NAMES = { created: 'CREATED', updated: 'UPDATED', unchanged: 'UNCHANGED', failed: 'FAILED' } as const

export function itemOf({ position, product }: Placed, outcome: Outcome, isWriting: boolean): ItemRecord {
  const { handle, line, incoming, warnings } = product
  const item = {
    ...plain,
    position,
    handle,
    line,
    name: incoming.draft.name,
    outcome: NAMES[outcome.kind],
    problems: warnings,
  }
  switch (outcome.kind) {
    case 'failed':
      return { ...item, problems: [{ line, message: outcome.message }] }
    case 'unchanged':
      return { ...item, product_id: outcome.productId, is_written: isWriting }
    case 'created':
      return { ...item, product_id: outcome.productId ?? null, is_written: isWriting }
    case 'updated':
      return {
        ...item,
        product_id: outcome.productId,
        is_written: isWriting,
        differences: outcome.differences,
        before: isWriting ? frozen({ state: outcome.before, counted: outcome.counted }) : null,
      }
    default:
      return outcome satisfies never
  }
}

/** Record of a product that is left out before anything is written. */
export const failedItem = (
  place: Pick<ItemRecord, 'position' | 'handle' | 'line'>,
  problems: ItemRecord['problems'],
): ItemRecord => ({
  ...plain,
  ...place,
  name: place.handle,
  outcome: 'FAILED',
  problems: eachOnce(problems).slice(0, 100),
})
