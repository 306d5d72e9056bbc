import { isRefusal } from '@fairground/client/errors.ts'
import { ticketChanges } from '@fairground/client/generated/fairground.ticket-changes.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'
import { textOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { loadOrder } from '../thanks/load-order.ts'

/** Reason why the ticket was not changed. */
export interface RefusedChange {
  readonly message: string
}

const tokenOf = (request: Request): string | undefined => new URL(request.url).searchParams.get('token') || undefined

/** Kinds that a ticket of an order may be changed to; none once it may not be changed. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { orderId = '', ticketId = '' } = params
  const token = tokenOf(request)
  const { number, tickets, events } = await orToItsPage(orNotFound(loadOrder(shop, orderId, token)), orderId)
  const orderHref = placedPaths.placedOrder(orderId, { token })
  const ticket = tickets.find(({ id }) => id === ticketId)
  if (!ticket) throw redirect(orderHref, 303)
  const { eventTitle: title, ticketName, guestName, number: ticketNumber } = ticket
  const shown = {
    number,
    orderHref,
    title,
    about: [ticketName, guestName, ticketNumber].filter(Boolean).join(' · '),
    when: events.find(({ id }) => id === ticket.eventId)?.when ?? '',
  }
  if (!ticket.changeHref) return { ...shown, options: [] }
  const { ticketChanges: api } = shop.client({ ticketChanges })
  const { options } = await api.listTicketChangeOptions({ orderId, ticketId, ...present({ token }) })
  return { ...shown, options }
}

/** In another browser than the one that bought, the order's page mails a link. */
const orToItsPage = <T>(read: Promise<T>, orderId: string): Promise<T> =>
  read.catch((error: unknown) => {
    throw isRefusal(error, 'ORDER_NOT_FOUND') ? redirect(placedPaths.placedOrder(orderId), 303) : error
  })

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { orderId = '', ticketId = '' } = params
  const token = tokenOf(request)
  const ticketDefinitionId = textOf(await request.formData(), 'kind')
  if (!ticketDefinitionId) return data<RefusedChange>({ message: t('change-ticket.chooseOne') }, { status: 400 })
  const { ticketChanges: api } = shopOf(context).client({ ticketChanges })
  try {
    await api.changeTicket({ orderId, ticketId, ticketDefinitionId, ...present({ token }) })
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_FOUND')) return redirect(placedPaths.placedOrder(orderId), 303)
    return data<RefusedChange>({ message: refusalText(error) }, { status: 409 })
  }
  return redirect(placedPaths.placedOrder(orderId, { token }), 303)
}
