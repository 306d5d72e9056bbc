import type { FileRow } from './file-rows.ts'
import type { ProductFormat } from './read-product.ts'

/** Columns of numbers, in lower case. */
const OF_NUMBERS: Record<ProductFormat, RegExp> = {
  OWN: /^((variant )?((sale )?price|cost|weight in grams)|discount)$/,
  SHOPIFY: /^(variant (price|compare at price|grams|inventory qty)|cost per item)$/,
  WOOCOMMERCE: /^((regular|sale) price|stock|(weight|length|width|height)( \(\w+\))?)$/,
}

const isNumber = (cell: string): boolean => /^\s*[+-]?\d+,\d+\s*%?\s*$/.test(cell)

/** Rows whose columns of numbers may have decimal commas: "12,50" reads as "12.50". Whatever is not plainly a number stays. */
export async function* withDecimalPoints(
  rows: AsyncGenerator<FileRow>,
  format: ProductFormat,
): AsyncGenerator<FileRow> {
  for await (const row of rows)
    yield {
      ...row,
      cell(heading) {
        const text = row.cell(heading)
        return text !== undefined && OF_NUMBERS[format].test(heading.toLowerCase()) && isNumber(text)
          ? text.replace(',', '.')
          : text
      },
    }
}
