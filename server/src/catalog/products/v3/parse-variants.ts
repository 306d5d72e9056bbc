import type { VariantWithInventory } from '@fairground/contract/stores/product-v3-write.ts'
import { isComparable } from '@fairground/domain/catalog/price-per-unit.ts'
import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { choicesKey } from '@fairground/domain/catalog/variants.ts'
import { present } from '@fairground/domain/present.ts'
import { compare } from '@fairground/domain/rounding.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import { unitPrice } from '../model/priced.ts'
import type { DigitalFile, Measure, Option, VariantDoc } from '../model/product.ts'
import { grams } from '../model/weight.ts'
import type { Reader } from '../write/field-reader.ts'
import { newVariant, type ProductState, type VariantState } from '../write/product-state.ts'
import { withoutNulls } from '../write/without-nulls.ts'

export type WrittenVariant = Static<typeof VariantWithInventory>
type Choices = Readonly<Record<string, string>>

const ruleBroken = (field: string, description: Message, ruleName: string, data: Record<string, unknown> = {}) =>
  new InvalidArgument([{ field, description, violatedRule: 'OTHER', ruleName, data }])

/** Choices by the names of their options; every option's, and no other's. */
function readChoices(
  written: WrittenVariant['choices'],
  options: readonly Option[],
  productId: string,
  field: string,
): Choices {
  const chosen = (written ?? []).map(({ optionChoiceIds: ids, optionChoiceNames: names }): [string, string] => {
    const option = options.find((o) =>
      ids ? o.id === ids.optionId.toLowerCase() : o.name === names?.optionName.trim(),
    )
    if (!option) {
      const optionIds = [ids?.optionId ?? names?.optionName ?? '']
      throw ruleBroken(field, message('violations.unknownOption'), 'MISSING_VARIANT_OPTION', {
        optionIds,
        productId,
      })
    }
    const choice = option.choices.find((c) =>
      ids ? c.id === ids.choiceId : c.description === names?.choiceName.trim(),
    )
    if (!choice) throw lacking(field, [option], productId)
    return [option.name, choice.description]
  })
  const choices = Object.fromEntries(chosen)
  const missing = options.filter((option) => !Object.hasOwn(choices, option.name))
  if (missing.length > 0) throw lacking(field, missing, productId)
  if (chosen.length > options.length) throw new ApiError({ code: 'DUPLICATE_VARIANT_OPTION_CHOICE' })
  return choices
}

const lacking = (field: string, options: readonly Option[], productId: string) =>
  ruleBroken(field, message('violations.choiceOfEvery'), 'MISSING_VARIANT_OPTION_CHOICE', {
    optionsMissingChoice: options.map(({ id, name }) => id ?? name),
    productId,
  })

/** Prices as the model has them, in minor units. Throws COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE. */
export function readPrices(
  { actualPrice, compareAtPrice }: NonNullable<WrittenVariant['price']>,
  read: Reader,
  field: string,
): { price: bigint; salePrice: bigint | null } {
  const actual = read.amount(`${field}.actualPrice.amount`, actualPrice.amount)
  if (!compareAtPrice) return { price: actual, salePrice: null }
  const compareAt = read.amount(`${field}.compareAtPrice.amount`, compareAtPrice.amount)
  if (compareAt < actual) throw new ApiError({ code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' })
  return { price: compareAt, salePrice: compareAt > actual ? actual : null }
}

/** Fields of a variant besides its price and choices; absent ones stay. */
export function readOwn(
  wire: Pick<WrittenVariant, 'visible' | 'revenueDetails' | 'physicalProperties'>,
  before: Pick<VariantState, 'visible' | 'cost' | 'weightGrams' | 'doc'>,
  read: Reader,
  field: string,
): Pick<VariantState, 'visible' | 'cost' | 'weightGrams' | 'doc'> {
  const { visible, revenueDetails, physicalProperties: physical = {} } = wire
  const cost = revenueDetails === null ? null : revenueDetails?.cost
  const { productDimensions: own, packageDimensions: packed, contents, ...doc } = before.doc
  const size = physical.productDimensions === undefined ? own : withoutNulls(physical.productDimensions)
  const box = physical.packageDimensions === undefined ? packed : withoutNulls(physical.packageDimensions)
  const settings = physical.pricePerUnit === null ? null : physical.pricePerUnit?.settings
  const holds = settings === undefined ? contents : settings === null ? undefined : measureOf(settings)
  return {
    visible: visible ?? before.visible,
    cost:
      cost === undefined
        ? before.cost
        : cost === null
          ? null
          : read.amount(`${field}.revenueDetails.cost.amount`, cost.amount),
    weightGrams: physical.weight === undefined ? before.weightGrams : grams(physical.weight),
    doc: {
      ...doc,
      ...present({ productDimensions: size, packageDimensions: box, contents: holds }),
    },
  }
}

export const measureOf = ({
  quantity,
  measurementUnit,
}: {
  quantity: number
  measurementUnit: Measure['unit']
}): Measure => ({
  quantity,
  unit: measurementUnit,
})

/** Throws where product and variant do not measure the same. */
export function checkAligned(base: Measure | undefined, doc: VariantDoc, field: string): void {
  if (base && doc.contents && !isComparable(base.unit, doc.contents.unit))
    throw ruleBroken(
      `${field}.physicalProperties.pricePerUnit.settings.measurementUnit`,
      message('violations.sameMeasure'),
      'PRICE_PER_UNIT_NOT_ALIGNED',
    )
}

function readVariant(
  wire: WrittenVariant,
  before: VariantState,
  state: ProductState,
  { files, read, field }: { files: Files; read: Reader; field: string },
): VariantState {
  const { sku, barcode, digitalProperties, physicalProperties } = wire
  const isDigital = state.productType === 'digital'
  if ((wire.inventoryItem?.quantity ?? 0) < 0)
    throw new InvalidArgument([
      {
        field: `${field}.inventoryItem.quantity`,
        description: message('violations.negative'),
        violatedRule: 'MIN',
        ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
        data: { threshold: 0 },
      },
    ])
  if (isDigital ? physicalProperties?.weight : digitalProperties?.digitalFile)
    throw ruleBroken(
      `${field}.${isDigital ? 'physicalProperties' : 'digitalProperties'}`,
      message('violations.notOfType'),
      'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
    )
  const written = readOwn(wire, before, read, field)
  const { digitalFile, ...doc } = written.doc
  const file = digitalProperties?.digitalFile
  const soldFile = file === undefined ? digitalFile : file === null ? undefined : fileOf(file.id, digitalFile, files)
  checkAligned(state.doc.pricePerUnit, doc, field)
  return {
    ...before,
    ...written,
    ...readPrices(wire.price, read, `${field}.price`),
    sku: sku === undefined ? before.sku : sku,
    barcode: barcode === undefined ? before.barcode : barcode,
    doc: { ...doc, ...present({ digitalFile: soldFile }) },
  }
}

type Files = ReadonlyMap<string, DigitalFile>

/** The file that the variant has already, or one of the site's; throws DIGITAL_FILE_NOT_FOUND_ERROR. */
function fileOf(id: string, before: DigitalFile | undefined, files: Files): DigitalFile {
  const file = files.get(id) ?? (before?.id === id ? before : undefined)
  if (!file) throw new ApiError({ code: 'DIGITAL_FILE_NOT_FOUND_ERROR', ids: [id] })
  return file
}

/**
 * The variants of a product, all of them: those that are named by id change, those without are made, the others go. The one variant
 * of a product without options has the product's own fields of generation 1.
 */
export function withVariants(
  state: ProductState,
  written: readonly WrittenVariant[],
  { files, read, newId }: { files: Files; read: Reader; newId: () => string },
): ProductState {
  const { options } = state.doc
  const managed = options.length > 0
  if (!managed && (written.length > 1 || written.some(({ choices = [] }) => choices.length > 0)))
    throw new ApiError({ code: 'INVALID_DEFAULT_VARIANT' })
  const standing = new Map(state.variants.flatMap((v) => [[v.id, v] as const, [v.variantId, v] as const]))
  const variants = written.map((wire, i) => {
    const field = `product.variantsInfo.variants[${i}]`
    const before = wire.id ? standing.get(wire.id) : undefined
    const choices =
      before && wire.choices === undefined && aligned(before.choices, options)
        ? before.choices
        : readChoices(wire.choices, options, state.id, `${field}.choices`)
    const id = before?.id ?? wire.id ?? newId()
    const own = before
      ? ownOf(before, state)
      : { ...newVariant(choices, managed, newId, id), inStock: false, unkept: true as const }
    const variantId = managed ? id : ZERO_VARIANT_ID
    return readVariant(wire, { ...own, choices, variantId }, state, { files, read, field })
  })
  const ids = new Set(variants.map(({ id }) => id))
  const keys = new Set(variants.map(({ choices }) => choicesKey(choices)))
  if (ids.size < variants.length) throw new ApiError({ code: 'VARIANT_ID_ALREADY_EXISTS' })
  if (keys.size < variants.length) throw new ApiError({ code: 'DUPLICATE_VARIANT_OPTION_CHOICE' })
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? [])
  if (new Set(barcodes).size < barcodes.length) throw new ApiError({ code: 'DUPLICATE_BARCODE_ERROR' })
  const whole = withOwnVariants({ ...state, manageVariants: managed }, variants)
  return managed ? whole : { ...whole, visible: written[0]?.visible ?? state.visible }
}

/**
 * The variants with all that they have of their product (prices, cost, SKU, weight, measures), so that each can be changed by itself;
 * `withOwnVariants` puts them back.
 */
export const ownVariants = (state: ProductState): VariantState[] => state.variants.map((v) => ownOf(v, state))

/** The product with variants that say all of themselves; the product's own discount is in their prices. */
export function withOwnVariants(state: ProductState, variants: readonly VariantState[]): ProductState {
  const whole = { ...state, discount: { type: 'NONE' as const, value: 0n } }
  return state.manageVariants ? withManaged(whole, variants) : withOne(whole, variants[0]!) // a product has a variant
}

const aligned = (choices: Choices, options: readonly Option[]): boolean =>
  Object.keys(choices).length === options.length &&
  options.every(({ name, choices: known }) => known.some(({ description }) => description === choices[name]))

function ownOf(variant: VariantState, state: ProductState): VariantState {
  const { cost, sku, weightGrams, doc, discount } = state
  const { full, discounted } = unitPrice(
    { ...state, discountType: discount.type, discountValue: discount.value },
    variant,
  )
  const { productDimensions, packageDimensions, contents } = doc
  return {
    ...variant,
    price: full,
    salePrice: full > discounted ? discounted : null,
    cost: variant.cost ?? cost,
    sku: variant.sku ?? (sku || null),
    weightGrams: variant.weightGrams ?? weightGrams,
    doc: {
      ...present({ productDimensions, packageDimensions, contents: contents || undefined }),
      ...variant.doc,
    },
  }
}

/** Generation 1's price of a product is the lowest of a visible variant. */
function withManaged(state: ProductState, variants: readonly VariantState[]): ProductState {
  const visible = variants.filter((v) => v.visible)
  const [cheapest] = (visible.length > 0 ? visible : variants).toSorted((a, b) =>
    compare(actualPriceOf(a), actualPriceOf(b)),
  )
  const { productDimensions: _d, packageDimensions: _p, contents: _c, ...doc } = state.doc
  return {
    ...state,
    price: cheapest?.price ?? 0n,
    salePrice: cheapest?.salePrice ?? null,
    cost: null,
    sku: '',
    weightGrams: null,
    doc,
    variants,
  }
}

const actualPriceOf = ({ price, salePrice }: VariantState): bigint => salePrice ?? price ?? 0n

function withOne(state: ProductState, variant: VariantState): ProductState {
  const { productDimensions: _d, packageDimensions: _p, contents: _c, ...doc } = state.doc
  const { digitalFile, ...measures } = variant.doc
  return {
    ...state,
    price: variant.price ?? 0n,
    salePrice: variant.salePrice,
    cost: variant.cost,
    sku: variant.sku ?? '',
    weightGrams: variant.weightGrams,
    doc: { ...doc, ...measures },
    variants: [
      {
        ...variant,
        price: null,
        salePrice: null,
        cost: null,
        sku: null,
        weightGrams: null,
        doc: digitalFile ? { digitalFile } : {},
      },
    ],
  }
}
