import { isRefusal } from '@fairground/client/errors.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { myOrders } from '@fairground/client/generated/fairground.my-orders.ts'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'

/** Query field by which the page's script reads what the visitor holds of an event, by its id. */
export const HOLDS_OF = 'holds'
/** Fields of the form that gives the tickets of a reservation back. */
export const GIVE_BACK = { reservation: 'give-back', event: 'give-back-event' } as const

export interface OwnHolds {
  readonly holds: readonly {
    readonly id: string
    readonly quantity: number
    readonly href: string
    readonly until: number
  }[]
  /** In milliseconds since 1970, as `until`. */
  readonly now: number
}

/** Tickets of the event that the caller holds and may still buy. The page is whole without them. */
export async function ownHolds(shop: Shop, { id: eventId, slug }: { id: string; slug: string }): Promise<OwnHolds> {
  const { holds } = await shop
    .client({ myOrders })
    .myOrders.listMyHolds({ eventId })
    .catch(() => ({ holds: [] }))
  return {
    holds: holds.map(({ reservationId: id, quantity, expirationDate }) => ({
      id,
      quantity,
      href: placedPaths.ticketCheckout(slug, id),
      until: expirationDate.getTime(),
    })),
    now: shop.now.getTime(),
  }
}

/** Tickets that are bought or over are given back already. */
export async function giveBack({ client }: Shop, form: FormData): Promise<void> {
  const [id, eventId] = [String(form.get(GIVE_BACK.reservation)), String(form.get(GIVE_BACK.event))]
  try {
    await client({ eventsOrders }).eventsOrders.cancelReservation({ id, eventId })
  } catch (error) {
    if (!isRefusal(error, 'RESERVATION_NOT_PENDING') && !isRefusal(error, 'TICKET_RESERVATION_NOT_FOUND')) throw error
  }
}
