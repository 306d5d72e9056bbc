import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'

/** A page's scroll bar, which comes and goes with the height of its lists. */
const SCROLL_BAR_PX = 24

type FittingColumnsOptions = {
  /** Holds the part that scrolls as its first child. */
  frame: RefObject<HTMLElement | null>
  /** Ids of the columns that may be hidden, the least important first. */
  candidates: readonly string[]
  rows: unknown
  /** False shows every column, whether they fit or not. */
  fits: boolean
}

type FittingColumns = {
  /** Ids of the columns that there is no room for. */
  dropped: readonly string[]
  /** The table is wider than its frame, with what is left of it. */
  overflows: boolean
}

/** Columns to hide so that a table fits its frame: one after the other, measured before they are painted. */
export function useFittingColumns({ frame, candidates, rows, fits }: FittingColumnsOptions): FittingColumns {
  const width = useWidth(frame)
  const key = candidates.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for each of these is what counting starts from.
  const basis = useMemo(() => ({}), [width, key, rows, fits])
  const [measured, setMeasured] = useState<{ basis: object; count: number; overflows: boolean }>()
  const { count, overflows } = measured?.basis === basis ? measured : { count: 0, overflows: false }
  useLayoutEffect(() => {
    const scroller = frame.current?.firstElementChild
    if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return
    const canHide = fits && count < candidates.length
    if (canHide) setMeasured({ basis, count: count + 1, overflows: false })
    else if (!overflows) setMeasured({ basis, count, overflows: true })
  }, [frame, basis, count, overflows, fits, candidates.length])
  return { dropped: candidates.slice(0, count), overflows }
}

/** The element's width, without the few pixels that it gains when a scroll bar leaves. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      setWidth((before) => (now > before && now - before < SCROLL_BAR_PX ? before : now))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
