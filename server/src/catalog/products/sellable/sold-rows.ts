import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import type { Queryable } from '../../../ground/database.ts'
import type { ResolveFor } from '../../../sales/sellables/sellable.ts'
import { type DropsOfReads, rememberedProducts } from '../read/remembered.ts'
import { findChosen, findChosenById, type SoldProduct } from './queries.ts'

/** A product, and its variant by id or by its choices, as JSON. */
interface Wanted {
  readonly place: number
  readonly productId: string
  readonly variantId: string | null
  readonly choices: string
}

export type Finding = Pick<ResolveFor, 'mayRemember'> & { readonly db: Queryable }

/** Rows of what is sold: those that are remembered (decision 1640), where that will do, and one statement for the others. */
export interface SoldRows {
  read(context: Finding, wanted: readonly Wanted[]): Promise<SoldProduct[]>
}

/** Most variants of one product that are remembered. */
const MOST_OF_PRODUCT = 1_000
/** Rows that are noted before all are forgotten: of some 2 kB each. */
const MOST_ROWS = 5_000

const keyOf = ({ variantId, choices }: Wanted): string => variantId ?? choices

function readRows(db: Queryable, wanted: readonly Wanted[]): Promise<SoldProduct[]> {
  const variantIds = wanted.flatMap(({ variantId }) => (variantId === ZERO_VARIANT_ID ? [] : (variantId ?? [])))
  const places = wanted.map(({ place }) => place)
  const productIds = wanted.map(({ productId }) => productId)
  if (variantIds.length === wanted.length) return db.rows(findChosenById, { places, productIds, variantIds })
  return db.rows(findChosen, {
    places,
    productIds,
    variantIds: wanted.map(({ variantId }) => variantId),
    choices: wanted.map(({ choices }) => choices),
  })
}

export function soldRows(cache: DropsOfReads): SoldRows {
  const remembered = rememberedProducts<Map<string, SoldProduct>>(cache)
  let noted = 0
  return {
    async read({ db, mayRemember }, wanted) {
      const reader = { db, isCurrent: mayRemember }
      const known = wanted.flatMap((one) => {
        const row = remembered.find(reader, one.productId)?.get(keyOf(one))
        return row ? [{ ...row, place: one.place }] : []
      })
      if (known.length === wanted.length) return known
      const places = new Set(known.map(({ place }) => place))
      const missing = wanted.filter(({ place }) => !places.has(place))
      const began = remembered.begin()
      const rows = await readRows(db, missing)
      const byPlace = new Map(missing.map((one) => [one.place, one]))
      for (const row of rows) {
        const one = byPlace.get(row.place)! // places come back as they went
        const variants = remembered.find(reader, one.productId) ?? new Map<string, SoldProduct>()
        if (variants.size >= MOST_OF_PRODUCT) variants.clear()
        if (!remembered.note(reader, began, one.productId, variants)) continue
        variants.set(keyOf(one), row)
        if (++noted < MOST_ROWS) continue
        remembered.forgetAll()
        noted = 0
      }
      return [...known, ...rows]
    },
  }
}
