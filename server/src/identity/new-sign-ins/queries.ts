import { statement } from '../../db/statement.ts'

/** Records a device: was it seen of them before, and were others. */
export const seeDevice = statement({
  name: 'newSignIns.see',
  params: { subjectId: 'uuid', device: 'text', at: 'timestamptz' },
  row: { isNew: 'bool', hasOthers: 'bool' },
  sql: `
    with others as (
      select exists (select from seen_devices d where d.site_id = $1 and d.subject_id = $2 and d.device <> $3) as found
    ), seen as (
      insert into seen_devices as s (site_id, subject_id, device, first_seen_at, last_seen_at) values ($1, $2, $3, $4, $4)
      on conflict (site_id, subject_id, device) do update set last_seen_at = greatest(s.last_seen_at, $4)
      returning s.xmax = 0 as is_new
    )
    select seen.is_new as "isNew", others.found as "hasOthers"
    from seen, others where (select $1::uuid as site_id) is not null`,
})

export const deleteOldDevices = statement({
  name: 'newSignIns.forgetOld',
  params: { before: 'timestamptz' },
  sql: `delete from seen_devices where site_id = $1 and last_seen_at < $2`,
})
