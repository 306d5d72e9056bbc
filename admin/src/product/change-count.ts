import { same } from '../forms/shared-edits.ts'
import type { ProductValues } from './product-values.ts'

/** Parts of the form that differ, for "3 changes": a variant's row counts once. */
export function changeCount(before: ProductValues, after: ProductValues): number {
  const { variants: was, ...fieldsBefore } = before
  const { variants: now, ...fieldsAfter } = after
  const fields = (Object.keys(fieldsAfter) as (keyof typeof fieldsAfter)[]).filter(
    (field) => !same(fieldsBefore[field], fieldsAfter[field]),
  )
  if (was === now) return fields.length
  const old = new Map(was.map((row) => [row.key, row]))
  const present = new Set(now.map(({ key }) => key))
  const gone = was.filter(({ key, presence }) => presence !== 'none' && !present.has(key))
  return fields.length + gone.length + now.filter((row) => !same(old.get(row.key), row)).length
}
