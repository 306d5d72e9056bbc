import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { choicesKey } from '@fairground/domain/catalog/variants.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { combinations } from './combinations.ts'
import type { ProductDraft, ProductFields, VariantDoc, VariantFields } from './model.ts'

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
  readonly price: bigint | null
  readonly cost: bigint | null
  readonly sku: string | null
  readonly weightGrams: number | null
  readonly doc: VariantDoc
  /** Units on hand to be set; absent leaves the pool as it is. */
  readonly quantity?: bigint
}

/** A product as it shall be, variants in their order. */
export interface ProductState extends ProductFields {
  readonly id: string
  readonly slug: string
  readonly trackInventory: boolean
  readonly collectionIds: readonly string[]
  readonly variants: readonly VariantState[]
}

type NewId = () => string

export function stateOf({ product, variants }: CatalogProduct): ProductState {
  const { id, slug, name, visible, productType, price, cost, sku, weightGrams, brand, ribbon } = product
  const { manageVariants, trackInventory, collectionIds, doc } = product
  return {
    ...{ id, slug, name, visible, productType, price, cost, sku, weightGrams, brand, ribbon },
    ...{ manageVariants, trackInventory, collectionIds, doc },
    discount: { type: product.discountType, value: product.discountValue },
    variants: variants.map((v) => ({
      ...{ id: v.id, variantId: v.variantId, poolId: v.poolId, isNew: false, choices: v.choices, visible: v.visible },
      ...{ inStock: v.inStock, price: v.price, cost: v.cost, sku: v.sku, weightGrams: v.weightGrams, doc: v.doc },
    })),
  }
}

export function newProductState(draft: ProductDraft, slug: string, newId: NewId): ProductState {
  const { variants, slugFrom: _, ...fields } = draft
  const state = withFields({ ...fields, id: newId(), slug, variants: [] }, draft, newId)
  return withVariantFields(state, variants)
}

/** Sets the product's fields. Variants whose choices still exist stay as they are; the others come and go with the options. */
export function withFields(state: ProductState, fields: ProductFields, newId: NewId): ProductState {
  const { options } = fields.doc
  const manageVariants = fields.manageVariants && options.length > 0
  const wanted = manageVariants ? combinations(options, 'product.productOptions') : [{}]
  const key = (choices: Readonly<Record<string, string>>) =>
    manageVariants ? JSON.stringify(options.map((option) => choices[option.name])) : ''
  const standing = new Map(
    state.variants.filter((v) => (v.variantId !== ZERO_VARIANT_ID) === manageVariants).map((v) => [key(v.choices), v]),
  )
  const { name, visible, productType, price, cost, discount, sku, weightGrams, brand, ribbon, doc } = fields
  return {
    ...state,
    ...{ name, visible, productType, price, cost, discount, sku, weightGrams, brand, ribbon, doc, manageVariants },
    variants: wanted.map((choices) => standing.get(key(choices)) ?? newVariant(choices, manageVariants, newId)),
  }
}

function newVariant(choices: Readonly<Record<string, string>>, managed: boolean, newId: NewId): VariantState {
  const id = newId()
  return {
    ...{
      id,
      variantId: managed ? id : ZERO_VARIANT_ID,
      poolId: newId(),
      isNew: true,
      choices,
      visible: true,
      inStock: true,
    },
    ...{ price: null, cost: null, sku: null, weightGrams: null, doc: {} },
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
