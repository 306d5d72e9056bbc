import type { Queryable } from '../../ground/database.ts'

/** Counts the products that show a section, or are made of a customization. */
interface CountsProducts {
  count(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Number of products of each row, where ASSIGNED_PRODUCTS_COUNT requests it; undefined elsewhere. */
export async function assignedCounts(
  db: Queryable,
  products: CountsProducts,
  rows: readonly { readonly id: string }[],
  fields: readonly string[] = [],
): Promise<((row: { readonly id: string }) => number) | undefined> {
  if (!fields.includes('ASSIGNED_PRODUCTS_COUNT')) return undefined
  const counts = await products.count(
    db,
    rows.map(({ id }) => id),
  )
  return ({ id }) => counts.get(id) ?? 0
}
