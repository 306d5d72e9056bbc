/** Runs once what was just rendered is painted. The function cancels it. */
export function afterPaint(run: () => void): () => void {
  let cancelled = false
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!cancelled) run()
    }),
  )
  return () => {
    cancelled = true
  }
}
