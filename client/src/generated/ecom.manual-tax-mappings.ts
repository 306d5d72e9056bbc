// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, UpdateExtendedFieldsRequest } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Sorting, UpdateExtendedFieldsRequest } from './shapes.ts'

export interface AssignOverride {
  manualTaxMappingId: string
  exemptGroupOverrides: ExemptGroupIdOverride[]
}

export type BulkAssignExemptOverridesRefusal = never

export interface BulkAssignExemptOverridesRequest {
  assignOverrides: AssignOverride[]
  returnEntity?: boolean
}

export interface BulkAssignExemptOverridesResponse {
  results: BulkExemptOverrideResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkCreateManualTaxMappingsRefusal = never

export interface BulkCreateManualTaxMappingsRequest {
  manualTaxMappings: NewManualTaxMapping[]
  returnEntity?: boolean
}

export interface BulkCreateManualTaxMappingsResponse {
  results: BulkManualTaxMappingResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkExemptOverrideResult {
  itemMetadata: ItemMetadata
  item?: ManualTaxMapping
}

export interface BulkManualTaxMappingResult {
  itemMetadata: ItemMetadata
  item?: ManualTaxMapping
}

export type BulkUnassignExemptOverridesRefusal = never

export interface BulkUnassignExemptOverridesRequest {
  unassignOverrides: UnassignOverride[]
  returnEntity?: boolean
}

export interface BulkUnassignExemptOverridesResponse {
  results: BulkExemptOverrideResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CreateManualTaxMappingRefusal = 'TAX_REGION_ID_NOT_FOUND' | 'TAX_GROUP_ID_NOT_FOUND' | 'TAX_EXEMPT_GROUP_NOT_FOUND' | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS' | 'LIMIT_REACHED'

export interface CreateManualTaxMappingRequest {
  manualTaxMapping: NewManualTaxMapping
}

export interface CreateManualTaxMappingResponse {
  manualTaxMapping: ManualTaxMapping
}

export type DeleteManualTaxMappingRefusal = 'MANUAL_TAX_MAPPING_NOT_FOUND'

export interface DeleteManualTaxMappingRequest {
  manualTaxMappingId: string
}

export type DeleteManualTaxMappingResponse = Record<never, never>

export interface ExemptDetails {
  taxExemptGroupId: string
  taxRate: string
}

export interface ExemptGroupIdOverride {
  exemptGroupId: string
  rate: string
}

export type GetManualTaxMappingRefusal = 'MANUAL_TAX_MAPPING_NOT_FOUND'

export interface GetManualTaxMappingRequest {
  manualTaxMappingId: string
}

export interface GetManualTaxMappingResponse {
  manualTaxMapping: ManualTaxMapping
}

export type ListManualTaxMappingsRefusal = never

export type ListManualTaxMappingsRequest = Record<never, never>

export interface ListManualTaxMappingsResponse {
  manualTaxMappings: ManualTaxMapping[]
  pagingMetadata: CursorPagingMetadata
}

export interface ManualTaxMapping {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  taxGroupId: string
  taxRegionId: string
  taxRate: string
  description?: string
  taxType: string
  taxName: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  compound: boolean
  exemptRates: ExemptDetails[]
  extendedFields?: ExtendedFields
}

export interface ManualTaxMappingChanges {
  taxGroupId?: string
  taxRegionId?: string
  taxRate?: string
  exemptRates?: ExemptDetails[]
  description?: string | null
  taxType?: string
  taxName?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  compound?: boolean | null
  extendedFields?: ExtendedFields
  id: string
  revision: string
}

export interface NewManualTaxMapping {
  taxGroupId: string
  taxRegionId: string
  taxRate: string
  exemptRates?: ExemptDetails[]
  description?: string | null
  taxType?: string
  taxName?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  compound?: boolean | null
  extendedFields?: ExtendedFields
}

export type QueryManualTaxMappingsRefusal = never

export interface QueryManualTaxMappingsRequest {
  query?: CursorQuery
}

export interface QueryManualTaxMappingsResponse {
  manualTaxMappings: ManualTaxMapping[]
  pagingMetadata: CursorPagingMetadata
}

export interface UnassignOverride {
  manualTaxMappingId: string
  exemptGroupIds: string[]
}

export type UpdateExtendedFieldsRefusal = 'MANUAL_TAX_MAPPING_NOT_FOUND'

export interface UpdateExtendedFieldsResponse {
  manualTaxMapping: ManualTaxMapping
}

export type UpdateManualTaxMappingRefusal = 'MANUAL_TAX_MAPPING_NOT_FOUND' | 'STALE_REVISION' | 'TAX_REGION_ID_NOT_FOUND' | 'TAX_GROUP_ID_NOT_FOUND' | 'TAX_EXEMPT_GROUP_NOT_FOUND' | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS' | 'LIMIT_REACHED'

export interface UpdateManualTaxMappingRequest {
  manualTaxMapping: ManualTaxMappingChanges
  fieldMask?: string
}

export interface UpdateManualTaxMappingResponse {
  manualTaxMapping: ManualTaxMapping
}

/** Module `ecom.manual-tax-mappings`. */
export const manualTaxMappings = {
  /** Makes a rate: one tax on a group in a region. */
  createManualTaxMapping: call<CreateManualTaxMappingRequest, CreateManualTaxMappingResponse, CreateManualTaxMappingRefusal>('POST', '/billing/v1/manual-tax-mappings', { values: { manualTaxMapping: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes rates, each by itself. */
  bulkCreateManualTaxMappings: call<BulkCreateManualTaxMappingsRequest, BulkCreateManualTaxMappingsResponse, BulkCreateManualTaxMappingsRefusal>('POST', '/billing/v1/bulk/manual-tax-mappings/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** One rate. */
  getManualTaxMapping: call<GetManualTaxMappingRequest, GetManualTaxMappingResponse, GetManualTaxMappingRefusal>('GET', '/billing/v1/manual-tax-mappings/{manualTaxMappingId}', { values: { manualTaxMapping: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a rate; orders keep the tax that they were charged. */
  updateManualTaxMapping: call<UpdateManualTaxMappingRequest, UpdateManualTaxMappingResponse, UpdateManualTaxMappingRefusal>('PATCH', '/billing/v1/manual-tax-mappings/{manualTaxMapping.id}', { values: { manualTaxMapping: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a rate. */
  deleteManualTaxMapping: call<DeleteManualTaxMappingRequest, DeleteManualTaxMappingResponse, DeleteManualTaxMappingRefusal>('DELETE', '/billing/v1/manual-tax-mappings/{manualTaxMappingId}'),
  /** Rates that match, the oldest first unless sorted. */
  queryManualTaxMappings: call<QueryManualTaxMappingsRequest, QueryManualTaxMappingsResponse, QueryManualTaxMappingsRefusal, ManualTaxMapping>('GET', '/billing/v1/manual-tax-mappings/query', { fallback: '', values: { manualTaxMappings: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'manualTaxMappings', metadata: 'pagingMetadata' } }),
  /** All rates, the oldest first. */
  listManualTaxMappings: call<ListManualTaxMappingsRequest, ListManualTaxMappingsResponse, ListManualTaxMappingsRefusal>('GET', '/billing/v1/manual-tax-mappings', { values: { manualTaxMappings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Stores free fields of another program in its namespace. */
  updateExtendedFields: call<UpdateExtendedFieldsRequest, UpdateExtendedFieldsResponse, UpdateExtendedFieldsRefusal>('POST', '/billing/v1/manual-tax-mappings/{id}/update-extended-fields', { values: { manualTaxMapping: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what exempt groups pay at rates, each rate by itself. */
  bulkAssignExemptOverrides: call<BulkAssignExemptOverridesRequest, BulkAssignExemptOverridesResponse, BulkAssignExemptOverridesRefusal>('POST', '/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Lets exempt groups pay nothing again at rates, each rate by itself. */
  bulkUnassignExemptOverrides: call<BulkUnassignExemptOverridesRequest, BulkUnassignExemptOverridesResponse, BulkUnassignExemptOverridesRefusal>('POST', '/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
}
