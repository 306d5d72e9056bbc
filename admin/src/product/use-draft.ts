import { useEffect, useState } from 'react'
import { type Draft, readDraft } from './draft.ts'
import type { ProductValues } from './product-values.ts'

const PAUSE_MS = 3_000

type Use = {
  /** Of the user and the product. */
  key: string
  base: ProductValues
  values: ProductValues
  dirty: boolean
}

/** Keeps what is entered with the browser, so that a crash or a closed window loses nothing; what is saved or discarded is forgotten. */
export function useDraft({ key, base, values, dirty }: Use) {
  const [found, setFound] = useState<Draft | undefined>(() => readDraft(localStorage.getItem(key)))
  const [wasDirty, setWasDirty] = useState(false)
  if (dirty && !wasDirty) setWasDirty(true)
  useEffect(() => {
    if (!dirty) {
      if (wasDirty) localStorage.removeItem(key)
      return
    }
    const keep = () => {
      try {
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), base, values } satisfies Draft))
      } catch {
        // The browser's storage is full or shut: the form holds what was entered.
      }
    }
    const timer = setTimeout(keep, PAUSE_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [key, base, values, dirty, wasDirty])
  return {
    found,
    /** It was brought back, or is not wanted. */
    settle(forget: boolean) {
      setFound(undefined)
      if (forget) localStorage.removeItem(key)
    },
  }
}
