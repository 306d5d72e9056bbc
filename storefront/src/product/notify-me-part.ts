import { part } from '../part.tsx'

/** Few visitors need it. */
export const NotifyMeForm = import.meta.env.SSR
  ? (await import('./notify-me-form.tsx')).NotifyMeForm
  : part('notify-me', async () => (await import('./notify-me-form.tsx')).NotifyMeForm)
