import { findProducts as findOperation } from '@fairground/contract/fairground/product-finder.ts'
import { listPublicPages, MOST_PAGES } from '@fairground/contract/fairground/public-pages.ts'
import { suggest } from '@fairground/contract/fairground/suggestions.ts'
import { type Api, mount } from '../../http/mount.ts'
import { facetCache } from './facet-cache.ts'
import { findProducts } from './find-products.ts'
import { publicPages } from './queries.ts'
import type { ProductSql } from './selection.ts'
import { suggestions } from './suggest.ts'

/** Texts that are typed letter by letter come from many people alike. */
const SUGGESTED_FOR_MS = 10_000

/** Operations that find products for storefronts. Events end as time goes by, so suggestions are cached for seconds. */
export function searchRoutes(api: Api, sql: ProductSql): void {
  const finder = { sql, facetCache: facetCache() }
  mount(api, suggest, ({ text, limit }, ctx) => suggestions(ctx, text, limit), {
    cache: () => ['products', 'collections', 'events', 'brands'],
    cacheForMs: SUGGESTED_FOR_MS,
  })
  mount(api, findOperation, (request, ctx) => findProducts(ctx, request, finder), {
    cache: () => ['products', 'collections'],
  })
  mount(
    api,
    listPublicPages,
    async ({ kind, offset = 0, limit = MOST_PAGES }, { db }) => {
      const rows = await db.rows(publicPages[kind], { offset, limit })
      return {
        pages: rows.map(({ slug, updatedAt }) => ({ slug, updatedDate: updatedAt.toISOString() })),
        total: rows[0]?.total ?? 0,
      }
    },
    { cache: ({ kind }) => [kind, ...(kind === 'brands' ? ['products'] : [])] },
  )
}
