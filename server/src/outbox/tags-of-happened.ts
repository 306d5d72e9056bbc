interface Item {
  readonly kind: string
  readonly id: string
  readonly eventId?: string
}

/** Part of a domain event that says what it makes stale. */
interface Stale {
  readonly entity: string
  readonly entityId: string
  readonly payload: Record<string, unknown>
}

/** Tags whose cached reads show the entity: itself and the lists of its kind. */
export const tagsOf = (entity: string, entityId: string): string[] => [`${entity}:${entityId}`, `${entity}s`]

/** Cached reads that show exactly how many tickets of an event are left. */
export const leftOf = (eventId: string): string => `ticketsLeft:${eventId}`
/** Cached pages that show whether there is stock of a product, and how much of it where little is left. */
export const shownStock = (productId: string): string => `shownStock:${productId}`

/** Cached reads that were found by how many tickets are left, of whichever event. */
export const LEFT_OF_ANY = 'ticketsLeft'

/** Payload of a domain event that changes how many tickets are free: of which events, and of which so that lists and pages show it. */
export interface TicketsHeld {
  readonly ticketsOf?: readonly string[]
  readonly shownOf?: readonly string[]
}

/** Cached reads that a domain event makes stale: its entity's, and those that show what it takes or gives back. */
export function tagsOfHappened({ entity, entityId, payload }: Stale): string[] {
  const own = tagsOf(entity, entityId)
  // Written by the purchase path and by reservations. Units that a reservation held are not free as before. With `unseen` so much of all goods is left
  // that pages show the same.
  if (entity === 'order' && Array.isArray(payload.items) && payload.held !== true)
    return [...own, ...tagsOfItems(payload.items as Item[], payload.unseen === true)]
  return entity === 'ticketReservation' ? [...own, ...tagsOfHeld(payload as TicketsHeld)] : own
}

/** Cached reads that show what was bought: their stock or quota has changed; with `unseen` no page shows that of goods. */
export const tagsOfItems = (items: readonly Item[], unseen = false): string[] =>
  items.flatMap(({ kind, id, eventId }) => {
    if (eventId) return [`event:${eventId}`, leftOf(eventId), LEFT_OF_ANY]
    if (kind !== 'variant') return []
    return unseen ? [`product:${id}`] : [`product:${id}`, shownStock(id)]
  })

const tagsOfHeld = ({ ticketsOf = [], shownOf = [] }: TicketsHeld): string[] => [
  ...(ticketsOf.length > 0 ? [LEFT_OF_ANY] : []),
  ...ticketsOf.map(leftOf),
  ...shownOf.map((eventId) => `event:${eventId}`),
]
