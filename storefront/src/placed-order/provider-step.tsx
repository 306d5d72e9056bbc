import type { ComponentType } from 'react'
import { t } from '../texts.ts'
import type { ProviderStep } from './returned.ts'
import { StripeStep } from './stripe-part.ts'

/** Components of providers by payment method, each a `part` of its own: docs/payment-providers.md. */
export const components: Readonly<Record<string, ComponentType<ProviderStep>>> = {
  stripe: StripeStep,
  'stripe-test': StripeStep,
}

/** The component of the provider; a provider without one takes no payments on our page. */
export function PayOnPage({ step, by = components }: { step: ProviderStep; by?: typeof components }) {
  const Component = by[step.method]
  if (!Component) return <p role="alert">{t('placed-order.wayUnavailable')}</p>
  return <Component {...step} />
}
