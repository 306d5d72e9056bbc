import type { Product, Variant } from '@fairground/client/generated/stores.products.ts'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import { type ProductCardView, ribbonOf } from '../products/product-card-view.ts'
import type { SiteFacts } from '../shop-context.ts'

export interface ChoiceView {
  readonly label: string
  /** CSS colour of a colour option's choice. */
  readonly colour?: string
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
  readonly price: string
  readonly compareAt?: string
  /** Decimal, for machines. */
  readonly amount: string
  readonly inStock: boolean
  /** Units that can be had, where they are counted. */
  readonly left?: number
}

/** A product as its page shows it. */
export interface ProductView {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly brand?: string
  readonly ribbon?: ProductCardView['ribbon']
  /** The merchant's HTML, cleaned by the server when it was written. */
  readonly description: string
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  readonly options: readonly OptionView[]
  readonly variants: readonly VariantView[]
  readonly texts: readonly { readonly title: string; readonly maxLength: number; readonly required: boolean }[]
  readonly sections: readonly { readonly title: string; readonly html: string }[]
  readonly currency: string
}

const LONGEST_TEXT = 500

export function productView(product: Product, { origin }: SiteFacts): ProductView {
  const ribbon = ribbonOf(product)
  const shown = product.media.items.flatMap(({ id, title, image }) => {
    const src = pictureSource(image?.url, origin)
    return src ? [{ id, src, alt: image?.altText ?? title }] : []
  })
  return {
    id: product.id,
    name: product.name,
    path: paths.product(product.slug),
    ...(product.brand ? { brand: product.brand } : {}),
    ...(ribbon ? { ribbon } : {}),
    description: product.description,
    pictures: shown.map(({ src, alt }) => ({ src, alt })),
    options: product.productOptions.map((option) => ({
      name: option.name,
      choices: option.choices
        .filter(({ visible }) => visible)
        .map(({ description, value, media }) => {
          const picture = shown.findIndex(({ id }) => id === media?.mainMedia?.id)
          return {
            label: description,
            ...(option.optionType === 'color' ? { colour: value } : {}),
            ...(picture >= 0 ? { picture } : {}),
          }
        }),
    })),
    variants: product.variants.filter(({ variant }) => variant.visible).map(variantView),
    texts: product.customTextFields.map(({ title, maxLength, mandatory }) => ({
      title,
      maxLength: maxLength ?? LONGEST_TEXT,
      required: mandatory ?? false,
    })),
    sections: product.additionalInfoSections.map(({ title, description }) => ({ title, html: description })),
    currency: product.priceData.currency,
  }
}

function variantView({ id, choices, variant: { priceData }, stock }: Variant): VariantView {
  const { price, discountedPrice, formatted } = priceData
  return {
    id,
    choices,
    price: formatted.discountedPrice,
    ...(discountedPrice < price ? { compareAt: formatted.price } : {}),
    amount: String(discountedPrice),
    inStock: stock.inStock,
    ...(stock.trackQuantity && stock.quantity !== undefined ? { left: stock.quantity } : {}),
  }
}
