import { part } from '../part.tsx'

/** Most checkouts open. */
export const Elsewhere = import.meta.env.SSR
  ? (await import('./elsewhere.tsx')).Elsewhere
  : part('elsewhere', async () => (await import('./elsewhere.tsx')).Elsewhere)
