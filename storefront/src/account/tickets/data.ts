import { myOrders } from '@fairground/client/generated/fairground.my-orders.ts'
import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { ticketWaitingLists } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { placedPaths } from '../../placed-paths.ts'
import { shopOf } from '../../shop.ts'
import { memberOr } from '../../sign-in/member.ts'
import { statusWords, ticketsWaitedFor } from '../../waiting-place/place-words.ts'
import { eventTicketsView } from '../tickets-view.ts'
import { replyView } from './reply-view.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const past = new URL(request.url).searchParams.get('past') === '1'
  const api = shop.client({ myOrders, rsvpAnswers, ticketWaitingLists })
  const [, { events }, { answers }, { places }] = await Promise.all([
    memberOr(shop, request),
    api.myOrders.listMyTickets({ past }),
    api.rsvpAnswers.listMyAnswers({ past }),
    api.ticketWaitingLists.listMyWaitingPlaces({}),
  ])
  const shown = places.filter(({ status }) => (status === 'WAITING' || status === 'OFFERED') !== past)
  return {
    past,
    places: shown.map((place) => ({
      href: placedPaths.waitingPlace(place.token),
      title: place.eventTitle,
      details: ticketsWaitedFor(place),
      status: statusWords(place.status),
      tone: place.status === 'OFFERED' ? ('success' as const) : ('neutral' as const),
    })),
    replies: answers.map((answer) => replyView(answer, shop.site)),
    events: events.map((event) => eventTicketsView(event, shop.site)),
  }
}
