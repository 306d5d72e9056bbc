import type { FileProduct } from '../product-files/file-product.ts'
import { readWoocommerce } from '../product-files/read-woocommerce.ts'
import { shopifyHeadings, shopifyRows } from '../product-files/shopify-file.ts'
import { woocommerceHeadings, woocommerceRows } from '../product-files/woocommerce-file.ts'
import type { FileRow } from './file-rows.ts'
import { productRow } from './product-rows.ts'
import type { ProductFormat } from './read-product.ts'
import { readShopify } from './read-shopify.ts'

type Foreign = Exclude<ProductFormat, 'OWN'>
/** Any: it is only a number in the file. */
const NO_ID = ''

/**
 * A product as another shop's file with these columns (in lower case) would tell it, read again: what such a file cannot say is left out
 * of both sides when it is compared with one. Undefined where the product does not go through such a file.
 */
export function readAgain(
  format: Foreign,
  product: FileProduct,
  currency: string,
  columns: ReadonlySet<string>,
): FileProduct | undefined {
  const [headings, written] =
    format === 'SHOPIFY'
      ? [shopifyHeadings(), shopifyRows(product, currency)]
      : [woocommerceHeadings(), woocommerceRows(product, currency, NO_ID)]
  const places = new Map(headings.map((heading, place) => [heading.toLowerCase(), place]))
  const rows = written.map((cells, line): FileRow => {
    const cell = (heading: string) => {
      const key = heading.toLowerCase()
      const place = columns.has(key) ? places.get(key) : undefined
      return place === undefined ? undefined : cells[place]
    }
    return { line, cell, problems: [] }
  })
  if (format === 'SHOPIFY') {
    const handle = product.draft.slug ?? ''
    const read = readShopify({ handle, rows: rows.map((row) => productRow(row, new Map())), problems: [] }, currency)
    return read.ok ? read.incoming : undefined
  }
  const { incoming: again, wrong } = readWoocommerce(
    rows.map(({ cell }) => cell),
    headings,
    currency,
  )
  return wrong.length === 0 ? again : undefined
}
