import { part } from '../part.tsx'

/** Most who come wait first. */
export const OpenTickets = import.meta.env.SSR
  ? (await import('./open-tickets.tsx')).OpenTickets
  : part('open-tickets', async () => (await import('./open-tickets.tsx')).OpenTickets)
