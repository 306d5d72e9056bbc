import type {
  ChoiceType,
  DimensionsUnit,
  FileType,
  MeasurementUnit,
  ModifierRenderType,
  ProductDiscountType,
} from '@fairground/contract/enumerations/catalog.ts'

export type ProductKind = 'physical' | 'digital'
export type DiscountKind = Exclude<ProductDiscountType, 'UNDEFINED'>

/** Looks of a choice besides its name. */
export interface ChoiceLook {
  /** CHOICE_TEXT by default; ONE_COLOR in an option of colours. */
  readonly type?: ChoiceType
  /** The two colours of MULTIPLE_COLORS. */
  readonly colorCodes?: readonly string[]
  /** The picture of an IMAGE. */
  readonly image?: Picture
  /** A picture of the product with this choice, shown in place of a swatch. */
  readonly displayImage?: Picture
}

export interface OptionChoice extends ChoiceLook {
  /** Id of the customization's choice; absent in rows that were written before customizations. */
  readonly id?: string
  /** Colour code of a colour option, else the text itself. */
  readonly value: string
  /** Name of a choice in `choices`, carts and orders; unique within the option. */
  readonly description: string
  /** Pictures of the product that show this choice. */
  readonly mediaIds: readonly string[]
}

export interface Option {
  /** Id of the customization; absent in rows that were written before customizations. */
  readonly id?: string
  readonly type: 'drop_down' | 'color'
  readonly name: string
  readonly choices: readonly OptionChoice[]
}

export interface ModifierChoice extends ChoiceLook {
  readonly id?: string
  readonly name: string
  /** Colour code of ONE_COLOR. */
  readonly value?: string
  /** Minor units, on top of the variant's price. */
  readonly addedPrice?: string
  readonly mediaIds?: readonly string[]
}

/** A text or choice of the buyer that makes no other variant of the item. */
export interface Modifier {
  readonly id?: string
  readonly renderType: ModifierRenderType
  readonly name: string
  readonly mandatory: boolean
  /** FREE_TEXT: what the field is called for the buyer, and its bounds in characters. */
  readonly title?: string
  readonly minLength?: number
  readonly maxLength?: number
  /** FREE_TEXT: minor units on top of the variant's price when something is filled in. */
  readonly addedPrice?: string
  /** The other kinds. */
  readonly choices?: readonly ModifierChoice[]
}

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'zip'

/** A picture, or another medium with a picture that stands for it, by reference: the address stays what it was given as. */
export interface Picture {
  readonly id: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
  readonly displayName?: string
  /** An image by default. */
  readonly kind?: MediaKind
  /** Address of the picture that stands for a medium that is none. */
  readonly posterUrl?: string
}

/** A section that only this product has, in HTML. The next write of the product turns it into a shared one. */
export interface InfoSection {
  readonly title: string
  readonly description: string
}

/** A shared section as a product shows it. */
export interface SharedSection {
  readonly id: string
  readonly uniqueName: string
  readonly title: string
  /** Rich content, and the HTML that says the same. */
  readonly description: Record<string, unknown>
  readonly html: string
}

export interface Dimensions {
  readonly length?: string
  readonly width?: string
  readonly height?: string
  readonly unit?: DimensionsUnit
}

/** So much of a measure: 750 ML. */
export interface Measure {
  readonly quantity: number
  readonly unit: MeasurementUnit
}

/** A file for sale: it is delivered behind a signed link, and shown by its name alone. */
export interface DigitalFile {
  readonly id: string
  readonly fileName?: string
  /** Bytes, as a decimal text. */
  readonly fileSize?: string
  readonly fileType: FileType
}

export interface NamedRibbon {
  readonly id: string
  readonly name: string
}

/** `doc` of a product row: fields that travel with the product and are neither queried nor guarded. */
export interface ProductDoc {
  /** Clean HTML. */
  readonly description: string
  /** The description as it was written where that was rich content; `description` says the same. */
  readonly richDescription?: Record<string, unknown>
  readonly options: readonly Option[]
  readonly modifiers: readonly Modifier[]
  readonly media: readonly Picture[]
  readonly infoSections?: readonly InfoSection[]
  /** Besides the first; at most 4. */
  readonly additionalRibbons?: readonly NamedRibbon[]
  readonly seo?: Record<string, unknown>
  readonly taxGroupId?: string
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
  /** The measure that prices per unit are for: `100 G`. */
  readonly pricePerUnit?: Measure
  /** Contents of one item, where its variants have none of their own: `750 ML`. */
  readonly contents?: Measure
  readonly extendedFields?: Record<string, Record<string, unknown>>
  /** Fulfiller and delivery profile, where they are not the shop's own. */
  readonly fulfillerId?: string
  readonly deliveryProfileId?: string
  /** Visitors cannot buy it. */
  readonly membersOnly?: true
  /** The catalogue import that made it. */
  readonly importId?: string
}

export interface VariantDoc {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
  readonly contents?: Measure
  readonly digitalFile?: DigitalFile
}

/** Minor units of an AMOUNT, a `Rate` of a PERCENT, 0 of NONE. */
export interface ProductDiscount {
  readonly type: DiscountKind
  readonly value: bigint
}

/** Everything a merchant writes of a product. Amounts are minor units. */
export interface ProductFields {
  readonly name: string
  readonly visible: boolean
  /** Sold at the counter. */
  readonly visibleInPos: boolean
  readonly productType: ProductKind
  /** Before the discount or, with a sale price, what is struck through. */
  readonly price: bigint
  readonly salePrice: bigint | null
  readonly cost: bigint | null
  readonly discount: ProductDiscount
  readonly sku: string
  readonly weightGrams: number | null
  readonly brand: string | null
  /** Null with a brand: the id is found by the name. */
  readonly brandId: string | null
  readonly ribbon: string | null
  readonly ribbonId: string | null
  readonly infoSectionIds: readonly string[]
  readonly mainCategoryId: string | null
  readonly publicTags: readonly string[]
  readonly privateTags: readonly string[]
  readonly manageVariants: boolean
  readonly doc: ProductDoc
  /** Sections in HTML that are to become shared ones, in place of `infoSectionIds`. */
  readonly sections?: readonly InfoSection[]
}

/** Fields of a variant; absent or null is the product's value. */
export interface VariantFields {
  readonly choices: Readonly<Record<string, string>>
  readonly price?: bigint | null
  readonly salePrice?: bigint | null
  readonly cost?: bigint | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly weightGrams?: number | null
  readonly visible?: boolean
  readonly doc?: VariantDoc
  /** The merchant's switch where stock is not counted. */
  readonly inStock?: boolean
  /** Units on hand where stock is counted. */
  readonly quantity?: bigint
}

/** A product to be made. Its slug follows the name by default; `variants` need not name every combination. */
export interface ProductDraft extends ProductFields {
  readonly slug?: string
  /** The text that the slug follows instead of the name; it may get a number. */
  readonly slugFrom?: string
  readonly trackInventory: boolean
  readonly collectionIds: readonly string[]
  readonly variants: readonly VariantFields[]
}

/** A product without any content yet. */
export const blankProduct: ProductFields = {
  name: '',
  visible: true,
  visibleInPos: true,
  productType: 'physical',
  price: 0n,
  salePrice: null,
  cost: null,
  discount: { type: 'NONE', value: 0n },
  sku: '',
  weightGrams: null,
  brand: null,
  brandId: null,
  ribbon: null,
  ribbonId: null,
  infoSectionIds: [],
  mainCategoryId: null,
  publicTags: [],
  privateTags: [],
  manageVariants: false,
  doc: { description: '', options: [], modifiers: [], media: [] },
}
