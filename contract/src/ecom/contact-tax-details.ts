import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { ContactTaxField } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter } from '../paging.ts'
import { Empty, Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp } from '../scalars.ts'
import { ExtendedFields } from './delivery-parts.ts'
import { Tags, TagsForWrite, tagMoves } from './tax-tags.ts'

const module = 'ecom.contact-tax-details'
const under = addresses({ module, api: '/billing', site: '/billing', aliases: ['/_api/contact-tax-details'] })
const at = (path: string) => under(`/v1/contact-tax-details${path}`)
const bulk = (path: string) => under(`/v1/bulk/contact-tax-details/${path}`)
const read = { who: admin('members.read') }
const write = { who: admin('members.write') }

const fields = optional(list(oneOf(ContactTaxField), 10))

/** As the member has entered them; a contact that is no member has none. */
const ContactDetails = named(
  'ContactDetails',
  Type.Object({
    firstName: optional(Type.String()),
    lastName: optional(Type.String()),
    company: optional(Type.String()),
    email: optional(Type.String()),
    vatId: optional(Type.String()),
  }),
)

export const ContactTaxDetails = named(
  'ContactTaxDetails',
  Type.Object({
    /** Id of the contact. */
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    taxExemptGroupId: Guid,
    /** With CONTACT_DETAILS. */
    contactDetails: optional(ContactDetails),
    extendedFields: optional(ExtendedFields),
    tags: Tags,
  }),
)

const WrittenContactTaxDetails = named(
  'WrittenContactTaxDetails',
  Type.Object({
    id: Guid,
    /** Without it the details are written over, whatever they are. */
    revision: optional(nullable(Revision)),
    taxExemptGroupId: Guid,
    extendedFields: optional(nullable(ExtendedFields)),
    tags: optional(nullable(TagsForWrite)),
  }),
)
const One = Type.Object({ contactTaxDetails: ContactTaxDetails })

export const upsertContactTaxDetails = operation({
  ...at(''),
  ...write,
  name: 'upsertContactTaxDetails',
  summary: 'Puts a contact into a group of tax exempt buyers: what they buy once signed in bears the tax of the group.',
  method: 'POST',
  request: Type.Object({ contactTaxDetails: WrittenContactTaxDetails, fields }),
  response: One,
  refusals: ['TAX_EXEMPT_GROUP_NOT_FOUND', 'STALE_REVISION'],
})

export const getContactTaxDetails = operation({
  ...at('/{id}'),
  ...read,
  name: 'getContactTaxDetails',
  summary: 'Tax details of one contact.',
  method: 'GET',
  request: Type.Object({ id: Guid, fields }),
  response: One,
  refusals: ['CONTACT_TAX_DETAILS_NOT_FOUND'],
})

export const deleteContactTaxDetails = operation({
  ...at('/{contactTaxDetailsId}'),
  ...write,
  name: 'deleteContactTaxDetails',
  summary: 'Ends the exemption of a contact. Orders keep the tax that they were charged.',
  method: 'DELETE',
  request: Type.Object({ contactTaxDetailsId: Guid }),
  response: Empty,
  refusals: ['CONTACT_TAX_DETAILS_NOT_FOUND'],
})

export const queryContactTaxDetails = operation({
  ...at('/query'),
  ...read,
  name: 'queryContactTaxDetails',
  summary: 'Tax details that match, the oldest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ contactTaxDetails: list(ContactTaxDetails, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countContactTaxDetails = operation({
  ...at('/count'),
  ...read,
  name: 'countContactTaxDetails',
  summary: 'Number of contacts whose tax details match.',
  method: 'POST',
  request: Type.Object({ filter: optional(nullable(Filter)) }),
  response: Type.Object({ count: int(0, 1_000_000_000) }),
  refusals: [],
})

export const bulkUpsertContactTaxDetails = operation({
  ...bulk('upsert'),
  ...write,
  name: 'bulkUpsertContactTaxDetails',
  summary: 'Puts contacts into groups of tax exempt buyers, each by itself.',
  method: 'POST',
  request: Type.Object({
    contactTaxDetails: list(WrittenContactTaxDetails, 100, 1),
    returnEntity: optional(Type.Boolean()),
    fields,
  }),
  response: bulkAnswerWith('BulkContactTaxDetailsResult', ContactTaxDetails, 100),
  refusals: [],
})

export const bulkDeleteContactTaxDetails = operation({
  ...bulk('delete'),
  ...write,
  name: 'bulkDeleteContactTaxDetails',
  summary: 'Ends the exemptions of contacts, each by itself.',
  method: 'POST',
  request: Type.Object({ contactTaxDetailsIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkDeleteContactTaxDetailsResult', 100),
  refusals: [],
})

export const bulkUpdateContactTaxDetailsTags = operation({
  ...bulk('update-tags'),
  ...write,
  name: 'bulkUpdateContactTaxDetailsTags',
  summary: 'Puts tags on the details of up to 100 contacts and takes others off.',
  method: 'POST',
  request: Type.Object({ contactTaxDetailsIds: list(Guid, 100, 1), ...tagMoves }),
  response: bulkAnswer('BulkUpdateContactTaxDetailsTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateContactTaxDetailsTagsByFilter = operation({
  ...bulk('update-tags-by-filter'),
  ...write,
  name: 'bulkUpdateContactTaxDetailsTagsByFilter',
  summary: 'Puts tags on all details that match and takes others off. It is done when it answers.',
  method: 'POST',
  request: Type.Object({ filter: Filter, ...tagMoves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const operations = [
  upsertContactTaxDetails,
  getContactTaxDetails,
  deleteContactTaxDetails,
  queryContactTaxDetails,
  countContactTaxDetails,
  bulkUpsertContactTaxDetails,
  bulkDeleteContactTaxDetails,
  bulkUpdateContactTaxDetailsTags,
  bulkUpdateContactTaxDetailsTagsByFilter,
] as const
