import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, true after: for controls that only work with scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
