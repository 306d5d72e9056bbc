import { merged } from './merge-values.ts'
import { emptyProduct, type ProductValues } from './product-values.ts'

/** Values that were entered and not saved, as the server and the browser store them. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Stored values at the time of the entry. */
  readonly base: ProductValues
  readonly values: ProductValues
}

const isValues = (part: unknown): part is Partial<ProductValues> =>
  typeof part === 'object' && part !== null && 'name' in part && 'variants' in part && Array.isArray(part.variants)

/** Draft that was stored; undefined where there was none, or another version of the editor stored it otherwise. */
export function draftOf(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { at, base, values } = stored as Record<string, unknown>
  if (typeof at !== 'number' || !isValues(base) || !isValues(values)) return undefined
  return { at, base: { ...emptyProduct, ...base }, values: { ...emptyProduct, ...values } }
}

/** As the browser stored it. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    return draftOf(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}

export const laterOf = (one: Draft | undefined, other: Draft | undefined): Draft | undefined =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other)

/** The draft on what is stored by now. */
export const broughtBack = ({ base, values }: Draft, stored: ProductValues): ProductValues =>
  merged(base, values, stored)
