// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ItemMetadata, Sorting } from './shapes.ts'

export type BulkCreateRibbonsRefusal = never

export interface BulkCreateRibbonsRequest {
  ribbons: NewRibbon[]
  returnEntity?: boolean
}

export interface BulkCreateRibbonsResponse {
  results: V3BulkRibbonResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteRibbonsRefusal = never

export interface BulkDeleteRibbonsRequest {
  ribbonIds: string[]
}

export interface BulkDeleteRibbonsResponse {
  results: BulkRibbonResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkGetOrCreateRibbonsRefusal = 'RIBBON_LIMIT_EXCEEDED'

export interface BulkGetOrCreateRibbonsRequest {
  ribbonNames: string[]
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
}

export interface BulkGetOrCreateRibbonsResponse {
  results: V3BulkRibbonResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkRibbonResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateRibbonsRefusal = never

export interface BulkUpdateRibbonsRequest {
  ribbons: MaskedRibbon[]
  returnEntity?: boolean
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
}

export interface BulkUpdateRibbonsResponse {
  results: V3BulkRibbonResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CountRibbonsRefusal = never

export interface CountRibbonsRequest {
  filter?: Record<string, unknown>
}

export interface CountRibbonsResponse {
  count: number
}

export type CreateRibbonRefusal = 'NAME_TAKEN' | 'RIBBON_LIMIT_EXCEEDED'

export interface CreateRibbonRequest {
  ribbon: NewRibbon
}

export interface CreateRibbonResponse {
  ribbon: Ribbon
}

export type DeleteRibbonRefusal = 'RIBBON_NOT_FOUND'

export interface DeleteRibbonRequest {
  ribbonId: string
}

export type DeleteRibbonResponse = Record<never, never>

export type GetOrCreateRibbonRefusal = 'RIBBON_LIMIT_EXCEEDED'

export interface GetOrCreateRibbonRequest {
  ribbonName: string
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
}

export interface GetOrCreateRibbonResponse {
  ribbon: Ribbon
}

export type GetRibbonRefusal = 'RIBBON_NOT_FOUND'

export interface GetRibbonRequest {
  ribbonId: string
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
}

export interface GetRibbonResponse {
  ribbon: Ribbon
}

export interface MaskedRibbon {
  ribbon: RibbonChanges
  fieldMask?: string
}

export interface NewRibbon {
  name: string
}

export type QueryRibbonsRefusal = never

export interface QueryRibbonsRequest {
  query?: CursorQuery
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
}

export interface QueryRibbonsResponse {
  ribbons: Ribbon[]
  pagingMetadata: CursorPagingMetadata
}

export interface Ribbon {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  assignedProductCount?: number
}

export interface RibbonChanges {
  id: string
  revision: string
  name?: string
}

export type UpdateRibbonRefusal = 'RIBBON_NOT_FOUND' | 'STALE_REVISION' | 'NAME_TAKEN'

export interface UpdateRibbonRequest {
  ribbon: RibbonChanges
  fields?: Array<'ASSIGNED_PRODUCT_COUNT'>
  fieldMask?: string
}

export interface UpdateRibbonResponse {
  ribbon: Ribbon
}

export interface V3BulkRibbonResult {
  itemMetadata: ItemMetadata
  item?: Ribbon
}

/** Module `stores.ribbons-v-3`. */
export const ribbonsV3 = {
  /** Makes a ribbon. */
  createRibbon: call<CreateRibbonRequest, CreateRibbonResponse, CreateRibbonRefusal>('POST', '/stores/v3/ribbons', { values: { ribbon: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One ribbon. */
  getRibbon: call<GetRibbonRequest, GetRibbonResponse, GetRibbonRefusal>('GET', '/stores/v3/ribbons/{ribbonId}', { values: { ribbon: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames a ribbon, on all products that show it. */
  updateRibbon: call<UpdateRibbonRequest, UpdateRibbonResponse, UpdateRibbonRefusal>('PATCH', '/stores/v3/ribbons/{ribbon.id}', { values: { ribbon: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a ribbon, and takes it from all products. */
  deleteRibbon: call<DeleteRibbonRequest, DeleteRibbonResponse, DeleteRibbonRefusal>('DELETE', '/stores/v3/ribbons/{ribbonId}'),
  /** Ribbons that match a filter (id, name, createdDate, updatedDate), by name unless sorted. */
  queryRibbons: call<QueryRibbonsRequest, QueryRibbonsResponse, QueryRibbonsRefusal, Ribbon>('POST', '/stores/v3/ribbons/query', { values: { ribbons: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'ribbons', metadata: 'pagingMetadata' } }),
  /** Number of ribbons that match. */
  countRibbons: call<CountRibbonsRequest, CountRibbonsResponse, CountRibbonsRefusal>('POST', '/stores/v3/ribbons/count'),
  /** The ribbon with this name, made if there is none; however many ask at once, there is one. */
  getOrCreateRibbon: call<GetOrCreateRibbonRequest, GetOrCreateRibbonResponse, GetOrCreateRibbonRefusal>('POST', '/stores/v3/ribbons/get-or-create', { values: { ribbon: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes ribbons, each by itself. */
  bulkCreateRibbons: call<BulkCreateRibbonsRequest, BulkCreateRibbonsResponse, BulkCreateRibbonsRefusal>('POST', '/stores/v3/bulk/ribbons/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Renames ribbons, each by itself. */
  bulkUpdateRibbons: call<BulkUpdateRibbonsRequest, BulkUpdateRibbonsResponse, BulkUpdateRibbonsRefusal>('POST', '/stores/v3/bulk/ribbons/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** The ribbons with these names, made where there is none. */
  bulkGetOrCreateRibbons: call<BulkGetOrCreateRibbonsRequest, BulkGetOrCreateRibbonsResponse, BulkGetOrCreateRibbonsRefusal>('POST', '/stores/v3/bulk/ribbons/get-or-create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Deletes ribbons, each by itself, and takes them from all products. */
  bulkDeleteRibbons: call<BulkDeleteRibbonsRequest, BulkDeleteRibbonsResponse, BulkDeleteRibbonsRefusal>('POST', '/stores/v3/bulk/ribbons/delete'),
}
