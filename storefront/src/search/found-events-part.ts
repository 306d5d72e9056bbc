import { part } from '../part.tsx'

/** Most searches are for goods. */
export const FoundEvents = import.meta.env.SSR
  ? (await import('./found-events.tsx')).FoundEvents
  : part('found-events', async () => (await import('./found-events.tsx')).FoundEvents)
