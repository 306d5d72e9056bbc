import { part } from '../part.tsx'

/** Where the merchant takes tips. */
export const TipChoices = import.meta.env.SSR
  ? (await import('./tip-choices.tsx')).TipChoices
  : part('tips', async () => (await import('./tip-choices.tsx')).TipChoices)
