import { useEffect, useRef } from 'react'

const POLL_MS = 3_000

const answers = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  )

/** Polls a server that was away, and tries again when it is back. */
export function useRetryOnceBack(isAway: boolean, retry: () => Promise<void>): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(async () => {
      if (await answers()) void latest.current()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isAway])
}
