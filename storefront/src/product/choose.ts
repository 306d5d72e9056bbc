import { t } from '../texts.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Variants = Pick<ProductView, 'variants'>

/** It can be bought: from the shelf, or ahead. */
export const isOffered = ({ inStock, preorder }: VariantView): boolean => inStock || preorder !== undefined

/** The variant that an address names, else the first that can be had, else the first. */
export const variantOf = ({ variants }: Variants, id: string | null): VariantView | undefined =>
  variants.find((variant) => variant.id === id) ??
  variants.find(({ inStock }) => inStock) ??
  variants.find(isOffered) ??
  variants[0]

/** True when the variants differ in this option; if not, any choice goes with any variant. */
export const isDecisive = ({ variants }: Variants, option: string): boolean =>
  variants.some(({ choices }) => option in choices)

/**
 * The variant that another choice of one option leads to: the one that keeps all other choices, even when it is sold
 * out, since the buyer chose it; where there is none, the one that keeps most.
 */
export function variantWith(
  { variants }: Variants,
  current: VariantView,
  option: string,
  choice: string,
): VariantView | undefined {
  const shared = (variant: VariantView) =>
    Object.entries(current.choices).filter(([name, value]) => name !== option && variant.choices[name] === value).length
  return variants
    .filter((variant) => variant.choices[option] === choice)
    .sort((a, b) => shared(b) - shared(a) || Number(isOffered(b)) - Number(isOffered(a)))[0]
}

/** Reason why a choice cannot be had beside the others that are chosen; undefined when it can. */
export function unavailableReason(
  product: Variants,
  current: VariantView,
  option: string,
  choice: string,
): string | undefined {
  if (!isDecisive(product, option)) return undefined
  const others = Object.entries(current.choices).filter(([name]) => name !== option)
  const exact = product.variants.find(
    ({ choices }) => choices[option] === choice && others.every(([name, value]) => choices[name] === value),
  )
  if (exact && isOffered(exact)) return undefined
  const beside = others.map(([, value]) => value).join(', ')
  if (exact) return beside ? t('product.choiceSoldOutBeside', { beside }) : t('product.choiceGone')
  return beside ? t('product.choiceMissingBeside', { beside }) : t('product.choiceMissing')
}
