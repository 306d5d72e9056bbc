import type { PayOrderResponse } from '@fairground/client/generated/fairground.payments.ts'
import { redirectDocument } from 'react-router'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'

export const declinedText = (): string => t('checkout.paymentDeclined')

/**
 * Address at which the buyer goes on with an open payment: the provider's page, or the page of the order, which holds the provider's
 * component: as a page load, for that page alone may load the provider's scripts. A page of our own server is the one under the name that the buyer uses.
 */
export function toProvider(
  { site }: Shop,
  { orderId, next }: PayOrderResponse,
  on: { token?: string | undefined; request?: string | undefined } = {},
) {
  const { redirectUrl } = next ?? {}
  if (redirectUrl === undefined) return redirectDocument(placedPaths.placedOrder(orderId, { ...on, returned: 1 }), 303)
  const isOurs = redirectUrl.startsWith(`${site.origin}/`)
  return redirectDocument(isOurs && !site.prefix ? redirectUrl.slice(site.origin.length) : redirectUrl, 303)
}
