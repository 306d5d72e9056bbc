import { useEffect, useRef } from 'react'

/** Milliseconds in which what is taken may lag behind, and for how long readers spread themselves, so that they do not all read at once. */
const LAG = 1_000
const SPREAD = 1_500
/** Milliseconds after which a page reads again that nobody tells of changes. */
const ALONE = 15_000

/** Calls `again` when seats of an event may have been taken or given back; `url` is its stream. */
export function useSeatNews(url: string, again: () => void): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      waiting ??= setTimeout(
        () => {
          waiting = undefined
          latest.current()
        },
        LAG + Math.random() * SPREAD,
      )
    }
    const source = new EventSource(url)
    source.onmessage = ({ data }) => {
      if (String(data).includes('seatsChanged')) soon()
    }
    const alone = setInterval(() => {
      if (source.readyState !== EventSource.OPEN && !document.hidden) latest.current()
    }, ALONE)
    return () => {
      source.close()
      clearTimeout(waiting)
      clearInterval(alone)
    }
  }, [url])
}
