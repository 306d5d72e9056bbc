import type { Ctx } from '../../../ground/context.ts'
import type { ReadCache } from '../../../http/read-cache.ts'

/** Products of a few hundred bytes each. */
const MOST = 20_000
/** As long as a cached answer lasts. */
const LIFE_MS = 60_000
const TAG = 'product:'
/** Tags of all that products are made of: a change of any of it may be one of many products. Stock that is sold names its product. */
const OF_MANY: ReadonlySet<string> = new Set([
  'products',
  'categorys',
  'collections',
  'brands',
  'ribbons',
  'info_sections',
  'customizations',
  'subscription_options',
  'inventory_items',
  'stores_locations',
  'sites',
])

/** Reader of what is remembered; with `isCurrent` it is good for them. */
export interface RememberingReader {
  readonly db: Pick<Ctx['db'], 'siteId'>
  readonly isCurrent?: boolean | undefined
}

export type DropsOfReads = Pick<ReadCache, 'onDrop'>

export interface Remembered<T> {
  find(reader: RememberingReader, productId: string): T | undefined
  /** Call it before something is read that is noted afterwards. */
  begin(): number
  /** False where it is not noted: what was read before a drop may have missed the change. */
  note(reader: RememberingReader, began: number, productId: string, value: T): boolean
  forgetAll(): void
}

/** Reports what drops cached answers of products: a change of any of them, or, where it is wanted, of the one that it names. */
export function onDropOfProducts(
  cache: DropsOfReads,
  { ofMany, ofOne }: { ofMany(): void; ofOne?(productId: string): void },
): void {
  cache.onDrop((tags) => {
    for (const tag of tags) {
      if (OF_MANY.has(tag)) ofMany()
      else if (ofOne && tag.startsWith(TAG)) ofOne(tag.slice(TAG.length))
    }
  })
}

/** Facts of products, by id, until something drops the cached answers that show the product. `onForget` is called when all are forgotten. */
export function rememberedProducts<T>(cache: DropsOfReads, onForget = () => {}): Remembered<T> {
  const stored = new Map<string, { readonly siteId: string; readonly value: T; readonly until: number }>()
  let drops = 0
  const forgetAll = () => {
    stored.clear()
    onForget()
  }
  cache.onDrop(() => drops++)
  onDropOfProducts(cache, { ofMany: forgetAll, ofOne: (id) => stored.delete(id) })
  return {
    find({ db, isCurrent }, productId) {
      const known = isCurrent ? stored.get(productId) : undefined
      return known && known.siteId === db.siteId && known.until > Date.now() ? known.value : undefined
    },
    begin: () => drops,
    note({ db, isCurrent }, began, productId, value) {
      if (!isCurrent || began !== drops) return false
      const before = stored.get(productId)
      if (stored.size >= MOST) forgetAll()
      // What is added to a known value lives no longer than it.
      const until = before?.value === value ? before.until : Date.now() + LIFE_MS
      stored.set(productId, { siteId: db.siteId, value, until })
      return true
    },
    forgetAll,
  }
}
