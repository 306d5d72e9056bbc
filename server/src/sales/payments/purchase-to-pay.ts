import type { MethodItem } from '@fairground/contract/enumerations/payments.ts'
import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import { present } from '@fairground/domain/present.ts'
import type { Site } from '../../ground/site.ts'
import { placeOf } from '../delivery/shipping.ts'
import { homeOf } from '../lines/taxes-of-lines.ts'
import type { AddressFacts, OrderFacts } from '../purchase/purchase.ts'
import type { Sellable } from '../sellables/sellable.ts'

/** A bought thing, as sellables and lines of orders have it. */
export type Bought = Pick<Sellable, 'ticket' | 'digitalFile'>

/** A purchase as the limits of payment methods look at it. `amount` is to be paid now, in minor units of `currency`. */
export function purchaseToPay(
  site: Site,
  { shipping, billingInfo, onlineOnly }: Pick<OrderFacts, 'shipping' | 'billingInfo' | 'onlineOnly'>,
  { lines, ...due }: { readonly lines: readonly Bought[] } & Pick<PayablePurchase, 'amount' | 'currency'>,
): PayablePurchase {
  const sentTo = shipping && !shipping.pickup ? countryOf(shipping.destination) : undefined
  return {
    country: sentTo ?? countryOf(billingInfo) ?? homeOf(site).country ?? '',
    ...due,
    delivery: shipping ? (shipping.pickup ? 'PICKUP' : 'SHIPPING') : 'NONE',
    items: new Set(lines.map(itemOf)),
    ...present({ onlineOnly }),
  }
}

const itemOf = ({ ticket, digitalFile }: Bought): MethodItem =>
  ticket ? 'TICKETS' : digitalFile ? 'DOWNLOADS' : 'GOODS'

const countryOf = (facts: AddressFacts | undefined): string | undefined =>
  placeOf(facts?.address as Parameters<typeof placeOf>[0])?.country || undefined // as the wire of checkouts has it
