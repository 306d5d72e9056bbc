import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { draftKeeper } from '../forms/draft-keeper.ts'
import { type Draft, draftOf, laterOf, readDraft } from './draft.ts'
import type { ProductValues } from './product-values.ts'

const PAUSE_MS = 3_000

type Use = {
  userId: string
  /** Id of the product, or `new`. */
  id: string
  base: ProductValues
  values: ProductValues
  dirty: boolean
}

/**
 * Keeps what is entered with the server, and with the browser for when the server is out of reach: a crash or a closed window loses
 * nothing, and another computer goes on with it. A saved or discarded draft is forgotten.
 */
export function useDraft({ userId, id, base, values, dirty }: Use) {
  const here = `fairground-draft-${userId}-${id}`
  const keeper = useMemo(() => draftKeeper<Draft>(`product-${id}`), [id])
  const [local] = useState<Draft | undefined>(() => readDraft(localStorage.getItem(here)))
  const { data: remote } = useQuery({
    queryKey: ['draft', userId, id],
    queryFn: async ({ signal }) => draftOf(await keeper.find(signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [settled, setSettled] = useState(false)
  const [savedAt, setSavedAt] = useState<number>()
  const found = settled ? undefined : laterOf(local, remote ?? undefined)
  const wasDirty = useRef(false)
  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) {
        localStorage.removeItem(here)
        void keeper.forget()
        setSavedAt(undefined)
      }
      wasDirty.current = false
      return
    }
    wasDirty.current = true
    const draft = (): Draft => ({ at: Date.now(), base, values })
    const keepHere = (one: Draft) => {
      try {
        localStorage.setItem(here, JSON.stringify(one))
      } catch {
        // The browser's storage is full or shut: the form holds what was entered.
      }
    }
    const keep = async () => {
      const one = draft()
      keepHere(one)
      if (await keeper.keep(one)) setSavedAt(one.at)
    }
    const timer = setTimeout(keep, PAUSE_MS)
    const leave = () => keepHere(draft())
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
  }, [here, keeper, base, values, dirty])
  return {
    found,
    /** Time when the server last stored the draft, in milliseconds since 1970. */
    savedAt: dirty ? savedAt : undefined,
    /** It was brought back, or is not wanted. */
    settle(forget: boolean) {
      setSettled(true)
      if (!forget) return
      localStorage.removeItem(here)
      void keeper.forget()
    },
  }
}
