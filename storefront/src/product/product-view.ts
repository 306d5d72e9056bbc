import type { VariantSupply } from '@fairground/client/generated/fairground.product-pages.ts'
import type {
  ConnectedOption,
  OptionChoiceIds,
  V3Product,
  Variant,
} from '@fairground/client/generated/stores.products-v-3.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { FEW_LEFT } from '@fairground/domain/catalog/few-left.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { plainWords } from '@fairground/domain/formatting/plain-words.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import { ownFile, pictureSource } from '../picture-source.ts'
import { type LookView, lookOf } from '../products/choice-look.ts'
import { type ProductCardView, ribbonOf } from '../products/product-card-view.ts'
import { type SeoWords, seoWords } from '../shell/seo-words.ts'
import { t } from '../texts.ts'
import type { Extras } from './modifier-view.ts'

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
  /** The same as decimals in the product's currency. */
  readonly amount: string
  readonly compareAtAmount?: string
  readonly inStock: boolean
  /** A file: there is nothing to stock or send. */
  readonly download?: true
  /** Message to buyers where it is not there yet and can be bought ahead. */
  readonly preorder?: string
  /** Ready: "£1.20 / 100 g". */
  readonly perUnit?: string
  /** Units that can be had, where they are counted and few. */
  readonly left?: number
}

/** A product as its page shows it. */
export interface ProductView extends Extras {
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
  readonly sections: readonly { readonly title: string; readonly html: string }[]
  /** Members alone may buy it. */
  readonly forMembers?: boolean
  readonly currency: string
}

/** `supplies`: what there is of the variants. */
export function productView(
  product: V3Product,
  supplies: readonly VariantSupply[],
  extras: Extras,
  { origin, currency: own }: SiteFacts,
): ProductView {
  const variants = (product.variantsInfo?.variants ?? []).filter(({ visible }) => visible)
  const namesOf = choiceNames(product.options)
  const supplyOf = new Map(supplies.map((supply) => [supply.variantId, supply]))
  const pictures = picturesOf(product, origin)
  const { plainDescription: description = '', currency = own } = product
  const skus = new Set(variants.map(({ sku }) => sku))
  const [sku] = skus.size === 1 ? skus : []
  return {
    id: product.id,
    name: product.name,
    path: paths.product(product.slug),
    ...present({ brand: product.brand ? product.brand.name : undefined, sku: sku || undefined }),
    seo: seoWords(product.seoData),
    ribbons: ribbonsOf(product, variants),
    description,
    summary: cutText(plainWords(description), 300) || product.name,
    pictures: pictures.map(({ id: _, ...picture }) => picture),
    options: product.options.map((option) => optionView(option, pictures, origin)),
    variants: variants.map((variant) => ({
      ...variantView(variant, namesOf, supplyOf.get(variant.id)),
      ...present({ download: product.productType === 'DIGITAL' ? (true as const) : undefined }),
    })),
    ...extras,
    sections: product.infoSections.map(({ title, plainDescription: html = '' }) => ({ title, html })),
    ...present({ forMembers: product.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY' || undefined }),
    currency,
  }
}

function ribbonsOf(product: V3Product, variants: readonly Variant[]): ProductView['ribbons'] {
  const { amount: lowest } = product.actualPriceRange.minValue
  const main = ribbonOf(
    product,
    variants.find(({ price }) => price.actualPrice.amount === lowest),
  )
  return [
    ...(main ? [main] : []),
    ...product.additionalRibbons.map(({ name }) => ({ label: name, tone: 'plain' as const })),
  ]
}

interface Picture {
  readonly id: string
  readonly src?: string
  readonly alt: string
  readonly film?: string
}

function picturesOf({ media }: V3Product, origin: string): Picture[] {
  return (media.itemsInfo?.items ?? []).flatMap(({ id, image, thumbnail, video, altText, displayName }) => {
    const src = pictureSource((image ?? thumbnail)?.url, origin)
    const film = ownFile(video?.url, origin)
    if (!film && !(src && image)) return []
    return [
      {
        id,
        ...present({ src: src || undefined }),
        alt: altText ?? displayName ?? '',
        ...present({ film: film || undefined }),
      },
    ]
  })
}

function optionView(
  { name, choicesSettings }: ConnectedOption,
  pictures: readonly Picture[],
  origin: string,
): OptionView {
  return {
    name,
    choices: choicesSettings.choices
      .filter(({ visible }) => visible)
      .map((choice) => {
        const picture = pictures.findIndex(({ id }) => id === choice.linkedMedia[0]?.id)
        return {
          label: choice.name,
          ...lookOf(choice, origin),
          ...present({ picture: picture >= 0 ? picture : undefined }),
        }
      }),
  }
}

/** Names of an option and of its choice, by which the form and the cart have them; none of a choice that the product lacks. */
type ChoiceNames = (ids: OptionChoiceIds) => [] | [names: readonly [option: string, choice: string]]

function choiceNames(options: readonly ConnectedOption[]): ChoiceNames {
  const known = new Map(
    options.map(({ id, name, choicesSettings: { choices } }) => [
      id,
      { name, choices: new Map(choices.map(({ choiceId, name }) => [choiceId, name])) },
    ]),
  )
  return ({ optionId, choiceId }) => {
    const option = known.get(optionId)
    const choice = option?.choices.get(choiceId)
    return option && choice !== undefined ? [[option.name, choice]] : []
  }
}

function variantView(
  { id, choices, price: { actualPrice, compareAtPrice }, inventoryStatus, physicalProperties }: Variant,
  namesOf: ChoiceNames,
  { quantity, preorder }: Partial<VariantSupply> = {},
): VariantView {
  const ahead = preorder !== undefined && !inventoryStatus.inStock
  const perUnit = physicalProperties?.pricePerUnit?.description
  return {
    id,
    choices: Object.fromEntries(choices.flatMap(({ optionChoiceIds }) => namesOf(optionChoiceIds))),
    price: actualPrice.formattedAmount ?? '',
    amount: actualPrice.amount,
    ...(compareAtPrice
      ? { compareAt: compareAtPrice.formattedAmount ?? '', compareAtAmount: compareAtPrice.amount }
      : {}),
    inStock: inventoryStatus.inStock,
    ...present({
      preorder: ahead ? (preorder.message ?? t('product.sentOnceInStock')) : undefined,
      perUnit: perUnit || undefined,
      left: !ahead && quantity !== undefined && quantity <= FEW_LEFT ? Math.max(0, quantity) : undefined,
    }),
  }
}
