import { type getGuestList, MOST_LISTED } from '@fairground/contract/fairground/guest-lists.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import { shownName } from '../../mail/shown-name.ts'
import { getEvent } from '../event/find-events.ts'
import { peopleOfTicket } from './guest-row.ts'

/** Tickets of one order for one name count as that guest and their companions. */
const listedGuests = statement({
  name: 'guests.listed',
  params: { eventId: 'uuid', limit: 'int4' },
  row: { firstName: 'text?', lastName: 'text?', guests: 'int8', total: 'int8' },
  sql: `
    select g.first_name as "firstName", g.last_name as "lastName", g.guests, (sum(g.guests) over ())::int8 as total
    from (
      select r.id, r.first_name, r.last_name, r.guests::int8 as guests, r.created_at as at
      from rsvps r where r.site_id = $1 and r.event_id = $2 and r.status = 'YES'
      union all
      select (min(k.id::text))::uuid, k.doc->'guest'->>'firstName', k.doc->'guest'->>'lastName',
        sum(${peopleOfTicket})::int8, min(k.created_at)
      from tickets k where k.site_id = $1 and k.event_id = $2 and k.status = 'ISSUED'
      group by k.order_id, k.doc->'guest'->>'firstName', k.doc->'guest'->>'lastName') g
    order by g.at, g.id limit $3::int4`,
})

/** Guests of an event for everybody; nobody where the organiser does not show them. Links in the place of names are left out. */
export async function listedGuestsOf(ctx: Ctx, eventId: string): Promise<ResponseOf<typeof getGuestList>> {
  const event = await getEvent(ctx, eventId)
  if (!event.doc.guestListShown) return { guests: [], total: 0 }
  const rows = await ctx.db.rows(listedGuests, { eventId: event.id, limit: MOST_LISTED })
  return {
    guests: rows.flatMap(({ firstName, lastName, guests }) => {
      const name = nameOf(shownName(firstName?.trim() ?? ''), shownName(lastName?.trim() ?? ''))
      return name ? [{ name, companions: Number(guests) - 1 }] : []
    }),
    total: Number(rows[0]?.total ?? 0),
  }
}

function nameOf(first: string, last: string): string {
  const [initial] = last
  if (!first) return ''
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
