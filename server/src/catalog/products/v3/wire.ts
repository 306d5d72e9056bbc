import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { V3Product } from '@fairground/contract/stores/product-v3.ts'
import { stockStatus } from '@fairground/domain/catalog/stock-status.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { compare } from '@fairground/domain/rounding.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../../ground/html/head-tags.ts'
import { pageHtml, richContentOf } from '../../../ground/html/rich-content.ts'
import { derivedId } from '../../../ground/ids.ts'
import { subscriptionsToWire } from '../../subscription-options/shown-subscriptions.ts'
import { numericId } from '../model/numeric-id.ts'
import type { UnitPriceTag } from '../model/price-per-unit.ts'
import { unitPrice } from '../model/priced.ts'
import { kilograms } from '../model/weight.ts'
import { type CatalogProduct, shownTo } from '../read/catalog-product.ts'
import { counted, preordersOf } from '../read/in-stock.ts'
import { allCategories, breadcrumbs, directCategories, type PlacedCategory } from '../read/placed-categories.ts'
import type { ProductRow, VariantRow } from '../read/queries.ts'
import { shownSections } from '../read/shown-sections.ts'
import { mediumToWire } from './wire-media.ts'
import { rangeToWire, unitPriceShown } from './wire-money.ts'
import { modifierToWire, optionToWire } from './wire-options.ts'
import { variantToWireV3, type WireV3Context } from './wire-variant.ts'

type Wire = Static<typeof V3Product>
type IsRequested = (field: ProductRequestedField) => boolean

/** `placed`: the product's categories, where `fields` ask for what they say. */
export function productToWireV3(
  found: CatalogProduct,
  context: WireV3Context,
  placed: readonly PlacedCategory[] = [],
): Wire {
  const { product } = found
  const { variants } = shownTo(found, context)
  const { doc } = product
  const isRequested: IsRequested = (field) => context.fields.includes(field)
  const media = doc.media.flatMap(mediumToWire)
  const path = `/products/${product.slug}`
  const subscriptionDetails = product.subscriptions && subscriptionsToWire(product.subscriptions, context)
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdAt.toISOString(),
    updatedDate: product.updatedAt.toISOString(),
    name: product.name,
    slug: product.slug,
    ...present({
      url: isRequested('URL') ? { relativePath: path, url: `${context.publicUrl}${path}` } : undefined,
      description: isRequested('DESCRIPTION')
        ? (doc.richDescription ?? { ...richContentOf(doc.description) })
        : undefined,
      plainDescription: isRequested('PLAIN_DESCRIPTION') ? pageHtml(doc.richDescription, doc.description) : undefined,
    }),
    visible: product.visible,
    visibleInPos: product.visibleInPos && product.productType === 'physical',
    media: present({
      main: media[0] || undefined,
      itemsInfo: isRequested('MEDIA_ITEMS_INFO') ? { items: media } : undefined,
    }),
    ...present({ seoData: doc.seo ? seoToWire(doc.seo) : undefined, taxGroupId: doc.taxGroupId || undefined }),
    options: doc.options.map((option) => optionToWire(option, found, context)),
    modifiers: doc.modifiers.map((modifier) => modifierToWire(modifier, found, context)),
    ...present({
      brand: product.brand
        ? { id: product.brandId ?? derivedId('brand', product.brand), name: product.brand }
        : undefined,
    }),
    infoSections: sectionsToWire(product, isRequested),
    ...present({
      ribbon: product.ribbon
        ? { id: product.ribbonId ?? derivedId('ribbon', product.ribbon), name: product.ribbon }
        : undefined,
    }),
    additionalRibbons: (doc.additionalRibbons ?? []).map(({ id, name }) => ({ id, name })),
    ...present({
      directCategoriesInfo: isRequested('DIRECT_CATEGORIES_INFO') ? directCategories(product, placed) : undefined,
      allCategoriesInfo: isRequested('ALL_CATEGORIES_INFO') ? allCategories(product, placed) : undefined,
      breadcrumbsInfo: isRequested('BREADCRUMBS_INFO') ? breadcrumbs(product, placed, context.seesHidden) : undefined,
      mainCategoryId: product.mainCategoryId ?? undefined,
    }),
    ...stockAndPrices(found, context),
    productType: product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    handle: product.handle,
    ...present({
      currency: isRequested('CURRENCY') ? context.currency : undefined,
      variantsInfo: context.withVariants
        ? { variants: variants.map((variant) => variantToWireV3(product, variant, context)) }
        : undefined,
      subscriptionDetails,
      purchaseEligibility: doc.membersOnly ? { userCriteria: 'MEMBERS_ONLY' as const } : undefined,
      extendedFields: doc.extendedFields ? { namespaces: doc.extendedFields } : undefined,
    }),
    tags: {
      publicTags: { tagIds: [...product.publicTags] },
      ...present({ privateTags: context.merchant ? { tagIds: [...product.privateTags] } : undefined }),
    },
    numericId: numericId(product.id),
  }
}

function sectionsToWire(product: ProductRow, isRequested: IsRequested): Wire['infoSections'] {
  const texts = isRequested('INFO_SECTION_DESCRIPTION')
  const html = isRequested('INFO_SECTION_PLAIN_DESCRIPTION')
  if (!texts && !html && !isRequested('INFO_SECTION')) return []
  return shownSections(product).map(({ id, uniqueName, title, ...section }) => ({
    id,
    uniqueName,
    title,
    ...present({
      description: texts ? section.description : undefined,
      plainDescription: html ? pageHtml(section.description, section.html) : undefined,
    }),
  }))
}

/** Ranges are over the visible variants; a product that shows none has those of all. */
function stockAndPrices(found: CatalogProduct, context: WireV3Context) {
  const { product, variants } = found
  const seen = shownTo(found, context).variants
  const visible = variants.filter((v) => v.visible)
  const shown = visible.length > 0 ? visible : variants
  const prices = shown.map((v) => unitPrice(product, v))
  const costs = shown.map((v) => v.cost ?? product.cost).filter((cost) => cost !== null)
  const cheapest = (visible.length > 0 ? visible : seen).reduce<VariantRow | undefined>(
    (least, v) => (least && unitPrice(product, least).discounted <= unitPrice(product, v).discounted ? least : v),
    undefined,
  )
  return {
    inventory: {
      availabilityStatus: stockStatus(visible.map(counted)),
      ...preordersOf(visible),
    },
    ...present({
      physicalProperties: product.productType === 'physical' ? physicalToWire(product, shown, context) : undefined,
    }),
    actualPriceRange: rangeToWire(
      prices.map((price) => price.discounted),
      context,
    ),
    ...present({
      compareAtPriceRange: prices.some((price) => price.full > price.discounted)
        ? rangeToWire(
            prices.map((price) => price.full),
            context,
          )
        : undefined,
      costRange: context.merchant && costs.length > 0 ? rangeToWire(costs, context) : undefined,
    }),
    variantSummary: {
      variantCount: seen.length,
      ...present({
        minPriceVariant:
          cheapest && context.fields.includes('MIN_PRICE_VARIANT')
            ? variantToWireV3(product, cheapest, context)
            : undefined,
      }),
    },
  }
}

function physicalToWire(
  product: ProductRow,
  shown: readonly VariantRow[],
  context: WireV3Context,
): NonNullable<Wire['physicalProperties']> {
  const { pricePerUnit, fulfillerId, deliveryProfileId } = product.doc
  const tags = shown
    .flatMap((v) => unitPriceShown(unitPrice(product, v).discounted, product.doc, v.doc, context) ?? [])
    .sort((a, b) => compare(a.value, b.value))
  const [lowest, highest] = [tags[0], tags.at(-1)]
  const end = ({ value, description }: UnitPriceTag) => ({ value: formatAmount(value, context.currency), description })
  return {
    ...present({
      pricePerUnit: pricePerUnit ? { quantity: pricePerUnit.quantity, measurementUnit: pricePerUnit.unit } : undefined,
    }),
    shippingWeightRange: { minValue: kilograms(product.weightMin), maxValue: kilograms(product.weightMax) },
    ...present({
      pricePerUnitRange: lowest && highest ? { minValue: end(lowest), maxValue: end(highest) } : undefined,
      fulfillerId: fulfillerId || undefined,
      deliveryProfileId: deliveryProfileId || undefined,
      weightMeasurementUnitInfo: context.fields.includes('WEIGHT_MEASUREMENT_UNIT_INFO')
        ? { weightMeasurementUnit: 'KG' as const }
        : undefined,
    }),
  }
}
