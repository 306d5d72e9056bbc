import { plainText } from '../../html/clean-html.ts'

/** Lower case, without accents: what people type and what they look for meet here. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The words of a search, at most eight, each found when a product's text holds it. */
export const searchWords = (expression: string): string[] => folded(expression).split(' ').filter(Boolean).slice(0, 8)

/** Long descriptions are searched by their beginning. */
const MAX_CHARACTERS = 4000

export const searchText = (product: {
  readonly name: string
  readonly brand: string | null
  readonly sku: string
  readonly doc: { readonly description: string }
  readonly variants: readonly { readonly sku: string | null }[]
}): string =>
  folded(
    [
      product.name,
      product.brand,
      product.sku,
      ...product.variants.map((v) => v.sku),
      plainText(product.doc.description).slice(0, MAX_CHARACTERS),
    ]
      .filter(Boolean)
      .join(' '),
  )
