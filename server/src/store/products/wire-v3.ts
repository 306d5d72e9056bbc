import { createHash } from 'node:crypto'
import type { ProductRequestedField } from '@fairground/contract/enumerations/product-requested-field.ts'
import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import type { V3Product } from '@fairground/contract/stores/product-v3.ts'
import { stockStatus } from '@fairground/domain/catalog/stock-status.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../html/head-tags.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { variantInStock } from './in-stock.ts'
import type { Dimensions, Option, Picture } from './model.ts'
import { numericId } from './numeric-id.ts'
import { unitPrice } from './priced.ts'
import type { ProductRow, VariantRow } from './queries.ts'
import { counted, kilograms, type WireContext } from './wire-v1.ts'

type Wire = Static<typeof V3Product>

export interface WireV3Context extends WireContext {
  readonly fields: readonly ProductRequestedField[]
  /** Lists show no variants. */
  readonly withVariants: boolean
}

/** Catalogue v3 gives ids to what v1 only names: the same name under the same owner is always the same id. */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\u0000')).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const money = (minor: bigint, { currency, locale }: WireContext) => ({
  amount: formatAmount(minor, currency),
  formattedAmount: displayAmount(minor, currency, locale),
})

const moneyRange = (amounts: readonly bigint[], context: WireContext) => ({
  minValue: money(amounts.reduce(least), context),
  maxValue: money(amounts.reduce(most), context),
})

/** The image carries no id of another media store, so the client shows its address. */
function pictureToWire({ id, url, width, height, altText }: Picture): NonNullable<Wire['media']['main']> {
  const image = {
    url,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(altText === undefined ? {} : { altText }),
  }
  return {
    id,
    mediaType: 'IMAGE',
    image,
    thumbnail: { width: 0, height: 0, ...image },
    uploadId: '',
    ...(altText === undefined ? {} : { altText }),
  }
}

function optionToWire(option: Option, { product, variants }: CatalogProduct): Wire['options'][number] {
  const swatches = option.type === 'color'
  return {
    id: derivedId(product.id, option.name),
    name: option.name,
    key: option.name,
    optionRenderType: swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: option.choices.map((choice) => {
        const having = variants.filter(
          (v) => v.visible && (!product.manageVariants || v.choices[option.name] === choice.description),
        )
        const pictures = product.doc.media.filter((picture) => choice.mediaIds.includes(picture.id)).slice(0, 15)
        return {
          choiceId: derivedId(product.id, option.name, choice.description),
          choiceType: swatches ? 'ONE_COLOR' : 'CHOICE_TEXT',
          key: choice.description,
          name: choice.description,
          ...(swatches ? { colorCode: choice.value } : {}),
          inStock: having.some((v) => variantInStock(product, v).inStock),
          visible: having.length > 0,
          ...(pictures.length === 0 ? {} : { media: { items: pictures.map(({ id, url }) => ({ mediaId: id, url })) } }),
        }
      }),
    },
  }
}

const measures = ({ length, width, height, unit }: Dimensions) => ({
  ...(length ? { length } : {}),
  ...(width ? { width } : {}),
  ...(height ? { height } : {}),
  ...(unit ? { unit } : {}),
})

function variantToWire(
  product: ProductRow,
  variant: VariantRow,
  context: WireV3Context,
): NonNullable<Wire['variantsInfo']>['variants'][number] {
  const { full, discounted } = unitPrice(product, variant)
  const cost = variant.cost ?? product.cost
  const sku = variant.sku ?? product.sku
  const productDimensions = variant.doc.productDimensions ?? product.doc.productDimensions
  const packageDimensions = variant.doc.packageDimensions ?? product.doc.packageDimensions
  return {
    id: variant.variantId,
    visible: variant.visible,
    ...(sku ? { sku } : {}),
    choices: product.doc.options.flatMap((option) => {
      const choice = variant.choices[option.name]
      if (choice === undefined) return []
      const optionChoiceIds = {
        optionId: derivedId(product.id, option.name),
        choiceId: derivedId(product.id, option.name, choice),
      }
      if (!context.fields.includes('VARIANT_OPTION_CHOICE_NAMES')) return [{ optionChoiceIds }]
      const renderType = option.type === 'color' ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const)
      return [{ optionChoiceIds, optionChoiceNames: { optionName: option.name, choiceName: choice, renderType } }]
    }),
    price: {
      actualPrice: money(discounted, context),
      ...(full > discounted ? { compareAtPrice: money(full, context) } : {}),
    },
    ...(context.merchant && cost !== null
      ? {
          revenueDetails: {
            cost: money(cost, context),
            profit: money(discounted - cost, context),
            profitMargin: discounted === 0n ? 0 : Number(((discounted - cost) * 10_000n) / discounted) / 10_000,
          },
        }
      : {}),
    ...(product.productType === 'physical'
      ? {
          physicalProperties: {
            weight: kilograms(variant.weightGrams ?? product.weightGrams),
            ...(productDimensions ? { productDimensions: measures(productDimensions) } : {}),
            ...(packageDimensions ? { packageDimensions: measures(packageDimensions) } : {}),
          },
        }
      : {}),
    inventoryStatus: { inStock: variantInStock(product, variant).inStock, preorderEnabled: false },
  }
}

export function productToWireV3(found: CatalogProduct, context: WireV3Context): Wire {
  const { product, variants } = found
  const { doc } = product
  const { fields, publicUrl } = context
  const asks = (field: ProductRequestedField) => fields.includes(field)
  const shown = variants.filter((v) => v.visible)
  const prices = (shown.length ? shown : variants).map((v) => unitPrice(product, v))
  const weights = (shown.length ? shown : variants).map((v) => kilograms(v.weightGrams ?? product.weightGrams))
  const costs = shown.map((v) => v.cost ?? product.cost).filter((cost) => cost !== null)
  const pictures = doc.media.map(pictureToWire)
  const path = `/products/${product.slug}`
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdAt.toISOString(),
    updatedDate: product.updatedAt.toISOString(),
    name: product.name,
    slug: product.slug,
    ...(asks('URL') ? { url: { relativePath: path, url: `${publicUrl}${path}` } } : {}),
    ...(asks('PLAIN_DESCRIPTION') ? { plainDescription: doc.description } : {}),
    visible: product.visible,
    visibleInPos: product.visible,
    media: {
      ...(pictures[0] ? { main: pictures[0] } : {}),
      ...(asks('MEDIA_ITEMS_INFO') ? { itemsInfo: { items: pictures } } : {}),
    },
    ...(doc.seo ? { seoData: seoToWire(doc.seo) } : {}),
    ...(doc.taxGroupId ? { taxGroupId: doc.taxGroupId } : {}),
    options: doc.options.map((option) => optionToWire(option, found)),
    modifiers: doc.textFields.map((field) => ({
      id: derivedId(product.id, 'text', field.title),
      name: field.title,
      key: field.title,
      modifierRenderType: 'FREE_TEXT',
      mandatory: field.mandatory,
      toBeRemovedMandatory: field.mandatory,
      freeTextSettings: {
        minCharCount: field.mandatory ? 1 : 0,
        maxCharCount: field.maxLength,
        defaultAddedPrice: '0',
        title: field.title,
        key: field.title,
      },
    })),
    ...(product.brand ? { brand: { id: derivedId('brand', product.brand), name: product.brand } } : {}),
    infoSections:
      asks('INFO_SECTION') || asks('INFO_SECTION_PLAIN_DESCRIPTION')
        ? doc.infoSections.map(({ title, description }) => ({
            id: derivedId(product.id, 'section', title),
            uniqueName: derivedId(product.id, 'section', title),
            title,
            ...(asks('INFO_SECTION_PLAIN_DESCRIPTION') ? { plainDescription: description } : {}),
          }))
        : [],
    ...(product.ribbon ? { ribbon: { id: derivedId('ribbon', product.ribbon), name: product.ribbon } } : {}),
    additionalRibbons: [],
    ...(asks('ALL_CATEGORIES_INFO')
      ? {
          allCategoriesInfo: {
            categories: [ALL_PRODUCTS_ID, ...product.collectionIds].map((id, index) => ({ id, index })),
          },
        }
      : {}),
    ...(asks('DIRECT_CATEGORIES_INFO')
      ? { directCategoriesInfo: { categories: [ALL_PRODUCTS_ID, ...product.collectionIds].map((id) => ({ id })) } }
      : {}),
    inventory: {
      availabilityStatus: stockStatus(shown.map((v) => counted(variantInStock(product, v)))),
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
    productType: product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    ...(product.productType === 'physical'
      ? {
          physicalProperties: {
            shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
          },
        }
      : {}),
    ...(asks('CURRENCY') ? { currency: context.currency } : {}),
    actualPriceRange: moneyRange(
      prices.map((price) => price.discounted),
      context,
    ),
    ...(prices.some((price) => price.full > price.discounted)
      ? {
          compareAtPriceRange: moneyRange(
            prices.map((price) => price.full),
            context,
          ),
        }
      : {}),
    ...(context.merchant && costs.length > 0 ? { costRange: moneyRange(costs, context) } : {}),
    ...(context.withVariants
      ? { variantsInfo: { variants: variants.map((variant) => variantToWire(product, variant, context)) } }
      : {}),
    variantSummary: { variantCount: variants.length },
    numericId: numericId(product.id),
  }
}
