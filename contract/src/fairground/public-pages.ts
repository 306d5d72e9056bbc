import Type from 'typebox'
import { PublicPageKind } from '../enumerations/pages.ts'
import { caller, operation } from '../operation.ts'
import { int, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

/** Most in one answer: what a sitemap holds. */
export const MOST_PAGES = 50_000

export const listPublicPages = operation({
  module: 'fairground.public-pages',
  name: 'listPublicPages',
  summary:
    'Objects with pages of their own, for sitemaps: visible products and collections, brands of visible products, published events that are not hidden from search engines.',
  method: 'GET',
  path: '/fairground/v1/public-pages/{kind}',
  who: caller,
  request: Type.Object({
    kind: oneOf(PublicPageKind),
    offset: optional(int(0, 100_000_000)),
    /** 50,000 by default. */
    limit: optional(int(1, MOST_PAGES)),
  }),
  response: Type.Object({
    pages: list(
      named(
        'PublicPage',
        Type.Object({
          /** Slug; of a brand its name. */
          slug: text(300),
          updatedDate: optional(Timestamp),
        }),
      ),
      MOST_PAGES,
    ),
    total: Type.Integer(),
  }),
  refusals: [],
})

export const operations = [listPublicPages] as const
