import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { StaffRow } from './staff-row.ts'

const HOUR_MS = 3_600_000
/** Doors stay open so long after the end. */
const AFTER_MS = 12 * HOUR_MS
const MOST = 50

const openDoors = statement({
  name: 'door.events',
  params: { all: 'bool', ids: 'uuid[]', endsAfter: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid', title: 'text', startAt: 'timestamptz?', timeZone: 'text' },
  sql: `
    select e.id, e.title, e.start_at as "startAt", e.time_zone as "timeZone" from events e
    where e.site_id = $1 and e.deleted_at is null and e.canceled_at is null and e.published_at is not null
      and ($2 or e.id = any($3)) and (e.end_at is null or e.end_at > $4)
      and e.registration_type in ('TICKETING', 'RSVP')
    order by e.start_at nulls last, e.id limit $5::int4`,
})

/** Events whose guests the member lets in, the next one first. */
export const eventsAtDoor = ({ db, now }: Ctx, { allEvents, eventIds }: Pick<StaffRow, 'allEvents' | 'eventIds'>) =>
  db.rows(openDoors, { all: allEvents, ids: eventIds, endsAfter: new Date(now.getTime() - AFTER_MS), limit: MOST })

/** True while guests of the event may be let in. */
export async function hasOpenDoor(ctx: Ctx, eventId: string): Promise<boolean> {
  return (await eventsAtDoor(ctx, { allEvents: false, eventIds: [eventId] })).length > 0
}
