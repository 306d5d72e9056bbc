import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata } from '../paging.ts'
import { Empty, FieldMask, Guid, Id, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'
import { DeliveryQuery } from './pickup-locations.ts'

const at = addresses({ module: 'ecom.tax-groups', under: '/v1/tax-groups', api: '/billing', site: '/billing' })
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

const Name = text(200, { minLength: 1 })

/** Kind of goods in the list of the calculator (`txcd_99999999`); empty takes it away. A field of our own. */
const TaxCode = Type.String({ pattern: '^(txcd_[0-9]{8})?$', maxLength: 13 })

export const TaxGroup = named(
  'TaxGroup',
  Type.Object({
    id: Guid,
    name: Type.String(),
    taxCode: optional(Type.String()),
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

export const TaxGroupChanges = named(
  'TaxGroupChanges',
  Type.Object({ id: Guid, revision: Revision, name: optional(Name), taxCode: optional(nullable(TaxCode)) }),
)

/** A site has at most so many groups, beside its two own; our choice. */
export const MAX_TAX_GROUPS = 100

const One = Type.Object({ taxGroup: TaxGroup })

export const createTaxGroup = operation({
  ...at(''),
  ...write,
  name: 'createTaxGroup',
  summary: 'Makes a group of goods that are taxed alike.',
  method: 'POST',
  request: Type.Object({
    taxGroup: named('NewTaxGroup', Type.Object({ name: Name, taxCode: optional(nullable(TaxCode)) })),
  }),
  response: One,
  refusals: ['LIMIT_REACHED'],
})

export const getTaxGroup = operation({
  ...at('/{taxGroupId}'),
  ...read,
  name: 'getTaxGroup',
  summary: 'One group.',
  method: 'GET',
  request: Type.Object({ taxGroupId: Guid }),
  response: One,
  refusals: ['TAX_GROUP_ID_NOT_FOUND'],
})

export const updateTaxGroup = operation({
  ...at('/{taxGroup.id}'),
  ...write,
  name: 'updateTaxGroup',
  summary: 'Renames a group, or changes its tax code; the groups of every site keep their names.',
  method: 'PATCH',
  request: Type.Object({
    taxGroup: TaxGroupChanges,
    fieldMask: optional(FieldMask),
  }),
  response: One,
  refusals: ['TAX_GROUP_ID_NOT_FOUND', 'STALE_REVISION', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
})

export const deleteTaxGroup = operation({
  ...at('/{taxGroupId}'),
  ...write,
  name: 'deleteTaxGroup',
  summary: 'Deletes a group with its rates; its products are taxed as goods without a group.',
  method: 'DELETE',
  request: Type.Object({ taxGroupId: Guid }),
  response: Empty,
  refusals: ['TAX_GROUP_ID_NOT_FOUND', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
})

export const queryTaxGroups = operation({
  ...at('/query'),
  ...read,
  name: 'queryTaxGroups',
  summary: 'Groups that match, the oldest first unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(DeliveryQuery) }),
  response: Type.Object({ taxGroups: list(TaxGroup, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const listDefaultTaxGroups = operation({
  ...at('/default-tax-groups'),
  ...read,
  name: 'listDefaultTaxGroups',
  summary: 'Groups that every site has: goods without a group of their own, and delivery.',
  method: 'GET',
  request: Empty,
  response: Type.Object({ taxGroups: list(TaxGroup, 10) }),
  refusals: [],
})

export const listDefaultTaxGroupsByAppIds = operation({
  ...at('/list-default-tax-groups-by-app-ids'),
  ...read,
  name: 'listDefaultTaxGroupsByAppIds',
  summary: 'Group of the goods of each app that name none.',
  method: 'POST',
  request: Type.Object({ appIds: list(Id, 300, 1) }),
  response: Type.Object({
    results: list(
      named(
        'ListDefaultTaxGroupsByAppIdsResult',
        Type.Object({ taxGroupMetadata: ItemMetadata, taxGroup: optional(TaxGroup) }),
      ),
      300,
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

export const operations = [
  createTaxGroup,
  getTaxGroup,
  updateTaxGroup,
  deleteTaxGroup,
  queryTaxGroups,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
] as const
