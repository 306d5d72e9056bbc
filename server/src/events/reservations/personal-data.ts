import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

const reservationsOf = statement({
  name: 'reservations.export',
  params: { ownerId: 'uuid' },
  row: { createdAt: 'timestamptz', expiresAt: 'timestamptz', status: 'text', doc: json<Record<string, unknown>>() },
  sql: `
    select created_at as "createdAt", expires_at as "expiresAt", status, doc from ticket_reservations
    where site_id = $1 and owner_id = $2 order by created_at, id limit 1000`,
})

/** Nobody's from now on: what is held runs out as it would have. */
const disownReservations = statement({
  name: 'reservations.disown',
  params: { ownerIds: 'uuid[]' },
  sql: `update ticket_reservations set owner_id = null where site_id = $1 and owner_id = any($2)`,
})

export const exportReservations = async (db: Queryable, ownerId: string): Promise<Record<string, unknown>> => ({
  ticketReservations: await db.rows(reservationsOf, { ownerId }),
})

export const forgetReservationsOf = (tx: Tx, ownerIds: readonly string[]): Promise<number> =>
  tx.run(disownReservations, { ownerIds: [...ownerIds] })
