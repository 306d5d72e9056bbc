import { tagsOf } from './happenings.ts'
import type { Happened } from './relay.ts'

interface Item {
  readonly kind: string
  readonly id: string
  readonly eventId?: string
}

/** Cached reads that a domain event makes stale: its entity's, and those that show the stock of what was bought. */
export function tagsOfHappened({ entity, entityId, payload }: Happened): string[] {
  const items = entity === 'order' && Array.isArray(payload.items) ? (payload.items as Item[]) : [] // written by the purchase path
  return [...tagsOf(entity, entityId), ...tagsOfItems(items)]
}

/** Cached reads that show what was bought: their stock or quota has changed. */
export const tagsOfItems = (items: readonly Item[]): string[] =>
  items.flatMap(({ kind, id, eventId }) =>
    eventId ? [`event:${eventId}`] : kind === 'variant' ? [`product:${id}`] : [],
  )
