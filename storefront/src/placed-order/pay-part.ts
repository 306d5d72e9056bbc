import { part } from '../part.tsx'

/** Most orders are paid already. */
export const PayForm = import.meta.env.SSR
  ? (await import('./pay-form.tsx')).PayForm
  : part('pay', async () => (await import('./pay-form.tsx')).PayForm)
