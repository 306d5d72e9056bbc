import { trackingLink } from '@fairground/domain/orders/tracking-link.ts'

/** Tracking of units, as it is stored. */
export interface Tracking {
  readonly trackingNumber: string | null
  readonly shippingProvider: string | null
  readonly trackingLink: string | null
}

type Given = { readonly [K in keyof Tracking]?: Tracking[K] | undefined } | null | undefined

export const NO_TRACKING: Tracking = { trackingNumber: null, shippingProvider: null, trackingLink: null }

/** Fields that are present are set, null empties. A link that was made from the number before follows the number. */
export function trackingAfter(before: Tracking, given: Given): Tracking {
  if (given === undefined) return before
  if (given === null) return NO_TRACKING
  const after = { ...before, ...given } as Tracking // absent fields stay
  if (given.trackingLink !== undefined) return after
  const own = before.trackingLink !== null && before.trackingLink !== madeLink(before)
  return own ? after : { ...after, trackingLink: madeLink(after) }
}

const madeLink = ({ shippingProvider, trackingNumber }: Tracking): string | null =>
  (shippingProvider && trackingNumber && trackingLink(shippingProvider, trackingNumber)) || null
