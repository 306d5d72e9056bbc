import { part } from '../part.tsx'

/** Few texts have a poll; the others are HTML. */
export const TextWithPolls = import.meta.env.SSR
  ? (await import('./polled-text.tsx')).TextWithPolls
  : part('polled-text', async () => (await import('./polled-text.tsx')).TextWithPolls)
