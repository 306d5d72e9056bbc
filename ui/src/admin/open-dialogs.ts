import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()
const add = (by: 1 | -1) => {
  open += by
  for (const listener of listeners) listener()
}

/** Counts a dialog while it is open. */
export function useOpenDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    add(1)
    return () => add(-1)
  }, [isOpen])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while a dialog is open. */
export const useHasDialog = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
