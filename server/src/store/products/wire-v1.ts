import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import type { ProductOption } from '@fairground/contract/stores/options.ts'
import type { CostAndProfitData, PriceData } from '@fairground/contract/stores/price.ts'
import type { Product, StoreVariant, Variant, VariantData } from '@fairground/contract/stores/product.ts'
import { stockStatus } from '@fairground/domain/catalog/stock-status.ts'
import { amountAsNumber, displayAmount } from '@fairground/domain/money.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../html/head-tags.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { type VariantInStock, variantInStock } from './in-stock.ts'
import { mediaToWire } from './media-of-pictures.ts'
import type { Option, ProductDiscount } from './model.ts'
import { numericId } from './numeric-id.ts'
import { type UnitPrice, unitPrice } from './priced.ts'
import type { ProductRow, VariantRow } from './queries.ts'

/** What a wire view needs besides the product. */
export interface WireContext {
  readonly currency: string
  readonly locale: string
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
  /** Cost and profit are shown. */
  readonly merchant: boolean
}

export const kilograms = (grams: number | null): number => (grams === null ? 0 : Math.round(grams * 1000) / 1_000_000)

export function priceData(
  { full, discounted }: UnitPrice,
  { currency, locale }: WireContext,
): Static<typeof PriceData> {
  return {
    currency,
    price: amountAsNumber(full, currency),
    discountedPrice: amountAsNumber(discounted, currency),
    formatted: {
      price: displayAmount(full, currency, locale),
      discountedPrice: displayAmount(discounted, currency, locale),
    },
  }
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
        inStock: having.some((v) => variantInStock(product, v).inStock),
        visible: having.length > 0,
        ...(pictures.length === 0 ? {} : { media: mediaToWire(pictures) }),
      }
    }),
  }
}

export const optionsToWire = (found: CatalogProduct): Static<typeof ProductOption>[] =>
  found.product.doc.options.map((option) => optionToWire(option, found))

const variantStock = (product: ProductRow, variant: VariantRow) => {
  const { tracked, quantity, inStock } = variantInStock(product, variant)
  return { trackQuantity: tracked, inStock, ...(quantity === null ? {} : { quantity: Number(quantity) }) }
}

export function variantToWire(product: ProductRow, variant: VariantRow, context: WireContext): Static<typeof Variant> {
  const price = unitPrice(product, variant)
  const prices = priceData(price, context)
  return {
    id: variant.variantId,
    choices: variant.choices,
    variant: {
      priceData: prices,
      convertedPriceData: prices,
      ...(context.merchant ? costAndProfit(variant.cost ?? product.cost, price, context) : {}),
      weight: kilograms(variant.weightGrams ?? product.weightGrams),
      sku: variant.sku ?? product.sku,
      visible: variant.visible,
      ...dimensions(variant.doc),
    },
    stock: variantStock(product, variant),
  }
}

const dimensions = <D extends { productDimensions?: unknown; packageDimensions?: unknown }>(doc: D) =>
  ({
    ...(doc.productDimensions ? { productDimensions: doc.productDimensions } : {}),
    ...(doc.packageDimensions ? { packageDimensions: doc.packageDimensions } : {}),
  }) as Pick<D, 'productDimensions' | 'packageDimensions'> & object

/** The variant that a set of choices leads to, as `productOptionsAvailability` shows it. */
export function selectedVariantToWire(
  product: ProductRow,
  variant: VariantRow,
  context: WireContext,
): Static<typeof VariantData> {
  const prices = priceData(unitPrice(product, variant), context)
  const { quantity, inStock } = variantInStock(product, variant)
  return {
    variantId: variant.variantId,
    price: prices,
    convertedPriceData: prices,
    weight: kilograms(variant.weightGrams ?? product.weightGrams),
    sku: variant.sku ?? product.sku,
    ...(quantity === null ? {} : { quantity: Number(quantity) }),
    inStock,
    visible: variant.visible,
    ...dimensions({ ...product.doc, ...variant.doc }),
  }
}

export function storeVariantToWire(product: ProductRow, variant: VariantRow): Static<typeof StoreVariant> {
  const name = Object.values(variant.choices).join(' | ')
  return {
    id: `${product.id}-${variant.variantId}`,
    variantId: variant.variantId,
    productId: product.id,
    variantName: name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku ?? product.sku,
    stock: variantStock(product, variant),
    choices: variant.choices,
    collectionIds: [...product.collectionIds],
    preorderInfo: { enabled: false },
  }
}

/** AMOUNT in major units, PERCENT in percent. */
function discountToWire(discount: ProductDiscount, currency: string) {
  switch (discount.type) {
    case 'NONE':
      return { type: discount.type, value: 0 }
    case 'AMOUNT':
      return { type: discount.type, value: amountAsNumber(discount.value, currency) }
    case 'PERCENT':
      return { type: discount.type, value: Number(formatPercent(discount.value)) }
    default:
      return discount.type satisfies never
  }
}

/** Stock as the rules know it. */
export const counted = ({ quantity, inStock }: VariantInStock) => ({
  quantity: quantity === null ? null : Number(quantity),
  inStock,
})

const range = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) })

export function productToWire(found: CatalogProduct, context: WireContext): Static<typeof Product> {
  const { product, variants } = found
  const { currency } = context
  const { doc } = product
  const price = unitPrice(product)
  const prices = priceData(price, context)
  const shown = variants.filter((v) => v.visible)
  const stocks = shown.map((v) => variantInStock(product, v))
  const costs = shown.map((v) => v.cost ?? product.cost).filter((cost) => cost !== null)
  const ribbon = product.ribbon ?? ''
  const weights = shown.map((v) => kilograms(v.weightGrams ?? product.weightGrams))
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: doc.description,
    sku: product.sku,
    weight: kilograms(product.weightGrams),
    weightRange: range(weights.length ? weights : [kilograms(product.weightGrams)]),
    ...dimensions(doc),
    stock: {
      trackInventory: product.trackInventory,
      ...(product.trackInventory ? { quantity: Number(stocks.reduce((sum, s) => sum + (s.quantity ?? 0n), 0n)) } : {}),
      inStock: stocks.some((s) => s.inStock),
      inventoryStatus: stockStatus(stocks.map(counted)),
    },
    price: prices,
    priceData: prices,
    convertedPriceData: prices,
    priceRange: {
      minValue: amountAsNumber(product.priceMin, currency),
      maxValue: amountAsNumber(product.priceMax, currency),
    },
    ...(context.merchant ? costAndProfit(product.cost, price, context) : {}),
    ...(context.merchant && costs.length ? { costRange: range(costs.map((c) => amountAsNumber(c, currency))) } : {}),
    additionalInfoSections: [...doc.infoSections],
    ribbons: ribbon ? [{ text: ribbon }] : [],
    ribbon,
    ...(product.brand === null ? {} : { brand: product.brand }),
    media: mediaToWire(doc.media),
    customTextFields: [...doc.textFields],
    manageVariants: product.manageVariants,
    productOptions: optionsToWire(found),
    productPageUrl: { base: context.publicUrl, path: `/products/${product.slug}` },
    numericId: numericId(product.id),
    inventoryItemId: product.id,
    discount: discountToWire({ type: product.discountType, value: product.discountValue }, currency),
    collectionIds: [ALL_PRODUCTS_ID, ...product.collectionIds],
    variants: variants.map((variant) => variantToWire(product, variant, context)),
    lastUpdated: product.updatedAt.toISOString(),
    createdDate: product.createdAt.toISOString(),
    ...(doc.seo ? { seoData: seoToWire(doc.seo) } : {}),
    ...(doc.taxGroupId ? { taxGroupId: doc.taxGroupId } : {}),
  }
}
