import { part } from '../part.tsx'

/** Few visitors need it. */
export const TellMeForm = import.meta.env.SSR
  ? (await import('./tell-me-form.tsx')).TellMeForm
  : part('tell-me', async () => (await import('./tell-me-form.tsx')).TellMeForm)
