import type { getDoorCounts } from '@fairground/contract/fairground/door-counts.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { getEvent } from '../event/find-events.ts'
import { onlineOnlySql } from '../online/tickets-in-statements.ts'
import { peopleOfTicket } from './guest-row.ts'

/** Rows of each event: one of each kind that tickets were issued of, and one without a kind where parties answered. */
const doorCounts = statement({
  name: 'guests.doorCounts',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', kindId: 'uuid?', name: 'text?', expected: 'int8', inside: 'int8' },
  sql: `
    select c.event_id as "eventId", c.kind_id as "kindId", d.name, c.expected, c.inside
    from (
      select k.event_id, k.ticket_definition_id as kind_id, sum(${peopleOfTicket})::int8 as expected,
             coalesce(sum(${peopleOfTicket}) filter (where k.checked_in_at is not null), 0)::int8 as inside
      from tickets k
      join events e on e.site_id = $1 and e.id = k.event_id
      left join ticket_definitions d on d.site_id = $1 and d.id = k.ticket_definition_id
      where k.site_id = $1 and k.event_id = any($2) and k.status = 'ISSUED' and not ${onlineOnlySql} group by k.event_id, k.ticket_definition_id
      union all
      select r.event_id, null, sum(r.guests)::int8, sum(r.checked_in)::int8
      from rsvps r where r.site_id = $1 and r.event_id = any($2) and r.status = 'YES' group by r.event_id) c
    left join ticket_definitions d on d.site_id = $1 and d.id = c.kind_id
    order by d.position, d.id`,
})

export async function doorCountsOf(ctx: Ctx, eventId: string): Promise<ResponseOf<typeof getDoorCounts>> {
  const { id } = await getEvent(ctx, eventId)
  const rows = await ctx.db.rows(doorCounts, { eventIds: [id] })
  return {
    ...totalOf(rows),
    kinds: rows.flatMap(({ kindId, name, expected, inside }) =>
      kindId === null
        ? []
        : [{ ticketDefinitionId: kindId, name: name ?? '', expected: Number(expected), inside: Number(inside) }],
    ),
  }
}

/** People who are expected at each of these events, and who are in; an event without guests has no entry. */
export async function peopleAtDoors(db: Queryable, eventIds: readonly string[]): Promise<Map<string, People>> {
  const rows = await db.rows(doorCounts, { eventIds: [...eventIds] })
  return new Map([...Map.groupBy(rows, (row) => row.eventId)].map(([id, of]) => [id, totalOf(of)]))
}

interface People {
  readonly expected: number
  readonly inside: number
}

function totalOf(rows: readonly RowOf<typeof doorCounts>[]): People {
  const sum = (field: keyof People) => rows.reduce((all, row) => all + Number(row[field]), 0)
  return { expected: sum('expected'), inside: sum('inside') }
}
