import { json, textAs } from '../../../db/statement.ts'
import type { DiscountKind, ProductDoc, ProductKind, VariantDoc } from './product.ts'

/**
 * The one description of what is stored of a product. The row that is read, the record that is written and the columns of their statements
 * follow from it.
 */
export const storedProduct = {
  slug: 'text',
  name: 'text',
  visible: 'bool',
  productType: textAs<ProductKind>(),
  visibleInPos: 'bool',
  price: 'int8',
  salePrice: 'int8?',
  cost: 'int8?',
  discountType: textAs<DiscountKind>(),
  discountValue: 'int8',
  priceMin: 'int8',
  priceMax: 'int8',
  compareAtMin: 'int8?',
  compareAtMax: 'int8?',
  weightMin: 'float8',
  weightMax: 'float8',
  sku: 'text',
  weightGrams: 'float8?',
  brand: 'text?',
  brandId: 'uuid?',
  ribbon: 'text?',
  ribbonId: 'uuid?',
  infoSectionIds: 'uuid[]',
  mainCategoryId: 'uuid?',
  publicTags: 'text[]',
  privateTags: 'text[]',
  manageVariants: 'bool',
  trackInventory: 'bool',
  collectionIds: 'uuid[]',
  doc: json<ProductDoc>(),
} as const

export const productRow = {
  id: 'uuid',
  handle: 'text',
  ...storedProduct,
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

/** Text that finds a product, beside its fields; written with them and never read. */
export const foundBy = { customizationIds: 'uuid[]', searchText: 'text' } as const

/** Stored fields of a variant that change. */
export const storedVariant = {
  variantId: 'uuid',
  position: 'int4',
  choices: json<Record<string, string>>(),
  visible: 'bool',
  inStock: 'bool',
  preorder: 'bool',
  preorderLimit: 'int4?',
  preorderMessage: 'text?',
  price: 'int8?',
  salePrice: 'int8?',
  cost: 'int8?',
  sku: 'text?',
  barcode: 'text?',
  weightGrams: 'float8?',
  doc: json<VariantDoc>(),
} as const

/** A variant stays its product's, and keeps its pool. */
export const variantRecord = { id: 'uuid', productId: 'uuid', poolId: 'uuid', ...storedVariant } as const
