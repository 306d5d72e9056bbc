import type { FacetRow } from './facets.ts'

const LIFE_MS = 60_000
const MOST_ENTRIES = 200

/** What was counted under a key within the last minute, else what is counted now; one count at a time for each key. */
export type FacetCache = (key: string, count: () => Promise<FacetRow>) => Promise<FacetRow>

/** `now` is the process's own clock in milliseconds: what is kept has nothing to do with the time of a site. */
export function facetCache(now: () => number = Date.now): FacetCache {
  const entries = new Map<string, { readonly until: number; readonly row: Promise<FacetRow> }>()
  return (key, count) => {
    const known = entries.get(key)
    if (known && known.until > now()) return known.row
    const row = count()
    entries.delete(key)
    entries.set(key, { until: now() + LIFE_MS, row })
    // What failed is not kept.
    row.catch(() => entries.delete(key))
    if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!)
    return row
  }
}
