import type { Queryable } from '../../../ground/database.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { findProducts, findVariants } from './queries.ts'

/** Products with their variants, as they are now; those that do not exist are missing from the answer. Two statements. */
export async function readCatalog(db: Queryable, ids: readonly string[]): Promise<CatalogProduct[]> {
  if (ids.length === 0) return []
  const products = await db.rows(findProducts, { ids: [...ids] })
  return withVariants(products, await db.rows(findVariants, { productIds: products.map(({ id }) => id) }))
}
