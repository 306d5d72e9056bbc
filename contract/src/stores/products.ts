import Type from 'typebox'
import { Empty, Id, int, list, named, optional, text } from '../scalars.ts'
import { AdjustValue, BulkIds, BulkResult, SetValue } from './bulk-products.ts'
import { ONE_PRODUCT, read, write } from './catalog-call.ts'
import { Collection, CollectionForCreate, CollectionForUpdate } from './collection.ts'
import { Media } from './media.ts'
import { Choices, ProductOption } from './options.ts'
import { PlatformPagingMetadata, PlatformQuery } from './platform-query.ts'
import {
  MediaAssignmentToChoice,
  MediaDataForWrite,
  Product,
  ProductForCreate,
  ProductForUpdate,
  QuantityPaging,
  StoreVariant,
  Variant,
  VariantData,
  VariantOverride,
} from './product.ts'

const ById = Type.Object({ id: Id })
const MediaToChoices = Type.Object({ id: Id, media: list(MediaAssignmentToChoice, 10, 1) })

export const createProduct = write({
  name: 'createProduct',
  bodyLimit: ONE_PRODUCT,
  summary: 'Creates a product. It is visible by default; its slug follows its name.',
  method: 'POST',
  path: '/v1/products',
  request: Type.Object({ product: ProductForCreate }),
  response: Type.Object({ product: Product }),
  refusals: ['SLUG_TAKEN'],
})

export const updateProduct = write({
  name: 'updateProduct',
  bodyLimit: ONE_PRODUCT,
  summary: 'Sets the fields present; leaves the others.',
  method: 'PATCH',
  path: '/v1/products/{product.id}',
  request: Type.Object({ product: ProductForUpdate }),
  response: Type.Object({ product: Product }),
  refusals: ['PRODUCT_NOT_FOUND', 'SLUG_TAKEN'],
})

export const deleteProduct = write({
  name: 'deleteProduct',
  summary: 'Deletes a product with its variants. Orders keep what they recorded.',
  method: 'DELETE',
  path: '/v1/products/{id}',
  request: ById,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const updateProductVariants = write({
  name: 'updateProductVariants',
  bodyLimit: ONE_PRODUCT,
  summary: 'Sets price, cost, weight, SKU or visibility of variants.',
  method: 'PATCH',
  path: '/v1/products/{id}/variants',
  request: Type.Object({ id: Id, variants: list(VariantOverride, 1000, 1) }),
  response: Type.Object({ variants: list(Variant, 1000) }),
  refusals: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND'],
})

export const resetAllProductVariantData = write({
  name: 'resetAllProductVariantData',
  summary: "Returns every variant to the product's price, cost, weight and SKU.",
  method: 'POST',
  path: '/v1/products/{id}/variants/resetToDefault',
  request: ById,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const addProductsToCollection = write({
  name: 'addProductsToCollection',
  summary: 'Adds products to a collection. Those that are in it stay in it.',
  method: 'POST',
  path: '/v1/collections/{id}/productIds',
  request: Type.Object({ id: Id, productIds: list(Id, 1000) }),
  response: Empty,
  refusals: ['COLLECTION_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
})

export const removeProductsFromCollection = write({
  name: 'removeProductsFromCollection',
  summary: 'Removes products from a collection.',
  method: 'POST',
  path: '/v1/collections/{id}/productIds/delete',
  request: Type.Object({ id: Id, productIds: list(Id, 1000) }),
  response: Empty,
  refusals: ['COLLECTION_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
})

export const addProductMedia = write({
  name: 'addProductMedia',
  summary: 'Adds pictures to a product, or to one of its choices: by address, or by id from the media library.',
  method: 'POST',
  path: '/v1/products/{id}/media',
  request: Type.Object({ id: Id, media: list(MediaDataForWrite, 50, 1) }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND', 'PRODUCT_MEDIA_NOT_EXIST'],
})

export const removeProductMedia = write({
  name: 'removeProductMedia',
  summary: 'Removes pictures from a product; an empty list removes all.',
  method: 'POST',
  path: '/v1/products/{id}/media/delete',
  request: Type.Object({ id: Id, mediaIds: optional(list(text(200), 50)) }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const addProductMediaToChoices = write({
  name: 'addProductMediaToChoices',
  summary: "Shows some of the product's pictures for a choice, for example the blue one.",
  method: 'PATCH',
  path: '/v1/products/{id}/choices/media',
  request: MediaToChoices,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const removeProductMediaFromChoices = write({
  name: 'removeProductMediaFromChoices',
  summary: 'Takes pictures off a choice; without media ids, all of them.',
  method: 'POST',
  path: '/v1/products/{id}/choices/media/delete',
  request: MediaToChoices,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const deleteProductOptions = write({
  name: 'deleteProductOptions',
  summary: 'Removes all options, and with them the managed variants.',
  method: 'DELETE',
  path: '/v1/products/{id}/options',
  request: ById,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const removeBrand = write({
  name: 'removeBrand',
  summary: 'Removes the brand of a product.',
  method: 'POST',
  path: '/v1/products/{id}/remove-brand',
  request: ById,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const removeRibbon = write({
  name: 'removeRibbon',
  summary: 'Removes the ribbon of a product.',
  method: 'POST',
  path: '/v1/products/{id}/remove-ribbon',
  request: ById,
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const createCollection = write({
  name: 'createCollection',
  summary: 'Creates a collection. Its slug follows its name.',
  method: 'POST',
  path: '/v1/collections',
  request: Type.Object({ collection: CollectionForCreate }),
  response: Type.Object({ collection: Collection }),
  refusals: ['SLUG_TAKEN'],
})

export const updateCollection = write({
  name: 'updateCollection',
  summary: 'Sets the fields present; leaves the others.',
  method: 'PATCH',
  path: '/v1/collections/{collection.id}',
  request: Type.Object({ collection: CollectionForUpdate }),
  response: Type.Object({ collection: Collection }),
  refusals: ['COLLECTION_NOT_FOUND', 'SLUG_TAKEN', 'PARENT_CATEGORY_HIDDEN'],
})

export const deleteCollection = write({
  name: 'deleteCollection',
  summary: 'Deletes a collection; its products stay.',
  method: 'DELETE',
  path: '/v1/collections/{id}',
  request: ById,
  response: Empty,
  refusals: ['COLLECTION_NOT_FOUND'],
})

export const bulkUpdateProductsProperty = write({
  name: 'bulkUpdateProductsProperty',
  summary: 'Sets price, cost, weight, ribbon or brand of up to 100 products.',
  method: 'POST',
  path: '/v1/bulk/products/update',
  request: Type.Object({ ids: BulkIds, set: SetValue }),
  response: BulkResult,
  refusals: [],
})

export const bulkAdjustProductProperty = write({
  name: 'bulkAdjustProductProperty',
  summary: 'Raises or lowers price, cost or weight of up to 100 products and of their variants.',
  method: 'POST',
  path: '/v1/bulk/products/adjust-properties',
  request: Type.Object({ ids: BulkIds, adjust: AdjustValue }),
  response: BulkResult,
  refusals: [],
})

export const queryProducts = read({
  name: 'queryProducts',
  summary: 'Products that match a filter, sorted and paged. Visitors see the visible ones.',
  method: 'GET',
  path: '/v1/products/query-platformized',
  postFallback: '',
  request: Type.Object({ query: optional(PlatformQuery) }),
  response: Type.Object({ products: list(Product, 100), metadata: PlatformPagingMetadata }),
  refusals: [],
})

export const getProduct = read({
  name: 'getProduct',
  summary: 'One product. Cost and profit are shown to administrators who ask for them.',
  method: 'GET',
  path: '/v1/products/{id}',
  postFallback: '',
  request: Type.Object({ id: Id, includeMerchantSpecificData: optional(Type.Boolean()) }),
  response: Type.Object({ product: Product }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const getCollectionBySlug = read({
  name: 'getCollectionBySlug',
  summary: 'One collection by its slug.',
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  request: Type.Object({ slug: text(100, { minLength: 1 }) }),
  response: Type.Object({ collection: Collection }),
  refusals: ['COLLECTION_NOT_FOUND'],
})

export const getProductOptionsAvailability = read({
  name: 'getProductOptionsAvailability',
  summary: 'Choices that are left, and the variant that a full set of choices leads to.',
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  request: Type.Object({ id: Id, options: optional(Choices) }),
  response: Type.Object({
    selectedVariant: optional(VariantData),
    media: optional(Media),
    productOptions: list(ProductOption, 6),
    availableForPurchase: Type.Boolean(),
    managedProduct: Type.Boolean(),
  }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const queryProductVariants = read({
  name: 'queryProductVariants',
  summary: 'Variants of a product, all or those with the given choices or ids.',
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  request: Type.Object({
    id: Id,
    choices: optional(Choices),
    variantIds: optional(list(Id, 1000)),
    paging: optional(QuantityPaging),
    includeMerchantSpecificData: optional(Type.Boolean()),
  }),
  response: Type.Object({
    variants: list(Variant, 1000),
    metadata: named('PagingMetadata', Type.Object({ items: Type.Integer(), offset: int(0, 1_000_000) })),
    totalResults: Type.Integer(),
  }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const queryStoreVariants = read({
  name: 'queryStoreVariants',
  summary: 'Variants of all products that match a filter.',
  method: 'POST',
  path: '/v1/variants/query',
  request: Type.Object({ query: optional(PlatformQuery) }),
  response: Type.Object({ variants: list(StoreVariant, 100), metadata: PlatformPagingMetadata }),
  refusals: [],
})

export const getStoreVariant = read({
  name: 'getStoreVariant',
  summary: 'One variant by `{productId}-{variantId}`.',
  method: 'GET',
  path: '/v1/variants/{id}',
  request: ById,
  response: Type.Object({ variant: StoreVariant }),
  refusals: ['VARIANT_NOT_FOUND'],
})

export const operations = [
  createProduct,
  updateProduct,
  deleteProduct,
  updateProductVariants,
  resetAllProductVariantData,
  addProductsToCollection,
  removeProductsFromCollection,
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  createCollection,
  updateCollection,
  deleteCollection,
  bulkUpdateProductsProperty,
  bulkAdjustProductProperty,
  queryProducts,
  getProduct,
  getCollectionBySlug,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
] as const
