import { isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { eventGates } from '@fairground/client/generated/fairground.event-gates.ts'
import { itemPrices } from '@fairground/client/generated/fairground.item-prices.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { bookingOf, forMembersOf } from '../event/booking.ts'
import { policiesOf } from '../event/policies.ts'
import { eventCardView } from '../events/event-card-view.ts'
import { shownMoney } from '../events/shown-money.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { notifyMe } from '../product/notify-me.ts'
import { NOTIFY_ME } from '../product/notify-me-answer.ts'
import { refusalText } from '../refusal-text.ts'
import { readSeats } from '../seats/read-seats.ts'
import { SEATS } from '../seats/seats-query.ts'
import { type Shop, shopOf } from '../shop.ts'
import { t } from '../texts.ts'
import { waitingPaths } from '../waiting-list/waiting-paths.ts'
import { addOnsOf, chosenAddOns } from './add-ons.ts'
import { belowLeast } from './below-least.ts'
import { bundlesOf, chosenBundles, reservedBundles } from './bundles.ts'
import {
  ACCESS,
  chosenTickets,
  enteredFields,
  OWN_CHECKOUT,
  reservedQuantities,
  TICKETS_APP_ID,
  TOTAL_OF,
} from './chosen-tickets.ts'
import { CODE } from './code-field.ts'
import { sellsByOwnCheckout } from './own-checkout.ts'
import { GIVE_BACK, giveBack, HOLDS_OF, ownHolds } from './own-holds.ts'
import { chosenPass, passesOf } from './passes.ts'
import { accessOf } from './ticket-access.ts'
import { pricedItems, ticketViews } from './ticket-view.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { searchParams } = new URL(request.url)
  if (shop.scripted && searchParams.has(TOTAL_OF)) return totalOf(shop, searchParams, request.signal)
  const held = searchParams.get(HOLDS_OF)
  if (shop.scripted && held) return ownHolds(shop, { id: held, slug: params.slug ?? '' })
  if (shop.scripted && searchParams.has(SEATS)) return readSeats(shop, searchParams, request.signal)
  return loadPage(shop, params.slug ?? '', searchParams.get(CODE)?.trim() ?? '')
}

const eventOf = ({ client }: Pick<Shop, 'client'>, slug: string) =>
  orNotFound(
    client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )

/** The tickets of an event; those behind a gate are on the page of its queue. */
export async function loadPage(shop: Shop, slug: string, code: string) {
  const { event } = await eventOf(shop, slug)
  if (event.slug !== slug) throw redirect(paths.tickets(event.slug), 301)
  shop.tag(`event:${event.id}`, 'events')
  if (event.registration?.initialType === 'TICKETING') {
    const { gate } = await shop.client({ eventGates }).eventGates.lookAtGate({ eventId: event.id })
    if (gate.status !== 'OFF') throw redirect(placedPaths.eventQueue(event.slug, { code }), 302)
  }
  return ticketsOf(shop, event, code)
}

export type TicketsPage = Awaited<ReturnType<typeof ticketsOf>>

/** Kinds of ticket with their prices, for who may buy them. */
export async function ticketsOf(shop: Shop, event: Event, code: string) {
  const { client, site } = shop
  const api = client({ ticketDefinitionsV2, itemPrices })
  const access = await accessOf({ client }, event.id, code)
  const { opened } = access
  const { ticketDefinitions } = await api.ticketDefinitionsV2.queryAvailableTicketDefinitions({
    query: { filter: { eventId: event.id }, sort: [{ fieldName: 'sortIndex', order: 'ASC' }], paging: { limit: 100 } },
    fields: ['SALES_DETAILS'],
    ...present({ access: opened?.access }),
  })
  const policies = await policiesOf({ client }, event.id)
  // A cart asks guests nothing, and has no policies of events.
  const asks = sellsByOwnCheckout(event, site.currency) || policies.length > 0
  const place = { locale: site.locale, zone: event.dateAndTimeSettings.timeZoneId ?? 'UTC' }
  const hybrid = event.location.type !== 'ONLINE' && (event.onlineConferencing?.enabled ?? false)
  const { title, where, date } = eventCardView(event, site)
  const lineItems = pricedItems(ticketDefinitions, opened?.access)
  const { items } = lineItems.length > 0 ? await api.itemPrices.priceItems({ lineItems }) : { items: [] }
  const tickets = ticketViews(ticketDefinitions, items, {
    ...place,
    hybrid,
    opened,
    shownMoney: (money) => shownMoney(money, site),
  })
  const waiting = tickets.some(({ soldOut }) => soldOut) ? await waitingPaths({ client }, event) : {}
  // A line of a cart has one price, and a cart holds no seat while its buyer pays.
  const ownCheckout = asks || tickets.some(({ shares, seated }) => shares || seated)
  return {
    waiting,
    passes: await passesOf(shop, event),
    bundles: tickets.length === 0 ? [] : await bundlesOf(shop, event.id, opened?.access),
    event: {
      id: event.id,
      title,
      where,
      date,
      path: paths.event(event.slug),
      booking: bookingOf(event),
      ...forMembersOf(event),
    },
    listed: event.guestListSettings?.displayedPublicly ?? false,
    ownCheckout,
    passesOwnCheckout: asks,
    tickets,
    // They are goods: past the cart nobody buys them.
    addOns:
      ownCheckout || tickets.length === 0
        ? []
        : await addOnsOf(shop, { eventId: event.id, access: opened?.access }, tickets),
    access,
    /** A browser reads it, by a session that is begun for that. */
    inSession: shop.scripted,
  }
}

/** Price of the tickets, bundles and add-ons chosen so far together; nothing where one of them has no such price. */
async function totalOf({ client }: Pick<Shop, 'client'>, chosen: URLSearchParams, signal: AbortSignal) {
  const lineItems = [...chosenTickets(chosen), ...chosenBundles(chosen), ...chosenAddOns(chosen)]
  if (lineItems.length === 0) return {}
  const { items, total } = await client({ itemPrices }).itemPrices.priceItems({ lineItems }, { signal })
  return items.every(({ itemPrice }) => itemPrice) ? { total: total.formattedConvertedAmount } : {}
}

/** Puts the chosen tickets, bundles and add-ons into the cart, or holds the tickets them for the event's own checkout, or remembers who waits for some that are sold out. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const { client } = shop
  const form = await request.formData()
  if (form.get('intent') === NOTIFY_ME) {
    const answer = await notifyMe(client, TICKETS_APP_ID, form)
    return data(answer, { status: answer.wrong ? 409 : 200 })
  }
  if (form.has(GIVE_BACK.reservation)) {
    await giveBack(shop, form)
    const code = new URL(request.url).searchParams.get(CODE)
    return redirect(
      `${paths.tickets(params.slug ?? '')}${code ? `?${new URLSearchParams({ [CODE]: code })}` : ''}`,
      303,
    )
  }
  const pass = chosenPass(form)
  if (pass) return form.has(OWN_CHECKOUT) ? reservePass(shop, params.slug ?? '', pass) : addPass(shop, pass)
  const lineItems = [...chosenTickets(form), ...chosenBundles(form), ...chosenAddOns(form)]
  if (lineItems.length === 0) return data({ message: t('tickets.chooseNumber') }, { status: 422 })
  if (form.has(OWN_CHECKOUT)) return reserveTickets(shop, params.slug ?? '', form)
  try {
    await client({ currentCart }).currentCart.addToCurrentCart({ lineItems })
  } catch (error) {
    // The event's currency was changed after the page was written.
    if (!isRefusal(error, 'TICKETS_IN_OTHER_CURRENCY')) return refused(shop, { error, form, slug: params.slug ?? '' })
    return reserveTickets(shop, params.slug ?? '', form)
  }
  return redirect(paths.cart(), 303)
}

/** A pass of an event that asks its guests nothing goes into the cart, whatever checkout its tickets have. */
async function addPass({ client }: Shop, pass: ChosenPass) {
  try {
    await client({ currentCart }).currentCart.addToCurrentCart({ lineItems: [pass] })
  } catch (error) {
    return refusedPass(error, pass)
  }
  return redirect(paths.cart(), 303)
}

type ChosenPass = NonNullable<ReturnType<typeof chosenPass>>

function refusedPass(error: unknown, { catalogReference: { catalogItemId: id } }: ChosenPass) {
  const message = isGone(error) ? t('tickets.passIsGone') : refusalText(error)
  return data({ pass: { id, message } }, { status: 409 })
}

/** A pass of an event with questions or policies goes to the event's own checkout, as its tickets do. */
async function reservePass(shop: Shop, slug: string, pass: ChosenPass) {
  const api = shop.client({ wixEventsV2, eventsOrders })
  const { event } = await orNotFound(api.wixEventsV2.getEventBySlug({ slug }), 'EVENT_NOT_FOUND')
  const passes = [{ passId: pass.catalogReference.catalogItemId, quantity: pass.quantity }]
  try {
    const { id } = await api.eventsOrders.createReservation({ eventId: event.id, ticketQuantities: [], passes })
    return redirect(placedPaths.ticketCheckout(event.slug, id), 303)
  } catch (error) {
    return refusedPass(error, pass)
  }
}

/** Tickets in another currency than the site's go to the event's own checkout: no cart takes them. */
async function reserveTickets(shop: Shop, slug: string, form: FormData) {
  const api = shop.client({ wixEventsV2, eventsOrders })
  const { event } = await orNotFound(api.wixEventsV2.getEventBySlug({ slug }), 'EVENT_NOT_FOUND')
  try {
    const ticketQuantities = reservedQuantities(chosenTickets(form))
    const bundles = reservedBundles(chosenBundles(form))
    const access = form.get(ACCESS)
    const { id } = await api.eventsOrders.createReservation({
      eventId: event.id,
      ticketQuantities,
      ...(bundles.length > 0 ? { bundles } : {}),
      ...present({ access: access ? String(access) : undefined }),
    })
    return redirect(placedPaths.ticketCheckout(event.slug, id), 303)
  } catch (error) {
    return refused(shop, { error, form, slug })
  }
}

/** The page may be a minute old: the list is read again, and what was entered for tickets that are still in it stays. */
async function refused(shop: Shop, { error, form, slug }: { error: unknown; form: FormData; slug: string }) {
  const message = (await belowLeast(shop, form)) ?? (isGone(error) ? t('tickets.oneIsGone') : refusalText(error))
  // The tickets may be those that the visitor holds already. A script reads them by itself.
  const held = shop.scripted ? undefined : await ownHoldsAt(shop, slug)
  return data({ message, entered: enteredFields(form), ...present({ held }) }, { status: 409 })
}

async function ownHoldsAt(shop: Shop, slug: string) {
  const { event } = await shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug })
  return ownHolds(shop, event)
}

const isGone = (error: unknown): boolean =>
  isRefusal(error, 'ITEM_NOT_FOUND_IN_CATALOG') ||
  isRefusal(error, 'TICKET_DEFINITION_NOT_FOUND') ||
  isRefusal(error, 'TICKET_BUNDLE_NOT_FOUND') ||
  isRefusal(error, 'SERIES_PASS_NOT_FOUND')
