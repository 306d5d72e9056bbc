import { statement } from '../db/statement.ts'

/** Live units of the kinds that share a quota, beside those that it counts for the same lines: as many for each ticket, and none for others. */
export const sharedQuotas = statement({
  name: 'check.sharedQuotas',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    with live as (
      select a.pool_id, a.ref_id, a.line_id, sum(a.quantity) as units from allocations a
      where a.site_id = $1 and a.state in ('HELD', 'COMMITTED') and a.line_id is not null group by 1, 2, 3
    ), sold as (
      select q.pool_id, v.ref_id, v.line_id, sum(v.units) as tickets
      from ticket_quotas q
      join ticket_definitions d on d.site_id = $1 and d.event_id = q.event_id and (q.all_kinds or exists (
        select from ticket_quota_kinds k where k.site_id = $1 and k.quota_id = q.id and k.definition_id = d.id))
      join live v on v.pool_id = d.pool_id
      where q.site_id = $1 group by 1, 2, 3
    ), counted as (
      select q.pool_id, v.ref_id, v.line_id, v.units as people from ticket_quotas q join live v on v.pool_id = q.pool_id where q.site_id = $1
    )
    select 'shared quota' as what, coalesce(s.pool_id, c.pool_id) || ' ' || coalesce(s.line_id, c.line_id) as id,
           'counts ' || coalesce(c.people, 0) || ' people for ' || coalesce(s.tickets, 0) || ' tickets' as found
    from sold s full join counted c on c.pool_id = s.pool_id and c.ref_id = s.ref_id and c.line_id = s.line_id
    where s.tickets is null or c.people is null or c.people % s.tickets <> 0`,
})
