import { type Product, products } from '@fairground/client/generated/stores.products.ts'
import type { RouterContextProvider } from 'react-router'
import { type ProductCardView, productCardView } from '../products/product-card-view.ts'
import { type Shop, shopOf } from '../shop.ts'

/** A product that can be had, as a link and no more. */
export type OfferView = Omit<ProductCardView, 'buy' | 'swatches'>

const SHOWN = 4
/** What the first page asks, too, so that the answer is often at hand; some of them may be sold out. */
const ASKED = 8

/** The newest products that are in stock, at the price of one question. */
export async function loadOffers(context: Readonly<RouterContextProvider>): Promise<OfferView[]> {
  const shop = shopOf(context)
  const { products: found } = await shop.client({ products }).products.queryProducts({
    query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: ASKED } },
  })
  return found
    .filter(({ stock }) => stock.inStock)
    .slice(0, SHOWN)
    .map((product) => offerView(product, shop))
}

function offerView(product: Product, { site }: Shop): OfferView {
  const { buy: _, swatches: __, ...view } = productCardView(product, site, () => undefined, plain)
  return view
}

const plain = { preorder: false, asks: false }
