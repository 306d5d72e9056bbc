import { performance } from 'node:perf_hooks'

/** By then the start is over, its first jobs and polls among it. */
const LOOKS_MS = 10_000
/** Share of the time that a server works which others would have to wait for a collection. */
const BUSY = 0.3

/**
 * Collects what only the start needed, some 40 MB, and gives it back to the machine: an idle engine collects nothing, and holds what it
 * frees. It takes half a second, so it waits for a moment at which nobody is served. `npm start` offers the collection; without it
 * nothing happens.
 */
export function collectOnceIdle(collect: typeof globalThis.gc = globalThis.gc): void {
  if (!collect) return
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > BUSY) return
    clearInterval(timer)
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, LOOKS_MS).unref()
}
