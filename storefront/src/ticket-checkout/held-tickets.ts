import { isRefusal } from '@fairground/client/errors.ts'
import {
  type CreateReservationRequest,
  eventsOrders,
  type GetInvoiceResponse,
} from '@fairground/client/generated/events.orders.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
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
  return { event, held, forms: guestForms(event, guestsOf(held)) }
}

/** Number of guests that they are for: who has a pass is one on all of its dates. */
export const guestsOf = ({ reservations }: Held): number =>
  [...Map.groupBy(reservations, (line) => line.pass?.lineId ?? line).values()].reduce(
    (sum, [first]) => sum + (first?.quantity ?? 0),
    0,
  )

/** Events that the tickets are for. */
export const eventIdsOf = ({ reservations }: Held): string[] => [
  ...new Set(reservations.map(({ ticket }) => ticket.eventId)),
]

type Line = Held['reservations'][number]

/** Chosen tickets, bundles and passes as a reservation takes them, to hold them once more. */
function chosenAgain({ reservations }: Held): Omit<CreateReservationRequest, 'eventId'> {
  const once = (of: (line: Line) => { readonly lineId: string } | undefined) => [
    ...new Map(reservations.flatMap((line) => (of(line) ? [[of(line)?.lineId, line] as const] : []))).values(),
  ]
  const bundles = once(({ bundle }) => bundle).flatMap(({ bundle }) =>
    bundle ? [{ bundleId: bundle.bundleId, quantity: bundle.quantity }] : [],
  )
  const passes = once(({ pass }) => pass).flatMap(({ pass }) =>
    pass ? [{ passId: pass.passId, quantity: pass.quantity }] : [],
  )
  return {
    ticketQuantities: quantitiesOf(reservations.filter(({ bundle, pass }) => !bundle && !pass)),
    ...present({
      bundles: bundles.length > 0 ? bundles : undefined,
      passes: passes.length > 0 ? passes : undefined,
      access: reservations.find(({ access }) => access)?.access,
    }),
  }
}

const quantitiesOf = (lines: readonly Line[]): CreateReservationRequest['ticketQuantities'] =>
  lines.map(({ ticket, quantity, ticketDetails: [first] }) => ({
    ticketDefinitionId: ticket.id,
    quantity,
    ...present({
      priceOverride: first?.priceOverride,
      ticketDetails: first && detailsOf(first),
    }),
  }))

type Details = Line['ticketDetails'][number]

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
  const again = { eventId, ...chosenAgain(held) }
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

type Item = GetInvoiceResponse['invoice']['items'][number]
type Money = Item['price']

const sumOf = (amounts: readonly Money[], times: readonly number[] = []): Money => {
  const { currency = '' } = amounts[0] ?? {}
  const minor = amounts.reduce((sum, { value }, i) => {
    const parsed = parseAmount(value, currency)
    return sum + (parsed.ok ? parsed.minor * BigInt(times[i] ?? 1) : 0n)
  }, 0n)
  return { ...amounts[0]!, value: formatAmount(minor, currency) } // there is one
}

/** Lines of the invoice, which has one for each of the reservation, in one order. Those of a bundle or a pass are one, at its price. */
function wholeLines(items: readonly Item[], reservations: readonly Line[]) {
  // A kind that was deleted meanwhile has an item alone.
  const isAligned = items.length === reservations.length
  const lines = items.map((item, i) => ({ item, line: isAligned ? reservations[i] : undefined }))
  const groups = Map.groupBy(lines, ({ item, line }) => (line?.bundle ?? line?.pass)?.lineId ?? item.id)
  return [...groups].map(([id, own]) => {
    const { item, line } = own[0]! // a group has one
    const whole = line?.bundle ?? line?.pass
    if (!whole) {
      const name = dotted([item.name, seatWords(line?.ticketDetails[0] ?? {})])
      return { ...item, id, name }
    }
    return {
      id,
      name: whole.name,
      quantity: whole.quantity,
      price: sumOf(
        own.map((one) => one.item.price),
        own.map((one) => one.item.quantity / whole.quantity),
      ),
      total: sumOf(own.map((one) => one.item.total)),
    }
  })
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
    lines: wholeLines(items, reservations).map(({ id, name, quantity, price, total }) => ({
      id,
      name,
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
