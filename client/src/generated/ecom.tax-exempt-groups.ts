// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Tags, TagsForWrite } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Sorting, TagList, Tags, TagsForWrite } from './shapes.ts'

export type BulkCreateTaxExemptGroupsRefusal = never

export interface BulkCreateTaxExemptGroupsRequest {
  taxExemptGroups: NewTaxExemptGroup[]
  returnEntity?: boolean
}

export interface BulkCreateTaxExemptGroupsResponse {
  results: BulkTaxExemptGroupResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeleteTaxExemptGroupResult {
  itemMetadata: ItemMetadata
}

export type BulkDeleteTaxExemptGroupsRefusal = never

export interface BulkDeleteTaxExemptGroupsRequest {
  taxExemptGroupIds: string[]
}

export interface BulkDeleteTaxExemptGroupsResponse {
  results: BulkDeleteTaxExemptGroupResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkTaxExemptGroupResult {
  itemMetadata: ItemMetadata
  item?: TaxExemptGroup
}

export interface BulkUpdateTaxExemptGroupResult {
  itemMetadata: ItemMetadata
  item?: TaxExemptGroup
}

export type BulkUpdateTaxExemptGroupTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateTaxExemptGroupTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateTaxExemptGroupTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateTaxExemptGroupTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateTaxExemptGroupTagsRequest {
  taxExemptGroupIds: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateTaxExemptGroupTagsResponse {
  results: BulkUpdateTaxExemptGroupTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateTaxExemptGroupTagsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateTaxExemptGroupsRefusal = never

export interface BulkUpdateTaxExemptGroupsRequest {
  taxExemptGroups: MaskedTaxExemptGroup[]
  returnEntity?: boolean
}

export interface BulkUpdateTaxExemptGroupsResponse {
  results: BulkUpdateTaxExemptGroupResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CreateTaxExemptGroupRefusal = 'LIMIT_REACHED'

export interface CreateTaxExemptGroupRequest {
  taxExemptGroup: NewTaxExemptGroup
}

export interface CreateTaxExemptGroupResponse {
  taxExemptGroup: TaxExemptGroup
}

export type DeleteTaxExemptGroupRefusal = 'TAX_EXEMPT_GROUP_NOT_FOUND' | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'

export interface DeleteTaxExemptGroupRequest {
  taxExemptGroupId: string
}

export type DeleteTaxExemptGroupResponse = Record<never, never>

export type GetTaxExemptGroupRefusal = 'TAX_EXEMPT_GROUP_NOT_FOUND'

export interface GetTaxExemptGroupRequest {
  taxExemptGroupId: string
}

export interface GetTaxExemptGroupResponse {
  taxExemptGroup: TaxExemptGroup
}

export type ListDefaultTaxExemptGroupsRefusal = never

export type ListDefaultTaxExemptGroupsRequest = Record<never, never>

export interface ListDefaultTaxExemptGroupsResponse {
  taxExemptGroups: TaxExemptDefaultGroup[]
}

export interface MaskedTaxExemptGroup {
  taxExemptGroup: TaxExemptGroupChanges
  fieldMask?: string
}

export interface NewTaxExemptGroup {
  name: string
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export type QueryTaxExemptGroupsRefusal = never

export interface QueryTaxExemptGroupsRequest {
  query?: CursorQuery
}

export interface QueryTaxExemptGroupsResponse {
  taxExemptGroups: TaxExemptGroup[]
  pagingMetadata: CursorPagingMetadata
}

export interface TaxExemptDefaultGroup {
  id: string
  name: string
  appId: string
}

export interface TaxExemptGroup {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  extendedFields?: ExtendedFields
  tags: Tags
}

export interface TaxExemptGroupChanges {
  id: string
  revision: string
  name?: string
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export type UpdateTaxExemptGroupRefusal = 'TAX_EXEMPT_GROUP_NOT_FOUND' | 'STALE_REVISION' | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'

export interface UpdateTaxExemptGroupRequest {
  taxExemptGroup: TaxExemptGroupChanges
  fieldMask?: string
}

export interface UpdateTaxExemptGroupResponse {
  taxExemptGroup: TaxExemptGroup
}

/** Module `ecom.tax-exempt-groups`. */
export const taxExemptGroups = {
  /** Makes a group of buyers who pay no tax, or less. */
  createTaxExemptGroup: call<CreateTaxExemptGroupRequest, CreateTaxExemptGroupResponse, CreateTaxExemptGroupRefusal>('POST', '/billing/v1/tax-exempt-groups', { values: { taxExemptGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One group. */
  getTaxExemptGroup: call<GetTaxExemptGroupRequest, GetTaxExemptGroupResponse, GetTaxExemptGroupRefusal>('GET', '/billing/v1/tax-exempt-groups/{taxExemptGroupId}', { values: { taxExemptGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a group. */
  updateTaxExemptGroup: call<UpdateTaxExemptGroupRequest, UpdateTaxExemptGroupResponse, UpdateTaxExemptGroupRefusal>('PATCH', '/billing/v1/tax-exempt-groups/{taxExemptGroup.id}', { values: { taxExemptGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a group; its buyers are taxed as everybody else. */
  deleteTaxExemptGroup: call<DeleteTaxExemptGroupRequest, DeleteTaxExemptGroupResponse, DeleteTaxExemptGroupRefusal>('DELETE', '/billing/v1/tax-exempt-groups/{taxExemptGroupId}'),
  /** Groups that match, the oldest first unless sorted. */
  queryTaxExemptGroups: call<QueryTaxExemptGroupsRequest, QueryTaxExemptGroupsResponse, QueryTaxExemptGroupsRefusal, TaxExemptGroup>('GET', '/billing/v1/tax-exempt-groups/query', { fallback: '', values: { taxExemptGroups: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'taxExemptGroups', metadata: 'pagingMetadata' } }),
  /** Makes groups, each by itself. */
  bulkCreateTaxExemptGroups: call<BulkCreateTaxExemptGroupsRequest, BulkCreateTaxExemptGroupsResponse, BulkCreateTaxExemptGroupsRefusal>('POST', '/billing/v1/bulk/tax-exempt-groups/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Changes groups, each by itself. */
  bulkUpdateTaxExemptGroups: call<BulkUpdateTaxExemptGroupsRequest, BulkUpdateTaxExemptGroupsResponse, BulkUpdateTaxExemptGroupsRefusal>('POST', '/billing/v1/bulk/tax-exempt-groups/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Deletes groups, each by itself. */
  bulkDeleteTaxExemptGroups: call<BulkDeleteTaxExemptGroupsRequest, BulkDeleteTaxExemptGroupsResponse, BulkDeleteTaxExemptGroupsRefusal>('POST', '/billing/v1/bulk/tax-exempt-groups/delete'),
  /** Puts tags on up to 100 groups and takes others off. */
  bulkUpdateTaxExemptGroupTags: call<BulkUpdateTaxExemptGroupTagsRequest, BulkUpdateTaxExemptGroupTagsResponse, BulkUpdateTaxExemptGroupTagsRefusal>('POST', '/billing/v1/bulk/tax-exempt-groups/update-tags'),
  /** Puts tags on every group that matches and takes others off. It is done when it answers. */
  bulkUpdateTaxExemptGroupTagsByFilter: call<BulkUpdateTaxExemptGroupTagsByFilterRequest, BulkUpdateTaxExemptGroupTagsByFilterResponse, BulkUpdateTaxExemptGroupTagsByFilterRefusal>('POST', '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter'),
  /** Groups that every site has. */
  listDefaultTaxExemptGroups: call<ListDefaultTaxExemptGroupsRequest, ListDefaultTaxExemptGroupsResponse, ListDefaultTaxExemptGroupsRefusal>('GET', '/billing/v1/tax-exempt-groups/default-tax-exempt-groups'),
}
