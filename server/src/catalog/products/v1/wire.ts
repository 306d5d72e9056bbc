import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import type { ProductOption } from '@fairground/contract/stores/options.ts'
import type { CostAndProfitData, PriceData } from '@fairground/contract/stores/price.ts'
import type { Product, StoreVariant, Variant, VariantData } from '@fairground/contract/stores/product.ts'
import { stockStatus } from '@fairground/domain/catalog/stock-status.ts'
import { convert } from '@fairground/domain/convert.ts'
import { amountAsNumber, displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../../ground/html/head-tags.ts'
import { shownMedium } from '../model/media.ts'
import { numericId } from '../model/numeric-id.ts'
import { type UnitPriceTag, unitPriceTag } from '../model/price-per-unit.ts'
import { type UnitPrice, unitPrice } from '../model/priced.ts'
import type { Option, ProductDiscount, ProductDoc, VariantDoc } from '../model/product.ts'
import { kilograms } from '../model/weight.ts'
import { type CatalogProduct, shownTo } from '../read/catalog-product.ts'
import { counted, isSoldAhead, variantInStock } from '../read/in-stock.ts'
import type { ProductRow, VariantRow } from '../read/queries.ts'
import { sectionsInHtml } from '../read/shown-sections.ts'
import type { WireContext } from '../read/view.ts'
import { mediaToWire, platformMedia } from './media-of-pictures.ts'

export function priceData(
  { full, discounted }: UnitPrice,
  { currency, locale }: WireContext,
  tag?: UnitPriceTag,
): Static<typeof PriceData> {
  return {
    currency,
    price: amountAsNumber(full, currency),
    discountedPrice: amountAsNumber(discounted, currency),
    ...present({ pricePerUnit: tag ? amountAsNumber(tag.value, currency) : undefined }),
    formatted: {
      price: displayAmount(full, currency, locale),
      discountedPrice: displayAmount(discounted, currency, locale),
      ...present({ pricePerUnit: tag ? tag.description : undefined }),
    },
  }
}

/** A price with its price per unit, and both in the currency that prices are shown in besides. */
function pricesToWire(price: UnitPrice, product: ProductDoc, variant: VariantDoc, context: WireContext) {
  const own = priceData(price, context, unitPriceTag(price.discounted, product, variant, context))
  const { showIn, currency, locale } = context
  if (!showIn) return { own, converted: own }
  const shown = { full: convert(price.full, currency, showIn), discounted: convert(price.discounted, currency, showIn) }
  const other = { ...context, currency: showIn.code }
  const tag = unitPriceTag(shown.discounted, product, variant, { currency: showIn.code, locale })
  return { own, converted: priceData(shown, other, tag) }
}

function costAndProfit(
  cost: bigint | null,
  { discounted }: UnitPrice,
  { currency, locale }: WireContext,
): { costAndProfitData?: Static<typeof CostAndProfitData> } {
  if (cost === null) return {}
  const profit = discounted - cost
  return {
    costAndProfitData: {
      itemCost: amountAsNumber(cost, currency),
      formattedItemCost: displayAmount(cost, currency, locale),
      profit: amountAsNumber(profit, currency),
      formattedProfit: displayAmount(profit, currency, locale),
      profitMargin: discounted === 0n ? 0 : Math.round((Number(profit) / Number(discounted)) * 10_000) / 10_000,
    },
  }
}

/** A choice is there and in stock when a visible variant that has it is. */
function optionToWire(option: Option, { product, variants }: CatalogProduct): Static<typeof ProductOption> {
  return {
    optionType: option.type,
    name: option.name,
    choices: option.choices.map((choice) => {
      const having = variants.filter(
        (v) => v.visible && (!product.manageVariants || v.choices[option.name] === choice.description),
      )
      const pictures = product.doc.media.filter((picture) => choice.mediaIds.includes(picture.id))
      return {
        value: choice.value,
        description: choice.description,
        inStock: having.some((v) => variantInStock(v).inStock),
        visible: having.length > 0,
        ...present({ media: pictures.length === 0 ? undefined : mediaToWire(pictures) }),
      }
    }),
  }
}

export const optionsToWire = (found: CatalogProduct): Static<typeof ProductOption>[] =>
  found.product.doc.options.map((option) => optionToWire(option, found))

const variantStock = (variant: VariantRow) => {
  const { tracked, quantity, inStock } = variantInStock(variant)
  return { trackQuantity: tracked, inStock, ...present({ quantity: quantity === null ? undefined : Number(quantity) }) }
}

export function variantToWire(product: ProductRow, variant: VariantRow, context: WireContext): Static<typeof Variant> {
  const price = unitPrice(product, variant)
  const { own, converted } = pricesToWire(price, product.doc, variant.doc, context)
  return {
    id: variant.variantId,
    choices: variant.choices,
    variant: {
      priceData: own,
      convertedPriceData: converted,
      ...(context.merchant ? costAndProfit(variant.cost ?? product.cost, price, context) : {}),
      weight: kilograms(variant.weightGrams ?? product.weightGrams),
      sku: variant.sku ?? product.sku,
      visible: variant.visible,
      ...dimensions(variant.doc),
    },
    stock: variantStock(variant),
  }
}

const dimensions = <D extends { productDimensions?: unknown; packageDimensions?: unknown }>(doc: D) =>
  present({
    productDimensions: doc.productDimensions || undefined,
    packageDimensions: doc.packageDimensions || undefined,
  }) as Pick<D, 'productDimensions' | 'packageDimensions'> & object

/** The variant that a set of choices leads to, as `productOptionsAvailability` shows it. */
export function selectedVariantToWire(
  product: ProductRow,
  variant: VariantRow,
  context: WireContext,
): Static<typeof VariantData> {
  const { own, converted } = pricesToWire(unitPrice(product, variant), product.doc, variant.doc, context)
  const { quantity, inStock } = variantInStock(variant)
  return {
    variantId: variant.variantId,
    price: own,
    convertedPriceData: converted,
    weight: kilograms(variant.weightGrams ?? product.weightGrams),
    sku: variant.sku ?? product.sku,
    ...present({ quantity: quantity === null ? undefined : Number(quantity) }),
    inStock,
    visible: variant.visible,
    ...dimensions({ ...product.doc, ...variant.doc }),
  }
}

export function storeVariantToWire(product: ProductRow, variant: VariantRow): Static<typeof StoreVariant> {
  const name = (product.doc.options ?? []).flatMap((option) => variant.choices[option.name] ?? []).join(' | ')
  const medium = shownMedium(product.doc, variant.choices)
  return {
    id: `${product.id}-${variant.variantId}`,
    variantId: variant.variantId,
    productId: product.id,
    variantName: name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku ?? product.sku,
    stock: variantStock(variant),
    choices: variant.choices,
    collectionIds: [...product.collectionIds],
    ...present({ media: medium ? platformMedia(medium) : undefined }),
    preorderInfo: {
      enabled: isSoldAhead(variant),
      ...present({ message: variant.preorderMessage ?? undefined, limit: variant.preorderLimit ?? undefined }),
    },
  }
}

/** AMOUNT in major units, PERCENT in percent. A sale price is written as the amount that it takes off. */
function discountToWire(discount: ProductDiscount, { full, discounted }: UnitPrice, currency: string) {
  switch (discount.type) {
    case 'NONE':
      return full > discounted
        ? { type: 'AMOUNT' as const, value: amountAsNumber(full - discounted, currency) }
        : { type: discount.type, value: 0 }
    case 'AMOUNT':
      return { type: discount.type, value: amountAsNumber(discount.value, currency) }
    case 'PERCENT':
      return { type: discount.type, value: Number(formatPercent(discount.value)) }
    default:
      return discount.type satisfies never
  }
}

const pricePerUnitData = ({ contents, pricePerUnit }: ProductDoc) =>
  contents && pricePerUnit
    ? {
        pricePerUnitData: {
          totalQuantity: contents.quantity,
          totalMeasurementUnit: contents.unit,
          baseQuantity: pricePerUnit.quantity,
          baseMeasurementUnit: pricePerUnit.unit,
        },
      }
    : {}

const range = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) })

export function productToWire(found: CatalogProduct, context: WireContext): Static<typeof Product> {
  const { product, variants } = found
  const { currency } = context
  const { doc } = product
  const price = unitPrice(product)
  const { own, converted } = pricesToWire(price, doc, {}, context)
  const shown = variants.filter((v) => v.visible)
  const stocks = shown.map((v) => variantInStock(v))
  const ranged = shown.length > 0 ? shown : variants
  const costs = ranged.map((v) => v.cost ?? product.cost).filter((cost) => cost !== null)
  const ribbon = product.ribbon ?? ''
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: doc.description,
    sku: product.sku,
    weight: kilograms(product.weightGrams),
    weightRange: { minValue: kilograms(product.weightMin), maxValue: kilograms(product.weightMax) },
    ...dimensions(doc),
    stock: {
      trackInventory: product.trackInventory,
      ...present({
        quantity: product.trackInventory ? Number(stocks.reduce((sum, s) => sum + (s.quantity ?? 0n), 0n)) : undefined,
      }),
      inStock: stocks.some((s) => s.inStock),
      inventoryStatus: stockStatus(shown.map(counted)),
    },
    price: own,
    priceData: own,
    convertedPriceData: converted,
    priceRange: {
      minValue: amountAsNumber(product.priceMin, currency),
      maxValue: amountAsNumber(product.priceMax, currency),
    },
    ...(context.merchant ? costAndProfit(product.cost, price, context) : {}),
    ...present({
      costRange: context.merchant && costs.length ? range(costs.map((c) => amountAsNumber(c, currency))) : undefined,
    }),
    ...pricePerUnitData(doc),
    additionalInfoSections: sectionsInHtml(product),
    ribbons: ribbon ? [{ text: ribbon }] : [],
    ribbon,
    ...present({ brand: product.brand ?? undefined }),
    media: mediaToWire(doc.media),
    customTextFields: doc.modifiers.flatMap(({ renderType, name, title = name, maxLength = 500, mandatory }) =>
      renderType === 'FREE_TEXT' ? [{ title, maxLength, mandatory }] : [],
    ),
    manageVariants: product.manageVariants,
    productOptions: optionsToWire(found),
    productPageUrl: { base: context.publicUrl, path: `/products/${product.slug}` },
    numericId: numericId(product.id),
    inventoryItemId: product.id,
    discount: discountToWire({ type: product.discountType, value: product.discountValue }, price, currency),
    collectionIds: [ALL_PRODUCTS_ID, ...product.collectionIds],
    variants: shownTo(found, context).variants.map((variant) => variantToWire(product, variant, context)),
    lastUpdated: product.updatedAt.toISOString(),
    createdDate: product.createdAt.toISOString(),
    ...present({ seoData: doc.seo ? seoToWire(doc.seo) : undefined, taxGroupId: doc.taxGroupId || undefined }),
  }
}
