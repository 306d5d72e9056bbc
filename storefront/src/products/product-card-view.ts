import type { V3Product, Variant } from '@fairground/client/generated/stores.products-v-3.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { present } from '@fairground/domain/present.ts'
import type { RibbonTone } from '@fairground/ui/ribbon.tsx'
import type { SwatchColour } from '@fairground/ui/swatch.tsx'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'
import { lookOf } from './choice-look.ts'

/** Field sets that a card needs of a product. */
export const CARD_FIELDS = ['MEDIA_ITEMS_INFO', 'MIN_PRICE_VARIANT'] as const

/** A product as its card shows it: text alone, so that it travels with the page. */
export interface ProductCardView {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly picture?: string
  readonly secondPicture?: string
  readonly price: string
  readonly compareAt?: string
  readonly priceFrom?: true
  /** Ready: "£1.20 / 100 g", of the price that is shown. */
  readonly perUnit?: string
  readonly ribbon?: { readonly label: string; readonly tone: RibbonTone }
  readonly swatches?: readonly SwatchColour[]
  readonly soldOut?: true
  /** It is not there yet and can be bought ahead. */
  readonly preorder?: true
  /** Way into the cart from the list: at once, or after something was chosen on its page. Absent when there is none. */
  readonly buy?: 'quick' | 'choose'
}

/** `preorder`: nothing of it is in stock, and some of it is sold ahead. */
export function productCardView(product: V3Product, { origin }: SiteFacts, preorder: boolean): ProductCardView {
  const pictures = product.media.itemsInfo?.items ?? []
  const [first, second] = pictures.map(({ image }) => pictureSource(image?.url, origin))
  const ribbon = ribbonOf(product, product.variantSummary.minPriceVariant)
  const soldOut = product.inventory.availabilityStatus === 'OUT_OF_STOCK'
  const swatches = coloursOf(product, origin)
  return {
    id: product.id,
    href: paths.product(product.slug),
    name: product.name,
    ...present({ picture: first || undefined, secondPicture: second || undefined }),
    ...cardPrice(product),
    ...present({ ribbon }),
    ...present({
      swatches: swatches.length > 0 ? swatches : undefined,
      soldOut: soldOut || undefined,
      preorder: (!soldOut && preorder) || undefined,
      buy: soldOut ? undefined : product.options.length > 0 || asks(product) ? ('choose' as const) : ('quick' as const),
    }),
  }
}

/** Its page says or asks something before it can be bought: a modifier, or that it is for members. */
const asks = ({ modifiers, purchaseEligibility }: V3Product): boolean =>
  modifiers.some(({ mandatory }) => mandatory) || purchaseEligibility?.userCriteria === 'MEMBERS_ONLY'

/** The lowest price with "from" where variants differ, else the price with what it was before the sale. */
function cardPrice({ actualPriceRange: { minValue, maxValue }, variantSummary: { minPriceVariant } }: V3Product) {
  const { formattedAmount: price = '' } = minValue
  const perUnit = minPriceVariant?.physicalProperties?.pricePerUnit?.description
  const unit = perUnit ? { perUnit } : {}
  if (minValue.amount !== maxValue.amount) return { price, priceFrom: true as const, ...unit }
  const compareAt = minPriceVariant?.price.compareAtPrice?.formattedAmount
  return { price, ...unit, ...present({ compareAt: compareAt || undefined }) }
}

/** The merchant's ribbon; a product on sale without one says so. `cheapest` is its variant with the lowest price. */
export function ribbonOf({ ribbon }: V3Product, cheapest: Variant | undefined): ProductCardView['ribbon'] {
  const onSale = cheapest?.price.compareAtPrice !== undefined
  if (ribbon) return { label: ribbon.name, tone: onSale || /\bsale\b/i.test(ribbon.name) ? 'sale' : 'plain' }
  return onSale ? { label: t('products.sale'), tone: 'sale' } : undefined
}

const coloursOf = ({ options }: V3Product, origin: string): SwatchColour[] => {
  const option = options.find(({ optionRenderType }) => optionRenderType === 'SWATCH_CHOICES')
  return (option?.choicesSettings.choices ?? [])
    .filter(({ visible }) => visible)
    .flatMap((choice) => {
      const look = lookOf(choice, origin)
      return look.colour || look.image ? [{ name: choice.name, ...look }] : []
    })
}
