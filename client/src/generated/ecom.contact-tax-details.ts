// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Tags, TagsForWrite } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Sorting, TagList, Tags, TagsForWrite } from './shapes.ts'

export interface BulkContactTaxDetailsResult {
  itemMetadata: ItemMetadata
  item?: ContactTaxDetails
}

export type BulkDeleteContactTaxDetailsRefusal = never

export interface BulkDeleteContactTaxDetailsRequest {
  contactTaxDetailsIds: string[]
}

export interface BulkDeleteContactTaxDetailsResponse {
  results: BulkDeleteContactTaxDetailsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeleteContactTaxDetailsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateContactTaxDetailsTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateContactTaxDetailsTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateContactTaxDetailsTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateContactTaxDetailsTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateContactTaxDetailsTagsRequest {
  contactTaxDetailsIds: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateContactTaxDetailsTagsResponse {
  results: BulkUpdateContactTaxDetailsTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateContactTaxDetailsTagsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpsertContactTaxDetailsRefusal = never

export interface BulkUpsertContactTaxDetailsRequest {
  contactTaxDetails: WrittenContactTaxDetails[]
  returnEntity?: boolean
  fields?: Array<'CONTACT_DETAILS'>
}

export interface BulkUpsertContactTaxDetailsResponse {
  results: BulkContactTaxDetailsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface ContactDetails {
  firstName?: string
  lastName?: string
  company?: string
  email?: string
  vatId?: string
}

export interface ContactTaxDetails {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  taxExemptGroupId: string
  contactDetails?: ContactDetails
  extendedFields?: ExtendedFields
  tags: Tags
}

export type CountContactTaxDetailsRefusal = never

export interface CountContactTaxDetailsRequest {
  filter?: Record<string, unknown> | null
}

export interface CountContactTaxDetailsResponse {
  count: number
}

export type DeleteContactTaxDetailsRefusal = 'CONTACT_TAX_DETAILS_NOT_FOUND'

export interface DeleteContactTaxDetailsRequest {
  contactTaxDetailsId: string
}

export type DeleteContactTaxDetailsResponse = Record<never, never>

export type GetContactTaxDetailsRefusal = 'CONTACT_TAX_DETAILS_NOT_FOUND'

export interface GetContactTaxDetailsRequest {
  id: string
  fields?: Array<'CONTACT_DETAILS'>
}

export interface GetContactTaxDetailsResponse {
  contactTaxDetails: ContactTaxDetails
}

export type QueryContactTaxDetailsRefusal = never

export interface QueryContactTaxDetailsRequest {
  query?: CursorQuery
  fields?: Array<'CONTACT_DETAILS'>
}

export interface QueryContactTaxDetailsResponse {
  contactTaxDetails: ContactTaxDetails[]
  pagingMetadata: CursorPagingMetadata
}

export type UpsertContactTaxDetailsRefusal = 'TAX_EXEMPT_GROUP_NOT_FOUND' | 'STALE_REVISION'

export interface UpsertContactTaxDetailsRequest {
  contactTaxDetails: WrittenContactTaxDetails
  fields?: Array<'CONTACT_DETAILS'>
}

export interface UpsertContactTaxDetailsResponse {
  contactTaxDetails: ContactTaxDetails
}

export interface WrittenContactTaxDetails {
  id: string
  revision?: string | null
  taxExemptGroupId: string
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

/** Module `ecom.contact-tax-details`. */
export const contactTaxDetails = {
  /** Puts a contact into a group of tax exempt buyers: what they buy once signed in bears the tax of the group. */
  upsertContactTaxDetails: call<UpsertContactTaxDetailsRequest, UpsertContactTaxDetailsResponse, UpsertContactTaxDetailsRefusal>('POST', '/billing/v1/contact-tax-details', { values: { contactTaxDetails: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Tax details of one contact. */
  getContactTaxDetails: call<GetContactTaxDetailsRequest, GetContactTaxDetailsResponse, GetContactTaxDetailsRefusal>('GET', '/billing/v1/contact-tax-details/{id}', { values: { contactTaxDetails: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Ends the exemption of a contact. Orders keep the tax that they were charged. */
  deleteContactTaxDetails: call<DeleteContactTaxDetailsRequest, DeleteContactTaxDetailsResponse, DeleteContactTaxDetailsRefusal>('DELETE', '/billing/v1/contact-tax-details/{contactTaxDetailsId}'),
  /** Tax details that match, the oldest first unless sorted. */
  queryContactTaxDetails: call<QueryContactTaxDetailsRequest, QueryContactTaxDetailsResponse, QueryContactTaxDetailsRefusal, ContactTaxDetails>('GET', '/billing/v1/contact-tax-details/query', { fallback: '', values: { contactTaxDetails: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'contactTaxDetails', metadata: 'pagingMetadata' } }),
  /** Number of contacts whose tax details match. */
  countContactTaxDetails: call<CountContactTaxDetailsRequest, CountContactTaxDetailsResponse, CountContactTaxDetailsRefusal>('POST', '/billing/v1/contact-tax-details/count'),
  /** Puts contacts into groups of tax exempt buyers, each by itself. */
  bulkUpsertContactTaxDetails: call<BulkUpsertContactTaxDetailsRequest, BulkUpsertContactTaxDetailsResponse, BulkUpsertContactTaxDetailsRefusal>('POST', '/billing/v1/bulk/contact-tax-details/upsert', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Ends the exemptions of contacts, each by itself. */
  bulkDeleteContactTaxDetails: call<BulkDeleteContactTaxDetailsRequest, BulkDeleteContactTaxDetailsResponse, BulkDeleteContactTaxDetailsRefusal>('POST', '/billing/v1/bulk/contact-tax-details/delete'),
  /** Puts tags on the details of up to 100 contacts and takes others off. */
  bulkUpdateContactTaxDetailsTags: call<BulkUpdateContactTaxDetailsTagsRequest, BulkUpdateContactTaxDetailsTagsResponse, BulkUpdateContactTaxDetailsTagsRefusal>('POST', '/billing/v1/bulk/contact-tax-details/update-tags'),
  /** Puts tags on all details that match and takes others off. It is done when it answers. */
  bulkUpdateContactTaxDetailsTagsByFilter: call<BulkUpdateContactTaxDetailsTagsByFilterRequest, BulkUpdateContactTaxDetailsTagsByFilterResponse, BulkUpdateContactTaxDetailsTagsByFilterRefusal>('POST', '/billing/v1/bulk/contact-tax-details/update-tags-by-filter'),
}
