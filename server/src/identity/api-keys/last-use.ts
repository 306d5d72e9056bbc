import type { Pool } from '../../db/database.ts'
import { touchKey } from './queries.ts'

const EVERY_MS = 60_000

/**
 * Notes when keys are used, at most once a minute each, beside the request: no call waits for it, and none fails by it.
 * A use that is not written for want of a connection or of room is written by a later one.
 */
export function lastUse(pool: Pool): (siteId: string, id: string, now: Date) => void {
  const written = new Map<string, number>()
  return (siteId, id, now) => {
    const at = now.getTime()
    const before = written.get(id)
    if (before !== undefined && at >= before && at - before < EVERY_MS) return
    if (written.size > 1000) written.clear()
    written.set(id, at)
    void pool
      .forSite(siteId)
      .run(touchKey, { id, at: now })
      .catch(() => written.delete(id))
  }
}
