import { isRefusal } from '@fairground/client/errors.ts'
import { ticketCancellations } from '@fairground/client/generated/fairground.ticket-cancellations.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'
import { textOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { loadOrder } from '../thanks/load-order.ts'
import { choicesOf, idsIn, notWholeOf } from './choices.ts'

/** Chosen tickets with the amount that the buyer gets back, or the reason why they cannot be cancelled. */
export interface ChosenTickets {
  readonly message?: string
  readonly chosen: readonly string[]
  readonly preview?: {
    readonly refund: string
    readonly formattedRefund: string
    readonly byHand: string
    readonly formattedByHand: string
    readonly credit?: string
    readonly formattedCredit?: string
    readonly formattedPrice: string
  }
}

const queryOf = (request: Request) => new URL(request.url).searchParams
const tokenOf = (request: Request): string | undefined => queryOf(request).get('token') || undefined

/** The tickets of an order that its buyer may cancel now. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const orderId = params.orderId ?? ''
  const token = tokenOf(request)
  const order = await orToItsPage(orNotFound(loadOrder(shop, orderId, token)), orderId)
  return {
    number: order.number,
    orderHref: placedPaths.placedOrder(orderId, { token }),
    chosen: queryOf(request).getAll('ticket'),
    choices: choicesOf(order),
    notWhole: notWholeOf(order),
  }
}

/** In another browser than the one that bought, the order's page mails a link. */
const orToItsPage = <T>(read: Promise<T>, orderId: string): Promise<T> =>
  read.catch((error: unknown) => {
    throw isRefusal(error, 'ORDER_NOT_FOUND') ? redirect(placedPaths.placedOrder(orderId), 303) : error
  })

/** Shows what goes back first; the second press cancels for that amount. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { client } = shopOf(context)
  const orderId = params.orderId ?? ''
  const token = tokenOf(request)
  const form = await request.formData()
  const ticketIds = idsIn(form.getAll('ticket'))
  if (ticketIds.length === 0)
    return data<ChosenTickets>({ message: t('cancel-tickets.chooseOne'), chosen: [] }, { status: 400 })
  const api = client({ ticketCancellations }).ticketCancellations
  const message = { orderId, ticketIds, ...present({ token }) }
  const refund = textOf(form, 'refund')
  const credit = textOf(form, 'credit') || undefined
  try {
    if (!refund) {
      const { preview } = await api.previewTicketCancellation(message)
      return data<ChosenTickets>({ chosen: ticketIds, preview })
    }
    await api.cancelTickets({ ...message, refund, ...present({ credit }) })
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_FOUND')) return redirect(placedPaths.placedOrder(orderId), 303)
    return data<ChosenTickets>({ message: refusalText(error), chosen: ticketIds }, { status: 409 })
  }
  return redirect(placedPaths.placedOrder(orderId, { token }), 303)
}
