import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { InfoSectionRequestedField } from '../enumerations/catalog.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter, fieldSets } from '../paging.ts'
import {
  Empty,
  FieldMask,
  FreeObject,
  Guid,
  list,
  named,
  nullable,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'

const module = 'stores.info-sections-v-3'
const at = addresses({ module, api: '/stores', site: '/_api/info-section' })
const read = { who: caller }
const write = { who: admin('catalog.write') }
const fields = fieldSets(InfoSectionRequestedField)

/** Rich text as a tree of nodes, at most 100 kB. Its node ids are the editor's. */
const RichContent = named('RichContent', FreeObject)

/** Unique per site, as it is written; for the merchant. */
const UniqueName = text(100, { minLength: 1 })
const Title = text(50, { minLength: 1 })
/** HTML. Where rich content is sent as well, that counts. */
const PlainDescription = text(16_000)

export const InfoSection = named(
  'InfoSection',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    uniqueName: UniqueName,
    title: Title,
    description: RichContent,
    /** The description as HTML; what a page cannot show is left out. */
    plainDescription: Type.String(),
    /** Number of products that show it; for ASSIGNED_PRODUCTS_COUNT. */
    assignedProductsCount: optional(Type.Integer()),
  }),
)

const texts = { description: optional(nullable(RichContent)), plainDescription: optional(nullable(PlainDescription)) }

export const NewInfoSection = named('NewInfoSection', Type.Object({ uniqueName: UniqueName, title: Title, ...texts }))

/** Found by `id` or `uniqueName`; without either, by title and text. */
export const InfoSectionForGetOrCreate = named(
  'InfoSectionForGetOrCreate',
  Type.Object({
    id: optional(nullable(Guid)),
    uniqueName: optional(nullable(text(100))),
    title: optional(nullable(Title)),
    ...texts,
  }),
)

export const InfoSectionChanges = named(
  'InfoSectionChanges',
  Type.Object({
    id: Guid,
    revision: Revision,
    uniqueName: optional(UniqueName),
    title: optional(Title),
    ...texts,
  }),
)

const One = Type.Object({ infoSection: InfoSection })
const BulkItems = bulkAnswerWith('BulkInfoSectionItemResult', InfoSection, 100)
const returnEntity = optional(Type.Boolean())

export const createInfoSection = operation({
  ...at('/v3/info-sections'),
  ...write,
  name: 'createInfoSection',
  summary: 'Makes an info section.',
  method: 'POST',
  request: Type.Object({ infoSection: NewInfoSection }),
  response: One,
  refusals: ['NAME_TAKEN', 'INFO_SECTIONS_LIMIT_EXCEEDED'],
})

export const getInfoSection = operation({
  ...at('/v3/info-sections/{infoSectionId}'),
  ...read,
  name: 'getInfoSection',
  summary: 'One info section.',
  method: 'GET',
  request: Type.Object({ infoSectionId: Guid, fields }),
  response: One,
  refusals: ['INFO_SECTION_NOT_FOUND'],
})

export const updateInfoSection = operation({
  ...at('/v3/info-sections/{infoSection.id}'),
  ...write,
  name: 'updateInfoSection',
  summary: 'Changes an info section, on all products that show it. Sets what is present; null empties.',
  method: 'PATCH',
  request: Type.Object({ infoSection: InfoSectionChanges, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['INFO_SECTION_NOT_FOUND', 'STALE_REVISION', 'NAME_TAKEN'],
})

export const deleteInfoSection = operation({
  ...at('/v3/info-sections/{infoSectionId}'),
  ...write,
  name: 'deleteInfoSection',
  summary: 'Deletes an info section, and takes it from all products.',
  method: 'DELETE',
  request: Type.Object({ infoSectionId: Guid }),
  response: Empty,
  refusals: ['INFO_SECTION_NOT_FOUND'],
})

export const queryInfoSections = operation({
  ...at('/v3/info-sections/query'),
  ...read,
  name: 'queryInfoSections',
  summary:
    'Info sections that match a filter (id, uniqueName, title, createdDate, updatedDate), by unique name unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ infoSections: list(InfoSection, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countInfoSections = operation({
  ...at('/v3/info-sections/count'),
  ...read,
  name: 'countInfoSections',
  summary: 'Number of info sections that match.',
  method: 'POST',
  request: Type.Object({ filter: optional(Filter) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const getOrCreateInfoSection = operation({
  ...at('/v3/info-sections/get-or-create'),
  ...write,
  name: 'getOrCreateInfoSection',
  summary: 'The info section with this unique name as it is, made with the given fields if there is none.',
  method: 'POST',
  request: Type.Object({ infoSection: InfoSectionForGetOrCreate, fields }),
  response: One,
  refusals: ['INFO_SECTION_NOT_FOUND', 'INFO_SECTIONS_LIMIT_EXCEEDED'],
})

export const bulkCreateInfoSections = operation({
  ...at('/v3/bulk/info-sections/create'),
  ...write,
  name: 'bulkCreateInfoSections',
  summary: 'Makes info sections, each by itself.',
  method: 'POST',
  bodyLimit: 8_000_000,
  request: Type.Object({ infoSections: list(NewInfoSection, 100, 1), returnEntity }),
  response: BulkItems,
  refusals: [],
})

export const bulkUpdateInfoSections = operation({
  ...at('/v3/bulk/info-sections/update'),
  ...write,
  name: 'bulkUpdateInfoSections',
  summary: 'Changes info sections, each by itself.',
  method: 'POST',
  bodyLimit: 8_000_000,
  request: Type.Object({
    infoSections: list(
      named('MaskedInfoSection', Type.Object({ infoSection: InfoSectionChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    returnEntity,
    fields,
  }),
  response: BulkItems,
  refusals: [],
})

export const bulkGetOrCreateInfoSections = operation({
  ...at('/v3/bulk/info-sections/get-or-create'),
  ...write,
  name: 'bulkGetOrCreateInfoSections',
  summary: 'The info sections with these unique names, made where there is none.',
  method: 'POST',
  bodyLimit: 8_000_000,
  request: Type.Object({ infoSections: list(InfoSectionForGetOrCreate, 100, 1), fields }),
  response: BulkItems,
  refusals: ['INFO_SECTIONS_LIMIT_EXCEEDED'],
})

export const bulkDeleteInfoSections = operation({
  ...at('/v3/bulk/info-sections/delete'),
  ...write,
  name: 'bulkDeleteInfoSections',
  summary: 'Deletes info sections, each by itself, and takes them from all products.',
  method: 'POST',
  request: Type.Object({ infoSectionIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkInfoSectionResult', 100),
  refusals: [],
})

export const operations = [
  createInfoSection,
  getInfoSection,
  updateInfoSection,
  deleteInfoSection,
  queryInfoSections,
  countInfoSections,
  getOrCreateInfoSection,
  bulkCreateInfoSections,
  bulkUpdateInfoSections,
  bulkGetOrCreateInfoSections,
  bulkDeleteInfoSections,
] as const
