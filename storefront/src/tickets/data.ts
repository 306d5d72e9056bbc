import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { bookingOf } from '../event/booking.ts'
import { eventCardView } from '../events/event-card-view.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { tellMe } from '../product/tell-me.ts'
import { TELL_ME } from '../product/tell-me-answer.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'
import { chosenTickets, TICKETS_APP_ID } from './chosen-tickets.ts'
import { ticketView } from './ticket-view.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, site, tag } = shopOf(context)
  const api = client({ wixEventsV2, ticketDefinitionsV2 })
  const { event } = await orNotFound(
    api.wixEventsV2.getEventBySlug({ slug: params.slug ?? '', fields: ['DETAILS', 'REGISTRATION'] }),
    'EVENT_NOT_FOUND',
  )
  tag(`event:${event.id}`, 'events')
  const { ticketDefinitions } = await api.ticketDefinitionsV2.queryAvailableTicketDefinitions({
    query: { filter: { eventId: event.id }, sort: [{ fieldName: 'sortIndex', order: 'ASC' }], paging: { limit: 100 } },
    fields: ['SALES_DETAILS'],
  })
  const place = { locale: site.locale, zone: event.dateAndTimeSettings.timeZoneId ?? 'UTC' }
  const { title, where, date } = eventCardView(event, site)
  return {
    event: { title, where, date, path: paths.event(event.slug), booking: bookingOf(event) },
    tickets: ticketDefinitions.map((definition) => ticketView(definition, place)),
  }
}

/** Puts the chosen tickets into the cart, or remembers who waits for some that are sold out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client } = shopOf(context)
  const form = await request.formData()
  if (form.get('intent') === TELL_ME) {
    const answer = await tellMe(client, TICKETS_APP_ID, form)
    return data(answer, { status: answer.wrong ? 409 : 200 })
  }
  const lineItems = chosenTickets(form)
  if (lineItems.length === 0) return data({ message: 'Choose how many tickets you want.' }, { status: 422 })
  try {
    await client({ currentCart }).currentCart.addToCurrentCart({ lineItems })
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
  return redirect(paths.cart(), 303)
}
