import { queryProducts } from '@fairground/contract/stores/products.ts'
import { createProductWithInventory } from '@fairground/contract/stores/products-v-3-write.ts'
import { storeArtworks } from '../media/store-pictures.ts'
import { documentOf, fileOf, filmOf } from './bring-files.ts'
import { type CatalogueEntry, catalogue } from './content/catalogue.ts'
import { folderOf } from './folder-of.ts'
import { type ProductPicture, productPictures } from './pictures.ts'
import { productWire } from './product-wire.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000
/** The newest product came so long ago, and each other one so long before the next. */
const NEWEST_HOURS = 2
const APART_HOURS = 30

/** Products with their variants, pictures and stock, each in one go. Those that are there already stay as they are. */
export async function bringProducts(seeding: Seeding): Promise<void> {
  const { merchant, now, db, files } = seeding
  const { products } = await merchant.call(queryProducts, { query: { paging: { limit: 100 } } }, now)
  const known = new Set(products.map(({ slug }) => slug))
  const pictures = catalogue.map(productPictures)
  await storeArtworks(db, files, pictures.flat(), { at: now, folderId: await folderOf(seeding, 'Products') })
  await seeding.each('products', catalogue, async (entry, i) => {
    if (!known.has(entry.slug)) await bring(seeding, entry, pictures[i] ?? [])
  })
}

async function bring(seeding: Seeding, entry: CatalogueEntry, pictures: readonly ProductPicture[]): Promise<void> {
  const { merchant, now, publicUrl } = seeding
  const at = new Date(now.getTime() - (NEWEST_HOURS + entry.place * APART_HOURS) * HOUR_MS)
  const { file, film, document } = entry.product
  const ids = {
    file: file ? await fileOf(seeding, file, at) : undefined,
    document: document ? await documentOf(seeding, document, at) : undefined,
    film: film ? await filmOf(seeding, film.file, at) : undefined,
  }
  const product = productWire(entry, pictures, publicUrl, ids)
  const { inventoryResults } = await merchant.call(createProductWithInventory, { product }, at)
  const { totalFailures } = inventoryResults.bulkActionMetadata
  if (totalFailures > 0) throw new Error(`The demo's ${entry.slug} has no stock`)
}
