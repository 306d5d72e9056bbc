import { makeRoom } from '../../ground/oldest.ts'
import type { FacetRow } from './facets.ts'

const LIFE_MS = 60_000
const MOST_ENTRIES = 200

/** Count under a key from the last minute, else a fresh one; one count at a time for each key. */
export type FacetCache = (key: string, count: () => Promise<FacetRow>) => Promise<FacetRow>

/** `now` is the process's own clock in milliseconds: the cache has nothing to do with the time of a site. */
export function facetCache(now: () => number = Date.now): FacetCache {
  const entries = new Map<string, { readonly until: number; readonly row: Promise<FacetRow> }>()
  return (key, count) => {
    const known = entries.get(key)
    if (known && known.until > now()) return known.row
    const row = count()
    entries.delete(key)
    makeRoom(entries, MOST_ENTRIES)
    entries.set(key, { until: now() + LIFE_MS, row })
    // A failed count is not cached.
    row.catch(() => entries.delete(key))
    return row
  }
}
