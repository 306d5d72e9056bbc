import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import type { Shop } from '../shop.ts'

/** What to throw for a slug that no product has: the way to the product that had it before, else that there is none. */
export async function movedProduct({ client }: Pick<Shop, 'client'>, slug: string): Promise<Response> {
  const { product } = await orNotFound(
    client({ productsV3 }).productsV3.getProductBySlug({ slug }),
    'PRODUCT_NOT_FOUND',
  )
  return redirect(paths.product(product.slug), 301)
}
