import type { RequestOf } from '@fairground/contract/operation.ts'
import type { createRedirectSession } from '@fairground/contract/redirects/redirects.ts'

export type RedirectRequest = RequestOf<typeof createRedirectSession>
export type Callbacks = NonNullable<RedirectRequest['callbacks']>

/** Where a flow leads: a page of ours, or the site's own page that its callback names. */
export type FlowTarget =
  | { readonly kind: 'page'; readonly flow: string; readonly path: string }
  | { readonly kind: 'callback'; readonly flow: string; readonly url: string | undefined }

const segment = encodeURIComponent

/** The flows besides signing in and out. One is given; the first counts. */
export function flowTarget(request: RedirectRequest): FlowTarget | undefined {
  const { ecomCheckout, eventsCheckout, storesProduct, callbacks = {} } = request
  if (ecomCheckout?.checkoutId)
    return { kind: 'page', flow: 'ecomCheckout', path: `/checkout/${segment(ecomCheckout.checkoutId)}` }
  if (eventsCheckout) {
    const event = eventsCheckout.eventSlug ? `/events/${segment(eventsCheckout.eventSlug)}/tickets` : '/events'
    const held = eventsCheckout.reservationId ? `?reservation=${segment(eventsCheckout.reservationId)}` : ''
    return { kind: 'page', flow: 'eventsCheckout', path: `${event}${held}` }
  }
  if (storesProduct?.productSlug)
    return { kind: 'page', flow: 'storesProduct', path: `/products/${segment(storesProduct.productSlug)}` }
  // We take no bookings and sell no plans: the site's own pages do.
  if (request.bookingsCheckout ?? request.bookingsBook)
    return { kind: 'callback', flow: 'bookings', url: callbacks.bookingsServiceListUrl ?? callbacks.postFlowUrl }
  if (request.paidPlansCheckout)
    return { kind: 'callback', flow: 'paidPlans', url: callbacks.planListUrl ?? callbacks.postFlowUrl }
  return undefined
}
