// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ItemMetadata, RichContent } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ItemMetadata, RichContent, Sorting } from './shapes.ts'

export type BulkCreateInfoSectionsRefusal = never

export interface BulkCreateInfoSectionsRequest {
  infoSections: NewInfoSection[]
  returnEntity?: boolean
}

export interface BulkCreateInfoSectionsResponse {
  results: BulkInfoSectionItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteInfoSectionsRefusal = never

export interface BulkDeleteInfoSectionsRequest {
  infoSectionIds: string[]
}

export interface BulkDeleteInfoSectionsResponse {
  results: BulkInfoSectionResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkGetOrCreateInfoSectionsRefusal = 'INFO_SECTIONS_LIMIT_EXCEEDED'

export interface BulkGetOrCreateInfoSectionsRequest {
  infoSections: InfoSectionForGetOrCreate[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface BulkGetOrCreateInfoSectionsResponse {
  results: BulkInfoSectionItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkInfoSectionItemResult {
  itemMetadata: ItemMetadata
  item?: InfoSection
}

export interface BulkInfoSectionResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateInfoSectionsRefusal = never

export interface BulkUpdateInfoSectionsRequest {
  infoSections: MaskedInfoSection[]
  returnEntity?: boolean
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface BulkUpdateInfoSectionsResponse {
  results: BulkInfoSectionItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CountInfoSectionsRefusal = never

export interface CountInfoSectionsRequest {
  filter?: Record<string, unknown>
}

export interface CountInfoSectionsResponse {
  count: number
}

export type CreateInfoSectionRefusal = 'NAME_TAKEN' | 'INFO_SECTIONS_LIMIT_EXCEEDED'

export interface CreateInfoSectionRequest {
  infoSection: NewInfoSection
}

export interface CreateInfoSectionResponse {
  infoSection: InfoSection
}

export type DeleteInfoSectionRefusal = 'INFO_SECTION_NOT_FOUND'

export interface DeleteInfoSectionRequest {
  infoSectionId: string
}

export type DeleteInfoSectionResponse = Record<never, never>

export type GetInfoSectionRefusal = 'INFO_SECTION_NOT_FOUND'

export interface GetInfoSectionRequest {
  infoSectionId: string
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface GetInfoSectionResponse {
  infoSection: InfoSection
}

export type GetOrCreateInfoSectionRefusal = 'INFO_SECTION_NOT_FOUND' | 'INFO_SECTIONS_LIMIT_EXCEEDED'

export interface GetOrCreateInfoSectionRequest {
  infoSection: InfoSectionForGetOrCreate
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface GetOrCreateInfoSectionResponse {
  infoSection: InfoSection
}

export interface InfoSection {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  uniqueName: string
  title: string
  description: RichContent
  plainDescription: string
  assignedProductsCount?: number
}

export interface InfoSectionChanges {
  id: string
  revision: string
  uniqueName?: string
  title?: string
  description?: RichContent | null
  plainDescription?: string | null
}

export interface InfoSectionForGetOrCreate {
  id?: string | null
  uniqueName?: string | null
  title?: string | null
  description?: RichContent | null
  plainDescription?: string | null
}

export interface MaskedInfoSection {
  infoSection: InfoSectionChanges
  fieldMask?: string
}

export interface NewInfoSection {
  uniqueName: string
  title: string
  description?: RichContent | null
  plainDescription?: string | null
}

export type QueryInfoSectionsRefusal = never

export interface QueryInfoSectionsRequest {
  query?: CursorQuery
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
}

export interface QueryInfoSectionsResponse {
  infoSections: InfoSection[]
  pagingMetadata: CursorPagingMetadata
}

export type UpdateInfoSectionRefusal = 'INFO_SECTION_NOT_FOUND' | 'STALE_REVISION' | 'NAME_TAKEN'

export interface UpdateInfoSectionRequest {
  infoSection: InfoSectionChanges
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT'>
  fieldMask?: string
}

export interface UpdateInfoSectionResponse {
  infoSection: InfoSection
}

/** Module `stores.info-sections-v-3`. */
export const infoSectionsV3 = {
  /** Makes an info section. */
  createInfoSection: call<CreateInfoSectionRequest, CreateInfoSectionResponse, CreateInfoSectionRefusal>('POST', '/stores/v3/info-sections', { values: { infoSection: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One info section. */
  getInfoSection: call<GetInfoSectionRequest, GetInfoSectionResponse, GetInfoSectionRefusal>('GET', '/stores/v3/info-sections/{infoSectionId}', { values: { infoSection: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes an info section, on all products that show it. Sets what is present; null empties. */
  updateInfoSection: call<UpdateInfoSectionRequest, UpdateInfoSectionResponse, UpdateInfoSectionRefusal>('PATCH', '/stores/v3/info-sections/{infoSection.id}', { values: { infoSection: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes an info section, and takes it from all products. */
  deleteInfoSection: call<DeleteInfoSectionRequest, DeleteInfoSectionResponse, DeleteInfoSectionRefusal>('DELETE', '/stores/v3/info-sections/{infoSectionId}'),
  /** Info sections that match a filter (id, uniqueName, title, createdDate, updatedDate), by unique name unless sorted. */
  queryInfoSections: call<QueryInfoSectionsRequest, QueryInfoSectionsResponse, QueryInfoSectionsRefusal, InfoSection>('GET', '/stores/v3/info-sections/query', { fallback: '', values: { infoSections: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'infoSections', metadata: 'pagingMetadata' } }),
  /** Number of info sections that match. */
  countInfoSections: call<CountInfoSectionsRequest, CountInfoSectionsResponse, CountInfoSectionsRefusal>('POST', '/stores/v3/info-sections/count'),
  /** The info section with this unique name as it is, made with the given fields if there is none. */
  getOrCreateInfoSection: call<GetOrCreateInfoSectionRequest, GetOrCreateInfoSectionResponse, GetOrCreateInfoSectionRefusal>('POST', '/stores/v3/info-sections/get-or-create', { values: { infoSection: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes info sections, each by itself. */
  bulkCreateInfoSections: call<BulkCreateInfoSectionsRequest, BulkCreateInfoSectionsResponse, BulkCreateInfoSectionsRefusal>('POST', '/stores/v3/bulk/info-sections/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Changes info sections, each by itself. */
  bulkUpdateInfoSections: call<BulkUpdateInfoSectionsRequest, BulkUpdateInfoSectionsResponse, BulkUpdateInfoSectionsRefusal>('POST', '/stores/v3/bulk/info-sections/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** The info sections with these unique names, made where there is none. */
  bulkGetOrCreateInfoSections: call<BulkGetOrCreateInfoSectionsRequest, BulkGetOrCreateInfoSectionsResponse, BulkGetOrCreateInfoSectionsRefusal>('POST', '/stores/v3/bulk/info-sections/get-or-create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Deletes info sections, each by itself, and takes them from all products. */
  bulkDeleteInfoSections: call<BulkDeleteInfoSectionsRequest, BulkDeleteInfoSectionsResponse, BulkDeleteInfoSectionsRefusal>('POST', '/stores/v3/bulk/info-sections/delete'),
}
