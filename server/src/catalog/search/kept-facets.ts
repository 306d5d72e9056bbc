import type { FacetRow } from './facets.ts'

const LIFE_MS = 60_000
const MOST_KEPT = 200

/** What was counted under a key within the last minute, else what is counted now; one count at a time for each key. */
export type KeptFacets = (key: string, count: () => Promise<FacetRow>) => Promise<FacetRow>

/** `now` is the process's own clock in milliseconds: what is kept has nothing to do with the time of a site. */
export function keptFacets(now: () => number = Date.now): KeptFacets {
  const kept = new Map<string, { readonly until: number; readonly row: Promise<FacetRow> }>()
  return (key, count) => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.row
    const row = count()
    kept.delete(key)
    kept.set(key, { until: now() + LIFE_MS, row })
    // What failed is not kept.
    row.catch(() => kept.delete(key))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return row
  }
}
