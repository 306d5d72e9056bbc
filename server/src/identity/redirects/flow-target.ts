import type { RequestOf } from '@fairground/contract/operation.ts'
import type { createRedirectSession } from '@fairground/contract/redirects/redirects.ts'

export type RedirectRequest = RequestOf<typeof createRedirectSession>

/** Target of a flow: one of our pages, or the site's own page that its callback names. */
type FlowTarget =
  | { readonly kind: 'page'; readonly flow: string; readonly path: string }
  | {
      readonly kind: 'callback'
      readonly flow: string
      readonly url: string | undefined
      /** Parameters for the site's page. */
      readonly params: Readonly<Record<string, string>>
    }

/** Pages of a member's account, as the published client calls its sections. */
const SECTIONS = {
  ACCOUNT_INFO: '/account',
  ORDERS: '/account/orders',
  EVENTS: '/account/tickets',
  BOOKINGS: '/account',
  SUBSCRIPTIONS: '/account',
} as const

const segment = encodeURIComponent

/** The flows besides signing in and out. One is given; the first counts. */
export function flowTarget(request: RedirectRequest): FlowTarget | undefined {
  const { ecomCheckout, eventsCheckout, storesProduct, callbacks = {} } = request
  if (ecomCheckout?.checkoutId)
    return { kind: 'page', flow: 'ecomCheckout', path: `/checkout/${segment(ecomCheckout.checkoutId)}` }
  if (eventsCheckout) {
    return { kind: 'page', flow: 'eventsCheckout', path: ticketsPath(eventsCheckout) }
  }
  if (storesProduct?.productSlug)
    return { kind: 'page', flow: 'storesProduct', path: `/products/${segment(storesProduct.productSlug)}` }
  if (request.memberAccountPage)
    return {
      kind: 'page',
      flow: 'memberAccountPage',
      path: SECTIONS[request.memberAccountPage.section ?? 'ACCOUNT_INFO'],
    }
  // We take no bookings, sell no plans and ask for no payments later: the site's own pages do.
  const { bookingsCheckout, bookingsBook, paidPlansCheckout, ecomOrderPaymentRequest } = request
  if (bookingsCheckout ?? bookingsBook) {
    const { serviceId, startDate, endDate, timezone: ofSlot } = bookingsCheckout?.slotAvailability?.slot ?? {}
    const { timezone = ofSlot } = bookingsCheckout ?? {}
    const params = given({ serviceId, startDate, endDate, timezone, resourceId: bookingsBook?.resourceId })
    return {
      kind: 'callback',
      flow: 'bookings',
      url: callbacks.bookingsServiceListUrl ?? callbacks.postFlowUrl,
      params,
    }
  }
  if (paidPlansCheckout) {
    const params = given({ planIds: paidPlansCheckout.planId, checkoutData: paidPlansCheckout.checkoutData })
    return { kind: 'callback', flow: 'paidPlans', url: callbacks.planListUrl ?? callbacks.postFlowUrl, params }
  }
  if (ecomOrderPaymentRequest) {
    const params = given({ paymentRequestId: ecomOrderPaymentRequest.paymentRequestId })
    return { kind: 'callback', flow: 'ecomOrderPaymentRequest', url: callbacks.postFlowUrl, params }
  }
  return undefined
}

/** The checkout of a reservation, else the choice of tickets. */
function ticketsPath({ eventSlug, reservationId }: NonNullable<RedirectRequest['eventsCheckout']>): string {
  if (!eventSlug) return '/events'
  const event = `/events/${segment(eventSlug)}`
  return reservationId ? `${event}/checkout/${segment(reservationId)}` : `${event}/tickets`
}

const given = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
