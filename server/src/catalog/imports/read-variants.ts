import { MAX_VARIANTS, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { message } from '../../ground/texts/message.ts'
import { pictureId } from '../products/model/media.ts'
import type { Option, OptionChoice, VariantFields } from '../products/model/product.ts'
import { type Cells, LONGEST } from './cells.ts'
import type { Column, ProductRow } from './product-rows.ts'

type Choices = Readonly<Record<string, string>>

/** One variant as its row describes it. Amounts are minor units. */
export interface ReadVariant {
  readonly row: ProductRow
  readonly choices: Choices
  readonly price: bigint
  readonly compareAt: bigint | null
  readonly cost: bigint | null
  readonly sku: string
  readonly barcode: string
  readonly grams: number | null
  /** Its stock is counted, and what is not there cannot be sold. */
  readonly counted: boolean
  readonly quantity: bigint
  readonly shipped: boolean
  readonly picture: string
}

interface OptionName {
  readonly name: string
  readonly column: Column
}

/** `Title` with `Default Title` stands for a product without options. */
export function optionNames(first: ProductRow, { text }: Cells): OptionName[] {
  const named = ([1, 2, 3] as const).flatMap((n): OptionName[] => {
    const name = text(first, `Option${n} Name`, LONGEST.choice)
    return name === '' ? [] : [{ name, column: `Option${n} Value` }]
  })
  const isDefault = named.length === 1 && named[0]?.name === 'Title' && first.cell('Option1 Value') === 'Default Title'
  return isDefault ? [] : named
}

/** Rows with a price or a choice are variants; the others only bring pictures. */
export function readVariants(rows: readonly ProductRow[], names: readonly OptionName[], cells: Cells): ReadVariant[] {
  const { text, amount, number, wrong } = cells
  const variantRows = rows.filter((row) => row.cell('Variant Price') !== '' || row.cell('Option1 Value') !== '')
  if (variantRows.length === 0 && rows[0]) wrong(rows[0], message('imports.noPriceAtAll'))
  return variantRows.map((row) => {
    if (row.cell('Variant Price') === '') wrong(row, message('imports.missing', { heading: 'Variant Price' }))
    const quantity = number(row, 'Variant Inventory Qty', Number.NEGATIVE_INFINITY) ?? 0
    const isSoldBeyond = row.cell('Variant Inventory Policy').toLowerCase() === 'continue'
    return {
      row,
      choices: choicesOf(row, names, cells),
      price: amount(row, 'Variant Price') ?? 0n,
      compareAt: amount(row, 'Variant Compare At Price'),
      cost: amount(row, 'Cost per item'),
      sku: text(row, 'Variant SKU', LONGEST.sku),
      barcode: text(row, 'Variant Barcode', LONGEST.sku),
      grams: number(row, 'Variant Grams', 0) || null,
      counted: row.cell('Variant Inventory Tracker') !== '' && !isSoldBeyond,
      quantity: BigInt(Math.max(0, Math.trunc(quantity))),
      shipped: row.cell('Variant Requires Shipping').toLowerCase() !== 'false',
      picture: row.cell('Variant Image'),
    }
  })
}

const choicesOf = (row: ProductRow, names: readonly OptionName[], { text, wrong }: Cells): Choices =>
  Object.fromEntries(
    names.map(({ name, column }) => {
      const value = text(row, column, LONGEST.choice)
      if (value === '') wrong(row, message('imports.missing', { heading: column }))
      return [name, value]
    }),
  )

/** Options with their choices in the order of the file. A variant's own picture shows its colour, or else its first option. */
export function optionsOf(names: readonly OptionName[], variants: readonly ReadVariant[]): Option[] {
  const colour = names.findIndex(({ name }) => /colou?r/i.test(name))
  return names.map(({ name }, i): Option => {
    const shows = i === Math.max(0, colour)
    const values = [...new Set(variants.map((v) => v.choices[name] ?? ''))]
    const pictured = Map.groupBy(shows ? variants.filter((v) => v.picture !== '') : [], (v) => v.choices[name])
    const choice = (value: string): OptionChoice => {
      const own = pictured.get(value) ?? []
      return { value, description: value, mediaIds: [...new Set(own.map((v) => pictureId(v.picture)))] }
    }
    return { type: 'drop_down', name, choices: values.map(choice) }
  })
}

/** The combinations of options that no row has: they exist, hidden. */
export function absentVariants(
  options: readonly Option[],
  variants: readonly ReadVariant[],
  cells: Cells,
): VariantFields[] {
  const key = (choices: Choices) => JSON.stringify(options.map((option) => choices[option.name]))
  const present = new Set<string>()
  for (const { row, choices } of variants) {
    if (present.has(key(choices))) cells.wrong(row, message('imports.combinationTwice'))
    present.add(key(choices))
  }
  const all = variantsOf(options.map(({ name, choices }) => ({ name, choices: choices.map((c) => c.description) })))
  if (all.ok)
    return all.variants.filter((choices) => !present.has(key(choices))).map((choices) => ({ choices, visible: false }))
  if (variants[0]) cells.wrong(variants[0].row, message('imports.manyCombinations', { most: String(MAX_VARIANTS) }))
  return []
}
