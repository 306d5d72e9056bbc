import { useEffect } from 'react'
import { useRevalidator } from '../router/hooks.ts'

const EVERY_MS = 3_000
/** A payment that takes longer shows when the page is loaded again. */
const AT_MOST = 20

/** Reads the page again for a minute while its order waits for a payment that is under way. */
export function useFollowed(waiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    let times = 0
    const timer = setInterval(() => {
      times += 1
      if (times >= AT_MOST) clearInterval(timer)
      void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
