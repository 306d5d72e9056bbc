import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import { formatRange } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { type Site, weightUnitOf } from '../../ground/site.ts'
import type { ShippingOption } from '../delivery/shipping.ts'
import { languageOf } from '../lines/price-writer.ts'
import { purchaseToPay } from '../payments/purchase-to-pay.ts'
import type { OrderFacts } from '../purchase/purchase.ts'
import { consentFacts } from './consent.ts'
import type { PricedCheckout } from './price-checkout.ts'

/** Title of the delivery with its time, as mails, receipts and the admin show it. */
const titleOf = ({ locale, timeZone: zone }: Site, { title, slot }: ShippingOption): string =>
  slot ? `${title}, ${formatRange(slot.from, slot.to, { locale, zone })}` : title

/** The purchase as the limits of payment methods look at it. */
export const purchaseOf = (site: Site, { lines, breakdown }: PricedCheckout, facts: OrderFacts): PayablePurchase =>
  purchaseToPay(site, facts, {
    lines: lines.map(({ sellable }) => sellable),
    amount: breakdown.due,
    currency: breakdown.currency,
  })

/** Facts that the order takes from the checkout beside lines and prices. The buyer is the person on the bill or the parcel. */
export function orderFacts(
  site: Site,
  { checkout, lines, shipping: { selected }, breakdown, taxSource }: PricedCheckout,
  email: string | undefined,
): OrderFacts {
  const { automatic, calculations } = taxSource
  const { doc, ownerId, ownerKind, cartId, exemptGroupId } = checkout
  const { billingInfo = doc.shippingDestination, shippingDestination: recipientInfo = billingInfo } = doc
  const { firstName, lastName, phone } = billingInfo?.contactDetails ?? {}
  return {
    channelType: doc.channelType,
    buyer: {
      kind: ownerKind,
      id: ownerId,
      ...present({
        email: email || undefined,
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        phone: phone || undefined,
      }),
    },
    buyerLanguage: languageOf(site),
    weightUnit: weightUnitOf(site),
    ...present({
      billingInfo,
      recipientInfo,
      // Somebody who is in no group is exempt for this reason alone.
      reverseCharge: breakdown.exempt !== undefined && !exemptGroupId ? (true as const) : undefined,
      taxIdCheck: doc.vatCheck,
      automaticTax: automatic && { rates: automatic, calculations },
      onlineOnly: doc.customSettings?.disabledManualPayment ? (true as const) : undefined,
      shipping: selected
        ? {
            carrierId: selected.carrierId,
            code: selected.code,
            title: titleOf(site, selected),
            pickup: selected.pickup !== undefined,
            ...present({
              destination: doc.shippingDestination,
              pickupAddress: selected.pickup?.address,
              pickupMethod: selected.pickup?.method,
              deliveryTime: selected.deliveryTime,
              instructions: selected.instructions,
              region: selected.allocations[0]?.region.name,
              slot: selected.slot && {
                from: selected.slot.from.toISOString(),
                to: selected.slot.to.toISOString(),
              },
            }),
          }
        : undefined,
      buyerNote: doc.buyerNote || undefined,
    }),
    checkoutId: checkout.id,
    ...present({ cartId: cartId || undefined }),
    customFields: doc.customFields,
    ...consentFacts(site, doc, lines),
  }
}
