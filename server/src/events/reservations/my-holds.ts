import type { listMyHolds as operation } from '@fairground/contract/fairground/my-orders.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { json, statement } from '../../db/statement.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { ReservationDoc } from './reservation-row.ts'

const findHolds = statement({
  name: 'reservations.holdsOf',
  params: { ownerId: 'uuid', at: 'timestamptz', eventId: 'uuid' },
  row: { id: 'uuid', expiresAt: 'timestamptz', tickets: json<ReservationDoc['tickets']>() },
  sql: `
    select r.id, r.expires_at as "expiresAt", r.doc->'tickets' as tickets from ticket_reservations r
    where r.site_id = $1 and r.owner_id = $2 and r.status = 'PENDING' and r.expires_at > $3
      and r.doc->'tickets' @> jsonb_build_array(jsonb_build_object('eventId', $4::uuid))
    order by r.expires_at desc, r.id limit 20`,
})

/** Reservations of the caller that still hold tickets of an event; administrators and anonymous callers have none. */
export async function myHolds(
  { caller, db, now }: Ctx,
  { eventId }: { readonly eventId: string },
): Promise<ResponseOf<typeof operation>> {
  const owner = ownerId(caller)
  const rows = owner === undefined ? [] : await db.rows(findHolds, { ownerId: owner, at: now, eventId })
  return {
    holds: rows.map(({ id, expiresAt, tickets }) => ({
      reservationId: id,
      quantity: ticketsIn(tickets),
      expirationDate: expiresAt.toISOString(),
    })),
  }
}

/** A pass has a line for each of its dates. */
const ticketsIn = (lines: ReservationDoc['tickets']): number =>
  [...Map.groupBy(lines, (line) => line.pass?.lineId ?? line.id).values()].reduce(
    (sum, [first]) => sum + (first?.quantity ?? 0),
    0,
  )
