import Type, { type TSchema } from 'typebox'
import { BulkActionMetadata, BulkItemError, bulkAnswer, bulkAnswerWith, ItemMetadata } from '../bulk.ts'
import { ProductRequestedField } from '../enumerations/catalog.ts'
import { admin, type Method, type Operation, operation } from '../operation.ts'
import { fieldSets } from '../paging.ts'
import type { Refusal } from '../refusals.ts'
import { Empty, FieldMask, Guid, Id, list, named, optional, text } from '../scalars.ts'
import { ONE_PRODUCT } from './catalog-call.ts'
import { InventoryItem } from './inventory-item.ts'
import { V3Product } from './product-v3.ts'
import {
  ProductWithInventory,
  ProductWithInventoryForBulkCreate,
  ProductWithInventoryForUpdate,
  V3ProductForBulkCreate,
  V3ProductForCreate,
  V3ProductForUpdate,
} from './product-v3-write.ts'

const fields = fieldSets(ProductRequestedField)
/** 100 products with their variants, media and texts. */
const MANY_PRODUCTS = 16 * 1024 * 1024

export const write = <Q extends TSchema, S extends TSchema, const C extends Refusal>(spec: {
  name: string
  summary: string
  method: Method
  path: string
  request: Q
  response: S
  refusals: readonly C[]
  bodyLimit?: number
}): Operation<Q, S, C> =>
  operation({
    module: 'stores.products-v-3',
    publicPath: `/stores${spec.path}`,
    sitePath: `/_api/stores-catalog-orchestrator${spec.path}`,
    who: admin('catalog.write'),
    ...spec,
  })

/** Refusals of any product that is written. */
const writing = [
  'DUPLICATE_VARIANT_OPTION_CHOICE',
  'DUPLICATE_PRODUCT_OPTIONS',
  'INVALID_DEFAULT_VARIANT',
  'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
  'DUPLICATE_SLUG_ERROR',
  'BARCODE_ALREADY_EXIST_ERROR',
  'DUPLICATE_BARCODE_ERROR',
  'SKU_ALREADY_EXIST_ERROR',
  'VARIANT_ID_ALREADY_EXISTS',
  'PRODUCT_MEDIA_NOT_EXIST',
  'DIGITAL_FILE_NOT_FOUND_ERROR',
  'ONLY_SPACES_STRING_ERROR',
  'BRAND_NOT_FOUND',
  'RIBBON_NOT_FOUND',
  'DUPLICATE_RIBBON_IN_ADDITIONAL',
  'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
  'INFO_SECTION_ERROR_OCCURRED',
  'CUSTOMIZATION_NOT_EXIST',
  'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
  'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
  'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
  'SUBSCRIPTION_ID_ALREADY_EXISTS',
  'CHOICE_NOT_EXIST',
  'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
  'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  'SUBSCRIPTION_OPTION_NOT_FOUND',
  'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED',
] as const
const changing = [
  ...writing,
  'PRODUCT_NOT_FOUND',
  'STALE_REVISION',
  'FIELD_MASK_VALUE_NOT_SUPPORTED',
  'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR',
] as const

const InventoryResults = named(
  'BulkInventoryItemResults',
  Type.Object({
    results: list(
      named('BulkInventoryItemResult', Type.Object({ itemMetadata: ItemMetadata, item: optional(InventoryItem) })),
      100_000,
    ),
    bulkActionMetadata: BulkActionMetadata,
    error: optional(BulkItemError),
  }),
)
const WithInventory = Type.Object({ product: V3Product, inventoryResults: InventoryResults })

const products = bulkAnswerWith('CatalogV3BulkProductResult', V3Product, 100)
const ProductsWithInventory = Type.Object({
  productResults: named('BulkProductResults', products),
  inventoryResults: InventoryResults,
})
const answering = { returnEntity: optional(Type.Boolean()), fields }

export const createProduct = write({
  name: 'createProduct',
  bodyLimit: ONE_PRODUCT,
  summary: 'Makes a product with its variants, none of them in stock yet.',
  method: 'POST',
  path: '/v3/products',
  request: Type.Object({ product: V3ProductForCreate, fields }),
  response: Type.Object({ product: V3Product }),
  refusals: writing,
})

export const createProductWithInventory = write({
  name: 'createProductWithInventory',
  bodyLimit: ONE_PRODUCT,
  summary:
    'Makes a product with its variants and what there is of each at the default location. Stock needs inventory.write as well.',
  method: 'POST',
  path: '/v3/products-with-inventory',
  request: Type.Object({ product: ProductWithInventory, ...answering }),
  response: WithInventory,
  refusals: writing,
})

export const updateProduct = write({
  name: 'updateProduct',
  bodyLimit: ONE_PRODUCT,
  summary: 'Changes the fields that are sent. Lists are sent whole, and variants together with the options.',
  method: 'PATCH',
  path: '/v3/products/{product.id}',
  request: Type.Object({ product: V3ProductForUpdate, fields, fieldMask: optional(FieldMask) }),
  response: Type.Object({ product: V3Product }),
  refusals: changing,
})

export const updateProductWithInventory = write({
  name: 'updateProductWithInventory',
  bodyLimit: ONE_PRODUCT,
  summary:
    'Changes the fields that are sent, and what there is of the variants at the default location. Stock needs inventory.write as well.',
  method: 'PATCH',
  path: '/v3/products-with-inventory/{product.id}',
  request: Type.Object({ product: ProductWithInventoryForUpdate, ...answering, fieldMask: optional(FieldMask) }),
  response: WithInventory,
  refusals: changing,
})

export const bulkCreateProducts = write({
  name: 'bulkCreateProducts',
  bodyLimit: MANY_PRODUCTS,
  summary: 'Makes up to 100 products, each by itself.',
  method: 'POST',
  path: '/v3/bulk/products/create',
  request: Type.Object({ products: list(V3ProductForBulkCreate, 100, 1), ...answering }),
  response: products,
  refusals: [],
})

export const bulkCreateProductsWithInventory = write({
  name: 'bulkCreateProductsWithInventory',
  bodyLimit: MANY_PRODUCTS,
  summary:
    'Makes up to 100 products with what there is of their variants, each by itself. Stock needs inventory.write as well.',
  method: 'POST',
  path: '/v3/bulk/products-with-inventory/create',
  request: Type.Object({ products: list(ProductWithInventoryForBulkCreate, 100, 1), ...answering }),
  response: ProductsWithInventory,
  refusals: [],
})

export const bulkUpdateProducts = write({
  name: 'bulkUpdateProducts',
  bodyLimit: MANY_PRODUCTS,
  summary: 'Changes up to 100 products, each by itself.',
  method: 'POST',
  path: '/v3/bulk/products/update',
  request: Type.Object({
    products: list(
      named('V3MaskedProduct', Type.Object({ product: V3ProductForUpdate, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    ...answering,
  }),
  response: products,
  refusals: [],
})

export const bulkUpdateProductsWithInventory = write({
  name: 'bulkUpdateProductsWithInventory',
  bodyLimit: MANY_PRODUCTS,
  summary:
    'Changes up to 100 products and what there is of their variants, each by itself. Stock needs inventory.write as well.',
  method: 'POST',
  path: '/v3/bulk/products-with-inventory/update',
  request: Type.Object({
    products: list(
      named(
        'MaskedProductWithInventory',
        Type.Object({ product: ProductWithInventoryForUpdate, fieldMask: optional(FieldMask) }),
      ),
      100,
      1,
    ),
    ...answering,
  }),
  response: ProductsWithInventory,
  refusals: [],
})

export const deleteProduct = write({
  name: 'deleteProduct',
  summary: 'Deletes a product. Orders keep what they say of it.',
  method: 'DELETE',
  path: '/v3/products/{productId}',
  request: Type.Object({ productId: Id }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const bulkDeleteProducts = write({
  name: 'bulkDeleteProducts',
  summary: 'Deletes up to 100 products, each by itself.',
  method: 'POST',
  path: '/v3/bulk/products/delete',
  request: Type.Object({ productIds: list(text(36, { minLength: 1 }), 100, 1) }),
  response: bulkAnswer('BulkDeleteProductsResponseBulkProductResult', 100),
  refusals: [],
})

const Versioned = named(
  'V3ProductIdWithRevision',
  Type.Object({ productId: text(36, { minLength: 1 }), revision: optional(text(18, { pattern: '^[0-9]{1,18}$' })) }),
)

export const bulkAddInfoSectionsToProducts = write({
  name: 'bulkAddInfoSectionsToProducts',
  summary: 'Shows sections on up to 100 products, behind those they show already.',
  method: 'POST',
  path: '/v3/bulk/products/add-info-sections',
  request: Type.Object({ products: list(Versioned, 100, 1), infoSectionIds: list(Guid, 10, 1), ...answering }),
  response: products,
  refusals: [],
})

export const bulkRemoveInfoSectionsFromProducts = write({
  name: 'bulkRemoveInfoSectionsFromProducts',
  summary: 'Takes sections off up to 100 products.',
  method: 'POST',
  path: '/v3/bulk/products/remove-info-sections',
  request: Type.Object({ products: list(Versioned, 100, 1), infoSectionIds: list(Guid, 100, 1), ...answering }),
  response: products,
  refusals: [],
})

export const operations = [
  createProduct,
  createProductWithInventory,
  updateProduct,
  updateProductWithInventory,
  bulkCreateProducts,
  bulkCreateProductsWithInventory,
  bulkUpdateProducts,
  bulkUpdateProductsWithInventory,
  deleteProduct,
  bulkDeleteProducts,
  bulkAddInfoSectionsToProducts,
  bulkRemoveInfoSectionsFromProducts,
] as const
