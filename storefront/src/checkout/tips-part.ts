import { part } from '../part.tsx'

/** Shown where the merchant takes tips. */
export const TipChoices = import.meta.env.SSR
  ? (await import('./tip-choices.tsx')).TipChoices
  : part('tips', async () => (await import('./tip-choices.tsx')).TipChoices)
