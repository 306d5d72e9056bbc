import { useEffect } from 'react'

/** A pointer that moves comes before a press. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const

/**
 * Fetches code with the first input on the page: no part of a first load, and mostly there before the press that needs it. A failure is shown
 * where the code is drawn.
 */
export function useFetchOnInput(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    const waiting = new AbortController()
    const fetchOnce = () => {
      waiting.abort()
      fetchCode().catch(() => {})
    }
    for (const input of INPUTS) addEventListener(input, fetchOnce, { capture: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [fetchCode])
}
