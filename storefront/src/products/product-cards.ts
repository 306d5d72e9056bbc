import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { readOnlyVariantsV3 } from '@fairground/client/generated/stores.read-only-variants-v-3.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { Shop } from '../shop.ts'
import { type ProductCardView, productCardView } from './product-card-view.ts'

/** A server that has the answer in its cache shows it on many pages. */
const cardOf = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(productCardView, ({ origin }, ahead) => `${origin} ${ahead}`)
  : productCardView

const cardsAmong = (products: readonly V3Product[], site: SiteFacts, ahead: ReadonlySet<string>): ProductCardView[] =>
  products.map((product) => cardOf(product, site, ahead.has(product.id)))

const rememberedCards = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(cardsAmong, ({ origin }, ahead) => [origin, ...ahead].join(' '))
  : cardsAmong

/** At most a hundred products as cards. */
export async function productCards(shop: Shop, products: readonly V3Product[]): Promise<ProductCardView[]> {
  return rememberedCards(products, shop.site, await soldAheadAlone(shop, products))
}

/** Products of which nothing is in stock and some is sold ahead. One call, and none where the products say it themselves. */
async function soldAheadAlone({ client }: Shop, products: readonly V3Product[]): Promise<ReadonlySet<string>> {
  const doubtful = products.filter(mayBeSoldAheadAlone).map(({ id }) => id)
  if (doubtful.length === 0) return new Set()
  const { variants } = await client({ readOnlyVariantsV3 }).readOnlyVariantsV3.queryVariants({
    query: {
      filter: { 'productData.productId': { $in: doubtful }, 'inventoryStatus.inStock': true },
      cursorPaging: { limit: 100 },
    },
  })
  const inStock = new Set(variants.map(({ productData: { productId } }) => productId))
  return new Set(doubtful.filter((id) => !inStock.has(id)))
}

/** Some of it is sold ahead, and its cheapest variant is not in stock. */
export const mayBeSoldAheadAlone = ({ inventory, variantSummary: { minPriceVariant } }: V3Product): boolean =>
  inventory.availabilityStatus !== 'OUT_OF_STOCK' &&
  inventory.preorderStatus !== 'DISABLED' &&
  !minPriceVariant?.inventoryStatus.inStock
