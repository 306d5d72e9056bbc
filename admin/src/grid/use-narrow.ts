import { useSyncExternalStore } from 'react'

/** As the breakpoint `sm`: below it a row of columns does not fit. */
const NARROW = '(width < 40rem)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(NARROW)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** The window is a phone's: what is changed stands beside what it is. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
