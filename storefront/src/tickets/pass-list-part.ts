import { part } from '../part.tsx'

/** Few events have passes. */
export const PassList = import.meta.env.SSR
  ? (await import('./pass-list.tsx')).PassList
  : part('pass-list', async () => (await import('./pass-list.tsx')).PassList)
