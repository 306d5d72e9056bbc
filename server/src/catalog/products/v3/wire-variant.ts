import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { Variant } from '@fairground/contract/stores/variant-v3.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { seenSubscriptions, subscriptionPrice } from '../../subscription-options/shown-subscriptions.ts'
import { shownMedium } from '../model/media.ts'
import { unitPrice } from '../model/priced.ts'
import type { Dimensions } from '../model/product.ts'
import { kilograms } from '../model/weight.ts'
import { variantInStock } from '../read/in-stock.ts'
import type { ProductRow, VariantRow } from '../read/queries.ts'
import type { WireContext } from '../read/view.ts'
import { mediumToWire } from './wire-media.ts'
import { moneyToWire, unitPriceShown } from './wire-money.ts'
import { choiceId, optionId, renderTypeOf } from './wire-options.ts'

type Wire = Static<typeof Variant>

export interface WireV3Context extends WireContext {
  readonly fields: readonly ProductRequestedField[]
  /** Lists show no variants. */
  readonly withVariants: boolean
}

const measures = ({ length, width, height, unit }: Dimensions) =>
  present({ length: length || undefined, width: width || undefined, height: height || undefined, unit })

/** One choice of each option, in the product's order. */
export function choicesToWire(product: ProductRow, variant: VariantRow, names: boolean): Wire['choices'] {
  return product.doc.options.flatMap((option) => {
    const choice = option.choices.find((c) => c.description === variant.choices[option.name])
    if (!choice) return []
    const ids = { optionId: optionId(product.id, option), choiceId: choiceId(product.id, option, choice) }
    const choiceNames = { optionName: option.name, choiceName: choice.description, renderType: renderTypeOf(option) }
    return [{ optionChoiceIds: ids, ...present({ optionChoiceNames: names ? choiceNames : undefined }) }]
  })
}

/** A product's one variant without choices has the id of its row: catalogue 3 finds stock by it. */
export function variantToWireV3(product: ProductRow, variant: VariantRow, context: WireV3Context): Wire {
  const { id, ...choiceNames } = variantFacts(product, variant, context)
  return {
    id,
    choices: choicesToWire(product, variant, context.fields.includes('VARIANT_OPTION_CHOICE_NAMES')),
    ...choiceNames,
    ...subscriptionPrices(product, variant, context),
  }
}

/** Price of one payment of each subscription; absent for a product that is not sold by subscription. */
export function subscriptionPrices(
  product: ProductRow,
  variant: VariantRow,
  context: WireV3Context,
): Pick<Wire, 'subscriptionPricesInfo'> {
  if (!context.fields.includes('SUBSCRIPTION_PRICES_INFO') || !product.subscriptions) return {}
  const seen = seenSubscriptions(product.subscriptions, context.seesHidden)
  if (seen.length === 0) return {}
  const { discounted } = unitPrice(product, variant)
  const before = unitPriceShown(discounted, product.doc, variant.doc, context)
  const subscriptionPrices = seen.map((one) => {
    const price = subscriptionPrice(discounted, one)
    const after = unitPriceShown(price, product.doc, variant.doc, context)
    return {
      subscriptionId: one.id,
      price: moneyToWire(discounted, context),
      priceAfterDiscount: moneyToWire(price, context),
      ...present({
        pricePerUnit:
          before && after
            ? {
                value: formatAmount(before.value, context.currency),
                description: before.description,
                priceAfterDiscount: moneyToWire(after.value, context),
              }
            : undefined,
      }),
    }
  })
  return { subscriptionPricesInfo: { subscriptionPrices } }
}

/** Facts of a variant wherever it is shown. */
export function variantFacts(product: ProductRow, variant: VariantRow, context: WireV3Context): Omit<Wire, 'choices'> {
  const { full, discounted } = unitPrice(product, variant)
  const cost = variant.cost ?? product.cost
  const sku = variant.sku ?? product.sku
  const [medium] = variantMedia(product, variant)
  return {
    id: variant.id,
    visible: variant.visible,
    ...present({ sku: sku || undefined, barcode: variant.barcode ?? undefined }),
    price: {
      actualPrice: moneyToWire(discounted, context),
      ...present({ compareAtPrice: full > discounted ? moneyToWire(full, context) : undefined }),
      priceAfterDiscount: moneyToWire(discounted, context),
    },
    ...present({
      revenueDetails:
        context.merchant && cost !== null
          ? {
              cost: moneyToWire(cost, context),
              profit: moneyToWire(discounted - cost, context),
              profitMargin: discounted === 0n ? 0 : Number(((discounted - cost) * 10_000n) / discounted) / 10_000,
            }
          : undefined,
    }),
    ...(product.productType === 'physical'
      ? { physicalProperties: physical(product, variant, discounted, context) }
      : { digitalProperties: variant.doc.digitalFile ? { digitalFile: variant.doc.digitalFile } : {} }),
    ...present({ media: medium }),
    inventoryStatus: { inStock: variantInStock(variant).inStock, preorderEnabled: variant.preorder },
  }
}

/** Pictures of a variant are those of its choices; a product without such shows its main one. */
const variantMedia = ({ doc }: ProductRow, { choices }: VariantRow) => {
  const medium = shownMedium(doc, choices)
  return medium ? mediumToWire(medium) : []
}

function physical(
  { doc, weightGrams }: ProductRow,
  variant: VariantRow,
  price: bigint,
  context: WireContext,
): NonNullable<Wire['physicalProperties']> {
  const productDimensions = variant.doc.productDimensions ?? doc.productDimensions
  const packageDimensions = variant.doc.packageDimensions ?? doc.packageDimensions
  const tag = unitPriceShown(price, doc, variant.doc, context)
  return {
    weight: kilograms(variant.weightGrams ?? weightGrams),
    ...present({
      pricePerUnit: tag
        ? {
            settings: { quantity: tag.contents.quantity, measurementUnit: tag.contents.unit },
            value: formatAmount(tag.value, context.currency),
            description: tag.description,
            priceAfterDiscount: moneyToWire(tag.value, context),
          }
        : undefined,
      productDimensions: productDimensions ? measures(productDimensions) : undefined,
      packageDimensions: packageDimensions ? measures(packageDimensions) : undefined,
    }),
  }
}
