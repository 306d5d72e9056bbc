import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer } from '../bulk.ts'
import { ProductTypeV3 } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { FieldMask, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { ProductWithInventoryForUpdate } from './product-v3-write.ts'

const module = 'stores.catalog-imports-v-3'
const at = addresses({ module, api: '/stores', site: '' })
const MAX_BYTES = 16 * 1024 * 1024

const { id: _id, revision: _revision, ...settable } = ProductWithInventoryForUpdate.properties

/** A product as an import says it: where the shop has one with this handle it is changed, otherwise it is made. */
export const ImportedProduct = named(
  'CatalogImportProduct',
  Type.Object({
    ...settable,
    /** Name that identifies the product wherever it comes from. */
    handle: text(100, { minLength: 1 }),
    /** Needed, with a name and variants, of a product that is to be made. */
    productType: optional(oneOf(ProductTypeV3)),
  }),
)

const CatalogImport = named('CatalogImport', Type.Object({ id: Guid, createdDate: Timestamp }))

export const createCatalogImport = operation({
  ...at('/v3/catalog-imports'),
  name: 'createCatalogImport',
  summary: 'Opens an import: products are added to it, and it is submitted when it is whole.',
  method: 'POST',
  who: admin('catalog.write'),
  request: Type.Object({ catalogImport: optional(Type.Object({})) }),
  response: Type.Object({ catalogImport: CatalogImport }),
  refusals: [],
})

export const addProductsToImport = operation({
  ...at('/v3/catalog-imports/{catalogImportId}/add-products'),
  name: 'addProductsToImport',
  summary:
    'Adds products, each by itself. A handle that the import has already is replaced. Stock needs inventory.write as well.',
  method: 'POST',
  who: admin('catalog.write'),
  bodyLimit: MAX_BYTES,
  request: Type.Object({
    catalogImportId: Guid,
    products: list(
      named(
        'CatalogImportItem',
        Type.Object({
          product: ImportedProduct,
          /** Categories that the product is put into; it stays in those where it is. */
          categoryIdsInfo: optional(
            named('ProductCategoryIdsInfo', Type.Object({ categoryIds: optional(list(Guid, 1000)) })),
          ),
          /** Fields that change on a product that is there; all that are sent by default. */
          fieldMask: optional(FieldMask),
        }),
      ),
      100,
      1,
    ),
  }),
  response: bulkAnswer('AddProductResult', 100),
  refusals: ['CATALOG_IMPORT_NOT_FOUND', 'CATALOG_IMPORT_ALREADY_SUBMITTED'],
})

export const submitCatalogImport = operation({
  ...at('/v3/catalog-imports/{catalogImportId}/submit'),
  name: 'submitCatalogImport',
  summary: 'Closes an import and writes its products in the background.',
  method: 'POST',
  who: admin('catalog.write'),
  request: Type.Object({ catalogImportId: Guid }),
  response: Type.Object({ jobId: Guid, totalProductsCount: Type.Integer() }),
  refusals: ['CATALOG_IMPORT_NOT_FOUND', 'CATALOG_IMPORT_ALREADY_SUBMITTED'],
})

export const operations = [createCatalogImport, addProductsToImport, submitCatalogImport] as const
