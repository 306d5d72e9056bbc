import type { Checkout } from '@fairground/client/generated/ecom.checkout.ts'
import type { GetCheckoutPageResponse, ShownPolicy } from '@fairground/client/generated/fairground.checkout-page.ts'
import { policiesFor } from '@fairground/domain/checkout/shown-policies.ts'
import { present } from '@fairground/domain/present.ts'
import type { ConsentView } from './policies.tsx'

type Lines = Pick<Checkout, 'lineItems'>

/** Policies that concern this purchase. */
export const policiesOf = ({ policies }: GetCheckoutPageResponse, { lineItems }: Lines): ShownPolicy[] =>
  policiesFor(policies, { isDigital: lineItems.some(({ itemType }) => itemType.preset === 'DIGITAL') })

/** Ticks of the page; policies are accepted where some concern the purchase. */
export function consentOf(page: GetCheckoutPageResponse, checkout: Lines): ConsentView {
  const { agreement, subscription, policiesRevision: revision } = page
  return present({
    agreement: agreement && policiesOf(page, checkout).length > 0 ? { ...agreement, revision } : undefined,
    subscription,
  })
}

export const billsFully = ({ billingFields }: GetCheckoutPageResponse): boolean => billingFields === 'All_FIELDS'
