import Type from 'typebox'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { BrandRequestedField } from '../enumerations/stores.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, cursorQueryUpTo, Filter, fieldSets } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'stores.brands-v-3'
const at = (path: string) => ({ module, path, publicPath: `/stores${path}`, sitePath: `/_api/brand${path}` })
const read = { who: caller }
const write = { who: admin('catalog.write') }
const fields = fieldSets(BrandRequestedField)

/** Unique per site, as it is written; spaces around it are left out. */
const Name = text(50, { minLength: 1 })

export const Brand = named(
  'Brand',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Name,
    /** Number of products that show it; for ASSIGNED_PRODUCTS_COUNT. */
    assignedProductsCount: optional(Type.Integer()),
  }),
)

const NewBrand = named('NewBrand', Type.Object({ name: Name }))
export const BrandChanges = named('BrandChanges', Type.Object({ id: Guid, revision: Revision, name: optional(Name) }))

const One = Type.Object({ brand: Brand })
const BulkItems = bulkAnswerWith('BulkBrandsResult', Brand, 100)
const returnEntity = optional(Type.Boolean())

export const createBrand = operation({
  ...at('/v3/brands'),
  ...write,
  name: 'createBrand',
  summary: 'Makes a brand.',
  method: 'POST',
  request: Type.Object({ brand: NewBrand }),
  response: One,
  refusals: ['NAME_TAKEN', 'BRAND_LIMIT_EXCEEDED'],
})

export const getBrand = operation({
  ...at('/v3/brands/{brandId}'),
  ...read,
  name: 'getBrand',
  summary: 'One brand.',
  method: 'GET',
  request: Type.Object({ brandId: Guid, fields }),
  response: One,
  refusals: ['BRAND_NOT_FOUND'],
})

export const updateBrand = operation({
  ...at('/v3/brands/{brand.id}'),
  ...write,
  name: 'updateBrand',
  summary: 'Renames a brand, on all products that show it.',
  method: 'PATCH',
  request: Type.Object({ brand: BrandChanges, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['BRAND_NOT_FOUND', 'STALE_REVISION', 'NAME_TAKEN'],
})

export const deleteBrand = operation({
  ...at('/v3/brands/{brandId}'),
  ...write,
  name: 'deleteBrand',
  summary: 'Deletes a brand, and takes it from all products.',
  method: 'DELETE',
  request: Type.Object({ brandId: Guid }),
  response: Empty,
  refusals: ['BRAND_NOT_FOUND'],
})

export const queryBrands = operation({
  ...at('/v3/brands/query'),
  ...read,
  name: 'queryBrands',
  summary: 'Brands that match a filter (id, name, createdDate, updatedDate), by name unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({
    query: optional(cursorQueryUpTo(300)),
    fields,
  }),
  response: Type.Object({ brands: list(Brand, 300), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countBrands = operation({
  ...at('/v3/brands/count'),
  ...read,
  name: 'countBrands',
  summary: 'Number of brands that match.',
  method: 'POST',
  request: Type.Object({ filter: optional(Filter) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const getOrCreateBrand = operation({
  ...at('/v3/brands/get-or-create'),
  ...write,
  name: 'getOrCreateBrand',
  summary: 'The brand with this name, made if there is none; however many ask at once, there is one.',
  method: 'POST',
  request: Type.Object({ brandName: Name, fields }),
  response: One,
  refusals: ['BRAND_LIMIT_EXCEEDED'],
})

export const bulkCreateBrands = operation({
  ...at('/v3/bulk/brands/create'),
  ...write,
  name: 'bulkCreateBrands',
  summary: 'Makes brands, each by itself.',
  method: 'POST',
  request: Type.Object({ brands: list(NewBrand, 100, 1), returnEntity }),
  response: BulkItems,
  refusals: [],
})

export const bulkUpdateBrands = operation({
  ...at('/v3/bulk/brands/update'),
  ...write,
  name: 'bulkUpdateBrands',
  summary: 'Renames brands, each by itself.',
  method: 'POST',
  request: Type.Object({
    brands: list(named('MaskedBrand', Type.Object({ brand: BrandChanges, fieldMask: optional(FieldMask) })), 100, 1),
    returnEntity,
    fields,
  }),
  response: BulkItems,
  refusals: [],
})

export const bulkGetOrCreateBrands = operation({
  ...at('/v3/bulk/brands/get-or-create'),
  ...write,
  name: 'bulkGetOrCreateBrands',
  summary: 'The brands with these names, made where there is none.',
  method: 'POST',
  request: Type.Object({ brandNames: list(Name, 100, 1), fields }),
  response: BulkItems,
  refusals: ['BRAND_LIMIT_EXCEEDED'],
})

export const bulkDeleteBrands = operation({
  ...at('/v3/bulk/brands/delete'),
  ...write,
  name: 'bulkDeleteBrands',
  summary: 'Deletes brands, each by itself, and takes them from all products.',
  method: 'POST',
  request: Type.Object({ brandIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkDeleteBrandsResult', 100),
  refusals: [],
})

export const operations = [
  createBrand,
  getBrand,
  updateBrand,
  deleteBrand,
  queryBrands,
  countBrands,
  getOrCreateBrand,
  bulkCreateBrands,
  bulkUpdateBrands,
  bulkGetOrCreateBrands,
  bulkDeleteBrands,
] as const
