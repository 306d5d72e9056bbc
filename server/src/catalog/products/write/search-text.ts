import { searchText as textOf } from '@fairground/domain/search/search-text.ts'
import { plainText } from '../../../ground/html/clean-html.ts'
import type { Option } from '../model/product.ts'

/** Text that finds a product, as `products.search_text` stores it. */
export const searchText = (product: {
  readonly name: string
  readonly brand: string | null
  readonly sku: string
  readonly doc: { readonly description: string; readonly options: readonly Option[] }
  readonly variants: readonly { readonly sku: string | null; readonly barcode: string | null }[]
}): string =>
  textOf({
    name: product.name,
    brand: product.brand,
    codes: [product.sku, ...product.variants.flatMap(({ sku, barcode }) => [sku, barcode])],
    options: product.doc.options.flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.description)]),
    description: plainText(product.doc.description),
  })
