import Type from 'typebox'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { RibbonRequestedField } from '../enumerations/stores.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter, fieldSets } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'stores.ribbons-v-3'
const at = (path: string) => ({ module, path, publicPath: `/stores${path}`, sitePath: `/_api/ribbon${path}` })
const read = { who: caller }
const write = { who: admin('catalog.write') }
const fields = fieldSets(RibbonRequestedField)

/** Unique per site, as it is written; spaces around it are left out. */
const Name = text(30, { minLength: 1 })

export const Ribbon = named(
  'Ribbon',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Name,
    /** Number of products that show it; for ASSIGNED_PRODUCT_COUNT. */
    assignedProductCount: optional(Type.Integer()),
  }),
)

const NewRibbon = named('NewRibbon', Type.Object({ name: Name }))
export const RibbonChanges = named('RibbonChanges', Type.Object({ id: Guid, revision: Revision, name: optional(Name) }))

const One = Type.Object({ ribbon: Ribbon })
const BulkItems = bulkAnswerWith('V3BulkRibbonResult', Ribbon, 100)
const returnEntity = optional(Type.Boolean())

export const createRibbon = operation({
  ...at('/v3/ribbons'),
  ...write,
  name: 'createRibbon',
  summary: 'Makes a ribbon.',
  method: 'POST',
  request: Type.Object({ ribbon: NewRibbon }),
  response: One,
  refusals: ['NAME_TAKEN', 'RIBBON_LIMIT_EXCEEDED'],
})

export const getRibbon = operation({
  ...at('/v3/ribbons/{ribbonId}'),
  ...read,
  name: 'getRibbon',
  summary: 'One ribbon.',
  method: 'GET',
  request: Type.Object({ ribbonId: Guid, fields }),
  response: One,
  refusals: ['RIBBON_NOT_FOUND'],
})

export const updateRibbon = operation({
  ...at('/v3/ribbons/{ribbon.id}'),
  ...write,
  name: 'updateRibbon',
  summary: 'Renames a ribbon, on all products that show it.',
  method: 'PATCH',
  request: Type.Object({ ribbon: RibbonChanges, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['RIBBON_NOT_FOUND', 'STALE_REVISION', 'NAME_TAKEN'],
})

export const deleteRibbon = operation({
  ...at('/v3/ribbons/{ribbonId}'),
  ...write,
  name: 'deleteRibbon',
  summary: 'Deletes a ribbon, and takes it from all products.',
  method: 'DELETE',
  request: Type.Object({ ribbonId: Guid }),
  response: Empty,
  refusals: ['RIBBON_NOT_FOUND'],
})

export const queryRibbons = operation({
  ...at('/v3/ribbons/query'),
  ...read,
  name: 'queryRibbons',
  summary: 'Ribbons that match a filter (id, name, createdDate, updatedDate), by name unless sorted.',
  method: 'POST',
  request: Type.Object({
    query: optional(CursorQuery),
    fields,
  }),
  response: Type.Object({ ribbons: list(Ribbon, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countRibbons = operation({
  ...at('/v3/ribbons/count'),
  ...read,
  name: 'countRibbons',
  summary: 'Number of ribbons that match.',
  method: 'POST',
  request: Type.Object({ filter: optional(Filter) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const getOrCreateRibbon = operation({
  ...at('/v3/ribbons/get-or-create'),
  ...write,
  name: 'getOrCreateRibbon',
  summary: 'The ribbon with this name, made if there is none; however many ask at once, there is one.',
  method: 'POST',
  request: Type.Object({ ribbonName: Name, fields }),
  response: One,
  refusals: ['RIBBON_LIMIT_EXCEEDED'],
})

export const bulkCreateRibbons = operation({
  ...at('/v3/bulk/ribbons/create'),
  ...write,
  name: 'bulkCreateRibbons',
  summary: 'Makes ribbons, each by itself.',
  method: 'POST',
  request: Type.Object({ ribbons: list(NewRibbon, 100, 1), returnEntity }),
  response: BulkItems,
  refusals: [],
})

export const bulkUpdateRibbons = operation({
  ...at('/v3/bulk/ribbons/update'),
  ...write,
  name: 'bulkUpdateRibbons',
  summary: 'Renames ribbons, each by itself.',
  method: 'POST',
  request: Type.Object({
    ribbons: list(
      named('MaskedRibbon', Type.Object({ ribbon: RibbonChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    returnEntity,
    fields,
  }),
  response: BulkItems,
  refusals: [],
})

export const bulkGetOrCreateRibbons = operation({
  ...at('/v3/bulk/ribbons/get-or-create'),
  ...write,
  name: 'bulkGetOrCreateRibbons',
  summary: 'The ribbons with these names, made where there is none.',
  method: 'POST',
  request: Type.Object({ ribbonNames: list(Name, 100, 1), fields }),
  response: BulkItems,
  refusals: ['RIBBON_LIMIT_EXCEEDED'],
})

export const bulkDeleteRibbons = operation({
  ...at('/v3/bulk/ribbons/delete'),
  ...write,
  name: 'bulkDeleteRibbons',
  summary: 'Deletes ribbons, each by itself, and takes them from all products.',
  method: 'POST',
  request: Type.Object({ ribbonIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkRibbonResult', 100),
  refusals: [],
})

export const operations = [
  createRibbon,
  getRibbon,
  updateRibbon,
  deleteRibbon,
  queryRibbons,
  countRibbons,
  getOrCreateRibbon,
  bulkCreateRibbons,
  bulkUpdateRibbons,
  bulkGetOrCreateRibbons,
  bulkDeleteRibbons,
] as const
