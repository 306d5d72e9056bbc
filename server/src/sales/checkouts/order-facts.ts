import { present } from '@fairground/domain/present.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf } from '../lines/price-writer.ts'
import type { OrderFacts } from '../purchase/purchase.ts'
import type { PricedCheckout } from './price-checkout.ts'

/** Facts that the order takes from the checkout beside lines and prices. The buyer is the person on the bill or the parcel. */
export function orderFacts(
  site: Site,
  { checkout, shipping: { selected } }: PricedCheckout,
  email: string | undefined,
): OrderFacts {
  const { doc, ownerId, ownerKind, cartId } = checkout
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
    ...present({
      billingInfo,
      recipientInfo,
      shipping: selected
        ? {
            carrierId: selected.carrierId,
            code: selected.code,
            title: selected.title,
            pickup: selected.isPickup,
            ...present({ destination: doc.shippingDestination }),
          }
        : undefined,
      buyerNote: doc.buyerNote || undefined,
    }),
    checkoutId: checkout.id,
    ...present({ cartId: cartId || undefined }),
    customFields: doc.customFields,
  }
}
