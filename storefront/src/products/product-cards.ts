import type { Product } from '@fairground/client/generated/stores.products.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import type { Shop } from '../shop.ts'
import type { Looks } from './looks.ts'
import { type CardDetails, type ProductCardView, productCardView } from './product-card-view.ts'

const nothing: CardDetails = { preorder: false, asks: false }

/** At most a hundred products as cards. */
export async function productCards(shop: Shop, products: readonly Product[], looks: Looks): Promise<ProductCardView[]> {
  const details = await loadDetails(shop, products)
  return products.map((product) => productCardView(product, shop.site, looks, details.get(product.id) ?? nothing))
}

/** One question for all of them, and none where it is known: what is in stock and has options is bought on its own page. */
async function loadDetails({ client }: Shop, products: readonly Product[]): Promise<ReadonlyMap<string, CardDetails>> {
  const ids = products
    .filter(({ stock, productOptions }) => !stock.inStock || productOptions.length === 0)
    .map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { products: found } = await client({ productsV3 }).productsV3.queryProducts({
    query: { filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } },
  })
  return new Map(
    found.map(({ id, inventory, modifiers, purchaseEligibility }) => [
      id,
      {
        preorder: inventory.preorderStatus !== 'DISABLED' && inventory.availabilityStatus !== 'OUT_OF_STOCK',
        asks: modifiers.some(({ mandatory }) => mandatory) || purchaseEligibility?.userCriteria === 'MEMBERS_ONLY',
      },
    ]),
  )
}
