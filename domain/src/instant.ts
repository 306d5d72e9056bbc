/**
 * A moment. Callers pass it in: nothing here reads a clock. Compared with < and >, never with ===;
 * the wire carries it as an ISO string, rows as timestamptz.
 */
export type Instant = Date

/** `instant` without its seconds. Sale periods begin and end on a whole minute. */
export function cutToMinute(instant: Instant): Instant {
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS)
}

/** `instant` moved by a length in milliseconds; backwards when negative. */
export function plus(instant: Instant, ms: number): Instant {
  return new Date(instant.getTime() + ms)
}

export const MINUTE_MS = 60_000
