import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { sharedReadings } from '../../ground/one-at-a-time.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { offeredById } from '../ticket-definitions/find-definitions.ts'
import type { KnownKinds } from '../ticket-definitions/known-kinds.ts'

interface Way {
  /** Outside a transaction kinds are read once for all who want the same ones at the same moment, as thousands do when a sale opens. */
  readonly isShared: boolean
  /** A decision that is made again reads what there is. */
  readonly isFirst: boolean
  readonly known: KnownKinds | undefined
}

interface OfferedKinds {
  readonly rows: readonly OfferedRow[]
  /** Those that were not read. */
  readonly remembered: readonly OfferedRow[]
}

const sharedOffers = sharedReadings<OfferedRow[]>()

/** Kinds of ticket to decide on. */
export async function offeredKinds(
  ctx: Pick<Ctx, 'now' | 'isCurrent'> & { readonly db: Queryable },
  ids: readonly string[],
  { isShared, isFirst, known }: Way,
): Promise<OfferedKinds> {
  const { db, now } = ctx
  const remembered = isFirst ? known?.find(ctx, ids) : undefined
  if (remembered) return { rows: remembered, remembered }
  const began = known?.begin() ?? 0
  const read = () => offeredById(db, ids, now)
  const rows = await (isShared && ids.length > 0 ? sharedOffers([db.siteId, ...new Set(ids)].join(' '), read) : read())
  known?.note(ctx, began, rows)
  return { rows, remembered: [] }
}
