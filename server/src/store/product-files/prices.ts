import type { VariantFields } from '../products/model.ts'
import { type UnitPrice, unitPrice } from '../products/priced.ts'
import type { ToldProduct } from './told-product.ts'

/** What a variant costs, and what is struck through. */
export const priceOf = ({ draft }: ToldProduct, variant: VariantFields): UnitPrice =>
  unitPrice({ ...draft, discountType: draft.discount.type, discountValue: draft.discount.value }, variant)

/** Those that can be bought, in a product without variants the one. */
export const soldVariants = ({ draft }: ToldProduct): VariantFields[] =>
  draft.variants.filter(({ visible = true }) => visible)
