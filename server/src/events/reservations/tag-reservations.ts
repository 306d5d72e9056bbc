import type { bulkUpdateTicketReservationTags } from '@fairground/contract/events/ticket-reservations.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { attempt } from '../../bulk/attempt.ts'
import { asMoves, tagMover } from '../../bulk/tag-moves.ts'
import { matchingIds } from '../../db/matching.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockTags, writeTags } from './queries.ts'
import { reservationSelect } from './reservation-row.ts'

type TagMoves = Pick<RequestOf<typeof bulkUpdateTicketReservationTags>, 'assignTags' | 'unassignTags'>

const spec: QuerySpec = {
  from: 'ticket_reservations r',
  site: 'r.site_id',
  columns: reservationSelect,
  fields: {
    id: { sql: 'r.id', type: 'uuid' },
    status: { sql: 'r.status', type: 'text' },
    memberId: { sql: "case when r.owner_kind = 'member' then r.owner_id end", type: 'uuid' },
    visitorId: { sql: "case when r.owner_kind = 'visitor' then r.owner_id end", type: 'uuid' },
    revision: { sql: 'r.revision', type: 'int8' },
    createdDate: { sql: 'r.created_at', type: 'timestamptz' },
    updatedDate: { sql: 'r.updated_at', type: 'timestamptz' },
    expirationDate: { sql: 'r.expires_at', type: 'timestamptz' },
  },
  tieBreak: { sql: 'r.id', type: 'uuid' },
  defaultSort: [],
}

/** Tags come, then others go, of each reservation by itself. Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export function tagReservations(ctx: Ctx, ids: readonly string[], given: TagMoves): Promise<Outcome<void>[]> {
  const moved = tagMover(asMoves(given))
  return ctx.db.inTx((tx) => move(ctx, tx, ids, moved))
}

async function move(
  ctx: Ctx,
  tx: Tx,
  ids: readonly string[],
  moved: ReturnType<typeof tagMover>,
): Promise<Outcome<void>[]> {
  const rows = await tx.rows(lockTags, { ids: [...ids] })
  const attempts = new Map(rows.map((row) => [row.id, attempt(() => ({ id: row.id, ...moved(row) }))]))
  const after = [...attempts.values()].flatMap(({ value }) => value ?? [])
  await tx.run(writeTags, { rows: after, at: ctx.now })
  await happen(
    tx,
    after.map(({ id }) => ({ entity: 'ticketReservation', entityId: id, slug: 'tags_modified', payload: {} })),
    ctx,
  )
  return ids.map((id): Outcome<void> => {
    const unknown = new ApiError({ code: 'TICKET_RESERVATION_NOT_FOUND', ticketReservationId: id })
    const { value, error = unknown } = attempts.get(id) ?? {}
    return value ? { ok: true, id, item: undefined } : { ok: false, id, error }
  })
}

/** As `tagReservations`, of every reservation that matches. */
export async function tagMatching(ctx: Ctx, filter: Record<string, unknown>, given: TagMoves): Promise<void> {
  const moved = tagMover(asMoves(given))
  await ctx.db.inTx(async (tx) => {
    const ids = await matchingIds(spec, { db: tx, filter })
    if (ids.length > 0) await move(ctx, tx, ids, moved)
  })
}
