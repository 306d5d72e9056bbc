/** Clock of a pass that takes longer than a moment: it began at `now`. The search for stalled runs goes by it. */
export function clockFrom(now: Date): () => Date {
  const began = performance.now()
  return () => new Date(now.getTime() + performance.now() - began)
}
