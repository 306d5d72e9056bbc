import { part } from '../part.tsx'

/** Most texts of events are text alone. */
export const NodeParts = import.meta.env.SSR
  ? (await import('./node-parts.tsx')).NodeParts
  : part('node-parts', async () => (await import('./node-parts.tsx')).NodeParts)
