import { loggedMessage } from './logged-error.ts'

const EVERY_MS = 60_000
/** Different messages that are remembered. */
const MOST = 100

/**
 * Reports the faults of work that is repeated many times a second: one that lasts, as a database that is away or a disk that is full, once a
 * minute, so that the log does not fill the disk. `clock` is the machine's, in milliseconds.
 */
export function lastingFaults(
  report: (error: unknown) => void,
  clock = () => performance.now(),
): (error: unknown) => void {
  const reportedAt = new Map<string, number>()
  return (error) => {
    const message = loggedMessage(error)
    const before = reportedAt.get(message)
    if (before !== undefined && clock() - before < EVERY_MS) return
    if (reportedAt.size >= MOST) reportedAt.clear()
    reportedAt.set(message, clock())
    report(error)
  }
}
