import { useSyncExternalStore } from 'react'

/** Long enough to be noticed by someone who looks up, as long as the row's fade. */
const SHOWN_MS = 6_000

let fresh: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const set = (next: ReadonlySet<string>) => {
  fresh = next
  for (const listener of listeners) listener()
}

/** Marks what has just come into being, so that its row can say so for a moment. */
export function arrived(id: string): void {
  set(new Set([...fresh, id]))
  setTimeout(() => set(new Set([...fresh].filter((one) => one !== id))), SHOWN_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useArrivals = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => fresh)
