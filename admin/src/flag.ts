import { useSyncExternalStore } from 'react'

export interface Flag {
  get(): boolean
  set(value: boolean): void
  subscribe(listener: () => void): () => void
}

/** A yes or no outside React that components can watch. */
export function flag(value = false): Flag {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useFlag = ({ subscribe, get }: Flag): boolean => useSyncExternalStore(subscribe, get)
