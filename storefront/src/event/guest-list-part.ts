import { part } from '../part.tsx'

/** Few events show who comes. */
export const GuestList = import.meta.env.SSR
  ? (await import('./guest-list.tsx')).GuestList
  : part('guest-list', async () => (await import('./guest-list.tsx')).GuestList)
