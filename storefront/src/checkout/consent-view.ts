import type { Checkout } from '@fairground/client/generated/ecom.checkout.ts'
import type { GetCheckoutPageResponse, ShownPolicy } from '@fairground/client/generated/fairground.checkout-page.ts'
import { policiesFor } from '@fairground/domain/checkout/shown-policies.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { ConsentView, PolicyText } from './policies.tsx'

const titles = {
  TERMS: () => t('checkout.terms'),
  PRIVACY: () => t('checkout.privacy'),
  RETURNS: () => t('checkout.returns'),
  DIGITAL_ITEMS: () => t('checkout.digitalItems'),
  CONTACT: () => t('checkout.contactUs'),
  CUSTOM: () => t('checkout.otherPolicy'),
} as const satisfies Record<ShownPolicy['kind'], () => string>

type Lines = Pick<Checkout, 'lineItems'>

/** Policies that concern this purchase, with the name of their kind where the shop gave none. */
export const policyTexts = (page: GetCheckoutPageResponse, checkout: Lines): PolicyText[] =>
  policiesOf(page, checkout).map(({ kind, title, content }) => ({ kind, title: title ?? titles[kind](), content }))

const policiesOf = ({ policies }: GetCheckoutPageResponse, { lineItems }: Lines): ShownPolicy[] =>
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
