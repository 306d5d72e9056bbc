// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ItemMetadata, Sorting } from './shapes.ts'

export type BulkCreateTaxRegionRefusal = never

export interface BulkCreateTaxRegionRequest {
  taxRegions: NewTaxRegion[]
  returnEntity?: boolean
}

export interface BulkCreateTaxRegionResponse {
  results: BulkCreateTaxRegionResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkCreateTaxRegionResult {
  itemMetadata: ItemMetadata
  item?: TaxRegion
}

export type CreateTaxRegionRefusal = 'ALREADY_EXISTS' | 'CALCULATOR_ID_NOT_FOUND' | 'INVALID_SUBDIVISION_FORMAT' | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY' | 'LIMIT_REACHED'

export interface CreateTaxRegionRequest {
  taxRegion: NewTaxRegion
}

export interface CreateTaxRegionResponse {
  taxRegion: TaxRegion
}

export type DeleteTaxRegionRefusal = 'TAX_REGION_ID_NOT_FOUND'

export interface DeleteTaxRegionRequest {
  taxRegionId: string
}

export type DeleteTaxRegionResponse = Record<never, never>

export type GetTaxRegionRefusal = 'TAX_REGION_ID_NOT_FOUND'

export interface GetTaxRegionRequest {
  taxRegionId: string
}

export interface GetTaxRegionResponse {
  taxRegion: TaxRegion
}

export interface NewTaxRegion {
  country: string
  subdivision?: string
  appId: string
  taxIncludedInPrice?: boolean
}

export type QueryTaxRegionsRefusal = never

export interface QueryTaxRegionsRequest {
  query?: CursorQuery
}

export interface QueryTaxRegionsResponse {
  taxRegions: TaxRegion[]
  pagingMetadata: CursorPagingMetadata
}

export interface TaxRegion {
  id: string
  country: string
  subdivision?: string
  appId: string
  taxIncludedInPrice: boolean
  revision: string
  createdDate: Date
  updatedDate: Date
}

export interface TaxRegionChanges {
  country?: string
  subdivision?: string
  appId?: string
  taxIncludedInPrice?: boolean
  id: string
  revision: string
}

export type UpdateTaxRegionRefusal = 'TAX_REGION_ID_NOT_FOUND' | 'STALE_REVISION' | 'ALREADY_EXISTS' | 'CALCULATOR_ID_NOT_FOUND' | 'INVALID_SUBDIVISION_FORMAT' | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'

export interface UpdateTaxRegionRequest {
  taxRegion: TaxRegionChanges
  fieldMask?: string
}

export interface UpdateTaxRegionResponse {
  taxRegion: TaxRegion
}

/** Module `ecom.tax-regions`. */
export const taxRegions = {
  /** Makes a region: a country, or a part of one, in which tax is collected. */
  createTaxRegion: call<CreateTaxRegionRequest, CreateTaxRegionResponse, CreateTaxRegionRefusal>('POST', '/billing/v1/tax-regions', { values: { taxRegion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes regions, each by itself. */
  bulkCreateTaxRegion: call<BulkCreateTaxRegionRequest, BulkCreateTaxRegionResponse, BulkCreateTaxRegionRefusal>('POST', '/billing/v1/bulk/tax-regions/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** One region. */
  getTaxRegion: call<GetTaxRegionRequest, GetTaxRegionResponse, GetTaxRegionRefusal>('GET', '/billing/v1/tax-regions/{taxRegionId}', { values: { taxRegion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a region; orders keep the tax that they were charged. */
  updateTaxRegion: call<UpdateTaxRegionRequest, UpdateTaxRegionResponse, UpdateTaxRegionRefusal>('PATCH', '/billing/v1/tax-regions/{taxRegion.id}', { values: { taxRegion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a region with its rates. */
  deleteTaxRegion: call<DeleteTaxRegionRequest, DeleteTaxRegionResponse, DeleteTaxRegionRefusal>('DELETE', '/billing/v1/tax-regions/{taxRegionId}'),
  /** Regions that match, by country and part unless sorted. */
  queryTaxRegions: call<QueryTaxRegionsRequest, QueryTaxRegionsResponse, QueryTaxRegionsRefusal, TaxRegion>('POST', '/billing/v1/tax-regions/query', { values: { taxRegions: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'taxRegions', metadata: 'pagingMetadata' } }),
}
