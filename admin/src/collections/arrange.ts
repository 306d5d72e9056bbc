import { moved } from '../moved.ts'
import { type ItemsPage, SHOWN } from './collection-items.ts'

/** Number of rows that were put in their place by hand after a move: the moved one, all before it, and all that were already. At most 100. */
export const arrangedAfter = (from: number, to: number, arranged: number): number =>
  Math.min(SHOWN, Math.max(to + 1, from < arranged || from < to ? arranged : arranged + 1))

/** The same pages with one product put elsewhere. */
export function pagesAfter(pages: readonly ItemsPage[], from: number, to: number): ItemsPage[] {
  const all = moved(
    pages.flatMap(({ products }) => products),
    from,
    to,
  )
  let start = 0
  return pages.map(({ products, arranged, next }) => {
    const end = start + products.length
    const page = { products: all.slice(start, end), arranged: arrangedAfter(from, to, arranged), next }
    start = end
    return page
  })
}
