import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { ticketsQuery } from '../events/event-queries.ts'
import { queryClient } from '../query-client.ts'
import { may } from '../session/me.ts'
import { pagePart } from '../shell/page-part.tsx'
import { eventOrdersQuery, FIRST_ORDERS } from '../ticket-orders/ticket-order-queries.ts'

type OfEvent = { event: Event }

export const moveCard = pagePart<OfEvent>(() => import('../event-moves/move-card.tsx'))
export const datesCard = pagePart<OfEvent>(() => import('../event-dates/dates-card.tsx'))
export const categoriesCard = pagePart<{ eventId: string }>(() => import('../event-categories/categories-card.tsx'))
export const passesCard = pagePart<OfEvent>(() => import('../event-passes/passes-card.tsx'))
export const bundlesCard = pagePart<OfEvent>(() => import('../event-bundles/bundles-card.tsx'))
export const addOnsCard = pagePart<OfEvent>(() => import('../event-add-ons/add-ons-card.tsx'))
export const quotasCard = pagePart<OfEvent>(() => import('../event-quotas/quotas-card.tsx'))
export const gateCard = pagePart<OfEvent>(() => import('../event-gate/gate-card.tsx'))
export const waitingCard = pagePart<OfEvent>(() => import('../event-waiting/waiting-card.tsx'))

/** Milliseconds that the page waits for its cards; one that takes longer comes when it is there. */
const MOST_MS = 1_500

/** Fetches the cards on the page of an event with what they show. */
export async function cardsReady(event: Event): Promise<void> {
  const sells = event.registration?.initialType === 'TICKETING'
  const ready = [
    ...[
      moveCard,
      datesCard,
      ...(sells ? [quotasCard, passesCard, bundlesCard, addOnsCard, gateCard, waitingCard] : []),
    ].map((card) => card.ready({ event })),
    categoriesCard.ready({ eventId: event.id }),
    ...(sells ? [queryClient.prefetchQuery(ticketsQuery([event.id]))] : []),
    readOrders(event.id),
  ]
  await Promise.race([Promise.all(ready), new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}

async function readOrders(eventId: string): Promise<void> {
  if (await may('orders.read')) await queryClient.prefetchQuery(eventOrdersQuery(eventId, FIRST_ORDERS))
}
