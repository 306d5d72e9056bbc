import { productsV3, type V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import type { RouterContextProvider } from 'react-router'
import { CARD_FIELDS, type ProductCardView, productCardView } from '../products/product-card-view.ts'
import { mayBeSoldAheadAlone } from '../products/product-cards.ts'
import { type Shop, shopOf } from '../shop.ts'

/** A product that can be had, as a link and no more. */
export type OfferView = Omit<ProductCardView, 'buy' | 'swatches'>

const SHOWN = 4
/** As many as the first page loads, so that the response is often in the cache; some of them may be sold out. */
const LOADED = 8

/** The newest products that are in stock, in one call; a closed shop shows none. */
export async function loadOffers(context: Readonly<RouterContextProvider>): Promise<OfferView[]> {
  const shop = shopOf(context)
  if (shop.site.closed) return []
  const { products } = await shop.client({ productsV3 }).productsV3.queryProducts({
    query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: LOADED } },
    fields: [...CARD_FIELDS],
  })
  return products
    .filter((product) => product.inventory.availabilityStatus !== 'OUT_OF_STOCK' && !mayBeSoldAheadAlone(product))
    .slice(0, SHOWN)
    .map((product) => offerView(product, shop))
}

function offerView(product: V3Product, { site }: Shop): OfferView {
  const { buy: _, swatches: __, ...view } = productCardView(product, site, false)
  return view
}
