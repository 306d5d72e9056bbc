import { part } from '../part.tsx'

/** From more choices than this on they are a list to open. */
export const MOST_SIDE_BY_SIDE = 24

/** Few products have so many choices. */
export const OptionSelect = import.meta.env.SSR
  ? (await import('./option-select.tsx')).OptionSelect
  : part('select', async () => (await import('./option-select.tsx')).OptionSelect)
