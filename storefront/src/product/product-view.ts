import type { Product, Variant } from '@fairground/client/generated/stores.products.ts'
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { paths } from '../paths.ts'
import { ownFile, pictureSource } from '../picture-source.ts'
import { type LookView, lookOf } from '../products/choice-look.ts'
import { colourCode } from '../products/colour-code.ts'
import { type ProductCardView, ribbonOf } from '../products/product-card-view.ts'
import { type SeoWords, seoWords } from '../products/seo-words.ts'
import type { SiteFacts } from '../shop-context.ts'
import { type ModifierView, modifierViews } from './modifier-view.ts'
import { plainWords } from './plain-words.ts'

export interface ChoiceView extends LookView {
  readonly label: string
  /** First of the product's pictures that shows this choice. */
  readonly picture?: number
}

export interface OptionView {
  readonly name: string
  readonly choices: readonly ChoiceView[]
}

export interface VariantView {
  readonly id: string
  /** Choice by option name; empty where variants do not differ. */
  readonly choices: Readonly<Record<string, string>>
  /** In the currency that the reader sees prices in. */
  readonly price: string
  readonly compareAt?: string
  /** The same as decimals, for adding to them. */
  readonly shown: { readonly price: string; readonly compareAt?: string }
  /** Decimal in the product's currency, for machines. */
  readonly amount: string
  readonly inStock: boolean
  /** A file: there is nothing to stock or send. */
  readonly download?: true
  /** It is not there yet and can be bought ahead: what buyers are told of that. */
  readonly preorder?: string
  /** Ready: "£1.20 / 100 g". */
  readonly perUnit?: string
  /** Units that can be had, where they are counted. */
  readonly left?: number
}

/** A product as its page shows it. */
export interface ProductView {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly brand?: string
  readonly sku?: string
  readonly seo: SeoWords
  /** The merchant's ribbons, the main one first. */
  readonly ribbons: readonly NonNullable<ProductCardView['ribbon']>[]
  /** The merchant's HTML, cleaned by the server when it was written. */
  readonly description: string
  /** The beginning of it in plain words, at most 300 characters; the name where there is none. */
  readonly summary: string
  /** Pictures and films in the merchant's order; a film's `src` is the picture that stands for it, if there is one. */
  readonly pictures: readonly { readonly src?: string; readonly alt: string; readonly film?: string }[]
  readonly options: readonly OptionView[]
  readonly variants: readonly VariantView[]
  readonly modifiers: readonly ModifierView[]
  readonly sections: readonly { readonly title: string; readonly html: string }[]
  /** Members alone may buy it. */
  readonly forMembers?: boolean
  readonly currency: string
  /** The currency that the reader sees prices in. */
  readonly shownIn: string
}

/** What catalogue 3 alone tells of a product. */
export type ProductDetails = Pick<V3Product, 'options' | 'modifiers' | 'additionalRibbons' | 'purchaseEligibility'>

/** `preorders` by variant id: what is told of those that are sold before they are in stock. */
export function productView(
  product: Product,
  { origin, locale, rates = {} }: SiteFacts,
  details: ProductDetails,
  preorders: ReadonlyMap<string, string>,
): ProductView {
  const ribbon = ribbonOf(product)
  const { currency: shownIn } = product.convertedPriceData
  const telling = { currency: shownIn, rate: Number(rates[shownIn] ?? 1), locale, origin }
  const looks = new Map(
    details.options.flatMap(({ name, choicesSettings: { choices } }) =>
      choices.map((choice) => [`${name}\n${choice.name}`, lookOf(choice, origin)] as const),
    ),
  )
  const shown = product.media.items.flatMap(({ id, title, image, thumbnail, video }) => {
    const src = pictureSource((image ?? thumbnail)?.url, origin)
    const film = ownFile(video?.files[0]?.url, origin)
    if (!film && !(src && image)) return []
    return [{ id, ...(src ? { src } : {}), alt: image?.altText ?? title, ...(film ? { film } : {}) }]
  })
  return {
    id: product.id,
    name: product.name,
    path: paths.product(product.slug),
    ...(product.brand ? { brand: product.brand } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    seo: seoWords(product.seoData),
    ribbons: [
      ...(ribbon ? [ribbon] : []),
      ...details.additionalRibbons.flatMap(({ name }) => (name ? [{ label: name, tone: 'plain' as const }] : [])),
    ],
    description: product.description,
    summary: plainWords(product.description).slice(0, 300) || product.name,
    pictures: shown.map(({ id: _, ...shown }) => shown),
    options: product.productOptions.map((option) => ({
      name: option.name,
      choices: option.choices
        .filter(({ visible }) => visible)
        .map(({ description, value, media }) => {
          const picture = shown.findIndex(({ id }) => id === media?.mainMedia?.id)
          const colour = option.optionType === 'color' ? colourCode(value) : undefined
          return {
            label: description,
            ...(colour ? { colour } : {}),
            ...looks.get(`${option.name}\n${description}`),
            ...(picture >= 0 ? { picture } : {}),
          }
        }),
    })),
    variants: product.variants
      .filter(({ variant }) => variant.visible)
      .map((variant) => ({
        ...variantView(variant, preorders.get(variant.id)),
        ...(product.productType === 'digital' ? { download: true as const } : {}),
      })),
    modifiers: modifierViews(details.modifiers, telling),
    sections: product.additionalInfoSections.map(({ title, description }) => ({ title, html: description })),
    ...(details.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY' ? { forMembers: true } : {}),
    currency: product.priceData.currency,
    shownIn,
  }
}

function variantView(
  { id, choices, variant: { priceData, convertedPriceData }, stock }: Variant,
  preorder: string | undefined,
): VariantView {
  const { price, discountedPrice, formatted } = convertedPriceData
  const ahead = preorder !== undefined && !stock.inStock
  return {
    id,
    choices,
    price: formatted.discountedPrice,
    ...(discountedPrice < price ? { compareAt: formatted.price } : {}),
    shown: {
      price: String(discountedPrice),
      ...(discountedPrice < price ? { compareAt: String(price) } : {}),
    },
    amount: String(priceData.discountedPrice),
    inStock: stock.inStock,
    ...(ahead ? { preorder } : {}),
    ...(formatted.pricePerUnit ? { perUnit: formatted.pricePerUnit } : {}),
    ...(!ahead && stock.trackQuantity && stock.quantity !== undefined ? { left: Math.max(0, stock.quantity) } : {}),
  }
}
