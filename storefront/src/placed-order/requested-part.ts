import { part } from '../part.tsx'

/** Most orders have nothing requested. */
export const RequestedPayment = import.meta.env.SSR
  ? (await import('./requested-payment.tsx')).RequestedPayment
  : part('requested', async () => (await import('./requested-payment.tsx')).RequestedPayment)
