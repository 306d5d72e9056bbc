import { part } from '../part.tsx'

/** Few visitors come back to tickets that they hold. */
export const OwnHoldsList = import.meta.env.SSR
  ? (await import('./own-holds-list.tsx')).OwnHoldsList
  : part('own-holds', async () => (await import('./own-holds-list.tsx')).OwnHoldsList)
