import { cutText } from '../formatting/cut-text.ts'
import { folded, wordsOf } from './folded.ts'

/** Stands between the parts of a product's text; no text that people write holds it. */
export const PART_END = '\u001f'
/** Long descriptions are searched by their beginning. */
const MAX_CHARACTERS = 4000

/** A text's words, and for a hyphenated one the whole: `t shirt tshirt`, so that it is found however it is typed. */
export function searchable(text: string): string {
  const whole = folded(text).match(/[\p{L}\p{N}]+(?:[-./_'’][\p{L}\p{N}]+)+/gu) ?? []
  return [...wordsOf(text), ...whole.map((compound) => compound.replace(/[^\p{L}\p{N}]/gu, ''))].join(' ')
}

/** Text that finds a product: name, brand, SKUs and barcodes, options with their choices, description; in this order, in parts. */
export const searchText = (product: {
  readonly name: string
  readonly brand: string | null
  /** SKUs and barcodes. */
  readonly codes: readonly (string | null)[]
  /** Names of options and of their choices. */
  readonly options: readonly string[]
  /** Without markup. */
  readonly description: string
}): string =>
  [
    searchable(product.name),
    searchable(product.brand ?? ''),
    searchable([...new Set(product.codes)].filter(Boolean).join(' ')),
    searchable([...new Set(product.options)].join(' ')),
    wordsOf(cutText(product.description, MAX_CHARACTERS)).join(' '),
  ].join(PART_END)
