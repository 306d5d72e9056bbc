import { isDeepStrictEqual } from 'node:util'
import type { FileProduct } from '../product-files/file-product.ts'
import { priceOf } from '../product-files/prices.ts'
import type { VariantFields } from '../products/model/product.ts'

/** The product as it stands, as a file would describe it, and as this file does. */
export interface Sides {
  readonly was: FileProduct
  readonly base: FileProduct
  readonly incoming: FileProduct
}

/** The same for a variant of it. */
export interface Pair {
  readonly was: VariantFields
  readonly base: VariantFields
  readonly incoming: VariantFields
}

/** Fields that product and variants have together: a variant's own is nothing without the product's. */
interface Shared {
  readonly keys: readonly string[]
  /** Value that a variant has in the end. */
  of(product: FileProduct, variant: VariantFields): unknown
  /** Fields by which a variant says that itself. */
  own(product: FileProduct, variant: VariantFields): VariantFields | Partial<VariantFields>
}

const plain = <K extends 'cost' | 'weightGrams' | 'sku'>(key: K): Shared => {
  const of = (product: FileProduct, variant: VariantFields) => variant[key] ?? product.draft[key]
  return { keys: [key], of, own: (product, variant) => ({ [key]: of(product, variant) }) }
}

const SHARED: readonly Shared[] = [
  {
    keys: ['price', 'salePrice', 'discount'],
    of: priceOf,
    own(product, variant) {
      const { full, discounted } = priceOf(product, variant)
      return { price: full, salePrice: discounted < full ? discounted : null }
    },
  },
  plain('cost'),
  plain('weightGrams'),
  plain('sku'),
]

export const isShared = (key: string): boolean => SHARED.some(({ keys }) => keys.includes(key))

/** Fields of the product that are taken from the file, and for each pair those of its variant. */
interface SharedFields {
  readonly draft: Readonly<Record<string, unknown>>
  readonly variants: readonly Partial<VariantFields>[]
}

/**
 * Shared fields of the product as the file has them. A value for some variants goes to those variants alone; a value for all of them, or for
 * a product without variants of its own, goes to the product.
 */
export function mergedShared(sides: Sides, pairs: readonly Pair[], hasVariants: boolean): SharedFields {
  const merged = SHARED.map((shared) => mergeOne(shared, sides, pairs, hasVariants))
  return {
    draft: Object.assign({}, ...merged.map(({ draft }) => draft)),
    variants: pairs.map((_, i) => Object.assign({}, ...merged.map(({ variants }) => variants[i]))),
  }
}

function mergeOne(
  shared: Shared,
  { was, base, incoming }: Sides,
  pairs: readonly Pair[],
  hasVariants: boolean,
): SharedFields {
  const { keys, of, own } = shared
  const pickedOf = ({ draft }: FileProduct) => [draft, ...draft.variants].map((one) => picked(one, keys))
  if (isDeepStrictEqual(pickedOf(base), pickedOf(incoming))) return { draft: {}, variants: pairs.map(() => ({})) }
  const whole = { draft: picked(incoming.draft, keys), variants: pairs.map((pair) => picked(pair.incoming, keys)) }
  const isSame = pairs.map((pair) => isDeepStrictEqual(of(was, pair.was), of(incoming, pair.incoming)))
  if (!hasVariants || !isSame.includes(true)) return whole
  const variants = pairs.map((pair, i) => (isSame[i] ? {} : own(incoming, pair.incoming)))
  const fits = pairs.every((pair, i) =>
    isDeepStrictEqual(of(was, { ...pair.was, ...variants[i], choices: pair.was.choices }), of(incoming, pair.incoming)),
  )
  return fits ? { draft: {}, variants } : whole
}

const picked = (one: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(one).filter(([key]) => keys.includes(key)))
