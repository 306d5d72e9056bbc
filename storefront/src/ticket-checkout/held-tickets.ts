import { isRefusal } from '@fairground/client/errors.ts'
import {
  type CreateReservationRequest,
  eventsOrders,
  type GetInvoiceResponse,
} from '@fairground/client/generated/events.orders.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { present } from '@fairground/domain/present.ts'
import { shownMoney } from '../events/shown-money.ts'
import { orNotFound } from '../not-found.ts'
import { seatWords } from '../seats/seat-words.ts'
import type { Shop } from '../shop.ts'
import { violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { guestForms } from './guest-forms.ts'

type Held = Pick<GetInvoiceResponse, 'reservations'>

/** The caller's own reservation with its event; another's is 404. */
export async function heldTickets(shop: Shop, { slug = '', reservationId = '' }: Readonly<Record<string, unknown>>) {
  const api = shop.client({ wixEventsV2, eventsOrders })
  const { event } = await orNotFound(
    api.wixEventsV2.getEventBySlug({ slug: String(slug), fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )
  const held = await orNotFound(
    api.eventsOrders.getInvoice({ eventId: event.id, reservationId: String(reservationId) }),
    'TICKET_RESERVATION_NOT_FOUND',
  )
  const count = held.reservations.reduce((sum, { quantity }) => sum + quantity, 0)
  return { event, held, forms: guestForms(event, count) }
}

/** Events that the tickets are for. */
export const eventIdsOf = ({ reservations }: Held): string[] => [
  ...new Set(reservations.map(({ ticket }) => ticket.eventId)),
]

/** The tickets as they were chosen, to hold them once more. */
const quantitiesOf = ({ reservations }: Held): CreateReservationRequest['ticketQuantities'] =>
  reservations.map(({ ticket, quantity, ticketDetails: [first] }) => ({
    ticketDefinitionId: ticket.id,
    quantity,
    ...present({
      priceOverride: first?.priceOverride,
      ticketDetails: first && detailsOf(first),
    }),
  }))

type Details = Held['reservations'][number]['ticketDetails'][number]

/** One entry stands for all tickets of its line. */
const detailsOf = ({ pricingOptionId, seatId, capacity }: Details) =>
  pricingOptionId || seatId ? [present({ pricingOptionId, seatId, capacity })] : undefined

/** A hold lasts for minutes, and its key for a day. */
const MOST_HOLDS = 50

/**
 * Runs `buy` for the reservation. One that ran out meanwhile is held once more while tickets last, so that nobody types twice. The key
 * makes that one hold, however often and wherever the form is sent: what is bought twice is bought once.
 */
export async function buyHeld<T>(
  shop: Shop,
  { eventId, reservationId, held }: { eventId: string; reservationId: string; held: Held },
  buy: (reservationId: string) => Promise<T>,
): Promise<T> {
  const { createReservation } = shop.client({ eventsOrders }).eventsOrders
  const again = { eventId, ticketQuantities: quantitiesOf(held) }
  let id = reservationId
  for (let holds = 0; ; holds++) {
    try {
      return await buy(id)
    } catch (error) {
      if (holds === MOST_HOLDS || !isRefusal(error, 'RESERVATION_EXPIRED')) throw error
    }
    ;({ id } = await createReservation(again, { idempotencyKey: `after ${id}` }))
  }
}

/** Cost of the tickets, as text. */
export function shownInvoice(
  { invoice, reservations }: Pick<GetInvoiceResponse, 'invoice' | 'reservations'>,
  { site }: Pick<Shop, 'site'>,
) {
  const shown = (money: { value: string; currency: string }) => shownMoney(money, site)
  const { items, subTotal, grandTotal, discount } = invoice
  const added = subTotal.value !== grandTotal.value && !discount
  return {
    lines: items.map(({ id, name, quantity, price, total }, i) => ({
      id,
      // A line of the invoice for each of the reservation, in one order.
      name: [name, seatWords(reservations[i]?.ticketDetails[0] ?? {})].filter(Boolean).join(' · '),
      quantity,
      price: shown(price),
      total: shown(total),
    })),
    ...present({
      discount: discount && shown(discount.amount),
      fees: added ? t('ticket-checkout.feesIncluded') : undefined,
      charged: site.shownIn ? formatMoney(grandTotal.value, grandTotal.currency, site.locale) : undefined,
    }),
    total: shown(grandTotal),
  }
}

/** Cost with a code, or why the code changes nothing. A text that cannot be a code is one that nobody knows. */
export async function pricedWithCode(shop: Shop, held: { eventId: string; reservationId: string }, couponCode: string) {
  const { getInvoice } = shop.client({ eventsOrders }).eventsOrders
  const withCode = await getInvoice({ ...held, withDiscount: { couponCode } }).catch((error: unknown) => {
    if (violationsOf(error).size === 0) throw error
    return undefined
  })
  const [problem] = withCode ? (withCode.discountErrors?.error ?? []) : [{ code: UNKNOWN_CODE }]
  return {
    ...shownInvoice(withCode ?? (await getInvoice(held)), shop),
    code: couponCode,
    ...present({ problem: problem && problemOf(problem.code) }),
  }
}

const UNKNOWN_CODE = 'ERROR_COUPON_DOES_NOT_EXIST'

function problemOf(code: string): string {
  if (code === UNKNOWN_CODE) return t('ticket-checkout.codeUnknown')
  if (code === 'ERROR_COUPON_HAS_EXPIRED') return t('ticket-checkout.codeExpired')
  return t('ticket-checkout.codeNotForThese')
}
