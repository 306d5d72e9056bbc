import { type Checkout, checkout as checkoutModule } from '@fairground/client/generated/ecom.checkout.ts'
import type { Member } from '@fairground/client/generated/members.members.ts'
import { countryOf } from '@fairground/ui/countries.ts'
import type { Shop } from '../shop.ts'
import { allValues, checkoutInfo } from './checkout-form.ts'
import { delivers, deliveryOptions, knownValues } from './checkout-view.ts'
import { beginWith, savedAddresses } from './known-buyer.ts'

/**
 * A member's new checkout with what their account knows, stored before its page is shown: delivery and taxes are then those of the address.
 * As it is where the form was stored before, and where it cannot be: the form begins with the same.
 */
export async function withKnown(
  shop: Shop,
  checkout: Checkout,
  member: Member,
  billsFully: boolean,
): Promise<Checkout> {
  if (checkout.completed || checkout.billingInfo?.contactDetails) return checkout
  const { locale } = shop.site
  const addresses = savedAddresses(member, locale)
  const begun = beginWith(knownValues(checkout, countryOf(locale)), member, addresses)
  // Where goods can also be collected, the buyer chooses.
  const collects = deliveryOptions(checkout, shop.site).some(({ pickup }) => pickup)
  const isSent = delivers(checkout) && addresses.length > 0 && !collects
  const info = checkoutInfo(allValues(begun), { delivery: undefined, delivers: isSent, billsFully, options: [] })
  const stored = shop.client({ checkout: checkoutModule }).checkout.updateCheckout({
    checkout: { id: checkout.id, ...info },
  })
  return stored.then(
    (answer) => answer.checkout,
    () => checkout,
  )
}
