import type { CollectionLink } from './listing.ts'

/** One collection to go to. */
export interface PlaceView {
  readonly name: string
  readonly slug: string
  /** The collection that is shown, or one that it is part of. */
  readonly here?: 'page' | 'above'
}

/** The collections on the way to one, from the top of the tree, itself the last; empty where it is not among them. */
export function wayTo(collections: readonly CollectionLink[], slug: string | undefined): CollectionLink[] {
  const byId = new Map(collections.map((one) => [one.id, one]))
  const way: CollectionLink[] = []
  let at = collections.find((one) => one.slug === slug)
  while (at && !way.includes(at)) {
    way.unshift(at)
    at = at.parent === undefined ? undefined : byId.get(at.parent)
  }
  return way
}

/** Rows of the tree of collections: those at the top, then what is in each one on the way to the one that is shown, itself included. */
export const collectionRows = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(rowsOf, (current) => current ?? '')
  : rowsOf

function rowsOf(collections: readonly CollectionLink[], current?: string): PlaceView[][] {
  const byId = new Map(collections.map((one) => [one.id, one]))
  const parentOf = ({ parent }: CollectionLink) => (parent === undefined ? undefined : byId.get(parent))
  const way = wayTo(collections, current)
  const placeOf = (one: CollectionLink): PlaceView => ({
    name: one.name,
    slug: one.slug,
    ...(one.slug === current ? { here: 'page' } : way.includes(one) ? { here: 'above' } : {}),
  })
  return [undefined, ...way]
    .map((above) => collections.filter((one) => parentOf(one) === above).map(placeOf))
    .filter((row) => row.length > 0)
}
