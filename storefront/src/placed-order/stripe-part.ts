import { part } from '../part.tsx'

/** Shown to buyers who pay by Stripe. */
export const StripeStep = import.meta.env.SSR
  ? (await import('./stripe-step.tsx')).StripeStep
  : part('stripe', async () => (await import('./stripe-step.tsx')).StripeStep)
