import { MAX_VARIANTS, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { present } from '@fairground/domain/present.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { pictureId } from '../products/model/media.ts'
import type { Option, Picture, VariantFields } from '../products/model/product.ts'
import { amount, number, or, WrongCell } from './codecs.ts'
import type { FileProduct } from './file-product.ts'
import { LONGEST_HTML } from './own-columns.ts'
import type { CellsOfRow, WrongRow } from './own-format.ts'
import { addressOf, type Pictures } from './pictures.ts'

interface WooProduct {
  readonly incoming: FileProduct
  readonly wrong: readonly WrongRow[]
  /** Fields that were taken over differently. */
  readonly notes: readonly string[]
}

const MAX_ATTRIBUTES = 6
const KILOGRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.59237, oz: 28.349523125 }
const LENGTHS = { cm: 'CM', m: 'M', mm: 'MM', in: 'IN', yd: 'YD' } as const

/** The product of a row of WooCommerce's product export and of its variations' rows. The first of `rows` is the product's own. */
export function readWoocommerce(
  rows: readonly CellsOfRow[],
  headings: readonly string[],
  currency: string,
  sent: Pictures = new Map(),
): WooProduct {
  const wrong: WrongRow[] = []
  const notes: string[] = []
  const cell = (row: number, heading: string): string => unguarded(rows[row]?.(heading) ?? '').trim()
  const tried = <T>(row: number, heading: string, none: T, read: (text: string) => T): T => {
    try {
      return read(cell(row, heading))
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      wrong.push({ row, message: `${heading} ${error.message}` })
      return none
    }
  }
  const money = (row: number, heading: string) => tried(row, heading, null, or(null, amount(currency)).read)
  const measured = (row: number, name: 'Weight' | 'Length' | 'Width' | 'Height') => {
    const heading = headings.find((text) => text.startsWith(`${name} (`)) ?? name
    return { unit: /\((\w+)\)/.exec(heading)?.[1] ?? '', value: tried(row, heading, null, or(null, number).read) }
  }
  const grams = (row: number) => {
    const { unit, value } = measured(row, 'Weight')
    return value === null ? null : Math.round(value * (KILOGRAMS[unit] ?? 1000) * 1000) / 1000
  }

  const kinds = cell(0, 'Type').toLowerCase().split(/,\s*/)
  if (kinds.includes('grouped') || kinds.includes('external'))
    wrong.push({ row: 0, message: `A product of the kind ${kinds[0]} has no counterpart here.` })
  const name = cell(0, 'Name')
  if (name === '') wrong.push({ row: 0, message: 'Name is missing.' })
  else if (name.length > 80) wrong.push({ row: 0, message: `Name has ${name.length} characters; at most 80 fit.` })

  const stock = (row: number) => {
    const text = cell(row, 'Stock')
    const counted = /^-?\d{1,10}(\.0+)?$/.test(text) && cell(row, 'Backorders allowed?') !== '1'
    return {
      counted,
      quantity: BigInt(Math.max(0, Math.trunc(Number(text) || 0))),
      inStock: cell(row, 'In stock?') !== '0',
    }
  }
  const attributesOf = (row: number) =>
    Array.from({ length: MAX_ATTRIBUTES }, (_, i) => i + 1).flatMap((n) => {
      const attribute = cell(row, `Attribute ${n} name`)
      return attribute === '' ? [] : [{ name: attribute, values: valuesOf(cell(row, `Attribute ${n} value(s)`)) }]
    })

  const own = attributesOf(0)
  const variations = rows.slice(1).map((_, i) => ({ row: i + 1, attributes: attributesOf(i + 1) }))
  const varies = new Set(variations.flatMap(({ attributes }) => attributes.map((one) => one.name)))
  const options: Option[] = own
    .filter((attribute) => varies.has(attribute.name))
    .map((attribute) => ({
      type: 'drop_down',
      name: attribute.name.slice(0, 50),
      choices: attribute.values.map((value) => ({ value, description: value, mediaIds: [] })),
    }))

  const pictures = new Map<string, Picture>()
  for (const row of rows.keys())
    for (const given of valuesOf(cell(row, 'Images'))) {
      const url = addressOf(given, sent)
      if (/^(https?:\/\/|\/media\/)\S{1,1990}$/.test(url)) pictures.set(url, { id: pictureId(url), url })
      else wrong.push({ row, message: 'Images holds what is no http address.' })
    }

  const regular = money(0, 'Regular price')
  const stocks = (variations.length > 0 ? variations.map(({ row }) => row) : [0]).map(stock)
  const trackInventory = stocks.length > 0 && stocks.every(({ counted }) => counted)
  if (!trackInventory && stocks.some(({ counted }) => counted))
    notes.push('Only some of its variations count stock, so none does; those with none left are out of stock.')

  const variantOf = (row: number, choices: Record<string, string>, mainPrice: bigint): VariantFields => {
    const { counted, quantity, inStock } = stock(row)
    const price = money(row, 'Regular price')
    const sale = money(row, 'Sale price')
    return {
      choices,
      price: price === null || price === mainPrice ? null : price,
      salePrice: sale !== null && sale < (price ?? mainPrice) ? sale : null,
      sku: cell(row, 'SKU').slice(0, 40) || null,
      barcode: cell(row, 'GTIN, UPC, EAN, or ISBN').slice(0, 40) || null,
      weightGrams: grams(row),
      visible: cell(row, 'Published') !== '0',
      inStock: trackInventory || (counted ? quantity > 0n : inStock),
      ...present({ quantity: trackInventory ? quantity : undefined }),
    }
  }

  const prices = variations.map(({ row }) => money(row, 'Regular price'))
  const price = regular ?? prices.find((one) => one !== null) ?? 0n
  const managed = options.length > 0
  const variants = managed
    ? combined(options, variations, (row, choices) => variantOf(row, choices, price), wrong)
    : [{ ...variantOf(0, {}, price), sku: null, salePrice: null, weightGrams: null }]
  if (!managed && variations.length > 0) notes.push('Its variations differ in no attribute and are left out.')
  const saleOfAll = managed ? null : money(0, 'Sale price')
  const cleaned = (html: string, heading: string): string => {
    if (html.length <= LONGEST_HTML) return cleanHtml(html)
    wrong.push({ row: 0, message: `${heading} has ${html.length} characters; at most ${LONGEST_HTML} fit.` })
    return ''
  }
  const facts = own.filter((attribute) => !varies.has(attribute.name) && attribute.values.length > 0)
  const html = [cell(0, 'Short description'), cell(0, 'Description')].filter(Boolean).join('\n')
  const sizes = (['Length', 'Width', 'Height'] as const).map((side) => [side, measured(0, side)] as const)
  const unit = LENGTHS[(sizes[0]?.[1].unit ?? 'cm') as keyof typeof LENGTHS] ?? 'CM'
  const incoming: FileProduct = {
    collections: [
      ...new Set(
        valuesOf(cell(0, 'Categories')).map((path) =>
          path
            .split(/\s*>\s*/)
            .at(-1)!
            .slice(0, 80),
        ),
      ),
    ],
    moreRibbons: [],
    sections: facts.map((fact) => ({
      title: fact.name.slice(0, 200),
      description: `<p>${cleaned(fact.values.join(', '), fact.name.slice(0, 40))}</p>`,
    })),
    draft: {
      name,
      visible: cell(0, 'Published') === '1' || cell(0, 'Published') === '',
      visibleInPos: true,
      productType: kinds.includes('virtual') || kinds.includes('downloadable') ? 'digital' : 'physical',
      price,
      salePrice: saleOfAll !== null && saleOfAll < price ? saleOfAll : null,
      cost: null,
      discount: { type: 'NONE', value: 0n },
      sku: managed ? '' : cell(0, 'SKU').slice(0, 40),
      weightGrams: grams(0),
      brand: valuesOf(cell(0, 'Brands'))[0]?.slice(0, 50) ?? null,
      ribbon: null,
      publicTags: valuesOf(cell(0, 'Tags'))
        .map((tag) => tag.slice(0, 50))
        .slice(0, 100),
      privateTags: [],
      manageVariants: managed,
      trackInventory,
      variants,
      doc: {
        description: cleaned(html, 'Description'),
        options,
        modifiers: [],
        media: [...pictures.values()].slice(0, 50),
        ...present({
          packageDimensions: sizes.some(([, { value }]) => value !== null)
            ? {
                ...Object.fromEntries(
                  sizes.flatMap(([side, { value }]) => (value === null ? [] : [[side.toLowerCase(), String(value)]])),
                ),
                unit,
              }
            : undefined,
        }),
      },
    },
  }
  return { incoming, wrong, notes }
}

/** Commas between, `\,` within. */
const valuesOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter(Boolean)

interface Variation {
  readonly row: number
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** A variation without a value stands for every one that no other names; what none names is there, hidden. */
function combined(
  options: readonly Option[],
  variations: readonly Variation[],
  variantOf: (row: number, choices: Record<string, string>) => VariantFields,
  wrong: WrongRow[],
): VariantFields[] {
  const all = variantsOf(options.map(({ name, choices }) => ({ name, choices: choices.map((c) => c.description) })))
  if (!all.ok) {
    wrong.push({ row: 0, message: `The attributes make more than ${MAX_VARIANTS} combinations, or repeat a name.` })
    return []
  }
  const known = new Map(options.map(({ name, choices }) => [name, new Set(choices.map((one) => one.description))]))
  for (const { row, attributes } of variations)
    for (const { name, values } of attributes) {
      const unknown = values.find((value) => known.get(name)?.has(value) === false)
      if (unknown !== undefined)
        wrong.push({ row, message: `${name} “${unknown.slice(0, 40)}” is no value of the product.` })
    }
  const rowFor = variationOf(
    options.map(({ name }) => name),
    variations,
  )
  return all.variants.map((choices) => {
    const row = rowFor(choices)
    return row === undefined ? { choices, visible: false } : variantOf(row, choices)
  })
}

/**
 * Row of the variation that stands for some choices: of those that say nothing else, the one that says most; the first of several.
 * Looked up by the options that variations name, so that no choices are compared with every variation.
 */
function variationOf(
  names: readonly string[],
  variations: readonly Variation[],
): (choices: Readonly<Record<string, string>>) => number | undefined {
  const byNames = new Map<string, { names: readonly string[]; rows: Map<string, number> }>()
  for (const { row, attributes } of variations) {
    const byName = new Map(attributes.toReversed().map(({ name, values }) => [name, values[0]]))
    const named = names.filter((name) => byName.get(name) !== undefined)
    const like = byNames.get(JSON.stringify(named)) ?? { names: named, rows: new Map<string, number>() }
    byNames.set(JSON.stringify(named), like)
    const key = JSON.stringify(named.map((name) => byName.get(name)))
    if (!like.rows.has(key)) like.rows.set(key, row)
  }
  const [...groups] = byNames.values()
  return (choices) => {
    const found = groups.flatMap(({ names: named, rows }) => {
      const row = rows.get(JSON.stringify(named.map((name) => choices[name])))
      return row === undefined ? [] : { row, mentions: named.length }
    })
    return found.toSorted((a, b) => b.mentions - a.mentions || a.row - b.row)[0]?.row
  }
}
