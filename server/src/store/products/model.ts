import type { DimensionsUnit } from '@fairground/contract/enumerations/dimensions-unit.ts'
import type { ProductDiscountType } from '@fairground/contract/enumerations/product-discount-type.ts'

export type ProductKind = 'physical' | 'digital'
export type DiscountKind = Exclude<ProductDiscountType, 'UNDEFINED'>

export interface OptionChoice {
  /** Colour code of a colour option, else the text itself. */
  readonly value: string
  /** What a choice is called in `choices`, carts and orders; unique within the option. */
  readonly description: string
  /** Pictures of the product that show this choice. */
  readonly mediaIds: readonly string[]
}

export interface Option {
  readonly type: 'drop_down' | 'color'
  readonly name: string
  readonly choices: readonly OptionChoice[]
}

/** A picture by reference: the address stays what it was given as. */
export interface Picture {
  readonly id: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
}

export interface InfoSection {
  readonly title: string
  readonly description: string
}

export interface TextField {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

export interface Dimensions {
  readonly length?: string
  readonly width?: string
  readonly height?: string
  readonly unit?: DimensionsUnit
}

/** `doc` of a product row: what travels with the product and is neither queried nor guarded. */
export interface ProductDoc {
  /** Clean HTML. */
  readonly description: string
  readonly options: readonly Option[]
  readonly media: readonly Picture[]
  readonly infoSections: readonly InfoSection[]
  readonly textFields: readonly TextField[]
  readonly seo?: Record<string, unknown>
  readonly taxGroupId?: string
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

export interface VariantDoc {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** Minor units of an AMOUNT, a `Rate` of a PERCENT, 0 of NONE. */
export interface ProductDiscount {
  readonly type: DiscountKind
  readonly value: bigint
}

/** Everything a merchant says about a product. Amounts are minor units. */
export interface ProductFields {
  readonly name: string
  readonly visible: boolean
  readonly productType: ProductKind
  readonly price: bigint
  readonly cost: bigint | null
  readonly discount: ProductDiscount
  readonly sku: string
  readonly weightGrams: number | null
  readonly brand: string | null
  readonly ribbon: string | null
  readonly manageVariants: boolean
  readonly doc: ProductDoc
}

/** What one variant has of its own; absent or null is the product's. */
export interface VariantFields {
  readonly choices: Readonly<Record<string, string>>
  readonly price?: bigint | null
  readonly cost?: bigint | null
  readonly sku?: string | null
  readonly weightGrams?: number | null
  readonly visible?: boolean
  /** The merchant's switch where stock is not counted. */
  readonly inStock?: boolean
  /** Units on hand where stock is counted. */
  readonly quantity?: bigint
}

/** A product to be made. Without `slug` it follows the name; `variants` need not name every combination. */
export interface ProductDraft extends ProductFields {
  readonly slug?: string
  /** What the slug follows instead of the name, where nobody insists on it. */
  readonly slugFrom?: string
  readonly trackInventory: boolean
  readonly collectionIds: readonly string[]
  readonly variants: readonly VariantFields[]
}
