// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ItemMetadata, Sorting } from './shapes.ts'

export interface Brand {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  assignedProductsCount?: number
}

export interface BrandChanges {
  id: string
  revision: string
  name?: string
}

export interface BulkBrandsResult {
  itemMetadata: ItemMetadata
  item?: Brand
}

export type BulkCreateBrandsRefusal = never

export interface BulkCreateBrandsRequest {
  brands: NewBrand[]
  returnEntity?: boolean
}

export interface BulkCreateBrandsResponse {
  results: BulkBrandsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteBrandsRefusal = never

export interface BulkDeleteBrandsRequest {
  brandIds: string[]
}

export interface BulkDeleteBrandsResponse {
  results: BulkDeleteBrandsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeleteBrandsResult {
  itemMetadata: ItemMetadata
}

export type BulkGetOrCreateBrandsRefusal = 'BRAND_LIMIT_EXCEEDED'

export interface BulkGetOrCreateBrandsRequest {
  brandNames: string[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface BulkGetOrCreateBrandsResponse {
  results: BulkBrandsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUpdateBrandsRefusal = never

export interface BulkUpdateBrandsRequest {
  brands: MaskedBrand[]
  returnEntity?: boolean
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface BulkUpdateBrandsResponse {
  results: BulkBrandsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CountBrandsRefusal = never

export interface CountBrandsRequest {
  filter?: Record<string, unknown>
}

export interface CountBrandsResponse {
  count: number
}

export type CreateBrandRefusal = 'NAME_TAKEN' | 'BRAND_LIMIT_EXCEEDED'

export interface CreateBrandRequest {
  brand: NewBrand
}

export interface CreateBrandResponse {
  brand: Brand
}

export type DeleteBrandRefusal = 'BRAND_NOT_FOUND'

export interface DeleteBrandRequest {
  brandId: string
}

export type DeleteBrandResponse = Record<never, never>

export type GetBrandRefusal = 'BRAND_NOT_FOUND'

export interface GetBrandRequest {
  brandId: string
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface GetBrandResponse {
  brand: Brand
}

export type GetOrCreateBrandRefusal = 'BRAND_LIMIT_EXCEEDED'

export interface GetOrCreateBrandRequest {
  brandName: string
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface GetOrCreateBrandResponse {
  brand: Brand
}

export interface MaskedBrand {
  brand: BrandChanges
  fieldMask?: string
}

export interface NewBrand {
  name: string
}

export type QueryBrandsRefusal = never

export interface QueryBrandsRequest {
  query?: CursorQuery
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface QueryBrandsResponse {
  brands: Brand[]
  pagingMetadata: CursorPagingMetadata
}

export type UpdateBrandRefusal = 'BRAND_NOT_FOUND' | 'STALE_REVISION' | 'NAME_TAKEN'

export interface UpdateBrandRequest {
  brand: BrandChanges
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
  fieldMask?: string
}

export interface UpdateBrandResponse {
  brand: Brand
}

/** Module `stores.brands-v-3`. */
export const brandsV3 = {
  /** Makes a brand. */
  createBrand: call<CreateBrandRequest, CreateBrandResponse, CreateBrandRefusal>('POST', '/stores/v3/brands', { values: { brand: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One brand. */
  getBrand: call<GetBrandRequest, GetBrandResponse, GetBrandRefusal>('GET', '/stores/v3/brands/{brandId}', { values: { brand: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames a brand, on all products that show it. */
  updateBrand: call<UpdateBrandRequest, UpdateBrandResponse, UpdateBrandRefusal>('PATCH', '/stores/v3/brands/{brand.id}', { values: { brand: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a brand, and takes it from all products. */
  deleteBrand: call<DeleteBrandRequest, DeleteBrandResponse, DeleteBrandRefusal>('DELETE', '/stores/v3/brands/{brandId}'),
  /** Brands that match a filter (id, name, createdDate, updatedDate), by name unless sorted. */
  queryBrands: call<QueryBrandsRequest, QueryBrandsResponse, QueryBrandsRefusal, Brand>('GET', '/stores/v3/brands/query', { fallback: '', values: { brands: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'brands', metadata: 'pagingMetadata' } }),
  /** Number of brands that match. */
  countBrands: call<CountBrandsRequest, CountBrandsResponse, CountBrandsRefusal>('POST', '/stores/v3/brands/count'),
  /** The brand with this name, made if there is none; however many ask at once, there is one. */
  getOrCreateBrand: call<GetOrCreateBrandRequest, GetOrCreateBrandResponse, GetOrCreateBrandRefusal>('POST', '/stores/v3/brands/get-or-create', { values: { brand: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes brands, each by itself. */
  bulkCreateBrands: call<BulkCreateBrandsRequest, BulkCreateBrandsResponse, BulkCreateBrandsRefusal>('POST', '/stores/v3/bulk/brands/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Renames brands, each by itself. */
  bulkUpdateBrands: call<BulkUpdateBrandsRequest, BulkUpdateBrandsResponse, BulkUpdateBrandsRefusal>('POST', '/stores/v3/bulk/brands/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** The brands with these names, made where there is none. */
  bulkGetOrCreateBrands: call<BulkGetOrCreateBrandsRequest, BulkGetOrCreateBrandsResponse, BulkGetOrCreateBrandsRefusal>('POST', '/stores/v3/bulk/brands/get-or-create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Deletes brands, each by itself, and takes them from all products. */
  bulkDeleteBrands: call<BulkDeleteBrandsRequest, BulkDeleteBrandsResponse, BulkDeleteBrandsRefusal>('POST', '/stores/v3/bulk/brands/delete'),
}
