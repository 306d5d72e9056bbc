// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Paging } from './shapes.ts'

export type { Paging } from './shapes.ts'

export interface BrandFacet {
  name: string
  count: number
  selected: boolean
}

export interface ChoiceFacet {
  name: string
  colorCode?: string
  count: number
  selected: boolean
}

export interface CollectionFacet {
  id: string
  name: string
  slug: string
  count: number
  selected: boolean
}

export interface Facets {
  price?: PriceFacet
  brands: BrandFacet[]
  collections: CollectionFacet[]
  options: OptionFacet[]
  inStock: SwitchFacet
  onSale: SwitchFacet
}

export type FindProductsRefusal = never

export interface FindProductsRequest {
  text?: string
  collectionId?: string
  brand?: string
  selection?: Selection
  sort?: 'RELEVANCE' | 'ARRANGED' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC' | 'NAME_DESC'
  paging?: Paging
  withoutFacets?: boolean
}

export interface FindProductsResponse {
  productIds: string[]
  total: number
  correctedText?: string
  facets?: Facets
}

export interface OptionFacet {
  name: string
  choices: ChoiceFacet[]
}

export interface PriceBand {
  minPrice: string
  maxPrice?: string
  formattedFrom: string
  formattedTo?: string
  count: number
  selected: boolean
}

export interface PriceFacet {
  lowest: string
  highest: string
  formattedLowest: string
  formattedHighest: string
  ranges: PriceBand[]
}

export interface SelectedOption {
  name: string
  choices: string[]
}

export interface Selection {
  brands?: string[]
  collectionIds?: string[]
  options?: SelectedOption[]
  minPrice?: string
  maxPrice?: string
  inStock?: boolean
  onSale?: boolean
}

export interface SwitchFacet {
  count?: number
  selected: boolean
}

/** Module `fairground.product-finder`. */
export const productFinder = {
  /** A page of a shop: the ids of visible products that match words and a selection, how many there are, and facets. The counts of a facet leave its own selection aside, so that they say what choosing another value would find. */
  findProducts: call<FindProductsRequest, FindProductsResponse, FindProductsRefusal>('GET', '/fairground/v1/product-finder', { fallback: '' }),
}
