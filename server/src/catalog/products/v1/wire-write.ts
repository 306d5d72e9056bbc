import type { ProductOptionForWrite } from '@fairground/contract/stores/options.ts'
import type { Discount } from '@fairground/contract/stores/price.ts'
import type { ProductForUpdate, VariantOverride } from '@fairground/contract/stores/product.ts'
import { isComparable } from '@fairground/domain/catalog/price-per-unit.ts'
import { present } from '@fairground/domain/present.ts'
import { parsePercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { cleanHtml } from '../../../ground/html/clean-html.ts'
import { message } from '../../../ground/texts/message.ts'
import { combinations } from '../model/combinations.ts'
import type { Modifier, Option, ProductDiscount, ProductDoc, VariantFields } from '../model/product.ts'
import { grams } from '../model/weight.ts'
import { type Reader, reader } from '../write/field-reader.ts'
import type { ProductState } from '../write/product-state.ts'
import { withoutNulls } from '../write/without-nulls.ts'

type Written = Omit<Static<typeof ProductForUpdate>, 'id'>

function readDiscount({ type, value = 0 }: Static<typeof Discount>, read: Reader): ProductDiscount {
  switch (type) {
    case 'UNDEFINED':
    case 'NONE':
      return { type: 'NONE', value: 0n }
    case 'AMOUNT':
      return { type, value: read.amount('product.discount.value', value) }
    case 'PERCENT': {
      const parsed = parsePercent(value)
      if (parsed.ok) return { type, value: parsed.rate }
      read.refuse({
        field: 'product.discount.value',
        description: message('violations.percent4'),
        violatedRule: parsed.rule,
      })
      return { type: 'NONE', value: 0n }
    }
    default:
      return type satisfies never
  }
}

function readOptions(
  options: readonly Static<typeof ProductOptionForWrite>[],
  before: readonly Option[],
  read: Reader,
): Option[] {
  const made = options.map(({ optionType, name, choices }, i): Option => {
    const field = `product.productOptions[${i}].choices`
    const old = before.find((o) => o.name === name)
    const called = choices.map(({ value, description }, j) => {
      const text = description ?? value ?? ''
      if (text === '') {
        read.refuse({
          field: `${field}[${j}]`,
          description: message('violations.value'),
          violatedRule: 'REQUIRED_FIELD',
        })
      }
      const mediaIds = old?.choices.find((c) => c.description === text)?.mediaIds ?? []
      return { value: value ?? text, description: text, mediaIds }
    })
    return { type: optionType === 'color' ? 'color' : 'drop_down', name, choices: called }
  })
  combinations(made, 'product.productOptions')
  return made
}

/** The texts that generation 1 knows take the place of those there were; modifiers that are no texts stay. */
function withTextFields(before: readonly Modifier[], fields: NonNullable<Written['customTextFields']>): Modifier[] {
  const old = new Map(before.filter((m) => m.renderType === 'FREE_TEXT').map((m) => [m.name, m]))
  const texts = fields.map(
    ({ title, maxLength = 500, mandatory = false }): Modifier => ({
      ...(old.get(title) ?? { name: title, title }),
      renderType: 'FREE_TEXT',
      maxLength,
      mandatory,
    }),
  )
  return [...before.filter((m) => m.renderType !== 'FREE_TEXT'), ...texts]
}

function readPricePerUnit(
  sent: Written['pricePerUnitData'],
  before: ProductDoc,
  read: Reader,
): Pick<ProductDoc, 'pricePerUnit' | 'contents'> {
  if (sent === null) return {}
  const { pricePerUnit, contents } = before
  if (sent === undefined) return present({ pricePerUnit: pricePerUnit || undefined, contents: contents || undefined })
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = sent
  if (!isComparable(totalMeasurementUnit, baseMeasurementUnit)) {
    read.refuse({
      field: 'product.pricePerUnitData.baseMeasurementUnit',
      description: message('violations.sameMeasureAsTotal'),
      violatedRule: 'OTHER',
      ruleName: 'PRICE_PER_UNIT_NOT_ALIGNED',
    })
  }
  return {
    pricePerUnit: { quantity: baseQuantity, unit: baseMeasurementUnit },
    contents: { quantity: totalQuantity, unit: totalMeasurementUnit },
  }
}

/** Fields that catalogue 1 lacks stay as catalogue 3 wrote them. */
const beyondV1 = (doc: ProductDoc): Partial<ProductDoc> =>
  Object.fromEntries(BEYOND_V1.flatMap((key) => (doc[key] === undefined ? [] : [[key, doc[key]]])))

const BEYOND_V1 = [
  'additionalRibbons',
  'extendedFields',
  'fulfillerId',
  'deliveryProfileId',
  'membersOnly',
  'importId',
] as const satisfies (keyof ProductDoc)[]

/** The document after a change: fields present are set, null empties, the others stay. */
function readDoc(wire: Written, before: ProductDoc, read: Reader): ProductDoc {
  const { seoData, taxGroupId, productDimensions, packageDimensions } = wire
  const orBefore = <T>(sent: T | null | undefined, old: T | undefined): T | undefined =>
    sent === undefined ? old : (sent ?? undefined)
  const seo = orBefore<Record<string, unknown>>(seoData, before.seo)
  const tax = orBefore(taxGroupId, before.taxGroupId)
  const size = productDimensions === undefined ? before.productDimensions : withoutNulls(productDimensions)
  const packed = packageDimensions === undefined ? before.packageDimensions : withoutNulls(packageDimensions)
  return {
    description: wire.description === undefined ? before.description : cleanHtml(wire.description ?? ''),
    options: wire.productOptions ? readOptions(wire.productOptions, before.options, read) : before.options,
    media: before.media,
    modifiers: wire.customTextFields ? withTextFields(before.modifiers, wire.customTextFields) : before.modifiers,
    ...present({
      richDescription: before.richDescription && wire.description === undefined ? before.richDescription : undefined,
    }),
    ...beyondV1(before),
    ...readPricePerUnit(wire.pricePerUnitData, before, read),
    ...present({ seo, taxGroupId: tax || undefined, productDimensions: size, packageDimensions: packed }),
  }
}

function readFields(wire: Written, before: ProductState, read: Reader): ProductState {
  const { priceData, costAndProfitData, discount, weight } = wire
  const itemCost = costAndProfitData?.itemCost
  if (wire.name?.trim() === '')
    read.refuse({
      field: 'product.name',
      description: message('violations.spacesAlone'),
      violatedRule: 'VALIDATION',
      ruleName: 'ONLY_SPACES_STRING_ERROR',
    })
  return {
    ...before,
    name: wire.name ?? before.name,
    visible: wire.visible ?? before.visible,
    productType:
      wire.productType === 'digital' || wire.productType === 'physical' ? wire.productType : before.productType,
    price: priceData ? read.amount('product.priceData.price', priceData.price) : before.price,
    salePrice: priceData || discount ? null : before.salePrice,
    cost:
      itemCost === undefined
        ? before.cost
        : itemCost === null
          ? null
          : read.amount('product.costAndProfitData.itemCost', itemCost),
    discount: discount ? readDiscount(discount, read) : before.discount,
    sku: wire.sku === undefined ? before.sku : (wire.sku ?? ''),
    weightGrams: weight === undefined ? before.weightGrams : grams(weight),
    ...(wire.brand === undefined || wire.brand === before.brand ? {} : { brand: wire.brand || null, brandId: null }),
    ...(wire.ribbon === undefined || wire.ribbon === before.ribbon
      ? {}
      : { ribbon: wire.ribbon || null, ribbonId: null }),
    ...present({
      sections: wire.additionalInfoSections
        ? wire.additionalInfoSections.map(({ title, description }) => ({
            title,
            description: cleanHtml(description),
          }))
        : undefined,
    }),
    manageVariants: wire.manageVariants ?? before.manageVariants,
    doc: readDoc(wire, before.doc, read),
  }
}

/** The product after a change, or of a blank one its first state, without its variants; throws InvalidArgument. */
export function changeFromWire(wire: Written, before: ProductState, currency: string): ProductState {
  const read = reader(currency)
  const state = readFields(wire, before, read)
  read.done()
  return state
}

/** Fields that an override sets on each variant that it selects; absent stays, null returns to the product's value. */
export type VariantChange = Omit<Partial<VariantFields>, 'choices' | 'inStock' | 'quantity'> & {
  readonly productDimensions?: ProductDoc['productDimensions'] | null
  readonly packageDimensions?: ProductDoc['packageDimensions'] | null
}

export function overridesFromWire(
  overrides: readonly Static<typeof VariantOverride>[],
  currency: string,
): { selects: Static<typeof VariantOverride>; change: VariantChange }[] {
  const read = reader(currency)
  const changes = overrides.map((selects, i) => {
    const { price, cost, sku, weight, visible, productDimensions, packageDimensions } = selects
    const amount = (field: string, value: number | null) =>
      value === null ? null : read.amount(`variants[${i}].${field}`, value)
    return {
      selects,
      change: {
        ...(price === undefined ? {} : { price: amount('price', price), salePrice: null }),
        ...present({
          cost: cost === undefined ? undefined : amount('cost', cost),
          sku: sku === undefined ? undefined : sku || null,
          weightGrams: weight === undefined ? undefined : grams(weight),
          visible,
          productDimensions: productDimensions === undefined ? undefined : (withoutNulls(productDimensions) ?? null),
          packageDimensions: packageDimensions === undefined ? undefined : (withoutNulls(packageDimensions) ?? null),
        }),
      },
    }
  })
  read.done()
  return changes
}
