import type { getDoorCounts } from '@fairground/contract/fairground/door-counts.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import { getEvent } from '../event/find-events.ts'
import { peopleOfTicket } from './guest-row.ts'

/** One row of each kind that tickets were issued of, and one without a kind of the parties that answered. */
const doorCounts = statement({
  name: 'guests.doorCounts',
  params: { eventId: 'uuid' },
  row: { kindId: 'uuid?', name: 'text?', expected: 'int8', inside: 'int8' },
  sql: `
    select c.kind_id as "kindId", d.name, c.expected, c.inside
    from (
      select k.ticket_definition_id as kind_id, sum(${peopleOfTicket})::int8 as expected,
             coalesce(sum(${peopleOfTicket}) filter (where k.checked_in_at is not null), 0)::int8 as inside
      from tickets k where k.site_id = $1 and k.event_id = $2 and k.status = 'ISSUED' group by k.ticket_definition_id
      union all
      select null, coalesce(sum(r.guests), 0)::int8, coalesce(sum(r.checked_in), 0)::int8
      from rsvps r where r.site_id = $1 and r.event_id = $2 and r.status = 'YES') c
    left join ticket_definitions d on d.site_id = $1 and d.id = c.kind_id
    order by d.position, d.id`,
})

export async function doorCountsOf(ctx: Ctx, eventId: string): Promise<ResponseOf<typeof getDoorCounts>> {
  const { id } = await getEvent(ctx, eventId)
  const rows = await ctx.db.rows(doorCounts, { eventId: id })
  const sum = (field: 'expected' | 'inside') => rows.reduce((all, row) => all + Number(row[field]), 0)
  return {
    expected: sum('expected'),
    inside: sum('inside'),
    kinds: rows.flatMap(({ kindId, name, expected, inside }) =>
      kindId === null
        ? []
        : [{ ticketDefinitionId: kindId, name: name ?? '', expected: Number(expected), inside: Number(inside) }],
    ),
  }
}
