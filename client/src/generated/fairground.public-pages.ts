// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListPublicPagesRefusal = never

export interface ListPublicPagesRequest {
  kind: 'products' | 'collections' | 'brands' | 'events'
  offset?: number
  limit?: number
}

export interface ListPublicPagesResponse {
  pages: PublicPage[]
  total: number
}

export interface PublicPage {
  slug: string
  updatedDate?: Date
}

/** Module `fairground.public-pages`. */
export const publicPages = {
  /** Objects with pages of their own, for sitemaps: visible products and collections, brands of visible products, published events that are not hidden from search engines. */
  listPublicPages: call<ListPublicPagesRequest, ListPublicPagesResponse, ListPublicPagesRefusal, PublicPage>('GET', '/fairground/v1/public-pages/{kind}', { values: { pages: { updatedDate: 'date' } }, list: { kind: 'flat', query: '', items: 'pages', metadata: '' } }),
}
