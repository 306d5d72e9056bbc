import { updateInventoryVariants } from '@fairground/contract/stores/inventory.ts'
import type { Product } from '@fairground/contract/stores/product.ts'
import { addProductMedia, createProduct, queryProducts } from '@fairground/contract/stores/products.ts'
import type { Static } from 'typebox'
import { storeArtworks } from '../media/store-pictures.ts'
import { type CatalogueEntry, catalogue } from './content/catalogue.ts'
import { colours } from './content/colours.ts'
import type { DemoProduct } from './content/product.ts'
import { workshops } from './content/workshops.ts'
import { type ProductPicture, pictureUrl, productPictures } from './pictures.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000
/** The newest product came so long ago, and each other one so long before the next. */
const NEWEST_HOURS = 2
const APART_HOURS = 30
/** Part of the price that a product cost. */
const COST = 0.42

const DELIVERY =
  'Leaves the workshop within two working days. £5.00 for the whole order, wherever you are, or collect it for nothing.'

/** Sixty products with pictures and stock. Those that are there already keep their id and get what they lack. */
export async function bringProducts(seeding: Seeding): Promise<void> {
  const { merchant, now, db, files } = seeding
  const { products } = await merchant.call(queryProducts, { query: { paging: { limit: 100 } } }, now)
  const known = new Map(products.map((product) => [product.slug, product]))
  const pictures = catalogue.map(productPictures)
  await storeArtworks(db, files, pictures.flat(), now)
  await seeding.each('products', catalogue, (entry, i) =>
    bring(seeding, entry, pictures[i] ?? [], known.get(entry.slug)),
  )
}

async function bring(
  { merchant, now, publicUrl }: Seeding,
  entry: CatalogueEntry,
  pictures: readonly ProductPicture[],
  known: Static<typeof Product> | undefined,
): Promise<void> {
  const at = new Date(now.getTime() - (NEWEST_HOURS + entry.place * APART_HOURS) * HOUR_MS)
  const { product: described } = entry
  const { id, variants } = known ?? (await merchant.call(createProduct, { product: wireOf(entry) }, at)).product
  const chosen = described.colours.length > 1
  const media = pictures.map((picture) => ({
    url: pictureUrl(publicUrl, picture),
    ...(chosen ? { choice: { option: 'Colour', choice: picture.colour } } : {}),
  }))
  await merchant.call(addProductMedia, { id, media }, at)
  const stock = variants.map(({ id: variantId }, i) => ({ variantId, quantity: stockOf(described, i) }))
  await merchant.call(
    updateInventoryVariants,
    { inventoryItem: { productId: id, trackQuantity: true, variants: stock } },
    at,
  )
}

const stockOf = ({ stock }: DemoProduct, variant: number): number => stock[variant] ?? stock.at(-1) ?? 0

function wireOf({ product, range, slug, sku }: CatalogueEntry) {
  const { name, workshop, price, about, sale, ribbon, weight, personal } = product
  const productOptions = optionsOf(product)
  return {
    name,
    slug,
    sku,
    weight,
    priceData: { price },
    costAndProfitData: { itemCost: Math.round(price * COST * 2) / 2 },
    ...(sale ? { discount: { type: 'PERCENT', value: sale } as const } : {}),
    ...(ribbon ? { ribbon } : {}),
    brand: workshop,
    description: paragraph(about) + paragraph(workshops[workshop]),
    additionalInfoSections: [
      { title: 'Materials', description: paragraph(range.materials) },
      { title: 'Care', description: paragraph(range.care) },
      { title: 'Delivery', description: paragraph(DELIVERY) },
    ],
    productOptions,
    manageVariants: productOptions.length > 0,
    ...(personal ? { customTextFields: [{ ...personal, mandatory: false }] } : {}),
  }
}

function optionsOf({ colours: chosen, sizes = [] }: DemoProduct) {
  const colour = chosen.map((name) => ({ value: colours[name], description: name }))
  const size = sizes.map((name) => ({ value: name, description: name }))
  return [
    ...(colour.length > 1 ? [{ optionType: 'color' as const, name: 'Colour', choices: colour }] : []),
    ...(size.length > 0 ? [{ optionType: 'drop_down' as const, name: 'Size', choices: size }] : []),
  ]
}

const paragraph = (text: string): string => `<p>${text.replaceAll('&', '&amp;')}</p>`
