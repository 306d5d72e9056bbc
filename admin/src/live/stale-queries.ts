import type { QueryKey } from '@tanstack/react-query'

/** First part of the keys of the queries that show an entity. An order takes stock and tickets with it. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  order: ['orders', 'tickets', 'products'],
  payment: ['orders'],
  product: ['products'],
  collection: ['collections', 'products'],
  event: ['events', 'tickets'],
  ticket: ['tickets', 'orders'],
}

/** Keys that a batch of changes makes stale, each once. */
export function staleQueries(changes: readonly { entity: string }[]): QueryKey[] {
  const names = new Set(changes.flatMap(({ entity }) => shownIn[entity] ?? []))
  return [...names].map((name) => [name])
}
