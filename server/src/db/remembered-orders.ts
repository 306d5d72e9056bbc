import { canonical } from '@fairground/domain/canonical.ts'
import { makeRoom } from '../ground/oldest.ts'
import { DEFAULT_LIMIT, type OffsetPaging, type OffsetRequest } from './pages.ts'

/** As long as a cached answer lasts. */
const LIFE_MS = 60_000
/** Rows of a list whose order is remembered. */
const LONGEST = 5_000
/** Orders that are remembered: 3 MB, if each is as long as may be. */
const MOST_ORDERS = 10
/** Lists of which one page was requested. */
const MOST_REQUESTED = 1_000

interface Page<R> {
  readonly rows: readonly R[]
  readonly paging: OffsetPaging
}

interface Reads<R> {
  page(): Promise<Page<R>>
  /** The whole list, up to `limit`. */
  ids(limit: number): Promise<Page<{ readonly id: string }>>
  /** Rows as `page` has them, in the order of `ids`. */
  rowsOf(ids: readonly string[]): Promise<readonly R[]>
}

/** A list as one site's visitors see it. Undefined: it is read each time. */
export type ListKey = string | undefined

/**
 * In which order lists by offset show their rows, remembered in this process until `forget` (decision 1745): the second page that is
 * requested of a list reads its order, and any other page of it, of whatever size, is known without a statement.
 */
export interface RememberedOrders {
  page<R>(list: ListKey, request: Pick<OffsetRequest, 'paging'>, reads: Reads<R>): Promise<Page<R>>
  /** Call it when any row may have come, gone or moved. */
  forget(): void
}

/** Name of a list of a site, by what finds and sorts it. */
export const listKey = (siteId: string, { filter, sort }: OffsetRequest): string =>
  `${siteId} ${canonical({ filter, sort })}`

export function rememberedOrders(): RememberedOrders {
  const orders = new Map<string, { readonly ids: readonly string[]; readonly until: number }>()
  const requested = new Set<string>()
  let forgotten = 0

  const find = (list: string): readonly string[] | undefined => {
    const known = orders.get(list)
    return known && known.until > Date.now() ? known.ids : undefined
  }
  const firstPage = async <R>(list: string, { page }: Reads<R>): Promise<Page<R>> => {
    const read = await page()
    if (read.paging.total <= LONGEST) {
      if (requested.size >= MOST_REQUESTED) requested.clear()
      requested.add(list)
    }
    return read
  }
  const wholeOrder = async (list: string, { ids }: Pick<Reads<unknown>, 'ids'>) => {
    const began = forgotten
    const { rows, paging } = await ids(LONGEST)
    if (paging.total > rows.length) return undefined
    const order = rows.map(({ id }) => id)
    if (began === forgotten) {
      makeRoom(orders, MOST_ORDERS)
      orders.set(list, { ids: order, until: Date.now() + LIFE_MS })
    }
    return order
  }

  return {
    async page(list, { paging: { limit = DEFAULT_LIMIT, offset = 0 } = {} }, reads) {
      if (list === undefined) return reads.page()
      // Who comes while the order is read has a page of their own.
      const order = find(list) ?? (requested.delete(list) ? await wholeOrder(list, reads) : undefined)
      if (!order) return firstPage(list, reads)
      const rows = await reads.rowsOf(order.slice(offset, offset + limit))
      return { rows, paging: { count: rows.length, offset, total: order.length, tooManyToCount: false } }
    },
    forget() {
      forgotten++
      orders.clear()
      requested.clear()
    },
  }
}
