import { part } from '../part.tsx'

/** For members alone. */
export const SaveTick = import.meta.env.SSR
  ? (await import('./save-tick.tsx')).SaveTick
  : part('save-means', async () => (await import('./save-tick.tsx')).SaveTick)
