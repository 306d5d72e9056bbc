import { json, statement } from '../../db/statement.ts'
import { crowdingOfHolder, type HoldLimits, limitColumns } from '../../sales/purchase/open-holds.ts'
import { type ReservationDoc, reservationColumns, reservationSelect } from './reservation-row.ts'

/** Nothing where it would exceed what the owner or the network may hold. `units` are those of limited tickets. */
export const insertReservation = statement({
  name: 'reservations.insert',
  params: {
    id: 'uuid',
    ownerId: 'uuid?',
    ownerKind: 'text',
    expiresAt: 'timestamptz',
    at: 'timestamptz',
    doc: json<ReservationDoc>(),
    units: 'int8',
    limits: json<HoldLimits>(),
  },
  row: reservationColumns,
  sql: `
    with w as (
      select $3::uuid as owner_id, $6::timestamptz as at, null::uuid as but, $8::int8 as units, l.*
      from jsonb_to_record($9) as l (${limitColumns})
    )
    insert into ticket_reservations as r (site_id, id, owner_id, owner_kind, status, expires_at, created_at, updated_at, doc,
                                          hold_address, held_units)
    select $1::uuid, $2::uuid, w.owner_id, $4::text, 'PENDING', $5::timestamptz, w.at, w.at, $7::jsonb, w.hold_address, w.units
    from w where ${crowdingOfHolder} is null
    returning ${reservationSelect}`,
})

/** `ownerId` null finds anybody's: for administrators alone. */
export const findReservation = statement({
  name: 'reservations.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row: reservationColumns,
  sql: `
    select ${reservationSelect} from ticket_reservations r
    where r.site_id = $1 and r.id = $2 and ($3::uuid is null or r.owner_id = $3)`,
})

/** One conditional update per transition: of two callers one gets the row. A pending one must not have run out. */
export const moveReservation = statement({
  name: 'reservations.move',
  params: { id: 'uuid', from: 'text[]', to: 'text', at: 'timestamptz' },
  row: reservationColumns,
  sql: `
    update ticket_reservations r set status = $4, revision = r.revision + 1, updated_at = $5, hold_address = null
    where r.site_id = $1 and r.id = $2 and r.status = any($3) and (r.status <> 'PENDING' or r.expires_at > $5)
    returning ${reservationSelect}`,
})

export const expireDue = statement({
  name: 'reservations.expireDue',
  params: { at: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    update ticket_reservations r set status = 'EXPIRED', revision = r.revision + 1, updated_at = $2, hold_address = null
    where r.site_id = $1 and r.id in (
      select d.id from ticket_reservations d
      where d.site_id = $1 and d.status = 'PENDING' and d.expires_at <= $2
      order by d.expires_at limit $3::int4 for update skip locked)
    returning r.id`,
})

export const deleteReservation = statement({
  name: 'reservations.delete',
  params: { id: 'uuid' },
  sql: `delete from ticket_reservations where site_id = $1 and id = $2 and status <> 'CONFIRMED'`,
})
