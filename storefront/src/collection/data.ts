import { categories } from '@fairground/client/generated/stores.categories.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { collectionRows, wayTo } from '../products/collection-rows.ts'
import { EVERYTHING, loadCollections, loadListing, STORE_TREE } from '../products/listing.ts'
import { withTiles } from '../products/promotion-tiles.ts'
import { seoWords } from '../shell/seo-words.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (params.slug === EVERYTHING) return redirect(paths.shop() + new URL(request.url).search, 301)
  const shop = shopOf(context)
  const { category } = await orNotFound(
    shop.client({ categories }).categories.getCategoryBySlug({
      slug: params.slug ?? '',
      treeReference: STORE_TREE,
      fields: ['DESCRIPTION'],
    }),
    'CATEGORY_NOT_FOUND',
  )
  shop.tag(`collection:${category.id}`)
  const known = loadCollections(shop)
  const [listing, collections] = await Promise.all([
    loadListing(shop, request.url, known, { collectionId: category.id }).then((one) =>
      withTiles(shop, category.id, one),
    ),
    known,
  ])
  const { name, slug, description = '', seoData } = category
  return {
    collection: { name, slug, description, seo: seoWords(seoData) },
    above: wayTo(collections, slug)
      .slice(0, -1)
      .map((one) => ({ name: one.name, slug: one.slug })),
    listing,
    collections: collectionRows(collections, slug),
  }
}
