// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, ItemMetadata, QueryV2 } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, ItemMetadata, Paging, QueryV2, Sorting } from './shapes.ts'

export type CreateTaxGroupRefusal = 'LIMIT_REACHED'

export interface CreateTaxGroupRequest {
  taxGroup: NewTaxGroup
}

export interface CreateTaxGroupResponse {
  taxGroup: TaxGroup
}

export type DeleteTaxGroupRefusal = 'TAX_GROUP_ID_NOT_FOUND' | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'

export interface DeleteTaxGroupRequest {
  taxGroupId: string
}

export type DeleteTaxGroupResponse = Record<never, never>

export type GetTaxGroupRefusal = 'TAX_GROUP_ID_NOT_FOUND'

export interface GetTaxGroupRequest {
  taxGroupId: string
}

export interface GetTaxGroupResponse {
  taxGroup: TaxGroup
}

export type ListDefaultTaxGroupsByAppIdsRefusal = never

export interface ListDefaultTaxGroupsByAppIdsRequest {
  appIds: string[]
}

export interface ListDefaultTaxGroupsByAppIdsResponse {
  results: ListDefaultTaxGroupsByAppIdsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface ListDefaultTaxGroupsByAppIdsResult {
  taxGroupMetadata: ItemMetadata
  taxGroup?: TaxGroup
}

export type ListDefaultTaxGroupsRefusal = never

export type ListDefaultTaxGroupsRequest = Record<never, never>

export interface ListDefaultTaxGroupsResponse {
  taxGroups: TaxGroup[]
}

export interface NewTaxGroup {
  name: string
  taxCode?: string | null
}

export type QueryTaxGroupsRefusal = never

export interface QueryTaxGroupsRequest {
  query?: QueryV2
}

export interface QueryTaxGroupsResponse {
  taxGroups: TaxGroup[]
  pagingMetadata: CursorPagingMetadata
}

export interface TaxGroup {
  id: string
  name: string
  taxCode?: string
  revision: string
  createdDate: Date
  updatedDate: Date
}

export interface TaxGroupChanges {
  id: string
  revision: string
  name?: string
  taxCode?: string | null
}

export type UpdateTaxGroupRefusal = 'TAX_GROUP_ID_NOT_FOUND' | 'STALE_REVISION' | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'

export interface UpdateTaxGroupRequest {
  taxGroup: TaxGroupChanges
  fieldMask?: string
}

export interface UpdateTaxGroupResponse {
  taxGroup: TaxGroup
}

/** Module `ecom.tax-groups`. */
export const taxGroups = {
  /** Makes a group of goods that are taxed alike. */
  createTaxGroup: call<CreateTaxGroupRequest, CreateTaxGroupResponse, CreateTaxGroupRefusal>('POST', '/billing/v1/tax-groups', { values: { taxGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One group. */
  getTaxGroup: call<GetTaxGroupRequest, GetTaxGroupResponse, GetTaxGroupRefusal>('GET', '/billing/v1/tax-groups/{taxGroupId}', { values: { taxGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames a group, or changes its tax code; the groups of every site keep their names. */
  updateTaxGroup: call<UpdateTaxGroupRequest, UpdateTaxGroupResponse, UpdateTaxGroupRefusal>('PATCH', '/billing/v1/tax-groups/{taxGroup.id}', { values: { taxGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a group with its rates; its products are taxed as goods without a group. */
  deleteTaxGroup: call<DeleteTaxGroupRequest, DeleteTaxGroupResponse, DeleteTaxGroupRefusal>('DELETE', '/billing/v1/tax-groups/{taxGroupId}'),
  /** Groups that match, the oldest first unless sorted. */
  queryTaxGroups: call<QueryTaxGroupsRequest, QueryTaxGroupsResponse, QueryTaxGroupsRefusal, TaxGroup>('POST', '/billing/v1/tax-groups/query', { values: { taxGroups: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'taxGroups', metadata: 'pagingMetadata' } }),
  /** Groups that every site has: goods without a group of their own, and delivery. */
  listDefaultTaxGroups: call<ListDefaultTaxGroupsRequest, ListDefaultTaxGroupsResponse, ListDefaultTaxGroupsRefusal>('GET', '/billing/v1/tax-groups/default-tax-groups', { values: { taxGroups: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Group of the goods of each app that name none. */
  listDefaultTaxGroupsByAppIds: call<ListDefaultTaxGroupsByAppIdsRequest, ListDefaultTaxGroupsByAppIdsResponse, ListDefaultTaxGroupsByAppIdsRefusal>('POST', '/billing/v1/tax-groups/list-default-tax-groups-by-app-ids', { values: { results: { taxGroup: { createdDate: 'date', updatedDate: 'date' } } } }),
}
