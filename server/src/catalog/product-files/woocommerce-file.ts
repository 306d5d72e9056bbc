import { createHash } from 'node:crypto'
import { canonical } from '@fairground/domain/canonical.ts'
import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import type { VariantFields } from '../products/model/product.ts'
import type { FileProduct } from './file-product.ts'
import { digits, isPictureAddress, isSold, priceOf, soldVariants } from './prices.ts'

const OPTIONS = 6
/** WooCommerce keeps what stands in such a column, and exports it again: the product is known by it when it comes back. */
export const OWN_ID = 'Meta: fairground_product_id'
const HEADINGS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Visibility in catalog', 'Description'],
  ...['Tax status', 'In stock?', 'Stock', 'Backorders allowed?', 'Weight (kg)', 'Sale price', 'Regular price'],
  ...['Categories', 'Tags', 'Images', 'Parent', 'Position', 'Brands'],
  ...Array.from({ length: OPTIONS }, (_, i) => [
    ...[
      `Attribute ${i + 1} name`,
      `Attribute ${i + 1} value(s)`,
      `Attribute ${i + 1} visible`,
      `Attribute ${i + 1} global`,
    ],
  ]).flat(),
  OWN_ID,
]

export const woocommerceHeadings = (): string[] => [...HEADINGS]

/** WooCommerce writes a comma within a value as `\,`. */
const listed = (values: readonly string[]): string => values.map((value) => value.replaceAll(',', '\\,')).join(', ')

/** As WooCommerce exports a product: one row, or one and one more for each variation. Their numbers are the same in every file. */
export function woocommerceRows(fileProduct: FileProduct, currency: string, productId: string): string[][] {
  const { draft, collections } = fileProduct
  const variants = soldVariants(fileProduct)
  const { options, description, media } = draft.doc
  const isVariable = draft.manageVariants && options.length > 0
  const number = numberOf(productId)
  const product = {
    ID: number,
    Type: kindOf(fileProduct, isVariable ? 'variable' : 'simple'),
    SKU: draft.sku,
    Name: draft.name,
    [OWN_ID]: productId,
    Published: isSold(fileProduct) ? '1' : '0',
    'Visibility in catalog': 'visible',
    Description: description,
    'Tax status': 'taxable',
    Categories: listed(collections),
    Tags: listed(draft.publicTags),
    Position: '0',
    Images: listed(media.flatMap(({ kind = 'image', url }) => (kind === 'image' && isPictureAddress(url) ? url : []))),
    Brands: draft.brand ?? '',
    ...attributes(
      options.map(({ name, choices }) => [name, listed(choices.map((choice) => choice.description))] as const),
    ),
    ...(isVariable ? { 'In stock?': '1' } : selling(fileProduct, variants[0] ?? { choices: {} }, currency)),
  }
  const variations = isVariable
    ? variants.map((variant, i) => ({
        ID: numberOf(`${productId} ${canonical(variant.choices)}`),
        Type: kindOf(fileProduct, 'variation'),
        SKU: variant.sku ?? '',
        Name: draft.name,
        Published: '1',
        'Visibility in catalog': 'visible',
        'Tax status': 'taxable',
        Parent: `id:${number}`,
        Position: String(i + 1),
        'GTIN, UPC, EAN, or ISBN': variant.barcode ?? '',
        ...selling(fileProduct, variant, currency),
        ...attributes(
          options.map(
            ({ name }) => [name, listed(variant.choices[name] === undefined ? [] : [variant.choices[name]])] as const,
          ),
        ),
      }))
    : []
  return [product, ...variations].map((cells: Record<string, string>) =>
    HEADINGS.map((heading) => guarded(cells[heading] ?? '')),
  )
}

/** WooCommerce's ids are numbers. 48 bits: of a million, two are the same once in five hundred files. */
const numberOf = (text: string): string => String(createHash('sha256').update(text).digest().readUIntBE(0, 6))

const kindOf = ({ draft }: FileProduct, kind: string): string =>
  draft.productType === 'digital' ? `${kind}, downloadable, virtual` : kind

const attributes = (named: readonly (readonly [name: string, values: string])[]): Record<string, string> =>
  Object.fromEntries(
    named.slice(0, OPTIONS).flatMap(([name, values], i) => [
      [`Attribute ${i + 1} name`, name],
      [`Attribute ${i + 1} value(s)`, values],
      [`Attribute ${i + 1} visible`, '1'],
      [`Attribute ${i + 1} global`, '0'],
    ]),
  )

function selling(product: FileProduct, variant: VariantFields, currency: string): Record<string, string> {
  const { draft } = product
  const { full, discounted } = priceOf(product, variant)
  const grams = variant.weightGrams ?? draft.weightGrams
  const inStock = draft.trackInventory ? (variant.quantity ?? 0n) > 0n : (variant.inStock ?? true)
  return {
    'In stock?': inStock ? '1' : '0',
    Stock: draft.trackInventory ? String(variant.quantity ?? 0n) : '',
    'Backorders allowed?': '0',
    'Weight (kg)': grams === null ? '' : digits(grams / 1000),
    'Regular price': formatAmount(full, currency),
    'Sale price': full > discounted ? formatAmount(discounted, currency) : '',
  }
}
