import type { Product } from '@fairground/client/generated/stores.products.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import type { RibbonTone } from '@fairground/ui/ribbon.tsx'
import type { SwatchColour } from '@fairground/ui/swatch.tsx'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import type { SiteFacts } from '../shop-context.ts'
import { colourCode } from './colour-code.ts'
import type { Looks } from './looks.ts'

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
  /** Ready: "£1.20 / 100 g", of the price that is shown. */
  readonly perUnit?: string
  readonly ribbon?: { readonly label: string; readonly tone: RibbonTone }
  readonly swatches: readonly SwatchColour[]
  readonly soldOut: boolean
  /** It is not there yet and can be bought ahead. */
  readonly preorder: boolean
  /** How it goes into the cart from the list: at once, or after something was chosen on its page. Absent when it does not. */
  readonly buy?: 'quick' | 'choose'
}

/** What catalogue 3 alone tells of a product's card. */
export interface CardDetails {
  readonly preorder: boolean
  /** Its page says or asks something before it can be bought: a modifier, or that it is for members. */
  readonly asks: boolean
}

export function productCardView(
  product: Product,
  site: SiteFacts,
  looks: Looks,
  { preorder, asks }: CardDetails,
): ProductCardView {
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
    swatches: coloursOf(product, looks),
    soldOut: !product.stock.inStock && !preorder,
    preorder: !product.stock.inStock && preorder,
    ...(product.stock.inStock || preorder
      ? { buy: product.productOptions.length > 0 || asks ? ('choose' as const) : ('quick' as const) }
      : {}),
  }
}

/** In the currency that the reader sees prices in: the lowest price with "from" where variants differ, else the price with what it was before the sale. */
function cardPrice({ convertedPriceData, priceRange, variants }: Product, { locale }: SiteFacts) {
  const { currency, price, discountedPrice, formatted } = convertedPriceData
  if (priceRange.minValue !== priceRange.maxValue) {
    const seen = variants.filter(({ variant }) => variant.visible)
    const [least] = (seen.length > 0 ? seen : variants)
      .map(({ variant }) => variant.convertedPriceData)
      .toSorted((a, b) => a.discountedPrice - b.discountedPrice)
    const amount = least?.discountedPrice ?? discountedPrice
    return { price: formatMoney(amount, currency, locale), priceFrom: true, ...perUnitOf(least) }
  }
  return {
    price: formatted.discountedPrice,
    priceFrom: false,
    ...perUnitOf(convertedPriceData),
    ...(discountedPrice < price ? { compareAt: formatted.price } : {}),
  }
}

const perUnitOf = (prices: Product['convertedPriceData'] | undefined): { perUnit?: string } =>
  prices?.formatted.pricePerUnit ? { perUnit: prices.formatted.pricePerUnit } : {}

/** The merchant's ribbon; a product on sale without one says so. */
export function ribbonOf({ ribbon, priceData }: Product): ProductCardView['ribbon'] {
  const onSale = priceData.discountedPrice < priceData.price
  if (ribbon) return { label: ribbon, tone: onSale || /\bsale\b/i.test(ribbon) ? 'sale' : 'plain' }
  return onSale ? { label: 'Sale', tone: 'sale' } : undefined
}

const coloursOf = ({ productOptions }: Product, looks: Looks): SwatchColour[] => {
  const option = productOptions.find(({ optionType }) => optionType === 'color')
  return (option?.choices ?? [])
    .filter(({ visible }) => visible)
    .flatMap(({ description: name, value }) => {
      const colour = colourCode(value)
      const look = { ...(colour ? { colour } : {}), ...looks(option?.name ?? '', name) }
      return look.colour || look.image ? [{ name, ...look }] : []
    })
}
