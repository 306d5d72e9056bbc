import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { message } from '../../ground/texts/message.ts'
import type { FileProduct } from '../product-files/file-product.ts'
import { blankProduct, type VariantFields } from '../products/model/product.ts'
import { type Cells, cellsOf, LONGEST } from './cells.ts'
import { discountOf } from './compare-at.ts'
import type { RowProblem } from './file-rows.ts'
import type { ProductRow, RowGroup } from './product-rows.ts'
import { readPictures } from './read-pictures.ts'
import { absentVariants, optionNames, optionsOf, type ReadVariant, readVariants } from './read-variants.ts'

type ShopifyProduct =
  | { readonly ok: true; readonly incoming: FileProduct; readonly warnings: readonly RowProblem[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

/** Every mistake in the rows of one product is reported at once; a product is read whole or not at all. */
export function readShopify({ handle, rows, problems }: RowGroup, currency: string): ShopifyProduct {
  const cells = cellsOf(problems, currency)
  const [first] = rows
  if (!first) return { ok: false, problems: cells.problems }
  if (handle === '') cells.wrong(first, message('imports.noHandle'))

  const names = optionNames(first, cells)
  const variants = readVariants(rows, names, cells)
  const options = optionsOf(names, variants)
  const absent = absentVariants(options, variants, cells)
  const media = readPictures(rows, cells)
  const collections = collectionNames(first, cells)
  const incoming = readHead(first, cells)

  const [main] = variants
  if (cells.problems.length > 0 || !main) return { ok: false, problems: cells.problems }

  const { discount, full, sale } = discountOf(variants)
  const price = full[0] ?? 0n
  const trackInventory = variants.every((v) => v.counted)
  const manageVariants = names.length > 0
  const { brandId: _b, ribbonId: _r, infoSectionIds: _s, mainCategoryId: _m, ...blank } = blankProduct
  const draft: FileProduct['draft'] = {
    ...blank,
    ...incoming.fields,
    productType: variants.some((v) => v.shipped) ? 'physical' : 'digital',
    price,
    discount,
    cost: main.cost,
    weightGrams: main.grams,
    sku: manageVariants ? '' : main.sku,
    manageVariants,
    trackInventory,
    doc: { description: incoming.description, options, modifiers: [], media, ...seoOf(first) },
    variants: [
      ...variants.map((v, i) => ({
        ...ownFields(v, full[i] ?? price, { price, main, manageVariants, trackInventory }),
        salePrice: sale[i] ?? null,
      })),
      ...absent,
    ],
  }
  const warnings =
    !trackInventory && variants.some((v) => v.counted)
      ? [{ line: first.line, message: message('imports.someCountStock') }]
      : []
  const whole: FileProduct = { draft, collections, moreRibbons: [], sections: [] }
  return { ok: true, incoming: whole, warnings }
}

function readHead(first: ProductRow, { text, wrong }: Cells) {
  const name = text(first, 'Title', LONGEST.name)
  if (name === '') wrong(first, message('imports.noTitle'))
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

/** Fields that a variant does not share with the product. */
const ownFields = (
  v: ReadVariant,
  full: bigint,
  { price, main, manageVariants, trackInventory }: Common,
): VariantFields => ({
  choices: v.choices,
  price: full === price ? null : full,
  cost: v.cost === main.cost ? null : v.cost,
  sku: manageVariants ? v.sku || null : null,
  barcode: v.barcode || null,
  weightGrams: v.grams === main.grams ? null : v.grams,
  visible: true,
  inStock: trackInventory || !v.counted || v.quantity > 0n,
  ...present({ quantity: trackInventory ? v.quantity : undefined }),
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
    wrong(first, message('imports.typeAndTags', { most: String(LONGEST.collection) }))
  }
  return [...new Set(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))]
}

const MAX_SEO_TITLE = 200
const MAX_SEO_DESCRIPTION = 500

function seoOf(first: ProductRow): { seo?: Record<string, unknown> } {
  const title = cutText(first.cell('SEO Title'), MAX_SEO_TITLE)
  const content = cutText(first.cell('SEO Description'), MAX_SEO_DESCRIPTION)
  const plain = { custom: false, disabled: false }
  const tags = [
    ...(title ? [{ type: 'title', children: title, ...plain }] : []),
    ...(content ? [{ type: 'meta', props: { name: 'description', content }, ...plain }] : []),
  ]
  return tags.length === 0 ? {} : { seo: { tags } }
}
