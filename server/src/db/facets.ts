import { countBy, type Matching } from './matching.ts'
import type { QuerySpec } from './query-sql.ts'

/** Rows with one value of a facet, and further sums over them. */
export type FacetCount<Sums = unknown> = { readonly value: string; readonly n: number } & Sums

/** SQL of the value that a list counts by, per name of a facet. */
export type Facets = Readonly<Record<string, string>>

/**
 * Rows that match, by the values of each requested facet; a statement per facet. A name that the list does not have is left out of the answer.
 */
export async function countFacets<Sums = unknown>(
  spec: Pick<QuerySpec, 'from' | 'site' | 'fields' | 'now'>,
  facets: Facets,
  { requested = [], ...matching }: Matching & { requested?: readonly string[] | undefined; sums?: readonly string[] },
): Promise<Map<string, FacetCount<Sums>[]>> {
  const found = new Map<string, FacetCount<Sums>[]>()
  for (const facet of new Set(requested)) {
    const value = Object.hasOwn(facets, facet) ? facets[facet] : undefined
    if (value !== undefined) found.set(facet, await countBy<string, Sums>(spec, value, matching))
  }
  return found
}

/** Facets as the published types have them: names, values, numbers. */
export const facetsToWire = (
  facets: ReadonlyMap<string, readonly FacetCount[]>,
): Record<string, { counts: Record<string, number> }> =>
  Object.fromEntries(
    [...facets].map(([name, values]) => [
      name,
      { counts: Object.fromEntries(values.map(({ value, n }) => [value, n])) },
    ]),
  )

/** The same with the sums beside each number. */
export const facetSumsToWire = <Sums>(facets: ReadonlyMap<string, readonly FacetCount<Sums>[]>) => ({
  facets: Object.fromEntries(
    [...facets].map(([name, values]) => [
      name,
      { counts: Object.fromEntries(values.map(({ value, n, ...sums }) => [value, { count: n, ...sums }])) },
    ]),
  ),
})
