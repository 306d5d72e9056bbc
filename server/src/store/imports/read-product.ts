import { createHash } from 'node:crypto'
import { MAX_VARIANTS, variantsOf } from '@fairground/domain/catalog/variants.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { cleanHtml } from '../products/clean-html.ts'
import { pictureId } from '../products/edit-media.ts'
import type { Option, OptionChoice, Picture, ProductDraft, VariantFields } from '../products/model.ts'
import { discountOf } from './compare-at.ts'
import type { Column, ProductRow, RowGroup, RowProblem } from './product-rows.ts'

/** A product as the file tells it, not yet in the shop. Collections are names. */
export interface ReadProduct {
  readonly handle: string
  readonly line: number
  readonly draft: ProductDraft
  readonly collections: readonly string[]
  /** SHA-256 of what was read: the same file gives the same. */
  readonly contentHash: string
  readonly warnings: readonly RowProblem[]
}

export type ReadResult = { ok: true; product: ReadProduct } | { ok: false; problems: RowProblem[] }

const LONGEST = { name: 80, brand: 50, sku: 40, choice: 50, collection: 50, description: 16_000, alt: 1000, url: 2000 }
const MAX_PICTURES = 50

/** Everything wrong with the rows of one product is told at once; a product is read whole or not at all. */
export function readProduct({ handle, rows, problems: found }: RowGroup, currency: string): ReadResult {
  const problems = [...found]
  const warnings: RowProblem[] = []
  const [first] = rows
  const wrong = (row: Pick<ProductRow, 'line'>, message: string) => problems.push({ line: row.line, message })
  if (!first) return { ok: false, problems }
  if (handle === '') wrong(first, 'The row has no Handle.')

  const text = (row: ProductRow, column: Column, longest: number): string => {
    const value = row.cell(column)
    if (value.length > longest) wrong(row, `${column} has ${value.length} characters; at most ${longest} fit.`)
    return value
  }
  const amount = (row: ProductRow, column: Column): bigint | null => {
    const value = row.cell(column)
    if (value === '') return null
    const parsed = parseAmount(value, currency)
    if (!parsed.ok) wrong(row, `${column} “${value.slice(0, 40)}” is no price in ${currency}.`)
    return parsed.ok ? parsed.minor : null
  }
  const number = (row: ProductRow, column: Column, least: number): number | null => {
    const value = row.cell(column)
    if (value === '') return null
    const parsed = Number(value)
    if (!/^-?\d+(\.\d+)?$/.test(value) || parsed < least || parsed > 1e9)
      wrong(row, `${column} “${value.slice(0, 40)}” is no number that fits.`)
    return parsed
  }

  const name = text(first, 'Title', LONGEST.name)
  if (name === '') wrong(first, 'The first row of a product needs a Title.')
  const description = cleanHtml(text(first, 'Body (HTML)', LONGEST.description))
  const brand = text(first, 'Vendor', LONGEST.brand)

  const variantRows = rows.filter((row) => row.cell('Variant Price') !== '' || row.cell('Option1 Value') !== '')
  if (variantRows.length === 0) wrong(first, 'The product has no Variant Price.')
  const names = optionNames(first)
  const choicesOf = (row: ProductRow): Record<string, string> =>
    Object.fromEntries(
      names.map((option) => {
        const value = text(row, option.column, LONGEST.choice)
        if (value === '') wrong(row, `${option.column} is missing.`)
        return [option.name, value]
      }),
    )
  const read = variantRows.map((row) => {
    const price = amount(row, 'Variant Price')
    if (row.cell('Variant Price') === '') wrong(row, 'Variant Price is missing.')
    const quantity = number(row, 'Variant Inventory Qty', -1e9)
    const counted =
      row.cell('Variant Inventory Tracker') !== '' && row.cell('Variant Inventory Policy').toLowerCase() !== 'continue'
    return {
      row,
      choices: choicesOf(row),
      price: price ?? 0n,
      compareAt: amount(row, 'Variant Compare At Price'),
      cost: amount(row, 'Cost per item'),
      sku: text(row, 'Variant SKU', LONGEST.sku),
      grams: number(row, 'Variant Grams', 0) || null,
      counted,
      quantity: BigInt(Math.max(0, Math.trunc(quantity ?? 0))),
      shipped: row.cell('Variant Requires Shipping').toLowerCase() !== 'false',
      picture: row.cell('Variant Image'),
    }
  })
  type Read = (typeof read)[number]

  const pictures = readPictures(rows, read.map((v) => v.picture).filter(Boolean), wrong, text)
  const options = names.map((option, i): Option => {
    const shows = i === colourOf(names)
    return {
      type: 'drop_down',
      name: option.name,
      choices: [...new Set(read.map((v) => v.choices[option.name] ?? ''))].map((value): OptionChoice => {
        const own = shows
          ? read.filter((v) => v.choices[option.name] === value && v.picture).map((v) => pictureId(v.picture))
          : []
        return { value, description: value, mediaIds: [...new Set(own)] }
      }),
    }
  })
  const combinations = variantsOf(options.map((o) => ({ name: o.name, choices: o.choices.map((c) => c.description) })))
  if (!combinations.ok && problems.length === 0) {
    wrong(first, `The options make more than ${MAX_VARIANTS} combinations, or repeat a name.`)
  }
  const byChoices = new Map<string, Read>()
  const key = (choices: Readonly<Record<string, string>>) => JSON.stringify(names.map((option) => choices[option.name]))
  for (const variant of read) {
    if (byChoices.has(key(variant.choices))) wrong(variant.row, 'The product has this combination of options already.')
    else byChoices.set(key(variant.choices), variant)
  }

  const [main] = read
  if (problems.length > 0 || !main || !combinations.ok) return { ok: false, problems }

  const { discount, full, exact } = discountOf(read)
  if (!exact) {
    warnings.push({ line: first.line, message: 'Its compare-at prices are no one discount and are left out.' })
  }
  const trackInventory = read.every((v) => v.counted)
  if (!trackInventory && read.some((v) => v.counted)) {
    warnings.push({
      line: first.line,
      message: 'Only some variants count stock; none does, and those with none left are out of stock.',
    })
  }
  const price = full[0] ?? 0n
  const own = read.map(
    (v, i): VariantFields => ({
      choices: v.choices,
      price: full[i] === price ? null : (full[i] ?? null),
      cost: v.cost === main.cost ? null : v.cost,
      sku: names.length === 0 ? null : v.sku || null,
      weightGrams: v.grams === main.grams ? null : v.grams,
      visible: true,
      inStock: trackInventory || !v.counted || v.quantity > 0n,
      ...(trackInventory ? { quantity: v.quantity } : {}),
    }),
  )
  const absent = combinations.variants
    .filter((choices) => !byChoices.has(key(choices)))
    .map((choices): VariantFields => ({ choices, visible: false }))

  const draft: ProductDraft = {
    name,
    slugFrom: handle,
    visible: isPublished(first),
    productType: read.some((v) => v.shipped) ? 'physical' : 'digital',
    price,
    cost: main.cost,
    discount,
    sku: names.length === 0 ? main.sku : '',
    weightGrams: main.grams,
    brand: brand || null,
    ribbon: null,
    manageVariants: names.length > 0,
    trackInventory,
    collectionIds: [],
    doc: { description, options, media: pictures, infoSections: [], textFields: [], ...seoOf(first) },
    variants: [...own, ...absent],
  }
  const collections = collectionNames(first, wrong)
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    product: { handle, line: first.line, draft, collections, warnings, contentHash: hashOf(draft, collections) },
  }
}

interface OptionName {
  readonly name: string
  readonly column: Column
}

/** `Title` with `Default Title` stands for a product without options. */
function optionNames(first: ProductRow): OptionName[] {
  const named = ([1, 2, 3] as const).flatMap((n): OptionName[] => {
    const name = first.cell(`Option${n} Name`)
    return name === '' ? [] : [{ name: name.slice(0, LONGEST.choice), column: `Option${n} Value` }]
  })
  const [only] = named
  return named.length === 1 && only?.name === 'Title' && first.cell('Option1 Value') === 'Default Title' ? [] : named
}

/** The option whose choices a variant's own picture shows: the colour, else the first. */
const colourOf = (names: readonly OptionName[]): number =>
  Math.max(
    0,
    names.findIndex(({ name }) => /colou?r/i.test(name)),
  )

function readPictures(
  rows: readonly ProductRow[],
  ofVariants: readonly string[],
  wrong: (row: ProductRow, message: string) => void,
  text: (row: ProductRow, column: Column, longest: number) => string,
): Picture[] {
  const placed = rows.flatMap((row, i) => {
    const url = text(row, 'Image Src', LONGEST.url)
    if (url === '') return []
    if (!/^https?:\/\//.test(url)) wrong(row, 'Image Src is no http address.')
    const position = Number(row.cell('Image Position')) || Number.MAX_SAFE_INTEGER
    const altText = text(row, 'Image Alt Text', LONGEST.alt)
    return [{ position, i, picture: { id: pictureId(url), url, ...(altText ? { altText } : {}) } }]
  })
  const sorted = placed.sort((a, b) => a.position - b.position || a.i - b.i).map((p) => p.picture)
  const all = [
    ...sorted,
    ...ofVariants.filter((url) => /^https?:\/\//.test(url)).map((url) => ({ id: pictureId(url), url })),
  ]
  return [...new Map(all.toReversed().map((picture) => [picture.id, picture])).values()]
    .toReversed()
    .slice(0, MAX_PICTURES)
}

/** A row that says neither is published. */
const isPublished = (first: ProductRow): boolean =>
  first.cell('Published').toLowerCase() !== 'false' &&
  !['draft', 'archived'].includes(first.cell('Status').toLowerCase())

/** The product's type; where it has none, its tags. */
function collectionNames(first: ProductRow, wrong: (row: ProductRow, message: string) => void): string[] {
  const type = first.cell('Type')
  const names = type === '' ? first.cell('Tags').split(',') : [type]
  const titled = names
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  if (titled.some((name) => name.length > LONGEST.collection))
    wrong(first, `Type and Tags have at most ${LONGEST.collection} characters.`)
  return [...new Set(titled)]
}

function seoOf(first: ProductRow): { seo?: Record<string, unknown> } {
  const title = first.cell('SEO Title').slice(0, 200)
  const description = first.cell('SEO Description').slice(0, 500)
  const tags = [
    ...(title ? [{ type: 'title', children: title, custom: false, disabled: false }] : []),
    ...(description
      ? [{ type: 'meta', props: { name: 'description', content: description }, custom: false, disabled: false }]
      : []),
  ]
  return tags.length === 0 ? {} : { seo: { tags } }
}

const hashOf = (draft: ProductDraft, collections: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([draft, collections], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    )
    .digest('hex')
