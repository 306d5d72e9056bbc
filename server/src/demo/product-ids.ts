import { queryProducts } from '@fairground/contract/stores/products.ts'
import type { Seeding } from './seeding.ts'

/** Ids of the site's products by name; undefined of what a merchant has removed since. */
export async function productIds({ merchant, now }: Seeding): Promise<(name: string) => string | undefined> {
  const { products } = await merchant.call(queryProducts, { query: { paging: { limit: 100 } } }, now)
  const ids = new Map(products.map(({ name, id }) => [name, id]))
  return (name) => ids.get(name)
}
