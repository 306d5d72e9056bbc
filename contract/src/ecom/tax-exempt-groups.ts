import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'
import { ExtendedFields } from './delivery-parts.ts'
import { Tags, TagsForWrite, tagMoves } from './tax-tags.ts'

const module = 'ecom.tax-exempt-groups'
const under = addresses({ module, api: '/billing', site: '/billing', aliases: ['/_api/tax-exempt-groups'] })
const at = (path: string) => under(`/v1/tax-exempt-groups${path}`)
const bulk = (path: string) => under(`/v1/bulk/tax-exempt-groups/${path}`)
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** A site has at most so many groups, as the published types bound the overrides of a rate. */
export const MAX_TAX_EXEMPT_GROUPS = 50

const Name = text(200, { minLength: 1 })
const more = { extendedFields: optional(nullable(ExtendedFields)), tags: optional(nullable(TagsForWrite)) }

export const TaxExemptGroup = named(
  'TaxExemptGroup',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    extendedFields: optional(ExtendedFields),
    tags: Tags,
  }),
)
const NewTaxExemptGroup = named('NewTaxExemptGroup', Type.Object({ name: Name, ...more }))
export const TaxExemptGroupChanges = named(
  'TaxExemptGroupChanges',
  Type.Object({ id: Guid, revision: Revision, name: optional(Name), ...more }),
)
const One = Type.Object({ taxExemptGroup: TaxExemptGroup })

export const createTaxExemptGroup = operation({
  ...at(''),
  ...write,
  name: 'createTaxExemptGroup',
  summary: 'Makes a group of buyers who pay no tax, or less.',
  method: 'POST',
  request: Type.Object({ taxExemptGroup: NewTaxExemptGroup }),
  response: One,
  refusals: ['LIMIT_REACHED'],
})

export const getTaxExemptGroup = operation({
  ...at('/{taxExemptGroupId}'),
  ...read,
  name: 'getTaxExemptGroup',
  summary: 'One group.',
  method: 'GET',
  request: Type.Object({ taxExemptGroupId: Guid }),
  response: One,
  refusals: ['TAX_EXEMPT_GROUP_NOT_FOUND'],
})

export const updateTaxExemptGroup = operation({
  ...at('/{taxExemptGroup.id}'),
  ...write,
  name: 'updateTaxExemptGroup',
  summary: 'Changes a group.',
  method: 'PATCH',
  request: Type.Object({ taxExemptGroup: TaxExemptGroupChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['TAX_EXEMPT_GROUP_NOT_FOUND', 'STALE_REVISION', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
})

export const deleteTaxExemptGroup = operation({
  ...at('/{taxExemptGroupId}'),
  ...write,
  name: 'deleteTaxExemptGroup',
  summary: 'Deletes a group; its buyers are taxed as everybody else.',
  method: 'DELETE',
  request: Type.Object({ taxExemptGroupId: Guid }),
  response: Empty,
  refusals: ['TAX_EXEMPT_GROUP_NOT_FOUND', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
})

export const queryTaxExemptGroups = operation({
  ...at('/query'),
  ...read,
  name: 'queryTaxExemptGroups',
  summary: 'Groups that match, the oldest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ taxExemptGroups: list(TaxExemptGroup, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const bulkCreateTaxExemptGroups = operation({
  ...bulk('create'),
  ...write,
  name: 'bulkCreateTaxExemptGroups',
  summary: 'Makes groups, each by itself.',
  method: 'POST',
  request: Type.Object({ taxExemptGroups: list(NewTaxExemptGroup, 100, 1), returnEntity: optional(Type.Boolean()) }),
  response: bulkAnswerWith('BulkTaxExemptGroupResult', TaxExemptGroup, 100),
  refusals: [],
})

export const bulkUpdateTaxExemptGroups = operation({
  ...bulk('update'),
  ...write,
  name: 'bulkUpdateTaxExemptGroups',
  summary: 'Changes groups, each by itself.',
  method: 'POST',
  request: Type.Object({
    taxExemptGroups: list(
      named(
        'MaskedTaxExemptGroup',
        Type.Object({ taxExemptGroup: TaxExemptGroupChanges, fieldMask: optional(FieldMask) }),
      ),
      100,
      1,
    ),
    returnEntity: optional(Type.Boolean()),
  }),
  response: bulkAnswerWith('BulkUpdateTaxExemptGroupResult', TaxExemptGroup, 100),
  refusals: [],
})

export const bulkDeleteTaxExemptGroups = operation({
  ...bulk('delete'),
  ...write,
  name: 'bulkDeleteTaxExemptGroups',
  summary: 'Deletes groups, each by itself.',
  method: 'POST',
  request: Type.Object({ taxExemptGroupIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkDeleteTaxExemptGroupResult', 100),
  refusals: [],
})

export const bulkUpdateTaxExemptGroupTags = operation({
  ...bulk('update-tags'),
  ...write,
  name: 'bulkUpdateTaxExemptGroupTags',
  summary: 'Puts tags on up to 100 groups and takes others off.',
  method: 'POST',
  request: Type.Object({ taxExemptGroupIds: list(Guid, 100, 1), ...tagMoves }),
  response: bulkAnswer('BulkUpdateTaxExemptGroupTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateTaxExemptGroupTagsByFilter = operation({
  ...bulk('update-tags-by-filter'),
  ...write,
  name: 'bulkUpdateTaxExemptGroupTagsByFilter',
  summary: 'Puts tags on every group that matches and takes others off. It is done when it answers.',
  method: 'POST',
  request: Type.Object({ filter: Filter, ...tagMoves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const listDefaultTaxExemptGroups = operation({
  ...at('/default-tax-exempt-groups'),
  ...read,
  name: 'listDefaultTaxExemptGroups',
  summary: 'Groups that every site has.',
  method: 'GET',
  request: Empty,
  response: Type.Object({
    taxExemptGroups: list(
      named('TaxExemptDefaultGroup', Type.Object({ id: Guid, name: Type.String(), appId: Guid })),
      10,
    ),
  }),
  refusals: [],
})

export const operations = [
  createTaxExemptGroup,
  getTaxExemptGroup,
  updateTaxExemptGroup,
  deleteTaxExemptGroup,
  queryTaxExemptGroups,
  bulkCreateTaxExemptGroups,
  bulkUpdateTaxExemptGroups,
  bulkDeleteTaxExemptGroups,
  bulkUpdateTaxExemptGroupTags,
  bulkUpdateTaxExemptGroupTagsByFilter,
  listDefaultTaxExemptGroups,
] as const
