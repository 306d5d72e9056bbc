import { same } from '../forms/shared-edits.ts'
import type { ProductValues } from './product-values.ts'
import type { VariantRow } from './variant-rows.ts'

/** Entered values, put on those that somebody else saved meanwhile: fields that were not touched take theirs. */
export function merged(base: ProductValues, mine: ProductValues, theirs: ProductValues): ProductValues {
  const fields = Object.keys(theirs) as (keyof ProductValues)[]
  const picked = Object.fromEntries(
    fields.map((field) => [field, same(base[field], mine[field]) ? theirs[field] : mine[field]]),
  )
  const whole = picked as unknown as ProductValues // every field, from one of the two
  return { ...whole, variants: mergedRows(base, mine, theirs) }
}

/** Merges row by row and field by field; the side that changed the options decides which rows there are. */
function mergedRows(base: ProductValues, mine: ProductValues, theirs: ProductValues): VariantRow[] {
  const rows = same(base.options, mine.options) ? theirs.variants : mine.variants
  const by = (values: ProductValues) => new Map(values.variants.map((row) => [row.key, row]))
  const [old, own, other] = [by(base), by(mine), by(theirs)]
  return rows.map((row): VariantRow => {
    const [was, my, their] = [old.get(row.key), own.get(row.key), other.get(row.key)]
    if (!was || !my || !their) return my ?? row
    const fields = Object.keys(their) as (keyof VariantRow)[]
    return Object.fromEntries(
      fields.map((field) => [field, same(was[field], my[field]) ? their[field] : my[field]]),
    ) as unknown as VariantRow // every field, from one of the two
  })
}
