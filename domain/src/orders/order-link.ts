const DAY_MS = 24 * 60 * 60 * 1000
/** Milliseconds that a mailed link opens an order that has no events. */
export const LINK_MS = 90 * DAY_MS
/** Tickets stay at hand so long after their event is over: for receipts and things left behind. */
export const AFTER_EVENT_MS = 7 * DAY_MS

/**
 * True when a link to an order that was made at `madeAt` still opens it: for 90 days, and until seven days after the last of its
 * events. `lastEnd` is when that is over; null without an event that has a date. Both bounds are exclusive.
 */
export function orderLinkOpens(madeAt: Date, lastEnd: Date | null, now: Date): boolean {
  const byAge = madeAt.getTime() + LINK_MS
  const byEvent = lastEnd === null ? byAge : lastEnd.getTime() + AFTER_EVENT_MS
  return now.getTime() < Math.max(byAge, byEvent)
}
