import { products as productsModule } from '@fairground/client/generated/stores.products.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { productCardView } from '../products/product-card-view.ts'
import { type Shop, shopOf } from '../shop.ts'

const MOST_WORDS = 100
const MOST_FOUND = 24

export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MOST_WORDS)
  if (q === '') return { q, products: [], events: [] }
  const shop = shopOf(context)
  const [products, events] = await Promise.all([
    findProducts(shop, q),
    loadEvents(shop, 'coming', { limit: 12, words: q }),
  ])
  return { q, products, events }
}

async function findProducts({ client, site, tag }: Shop, words: string) {
  tag('products')
  const { products } = await client({ products: productsModule }).products.queryProducts({
    query: { filter: { name: { $contains: words } }, paging: { limit: MOST_FOUND } },
  })
  return products.map((product) => productCardView(product, site))
}
