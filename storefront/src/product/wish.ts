import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { ProductView, VariantView } from './product-view.ts'

/** A sold-out item, as its form names it. */
export interface Wish {
  /** Id of the product or kind of ticket. */
  readonly item: string
  /** Variant, where the item has several. */
  readonly variant?: string
  /** Name in the mail. */
  readonly name: string
  /** Decimal. */
  readonly price: string
  /** Name of the form among the parts of its page. */
  readonly label: string
  /** "Email me when Marigold is back". */
  readonly heading: string
}

export function wishFor(product: ProductView, variant: VariantView): Wish {
  const choice = Object.values(variant.choices).join(', ')
  return {
    item: product.id,
    ...present({ variant: choice ? variant.id : undefined }),
    name: choice ? `${product.name}, ${choice}` : product.name,
    price: variant.amount,
    label: t('product.emailWhenBack'),
    heading: choice ? t('product.emailChoice', { choice }) : t('product.emailWhenBack'),
  }
}
