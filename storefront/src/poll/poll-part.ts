import { part } from '../part.tsx'

/** Few events have a poll. */
export const PollPart = import.meta.env.SSR
  ? (await import('./poll-form.tsx')).PollForm
  : part('poll', async () => (await import('./poll-form.tsx')).PollForm)
