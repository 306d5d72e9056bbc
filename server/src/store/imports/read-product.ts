import { createHash } from 'node:crypto'
import { cleanHtml } from '../../html/clean-html.ts'
import type { ProductDraft, VariantFields } from '../products/model.ts'
import { type Cells, cellsOf, LONGEST } from './cells.ts'
import { discountOf } from './compare-at.ts'
import type { ProductRow, RowGroup, RowProblem } from './product-rows.ts'
import { readPictures } from './read-pictures.ts'
import { absentVariants, optionNames, optionsOf, type ReadVariant, readVariants } from './read-variants.ts'

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

/** Everything wrong with the rows of one product is told at once; a product is read whole or not at all. */
export function readProduct({ handle, rows, problems }: RowGroup, currency: string): ReadResult {
  const cells = cellsOf(problems, currency)
  const [first] = rows
  if (!first) return { ok: false, problems: cells.problems }
  if (handle === '') cells.wrong(first, 'The row has no Handle.')

  const names = optionNames(first, cells)
  const variants = readVariants(rows, names, cells)
  const options = optionsOf(names, variants)
  const absent = absentVariants(options, variants, cells)
  const media = readPictures(rows, cells)
  const collections = collectionNames(first, cells)
  const told = readHead(first, cells)

  const [main] = variants
  if (cells.problems.length > 0 || !main) return { ok: false, problems: cells.problems }

  const { discount, full, exact } = discountOf(variants)
  const price = full[0] ?? 0n
  const trackInventory = variants.every((v) => v.counted)
  const manageVariants = names.length > 0
  const draft: ProductDraft = {
    ...told.fields,
    slugFrom: handle,
    productType: variants.some((v) => v.shipped) ? 'physical' : 'digital',
    ...{ price, discount, cost: main.cost, weightGrams: main.grams, ribbon: null },
    sku: manageVariants ? '' : main.sku,
    ...{ manageVariants, trackInventory, collectionIds: [] },
    doc: { description: told.description, options, media, infoSections: [], textFields: [], ...seoOf(first) },
    variants: [
      ...variants.map((v, i) => ownFields(v, full[i] ?? price, { price, main, manageVariants, trackInventory })),
      ...absent,
    ],
  }
  const warnings = [
    ...(exact ? [] : ['Its compare-at prices are no one discount and are left out.']),
    ...(!trackInventory && variants.some((v) => v.counted)
      ? ['Only some of its variants count stock, so none does; those with none left are out of stock.']
      : []),
  ].map((message) => ({ line: first.line, message }))
  return {
    ok: true,
    product: { handle, line: first.line, draft, collections, warnings, contentHash: hashOf(draft, collections) },
  }
}

function readHead(first: ProductRow, { text, wrong }: Cells) {
  const name = text(first, 'Title', LONGEST.name)
  if (name === '') wrong(first, 'The first row of a product needs a Title.')
  return {
    fields: { name, visible: isPublished(first), brand: text(first, 'Vendor', LONGEST.brand) || null },
    description: cleanHtml(text(first, 'Body (HTML)', LONGEST.description)),
  }
}

interface Common {
  readonly price: bigint
  readonly main: ReadVariant
  readonly manageVariants: boolean
  readonly trackInventory: boolean
}

/** What a variant does not share with the product. */
const ownFields = (
  v: ReadVariant,
  full: bigint,
  { price, main, manageVariants, trackInventory }: Common,
): VariantFields => ({
  choices: v.choices,
  price: full === price ? null : full,
  cost: v.cost === main.cost ? null : v.cost,
  sku: manageVariants ? v.sku || null : null,
  weightGrams: v.grams === main.grams ? null : v.grams,
  visible: true,
  inStock: trackInventory || !v.counted || v.quantity > 0n,
  ...(trackInventory ? { quantity: v.quantity } : {}),
})

/** A row that says neither is published. */
const isPublished = (first: ProductRow): boolean =>
  first.cell('Published').toLowerCase() !== 'false' &&
  !['draft', 'archived'].includes(first.cell('Status').toLowerCase())

/** The product's type; where it has none, its tags. */
function collectionNames(first: ProductRow, { wrong }: Cells): string[] {
  const type = first.cell('Type')
  const names = (type === '' ? first.cell('Tags').split(',') : [type]).map((name) => name.trim()).filter(Boolean)
  if (names.some((name) => name.length > LONGEST.collection)) {
    wrong(first, `Type and Tags have at most ${LONGEST.collection} characters.`)
  }
  return [...new Set(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))]
}

const MAX_SEO_TITLE = 200
const MAX_SEO_DESCRIPTION = 500

function seoOf(first: ProductRow): { seo?: Record<string, unknown> } {
  const title = first.cell('SEO Title').slice(0, MAX_SEO_TITLE)
  const content = first.cell('SEO Description').slice(0, MAX_SEO_DESCRIPTION)
  const plain = { custom: false, disabled: false }
  const tags = [
    ...(title ? [{ type: 'title', children: title, ...plain }] : []),
    ...(content ? [{ type: 'meta', props: { name: 'description', content }, ...plain }] : []),
  ]
  return tags.length === 0 ? {} : { seo: { tags } }
}

const hashOf = (draft: ProductDraft, collections: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([draft, collections], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    )
    .digest('hex')
