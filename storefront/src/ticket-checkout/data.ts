import { isRefusal } from '@fairground/client/errors.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { eventCardView } from '../events/event-card-view.ts'
import { shownMoney } from '../events/shown-money.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { complaint } from '../rsvp/form-view.ts'
import { type Shop, shopOf } from '../shop.ts'
import { incomplete, refused, violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { fieldOfViolation, guestForms, sentForms } from './guest-forms.ts'

/** The caller's own reservation with its event; another's is 404. */
async function reserved(shop: Shop, { slug = '', reservationId = '' }: LoaderFunctionArgs['params']) {
  const api = shop.client({ wixEventsV2, eventsOrders })
  const { event } = await orNotFound(
    api.wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )
  const held = await orNotFound(
    api.eventsOrders.getInvoice({ eventId: event.id, reservationId }),
    'TICKET_RESERVATION_NOT_FOUND',
  )
  const count = held.reservations.reduce((sum, { quantity }) => sum + quantity, 0)
  return { event, held, forms: guestForms(event, count) }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { event, held, forms } = await reserved(shop, params)
  // Bought already: the same call answers its order.
  if (held.reservationOccupied) throw await bought(shop, event.id, params.reservationId ?? '')
  const shown = (money: { value: string; currency: string }) => shownMoney(money, shop.site)
  const { items, subTotal, grandTotal } = held.invoice
  const { title, where, date } = eventCardView(event, shop.site)
  return {
    event: { title, where, date, path: paths.event(event.slug), ticketsPath: paths.tickets(event.slug) },
    lines: items.map(({ id, name, quantity, price, total }) => ({
      id,
      name,
      quantity,
      price: shown(price),
      total: shown(total),
    })),
    fees: subTotal.value === grandTotal.value ? undefined : t('ticket-checkout.feesIncluded'),
    total: shown(grandTotal),
    ...present({
      charged: shop.site.shownIn ? formatMoney(grandTotal.value, grandTotal.currency, shop.site.locale) : undefined,
    }),
    open: held.reservationStatus === 'RESERVATION_PENDING',
    expiresAt: held.expires.getTime(),
    now: shop.now.getTime(),
    forms,
  }
}

async function bought(
  shop: Shop,
  eventId: string,
  reservationId: string,
  guests?: ReturnType<typeof sentForms>['guests'],
) {
  const { orderPageUrl } = await shop
    .client({ eventsOrders })
    .eventsOrders.checkout({ eventId, reservationId, ...present({ guests }) })
  // The caller's own order needs no token.
  return redirect(new URL(orderPageUrl).pathname, 303)
}

/** Makes an order of the reservation; its page takes the payment. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const { event, forms } = await reserved(shop, params)
  const sent = sentForms(await request.formData(), forms)
  try {
    return await bought(shop, event.id, params.reservationId ?? '', sent.guests)
  } catch (error) {
    const found = violationsOf(error)
    if (found.size === 0) return refused<string>(409, { message: textOf(error), errors: {}, values: sent.values })
    const errors = Object.fromEntries(
      [...found].map(([field, violation]) => {
        const name = fieldOfViolation(field, sent)
        const form = forms.find(({ questions }) => questions.some((question) => question.name === name))
        const text = complaint(form?.questions ?? [], name, violation)
        return [name, form?.title ? `${form.title}: ${text}` : text]
      }),
    )
    return refused<string>(422, { message: incomplete(), errors, values: sent.values })
  }
}

const textOf = (error: unknown): string =>
  isRefusal(error, 'RESERVATION_EXPIRED') ? t('ticket-checkout.expiredKeep') : refusalText(error)
