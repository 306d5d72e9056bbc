import type { VariantOverride } from '@fairground/contract/stores/product.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { emptying } from '../../../ground/emptying.ts'
import { namedByDescription } from '../model/choices.ts'
import { editProduct } from '../write/edit-product.ts'
import type { ProductState, VariantState } from '../write/product-state.ts'
import { overridesFromWire, type VariantChange } from './wire-write.ts'

type Override = Static<typeof VariantOverride>

/** Applies each override, in order, to the variants that it selects; throws VARIANT_NOT_FOUND when it selects none. */
export function updateVariants(ctx: Ctx, productId: string, overrides: readonly Override[]): Promise<void> {
  const changes = overridesFromWire(overrides, ctx.site.currency)
  return editProduct(ctx, productId, (state) => changes.reduce(applied, state))
}

/** Every variant back to the product's values. */
export const resetVariants = (ctx: Ctx, productId: string): Promise<void> =>
  editProduct(ctx, productId, (state) => ({
    ...state,
    variants: state.variants.map((v) => ({
      ...v,
      price: null,
      salePrice: null,
      cost: null,
      sku: null,
      weightGrams: null,
      visible: true,
      doc: {},
    })),
  }))

function applied(state: ProductState, { selects, change }: { selects: Override; change: VariantChange }): ProductState {
  const selected = selector(state, selects)
  if (!state.variants.some(selected)) {
    throw new ApiError({ code: 'VARIANT_NOT_FOUND', ...present({ choices: selects.choices }) })
  }
  return { ...state, variants: state.variants.map((v) => (selected(v) ? changed(v, change) : v)) }
}

function selector(state: ProductState, { choices, variantIds }: Override): (variant: VariantState) => boolean {
  if (variantIds && variantIds.length > 0) return (variant) => variantIds.includes(variant.variantId)
  if (!state.manageVariants || !choices) return () => true
  const named = Object.entries(namedByDescription(state.doc, choices))
  return (variant) => named.every(([option, choice]) => variant.choices[option] === choice)
}

function changed(variant: VariantState, change: VariantChange): VariantState {
  const { productDimensions, packageDimensions, ...own } = change
  const doc = { ...variant.doc }
  return {
    ...variant,
    ...own,
    doc: { ...doc, ...emptying({ productDimensions, packageDimensions }) },
  } as VariantState // undefined parts vanish in JSON
}
