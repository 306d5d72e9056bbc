import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { arrived } from './arrivals.ts'
import { type LiveSignal, listen } from './live-stream.ts'
import { staleQueries } from './stale-queries.ts'

/** Changes that come within this long are read together. */
const TOGETHER_MS = 150
/** An order is shown once it is placed; which of the two it says first depends on how it was paid. */
const NEW_ORDER: readonly string[] = ['created', 'approved']

/** Keeps every open page fresh: what the server says has changed is read again. */
export function useLive(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let changes: Extract<LiveSignal, { kind: 'change' }>[] = []
    let connectedBefore = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      timer = undefined
      for (const queryKey of staleQueries(changes)) void queryClient.invalidateQueries({ queryKey })
      for (const { entity, entityId, slug } of changes)
        if (entity === 'order' && NEW_ORDER.includes(slug)) arrived(entityId)
      changes = []
    }
    const stop = listen((signal) => {
      if (signal.kind === 'connected') {
        if (connectedBefore) void queryClient.invalidateQueries()
        connectedBefore = true
        return
      }
      changes.push(signal)
      timer ??= setTimeout(flush, TOGETHER_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
}
