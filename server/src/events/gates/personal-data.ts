import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { admittedUntil } from './gate-row.ts'

const placesOf = statement({
  name: 'gatePlaces.export',
  params: { ownerId: 'uuid' },
  row: { places: json<unknown[]>() },
  sql: `
    select coalesce(jsonb_agg(jsonb_build_object('event', e.title, 'joinedDate', w.joined_at, 'endedDate', w.ended_at)
             order by w.joined_at, w.id), '[]') as places
    from (select * from event_gate_places where site_id = $1 and owner_id = $2 order by joined_at, id limit 1000) w
    join events e on e.site_id = $1 and e.id = w.event_id`,
})

/** The organiser keeps how many came; who they were is gone. */
const forgetPlaces = statement({
  name: 'gatePlaces.forget',
  params: { ownerIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update event_gate_places set owner_id = null, ended_at = coalesce(ended_at, $3)
    where site_id = $1 and owner_id = any($2)`,
})

/** Ends the second of two open places of one person at a gate: the one further behind, or whose admission is over. */
const endSecond = statement({
  name: 'gatePlaces.endSecond',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `
    with open as (
      select p.id, row_number() over (
          partition by p.event_id order by coalesce(${admittedUntil} <= $4, false), coalesce(p.number, 9223372036854775807), p.lot, p.id) as nth
      from event_gate_places p where p.site_id = $1 and p.owner_id in ($2, $3) and p.ended_at is null
    )
    update event_gate_places p set ended_at = $4 from open o where p.site_id = $1 and p.id = o.id and o.nth > 1`,
})

const givePlaces = statement({
  name: 'gatePlaces.giveAll',
  params: { from: 'uuid', to: 'uuid' },
  sql: `update event_gate_places set owner_id = $3 where site_id = $1 and owner_id = $2`,
})

/** Places of a member at the gates of events. */
export const exportGatePlaces = async (db: Queryable, ownerId: string): Promise<Record<string, unknown>> => ({
  eventQueues: (await db.row(placesOf, { ownerId }))?.places ?? [],
})

export const forgetGatePlaces = (tx: Tx, ownerIds: readonly string[], { now }: { readonly now: Date }) =>
  tx.run(forgetPlaces, { ownerIds: [...ownerIds], at: now })

/** A visitor signs in: the member has their place, one at each gate. */
export const gatePlacesFollow = async (
  tx: Tx,
  { visitorId: from }: { visitorId: string },
  { memberId: to }: { memberId: string },
  now: Date,
): Promise<void> => {
  await tx.run(endSecond, { from, to, at: now })
  await tx.run(givePlaces, { from, to })
}
