import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { FileProduct } from './file-product.ts'
import { ownHeadings, ownRows } from './own-format.ts'

/** One cell of our own file that is another: what a merchant is shown before an import. */
export interface Difference {
  /** The heading, before it the choices of the variant that it is about. */
  readonly field: string
  /** Cut to 200 characters; empty where there was nothing. */
  readonly before: string
  readonly after: string
}

const MAX_DIFFERENCES = 50
const LONGEST = 200
const VARIANT_CELLS_FROM = 'Choices'

/** At most MAX_DIFFERENCES. */
export function differencesOf(before: FileProduct, after: FileProduct, currency: string): Difference[] {
  const headings = ownHeadings(currency)
  const own = headings.indexOf(VARIANT_CELLS_FROM)
  const [old, now] = [ownRows(before, currency), ownRows(after, currency)]
  const found: Difference[] = []
  const compare = (
    prefix: string,
    one: readonly string[] = [],
    two: readonly string[] = [],
    { from, to }: { from: number; to: number },
  ) => {
    for (let i = from; i < to; i++) {
      const [was, is] = [one[i] ?? '', two[i] ?? '']
      if (was !== is)
        found.push({ field: `${prefix}${headings[i]}`, before: cutText(was, LONGEST), after: cutText(is, LONGEST) })
    }
  }
  compare('', old[0], now[0], { from: 0, to: own })
  const byChoices = (rows: readonly string[][]) => new Map(rows.map((row) => [row[own] ?? '', row]))
  const [oldVariants, nowVariants] = [byChoices(old), byChoices(now)]
  for (const choices of new Set([...oldVariants.keys(), ...nowVariants.keys()])) {
    const prefix = choices === '' ? '' : `${choices}: `
    const [was, is] = [oldVariants.get(choices), nowVariants.get(choices)]
    if (was && is) compare(prefix, was, is, { from: own + 1, to: headings.length })
    else found.push({ field: `${prefix}variant`, before: was ? 'there' : '', after: is ? 'there' : '' })
  }
  return found.slice(0, MAX_DIFFERENCES)
}
