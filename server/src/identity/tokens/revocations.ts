import type { Pool } from '../../db/database.ts'
import { SESSION_ENTITY } from '../../ground/caller.ts'
import type { Happened } from '../../outbox/relay.ts'
import type { Directory } from '../../sites/directory.ts'
import { ACCESS_TOKEN_SECONDS, LEEWAY_SECONDS } from './access-tokens.ts'
import { familiesRevokedSince } from './queries.ts'

/** Cache tag of a session that ended. */
const TAG = `${SESSION_ENTITY}:`
/** No access token of a family outlives its revocation by more. */
const RETENTION_MS = (ACCESS_TOKEN_SECONDS + LEEWAY_SECONDS) * 1000

/**
 * Families whose access tokens are dead before their time. A process learns of its own revocations at commit and of the
 * others' through the outbox, so that a token verifies without the database.
 */
export interface Revocations {
  isRevoked(family: string): boolean
  /** Cache tags of a commit: those of ended sessions count. */
  committed(tags: ReadonlySet<string>): void
  happened(happenings: readonly Happened[]): void
}

export async function openRevocations(pool: Pool, directory: Directory): Promise<Revocations> {
  const families = new Map<string, number>()
  let pruned = Date.now()

  const note = (family: string) => {
    const now = Date.now()
    families.set(family, now)
    if (now - pruned < 60_000) return
    pruned = now
    for (const [known, at] of families) {
      // Oldest first: a Map keeps the order in which families came.
      if (now - at < RETENTION_MS) break
      families.delete(known)
    }
  }
  for (const site of directory.sites()) {
    const since = new Date(directory.nowOf(site).getTime() - RETENTION_MS)
    for (const { family } of await pool.forSite(site.id).rows(familiesRevokedSince, { since })) note(family)
  }
  return {
    isRevoked: (family) => families.has(family),
    committed(tags) {
      for (const tag of tags) if (tag.startsWith(TAG)) note(tag.slice(TAG.length))
    },
    happened(happenings) {
      for (const { entity, entityId } of happenings) if (entity === SESSION_ENTITY) note(entityId)
    },
  }
}
