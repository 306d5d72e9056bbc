import type { ProductOptionForWrite } from '@fairground/contract/stores/options.ts'
import type { Discount } from '@fairground/contract/stores/price.ts'
import type { ProductForCreate, ProductForUpdate, VariantOverride } from '@fairground/contract/stores/product.ts'
import { type AmountRefusal, parseAmount } from '@fairground/domain/money.ts'
import { parsePercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { cleanHtml } from '../../html/clean-html.ts'
import { type FieldViolation, InvalidArgument } from '../../http/api-error.ts'
import { combinations } from './combinations.ts'
import type { Option, ProductDiscount, ProductDoc, ProductDraft, ProductFields, VariantFields } from './model.ts'

type Written = Omit<Static<typeof ProductForUpdate>, 'id'>

export const grams = (kilograms: number | null): number | null =>
  kilograms === null ? null : Math.round(kilograms * 1e6) / 1e3

const amountTexts: Record<AmountRefusal['rule'], (limit: number) => string> = {
  FORMAT: () => 'must be a plain number',
  DECIMAL_MAX_SCALE: (limit) => `must have at most ${limit} digits after the point`,
  DECIMAL_GTE: (limit) => `must be at least ${limit}`,
  DECIMAL_LTE: (limit) => `must be at most ${limit}`,
}

/** Reads the numbers of one request; `done` refuses it with everything that was wrong. */
export function reader(currency: string) {
  const violations: FieldViolation[] = []
  const refuse = (violation: FieldViolation) => violations.push(violation)
  return {
    refuse,
    amount(field: string, value: number, options: { negative?: boolean } = {}): bigint {
      const parsed = parseAmount(value, currency, options)
      if (parsed.ok) return parsed.minor
      const { rule, limit } = parsed.refusal
      refuse({
        field,
        description: amountTexts[rule](limit ?? 0),
        violatedRule: rule,
        ...(limit === undefined ? {} : { data: { threshold: limit } }),
      })
      return 0n
    },
    done() {
      if (violations.length > 0) throw new InvalidArgument(violations)
    },
  }
}
type Reader = ReturnType<typeof reader>

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
        description: 'must be between 0 and 100, with at most 4 digits after the point',
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
        read.refuse({ field: `${field}[${j}]`, description: 'needs a value', violatedRule: 'REQUIRED_FIELD' })
      }
      const mediaIds = old?.choices.find((c) => c.description === text)?.mediaIds ?? []
      return { value: value ?? text, description: text, mediaIds }
    })
    return { type: optionType === 'color' ? 'color' : 'drop_down', name, choices: called }
  })
  combinations(made, 'product.productOptions')
  return made
}

const withoutNulls = <T extends object>(value: T | null): { [K in keyof T]?: NonNullable<T[K]> } | undefined =>
  value === null
    ? undefined
    : (Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as {
        [K in keyof T]?: NonNullable<T[K]>
      }) // nulls were taken out

/** The document after a change: fields present are set, null empties, the others stay. */
function readDoc(wire: Written, before: ProductDoc, read: Reader): ProductDoc {
  const { seoData, taxGroupId, productDimensions, packageDimensions } = wire
  const kept = <T>(sent: T | null | undefined, old: T | undefined): T | undefined =>
    sent === undefined ? old : (sent ?? undefined)
  const seo = kept<Record<string, unknown>>(seoData, before.seo)
  const tax = kept(taxGroupId, before.taxGroupId)
  const size = productDimensions === undefined ? before.productDimensions : withoutNulls(productDimensions)
  const packed = packageDimensions === undefined ? before.packageDimensions : withoutNulls(packageDimensions)
  return {
    description: wire.description === undefined ? before.description : cleanHtml(wire.description ?? ''),
    options: wire.productOptions ? readOptions(wire.productOptions, before.options, read) : before.options,
    media: before.media,
    infoSections: wire.additionalInfoSections
      ? wire.additionalInfoSections.map(({ title, description }) => ({ title, description: cleanHtml(description) }))
      : before.infoSections,
    textFields: wire.customTextFields
      ? wire.customTextFields.map(({ title, maxLength = 500, mandatory = false }) => ({ title, maxLength, mandatory }))
      : before.textFields,
    ...(seo ? { seo } : {}),
    ...(tax ? { taxGroupId: tax } : {}),
    ...(size ? { productDimensions: size } : {}),
    ...(packed ? { packageDimensions: packed } : {}),
  }
}

function readFields(wire: Written, before: ProductFields, read: Reader): ProductFields {
  const { priceData, costAndProfitData, discount, weight } = wire
  const itemCost = costAndProfitData?.itemCost
  return {
    name: wire.name ?? before.name,
    visible: wire.visible ?? before.visible,
    productType:
      wire.productType === 'digital' || wire.productType === 'physical' ? wire.productType : before.productType,
    price: priceData ? read.amount('product.priceData.price', priceData.price) : before.price,
    cost:
      itemCost === undefined
        ? before.cost
        : itemCost === null
          ? null
          : read.amount('product.costAndProfitData.itemCost', itemCost),
    discount: discount ? readDiscount(discount, read) : before.discount,
    sku: wire.sku === undefined ? before.sku : (wire.sku ?? ''),
    weightGrams: weight === undefined ? before.weightGrams : grams(weight),
    brand: wire.brand === undefined ? before.brand : wire.brand || null,
    ribbon: wire.ribbon === undefined ? before.ribbon : wire.ribbon || null,
    manageVariants: wire.manageVariants ?? before.manageVariants,
    doc: readDoc(wire, before.doc, read),
  }
}

const blank: ProductFields = {
  name: '',
  visible: true,
  productType: 'physical',
  price: 0n,
  cost: null,
  discount: { type: 'NONE', value: 0n },
  sku: '',
  weightGrams: null,
  brand: null,
  ribbon: null,
  manageVariants: false,
  doc: { description: '', options: [], media: [], infoSections: [], textFields: [] },
}

/** A product's first state; throws InvalidArgument. Stock is not counted until the merchant says so. */
export function draftFromWire(wire: Static<typeof ProductForCreate>, currency: string): ProductDraft {
  const read = reader(currency)
  const fields = readFields(wire, blank, read)
  read.done()
  return {
    ...fields,
    ...(wire.slug === undefined ? {} : { slug: wire.slug }),
    trackInventory: false,
    collectionIds: [],
    variants: [],
  }
}

/** The product's fields after a change; throws InvalidArgument. */
export function changeFromWire(wire: Written, before: ProductFields, currency: string): ProductFields {
  const read = reader(currency)
  const fields = readFields(wire, before, read)
  read.done()
  return fields
}

/** What an override sets on each variant that it selects; absent stays, null returns to the product's value. */
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
        ...(price === undefined ? {} : { price: amount('price', price) }),
        ...(cost === undefined ? {} : { cost: amount('cost', cost) }),
        ...(sku === undefined ? {} : { sku: sku || null }),
        ...(weight === undefined ? {} : { weightGrams: grams(weight) }),
        ...(visible === undefined ? {} : { visible }),
        ...(productDimensions === undefined ? {} : { productDimensions: withoutNulls(productDimensions) ?? null }),
        ...(packageDimensions === undefined ? {} : { packageDimensions: withoutNulls(packageDimensions) ?? null }),
      },
    }
  })
  read.done()
  return changes
}
