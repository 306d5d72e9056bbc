import { MAX_VARIANTS, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { present } from '@fairground/domain/present.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { type Message, message } from '../../ground/texts/message.ts'
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
  readonly notes: readonly Message[]
}

const MAX_ATTRIBUTES = 6
const KILOGRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.59237, oz: 28.349523125 }
const LENGTHS = { cm: 'CM', m: 'M', mm: 'MM', in: 'IN', yd: 'YD' } as const

/** Reads cells by heading and notes what is wrong with them. */
function cellsOf(rows: readonly CellsOfRow[], headings: readonly string[], currency: string) {
  const wrong: WrongRow[] = []
  const cell = (row: number, heading: string): string => unguarded(rows[row]?.(heading) ?? '').trim()
  const tried = <T>(row: number, heading: string, none: T, read: (text: string) => T): T => {
    try {
      return read(cell(row, heading))
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      wrong.push({ row, message: error.fault(heading) })
      return none
    }
  }
  const measured = (row: number, name: 'Weight' | 'Length' | 'Width' | 'Height') => {
    const heading = headings.find((text) => text.startsWith(`${name} (`)) ?? name
    return { unit: /\((\w+)\)/.exec(heading)?.[1] ?? '', value: tried(row, heading, null, or(null, number).read) }
  }
  return {
    wrong,
    cell,
    list: (row: number, heading: string): string[] => valuesOf(cell(row, heading)),
    measured,
    money: (row: number, heading: string) => tried(row, heading, null, or(null, amount(currency)).read),
    grams(row: number): number | null {
      const { unit, value } = measured(row, 'Weight')
      return value === null ? null : Math.round(value * (KILOGRAMS[unit] ?? 1000) * 1000) / 1000
    },
    cleaned(html: string, heading: string): string {
      if (html.length <= LONGEST_HTML) return cleanHtml(html)
      wrong.push({
        row: 0,
        message: message('imports.tooLong', { heading, length: String(html.length), most: String(LONGEST_HTML) }),
      })
      return ''
    },
  }
}
type Cells = ReturnType<typeof cellsOf>

/** The product of a row of WooCommerce's product export and of its variations' rows. The first of `rows` is the product's own. */
export function readWoocommerce(
  rows: readonly CellsOfRow[],
  headings: readonly string[],
  currency: string,
  sent: Pictures = new Map(),
): WooProduct {
  const cells = cellsOf(rows, headings, currency)
  const { wrong, cell, list, money } = cells
  const notes: Message[] = []
  const kinds = kindsOf(cells)
  const name = nameOf(cells)

  const own = attributesOf(cells, 0)
  const variations = rows.slice(1).map((_, i) => ({ row: i + 1, attributes: attributesOf(cells, i + 1) }))
  const varies = new Set(variations.flatMap(({ attributes }) => attributes.map((one) => one.name)))
  const options: Option[] = own
    .filter((attribute) => varies.has(attribute.name))
    .map((attribute) => ({
      type: 'drop_down',
      name: cutText(attribute.name, 50),
      choices: attribute.values.map((value) => ({ value, description: value, mediaIds: [] })),
    }))
  const pictures = picturesOf(cells, rows.length, sent)

  const regular = money(0, 'Regular price')
  const stocks = (variations.length > 0 ? variations.map(({ row }) => row) : [0]).map((row) => stockOf(cells, row))
  const trackInventory = stocks.length > 0 && stocks.every(({ counted }) => counted)
  if (!trackInventory && stocks.some(({ counted }) => counted)) notes.push(message('imports.someVariationsCountStock'))

  const prices = variations.map(({ row }) => money(row, 'Regular price'))
  const price = regular ?? prices.find((one) => one !== null) ?? 0n
  const variantOf = (row: number, choices: Record<string, string>) =>
    readVariant(cells, row, { choices, mainPrice: price, trackInventory })
  const managed = options.length > 0
  const variants = managed
    ? combined(options, variations, variantOf, wrong)
    : [{ ...variantOf(0, {}), sku: null, salePrice: null, weightGrams: null }]
  if (!managed && variations.length > 0) notes.push(message('imports.variationsLeftOut'))
  const saleOfAll = managed ? null : money(0, 'Sale price')
  const brand = list(0, 'Brands')[0]
  const facts = own.filter((attribute) => !varies.has(attribute.name) && attribute.values.length > 0)
  const html = [cell(0, 'Short description'), cell(0, 'Description')].filter(Boolean).join('\n')
  const incoming: FileProduct = {
    collections: [...new Set(list(0, 'Categories').map(leafOf))],
    moreRibbons: [],
    sections: facts.map((fact) => ({
      title: cutText(fact.name, 200),
      description: `<p>${cells.cleaned(fact.values.join(', '), cutText(fact.name, 40))}</p>`,
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
      sku: managed ? '' : cutText(cell(0, 'SKU'), 40),
      weightGrams: cells.grams(0),
      brand: brand === undefined ? null : cutText(brand, 50),
      ribbon: null,
      publicTags: list(0, 'Tags')
        .map((tag) => cutText(tag, 50))
        .slice(0, 100),
      privateTags: [],
      manageVariants: managed,
      trackInventory,
      variants,
      doc: {
        description: cells.cleaned(html, 'Description'),
        options,
        modifiers: [],
        media: pictures.slice(0, 50),
        ...present({ packageDimensions: dimensionsOf(cells) }),
      },
    },
  }
  return { incoming, wrong, notes }
}

/** Kinds of the product; one that has no counterpart here is noted. */
function kindsOf({ cell, wrong }: Cells): string[] {
  const kinds = cell(0, 'Type').toLowerCase().split(/,\s*/)
  if (kinds.includes('grouped') || kinds.includes('external'))
    wrong.push({ row: 0, message: message('imports.noCounterpart', { kind: kinds[0] ?? '' }) })
  return kinds
}

function nameOf({ cell, wrong }: Cells): string {
  const name = cell(0, 'Name')
  if (name === '') wrong.push({ row: 0, message: message('imports.missing', { heading: 'Name' }) })
  else if (name.length > 80)
    wrong.push({
      row: 0,
      message: message('imports.tooLong', { heading: 'Name', length: String(name.length), most: '80' }),
    })
  return name
}

const attributesOf = ({ cell, list }: Cells, row: number): Variation['attributes'] =>
  Array.from({ length: MAX_ATTRIBUTES }, (_, i) => i + 1).flatMap((n) => {
    const name = cell(row, `Attribute ${n} name`)
    return name === '' ? [] : [{ name, values: list(row, `Attribute ${n} value(s)`) }]
  })

/** Pictures of all rows, each once. */
function picturesOf({ list, wrong }: Cells, rows: number, sent: Pictures): Picture[] {
  const pictures = new Map<string, Picture>()
  for (let row = 0; row < rows; row += 1)
    for (const given of list(row, 'Images')) {
      const url = addressOf(given, sent)
      if (/^(https?:\/\/|\/media\/)\S{1,1990}$/.test(url)) pictures.set(url, { id: pictureId(url), url })
      else wrong.push({ row, message: message('imports.noAddresses') })
    }
  return [...pictures.values()]
}

function stockOf({ cell }: Cells, row: number) {
  const text = cell(row, 'Stock')
  return {
    counted: /^-?\d{1,10}(\.0+)?$/.test(text) && cell(row, 'Backorders allowed?') !== '1',
    quantity: BigInt(Math.max(0, Math.trunc(Number(text) || 0))),
    inStock: cell(row, 'In stock?') !== '0',
  }
}

interface VariantOf {
  readonly choices: Record<string, string>
  /** Price of the product, which a variant's own price departs from. */
  readonly mainPrice: bigint
  readonly trackInventory: boolean
}

function readVariant(cells: Cells, row: number, { choices, mainPrice, trackInventory }: VariantOf): VariantFields {
  const { cell, money } = cells
  const { counted, quantity, inStock } = stockOf(cells, row)
  const price = money(row, 'Regular price')
  const sale = money(row, 'Sale price')
  return {
    choices,
    price: price === null || price === mainPrice ? null : price,
    salePrice: sale !== null && sale < (price ?? mainPrice) ? sale : null,
    sku: cutText(cell(row, 'SKU'), 40) || null,
    barcode: cutText(cell(row, 'GTIN, UPC, EAN, or ISBN'), 40) || null,
    weightGrams: cells.grams(row),
    visible: cell(row, 'Published') !== '0',
    inStock: trackInventory || (counted ? quantity > 0n : inStock),
    ...present({ quantity: trackInventory ? quantity : undefined }),
  }
}

/** The last name of a path: "Shirts" of "Clothes > Shirts". */
const leafOf = (path: string): string => cutText(path.split(/\s*>\s*/).at(-1)!, 80)

/** Sides of the parcel that are given, undefined where none is. */
function dimensionsOf({ measured }: Cells) {
  const sizes = (['Length', 'Width', 'Height'] as const).map((side) => [side, measured(0, side)] as const)
  const given = sizes.flatMap(([side, { value }]) => (value === null ? [] : [[side.toLowerCase(), String(value)]]))
  const unit = LENGTHS[(sizes[0]?.[1].unit ?? 'cm') as keyof typeof LENGTHS] ?? 'CM'
  return given.length > 0 ? { ...Object.fromEntries(given), unit } : undefined
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
    wrong.push({ row: 0, message: message('imports.manyAttributeCombinations', { most: String(MAX_VARIANTS) }) })
    return []
  }
  const known = new Map(options.map(({ name, choices }) => [name, new Set(choices.map((one) => one.description))]))
  for (const { row, attributes } of variations)
    for (const { name, values } of attributes) {
      const unknown = values.find((value) => known.get(name)?.has(value) === false)
      if (unknown !== undefined)
        wrong.push({ row, message: message('imports.noValueOfProduct', { name, text: cutText(unknown, 40) }) })
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
