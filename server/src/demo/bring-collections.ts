import { queryCollections } from '@fairground/contract/stores/collections.ts'
import { addProductsToCollection, createCollection, queryProducts } from '@fairground/contract/stores/products.ts'
import { catalogue, collections } from './content/catalogue.ts'
import type { Seeding } from './seeding.ts'

/** Collections and what is in them. Filling one again changes nothing. */
export async function bringCollections({ merchant, now, each }: Seeding): Promise<void> {
  const query = { paging: { limit: 100 } }
  const { collections: there } = await merchant.call(queryCollections, { query }, now)
  const { products } = await merchant.call(queryProducts, { query }, now)
  const idBySlug = new Map(products.map(({ slug, id }) => [slug, id]))
  await each('collections', collections, async ({ name, description, holds }) => {
    const known = there.find((one) => one.name === name)
    const { id } =
      known ?? (await merchant.call(createCollection, { collection: { name, description } }, now)).collection
    const productIds = catalogue.filter(holds).flatMap(({ slug }) => idBySlug.get(slug) ?? [])
    await merchant.call(addProductsToCollection, { id, productIds }, now)
  })
}
