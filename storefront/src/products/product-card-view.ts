import type { Product } from '@fairground/client/generated/stores.products.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import type { RibbonTone } from '@fairground/ui/ribbon.tsx'
import type { SwatchColour } from '@fairground/ui/swatch.tsx'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import type { SiteFacts } from '../shop-context.ts'

/** A product as its card shows it: text alone, so that it travels with the page. */
export interface ProductCardView {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly picture?: string
  readonly secondPicture?: string
  readonly price: string
  readonly compareAt?: string
  readonly priceFrom: boolean
  readonly ribbon?: { readonly label: string; readonly tone: RibbonTone }
  readonly swatches: readonly SwatchColour[]
  readonly soldOut: boolean
  /** Nothing is to be chosen: it can go into the cart from the list. */
  readonly quick: boolean
}

export function productCardView(product: Product, site: SiteFacts): ProductCardView {
  const [first, second] = product.media.items.map(({ image }) => pictureSource(image?.url, site.origin))
  const ribbon = ribbonOf(product)
  return {
    id: product.id,
    href: paths.product(product.slug),
    name: product.name,
    ...(first ? { picture: first } : {}),
    ...(second ? { secondPicture: second } : {}),
    ...cardPrice(product, site),
    ...(ribbon ? { ribbon } : {}),
    swatches: coloursOf(product),
    soldOut: !product.stock.inStock,
    quick:
      product.stock.inStock &&
      product.productOptions.length === 0 &&
      !product.customTextFields.some(({ mandatory }) => mandatory),
  }
}

/** The lowest price with "from" where variants differ, else the price with what it was before the sale. */
function cardPrice({ priceData, priceRange }: Product, { locale }: SiteFacts) {
  const { minValue, maxValue } = priceRange
  if (minValue !== maxValue) return { price: formatMoney(minValue, priceData.currency, locale), priceFrom: true }
  const { price, discountedPrice, formatted } = priceData
  return {
    price: formatted.discountedPrice,
    priceFrom: false,
    ...(discountedPrice < price ? { compareAt: formatted.price } : {}),
  }
}

/** The merchant's ribbon; a product on sale without one says so. */
export function ribbonOf({ ribbon, priceData }: Product): ProductCardView['ribbon'] {
  const onSale = priceData.discountedPrice < priceData.price
  if (ribbon) return { label: ribbon, tone: onSale || /\bsale\b/i.test(ribbon) ? 'sale' : 'plain' }
  return onSale ? { label: 'Sale', tone: 'sale' } : undefined
}

const coloursOf = ({ productOptions }: Product): SwatchColour[] =>
  (productOptions.find(({ optionType }) => optionType === 'color')?.choices ?? [])
    .filter(({ visible }) => visible)
    .map(({ description, value }) => ({ name: description, colour: value }))
