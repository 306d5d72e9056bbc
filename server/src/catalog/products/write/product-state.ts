import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { choicesKey } from '@fairground/domain/catalog/variants.ts'
import { present } from '@fairground/domain/present.ts'
import { combinations } from '../model/combinations.ts'
import {
  blankProduct,
  type Option,
  type ProductDraft,
  type ProductFields,
  type VariantDoc,
  type VariantFields,
} from '../model/product.ts'
import type { CatalogProduct } from '../read/catalog-product.ts'

/** A variant as it shall be; null is the product's value. */
export interface VariantState {
  readonly id: string
  readonly variantId: string
  readonly poolId: string
  /** It has no row and no pool yet. */
  readonly isNew: boolean
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly inStock: boolean
  /** It is new and has no stock entry yet: it is out of stock until it gets one. Its `inStock` is false. */
  readonly unkept?: true
  readonly preorder: boolean
  readonly preorderLimit: number | null
  readonly preorderMessage: string | null
  readonly price: bigint | null
  readonly salePrice: bigint | null
  readonly cost: bigint | null
  readonly sku: string | null
  readonly barcode: string | null
  readonly weightGrams: number | null
  readonly doc: VariantDoc
  /** Units on hand to be set; absent leaves the pool as it is. */
  readonly quantity?: bigint
}

/** A product as it shall be, variants in their order. */
export interface ProductState extends ProductFields {
  readonly id: string
  readonly slug: string
  /** Handle of a new product; its slug by default. */
  readonly handle?: string
  readonly trackInventory: boolean
  readonly collectionIds: readonly string[]
  readonly variants: readonly VariantState[]
}

type NewId = () => string

/** A product of which nothing is known yet but its id. */
export const blankState = (id: string): ProductState => ({
  ...blankProduct,
  id,
  slug: '',
  trackInventory: false,
  collectionIds: [],
  variants: [],
})

export function stateOf({ product, variants }: CatalogProduct): ProductState {
  const { infoSections, ...doc } = product.doc
  return {
    ...fieldsOf(product),
    id: product.id,
    slug: product.slug,
    trackInventory: product.trackInventory,
    collectionIds: product.collectionIds,
    doc,
    discount: { type: product.discountType, value: product.discountValue },
    ...present({ sections: infoSections?.length ? infoSections : undefined }),
    variants: variants.map(({ productId: _p, position: _n, capacity: _c, used: _u, ...variant }) => ({
      ...variant,
      isNew: false,
    })),
  }
}

/** The merchant's fields, out of an object that holds more. */
type PlainFields = Omit<ProductFields, 'discount' | 'doc' | 'sections'>
const fieldsOf = (from: PlainFields): PlainFields => ({
  name: from.name,
  visible: from.visible,
  visibleInPos: from.visibleInPos,
  productType: from.productType,
  price: from.price,
  salePrice: from.salePrice,
  cost: from.cost,
  sku: from.sku,
  weightGrams: from.weightGrams,
  brand: from.brand,
  brandId: from.brandId,
  ribbon: from.ribbon,
  ribbonId: from.ribbonId,
  infoSectionIds: from.infoSectionIds,
  mainCategoryId: from.mainCategoryId,
  publicTags: from.publicTags,
  privateTags: from.privateTags,
  manageVariants: from.manageVariants,
})

export function newProductState(draft: ProductDraft, slug: string, newId: NewId): ProductState {
  const { variants, slugFrom: _, ...fields } = draft
  const state = withFields({ ...fields, id: newId(), slug, variants: [] }, draft, newId)
  return withVariantFields(state, variants)
}

/**
 * Sets the product's fields. Variants whose choices still exist stay as they are; the others come and go with the options.
 * A combination that could have been there before and was not stays away.
 */
export function withFields(state: ProductState, fields: ProductFields, newId: NewId): ProductState {
  const { options } = fields.doc
  const manageVariants = fields.manageVariants && options.length > 0
  const key = (choices: Readonly<Record<string, string>>) =>
    manageVariants ? JSON.stringify(options.map((option) => choices[option.name])) : ''
  const standing = new Map(
    state.variants.filter((v) => (v.variantId !== ZERO_VARIANT_ID) === manageVariants).map((v) => [key(v.choices), v]),
  )
  const wasPossible = standing.size === 0 ? () => false : possible(state.doc.options, options)
  const wanted = manageVariants ? combinations(options, 'product.productOptions') : [{}]
  const variants = wanted.flatMap(
    (choices) => standing.get(key(choices)) ?? (wasPossible(choices) ? [] : newVariant(choices, manageVariants, newId)),
  )
  // A new discount replaces the sale prices of single variants.
  const isReduced = fields.discount !== state.discount
  return {
    ...state,
    ...fieldsOf(fields),
    discount: fields.discount,
    doc: fields.doc,
    manageVariants,
    ...present({ sections: fields.sections || undefined }),
    variants: isReduced ? variants.map((v) => ({ ...v, salePrice: null })) : variants,
  }
}

/** True when the options before could make a combination of those now. */
function possible(before: readonly Option[], now: readonly Option[]) {
  if (before.length === 0 || before.length !== now.length) return () => false
  const known = new Map(before.map((o) => [o.name, new Set(o.choices.map((c) => c.description))]))
  return (choices: Readonly<Record<string, string>>) =>
    Object.entries(choices).every(([name, choice]) => known.get(name)?.has(choice))
}

export function newVariant(
  choices: Readonly<Record<string, string>>,
  managed: boolean,
  newId: NewId,
  id: string = newId(),
): VariantState {
  return {
    id,
    variantId: managed ? id : ZERO_VARIANT_ID,
    poolId: newId(),
    isNew: true,
    choices,
    visible: true,
    inStock: true,
    preorder: false,
    preorderLimit: null,
    preorderMessage: null,
    price: null,
    salePrice: null,
    cost: null,
    sku: null,
    barcode: null,
    weightGrams: null,
    doc: {},
  }
}

/** Gives the variants that `fields` name by their choices what they have of their own. */
export function withVariantFields(state: ProductState, fields: readonly VariantFields[]): ProductState {
  if (fields.length === 0) return state
  const byChoices = new Map(fields.map((f) => [choicesKey(f.choices), f]))
  return {
    ...state,
    variants: state.variants.map((variant) => {
      const own = byChoices.get(choicesKey(variant.choices))
      return own ? { ...variant, ...own, choices: variant.choices } : variant
    }),
  }
}
