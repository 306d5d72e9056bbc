import type { Ctx } from '../../ground/context.ts'
import type { ReadCache } from '../../http/read-cache.ts'
import { FEW } from '../../sales/ledger/units-in-statements.ts'
import type { OfferedRow } from './definition-row.ts'

type Reader = Pick<Ctx, 'isCurrent'> & { readonly db: Pick<Ctx['db'], 'siteId'> }

/**
 * Kinds of ticket as they were read last for who would buy them, until their event changes or few of them are left (decision 1713). How many are left
 * is not exact: who takes some has the database decide again, with the revisions that are remembered.
 */
export interface KnownKinds {
  /** Undefined unless all are remembered. */
  find(reader: Reader, ids: readonly string[]): OfferedRow[] | undefined
  /** Call it before kinds are read that are noted afterwards. */
  begin(): number
  note(reader: Reader, began: number, rows: readonly OfferedRow[]): void
  forget(ids: readonly string[]): void
}

/** Kinds of some kilobytes each. */
const MOST = 2_000
const LIFE_MS = 60_000
const TAG = 'event:'

export function knownKinds(cache: Pick<ReadCache, 'onDrop'>): KnownKinds {
  const stored = new Map<string, { readonly siteId: string; readonly row: OfferedRow; readonly until: number }>()
  const byEvent = new Map<string, Set<string>>()
  let drops = 0
  const forget = (ids: Iterable<string>) => {
    for (const id of ids) stored.delete(id)
  }
  cache.onDrop((tags) => {
    for (const tag of tags) {
      if (!tag.startsWith(TAG)) continue
      drops++
      const eventId = tag.slice(TAG.length)
      forget(byEvent.get(eventId) ?? [])
      byEvent.delete(eventId)
    }
  })
  return {
    find({ db, isCurrent }, ids) {
      if (!isCurrent) return undefined
      const now = Date.now()
      const found = ids.flatMap((id) => {
        const known = stored.get(id.toLowerCase())
        return known && known.siteId === db.siteId && known.until > now ? known.row : []
      })
      return found.length === ids.length ? [...new Set(found)] : undefined
    },
    begin: () => drops,
    note({ db, isCurrent }, began, rows) {
      if (!isCurrent || began !== drops) return
      if (stored.size + rows.length > MOST) {
        stored.clear()
        byEvent.clear()
      }
      for (const row of rows.filter(isPlain)) {
        stored.set(row.id, { siteId: db.siteId, row, until: Date.now() + LIFE_MS })
        byEvent.set(row.eventId, (byEvent.get(row.eventId) ?? new Set()).add(row.id))
      }
    },
    forget,
  }
}

/** True where nothing but its own count decides, which is far from its end. */
const isPlain = ({ hidden, seated, gated, tiers, quotas, capacity, used, awaited }: OfferedRow): boolean =>
  !hidden &&
  !seated &&
  !gated &&
  tiers.length === 0 &&
  quotas.length === 0 &&
  (capacity === null ? awaited === 0n : capacity - used - awaited >= FEW)
