import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

const rsvpsOf = statement({
  name: 'rsvps.export',
  params: { ownerId: 'uuid' },
  row: { rsvps: json<unknown[]>() },
  sql: `
    select coalesce(jsonb_agg(jsonb_build_object('event', e.title, 'status', r.status, 'firstName', r.first_name,
             'lastName', r.last_name, 'email', r.email, 'totalGuests', r.guests, 'form', r.doc->'inputValues',
             'companions', r.doc->'companionNames', 'door', r.doc->'door', 'createdDate', r.created_at)
             order by r.created_at, r.id), '[]') as rsvps
    from (select * from rsvps where site_id = $1 and (owner_id = $2 or member_id = $2) order by created_at, id limit 1000) r
    join events e on e.site_id = $1 and e.id = r.event_id`,
})

/** The organiser keeps how many came; who they were is gone. */
const forgetRsvps = statement({
  name: 'rsvps.forget',
  params: { ownerIds: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid', eventId: 'uuid' },
  sql: `
    update rsvps set owner_id = null, member_id = null, email = null, first_name = '', last_name = '', language = null,
      anonymized = true, revision = revision + 1, updated_at = $3,
      doc = jsonb_build_object('door', coalesce(doc->'door', '{}'))
    where site_id = $1 and (owner_id = any($2) or member_id = any($2))
    returning id, event_id as "eventId"`,
})

const giveRsvps = statement({
  name: 'rsvps.giveAll',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    update rsvps r set owner_id = $3, member_id = case when exists (
        select from rsvps o where o.site_id = $1 and o.event_id = r.event_id and o.id <> r.id
          and (o.member_id = $3 or (o.owner_id = $2 and o.id < r.id))) then null else $3 end
    where r.site_id = $1 and r.owner_id = $2`,
})

/** Answers of a member to events. */
export const exportRsvps = async (db: Queryable, ownerId: string): Promise<Record<string, unknown>> => ({
  rsvps: (await db.row(rsvpsOf, { ownerId }))?.rsvps ?? [],
})

/** Places stay taken: a party may come without an account. */
export const forgetRsvpsOf = async (tx: Tx, ownerIds: readonly string[], at: Date): Promise<number> =>
  (await tx.rows(forgetRsvps, { ownerIds: [...ownerIds], at })).length

/**
 * A visitor signs in, or is joined as a member: their answers are the member's. One answer to each event is that of the account, others are guests'
 * of the same owner.
 */
export const rsvpsFollow = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveRsvps, { from: visitorId, to: memberId })
}
