import type { ProductForCreate, ProductOptionForWrite } from '@fairground/client/generated/stores.products.ts'
import { amountAsNumber, amountOf } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'
import { namedChoices, type OptionValues, type ProductValues, type VariantValues } from './product-values.ts'

/** Changes of one combination, named by its key. */
export interface VariantChange {
  readonly key: string
  readonly price?: number | null
  readonly sku?: string | null
  readonly visible?: boolean
}

export interface StockChange {
  readonly trackQuantity: boolean
  /** Only the units that were changed: what was sold meanwhile stays sold. `key` undefined is the product without variants. */
  readonly variants: readonly {
    readonly key: string | undefined
    readonly quantity?: number
    readonly inStock?: boolean
  }[]
}

/** What must be sent so that the stored product becomes the entered one. */
export interface ProductPlan {
  readonly fields: Partial<ProductForCreate>
  readonly variants: readonly VariantChange[]
  readonly stock: StockChange | undefined
  readonly join: readonly string[]
  readonly leave: readonly string[]
  readonly addPictures: readonly string[]
  readonly removePictures: readonly string[]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const priceNumber = (typed: string, currency: string): number =>
  amountAsNumber(amountOf(wireAmount(typed), currency), currency)

const textOrNull = (typed: string): string | null => typed.trim() || null

const optionsToWire = (options: readonly OptionValues[]): ProductOptionForWrite[] =>
  options.map((option) => ({
    name: option.name.trim(),
    optionType: option.kind,
    choices: namedChoices(option).map(({ description, color }) => ({
      description: description.trim(),
      value: option.kind === 'color' ? color : description.trim(),
    })),
  }))

/** `before` undefined: the product is not there yet and everything is sent. */
export function productPlan(before: ProductValues | undefined, after: ProductValues, currency: string): ProductPlan {
  const changed = (field: keyof ProductValues) => before === undefined || !same(before[field], after[field])
  const fields: Partial<ProductForCreate> = {}
  if (changed('name')) fields.name = after.name.trim()
  if (changed('price')) fields.priceData = { price: priceNumber(after.price, currency) }
  if (changed('description')) fields.description = textOrNull(after.description)
  if (changed('sku')) fields.sku = textOrNull(after.sku)
  if (changed('brand')) fields.brand = textOrNull(after.brand)
  if (changed('ribbon')) fields.ribbon = textOrNull(after.ribbon)
  if (changed('visible')) fields.visible = after.visible
  if (changed('options')) fields.productOptions = optionsToWire(after.options)
  if (changed('manageVariants')) fields.manageVariants = isManaged(after)
  return {
    fields,
    variants: isManaged(after) ? variantChanges(before, after, currency) : [],
    stock: stockChange(before, after),
    join: after.collectionIds.filter((id) => !before?.collectionIds.includes(id)),
    leave: before?.collectionIds.filter((id) => !after.collectionIds.includes(id)) ?? [],
    addPictures: after.pictures.filter(({ id }) => id === '').map(({ url }) => url),
    removePictures:
      before?.pictures.filter(({ id }) => !after.pictures.some((one) => one.id === id)).map(({ id }) => id) ?? [],
  }
}

export const isManaged = ({ manageVariants, options }: ProductValues): boolean => manageVariants && options.length > 0

function variantChanges(before: ProductValues | undefined, after: ProductValues, currency: string): VariantChange[] {
  const known = rowsByKey(before)
  return after.variants.flatMap(({ key, price, sku, visible }) => {
    const was = known.get(key) ?? { price: '', sku: '', visible: true }
    const change: VariantChange = {
      key,
      ...(price.trim() === was.price ? {} : { price: price.trim() === '' ? null : priceNumber(price, currency) }),
      ...(sku.trim() === was.sku ? {} : { sku: textOrNull(sku) }),
      ...(visible === was.visible ? {} : { visible }),
    }
    return Object.keys(change).length > 1 ? [change] : []
  })
}

const rowsByKey = (values: ProductValues | undefined): Map<string, VariantValues> =>
  new Map(values && isManaged(values) ? values.variants.map((row) => [row.key, row]) : [])

function stockChange(before: ProductValues | undefined, after: ProductValues): StockChange | undefined {
  const tracked = after.trackStock
  const switched = before === undefined || before.trackStock !== tracked
  const unit = ({ quantity, inStock }: { quantity: string; inStock: boolean }) =>
    tracked ? { quantity: Number(quantity) } : { inStock }
  const known = rowsByKey(before)
  const rows = isManaged(after)
    ? after.variants.map((row) => ({ key: row.key, now: unit(row), was: known.get(row.key) }))
    : [{ key: undefined, now: unit(after), was: before && !isManaged(before) ? before : undefined }]
  const variants = rows
    .filter(({ now, was }) => switched || was === undefined || !same(now, unit(was)))
    .map(({ key, now }) => ({ key, ...now }))
  return switched || variants.length > 0 ? { trackQuantity: tracked, variants } : undefined
}

/** Parts of the form that differ, for "3 changes": a variant's row counts once. */
export function changeCount(before: ProductValues, after: ProductValues): number {
  const { variants: was, ...fieldsBefore } = before
  const { variants: now, ...fieldsAfter } = after
  const fields = (Object.keys(fieldsAfter) as (keyof typeof fieldsAfter)[]).filter(
    (field) => !same(fieldsBefore[field], fieldsAfter[field]),
  )
  const keys = new Set([...was, ...now].map(({ key }) => key))
  const row = (rows: readonly VariantValues[], key: string) => rows.find((one) => one.key === key)
  return fields.length + [...keys].filter((key) => !same(row(was, key), row(now, key))).length
}
