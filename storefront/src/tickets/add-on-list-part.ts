import { part } from '../part.tsx'

/** Few events have add-ons. */
export const AddOnList = import.meta.env.SSR
  ? (await import('./add-on-list.tsx')).AddOnList
  : part('add-on-list', async () => (await import('./add-on-list.tsx')).AddOnList)
