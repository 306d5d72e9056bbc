import { type UnitPrice, unitPrice } from '../products/model/priced.ts'
import type { VariantFields } from '../products/model/product.ts'
import type { FileProduct } from './file-product.ts'

/** Price of a variant, and the price that is struck through. */
export const priceOf = ({ draft }: FileProduct, variant: VariantFields): UnitPrice =>
  unitPrice({ ...draft, discountType: draft.discount.type, discountValue: draft.discount.value }, variant)

const visibleOf = ({ draft }: FileProduct): readonly VariantFields[] =>
  draft.variants.filter(({ visible = true }) => visible)

/** Variants that can be bought, in a product without variants the one. Where there are none, all: a product without any is no product elsewhere. */
export const soldVariants = (product: FileProduct): readonly VariantFields[] => {
  const visible = visibleOf(product)
  return visible.length > 0 ? visible : product.draft.variants
}

export const isSold = (product: FileProduct): boolean => product.draft.visible && visibleOf(product).length > 0

/** Digits alone, however small or large: 0.0000001, never 1e-7. */
export const digits = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** True for texts that other shops take for the address of a picture. */
export const isPictureAddress = (url: string): boolean => /^(https?:\/\/|\/media\/)\S{1,1990}$/.test(url)
