import { statement, type ValuesOf } from '../../db/statement.ts'

const accessColumns = { eventId: 'uuid', link: 'text?', instructions: 'text?', minutesBefore: 'int4?' } as const
export type AccessRow = ValuesOf<typeof accessColumns>

export const findAccess = statement({
  name: 'onlineAccess.find',
  params: { eventIds: 'uuid[]' },
  row: accessColumns,
  sql: `
    select event_id as "eventId", link, instructions, minutes_before as "minutesBefore" from event_online_access
    where site_id = $1 and event_id = any($2)`,
})

/** The events are locked, or made in the same transaction. */
export const writeAccess = statement({
  name: 'onlineAccess.write',
  params: { eventIds: 'uuid[]', link: 'text?', instructions: 'text?', minutesBefore: 'int4?' },
  sql: `
    insert into event_online_access (site_id, event_id, link, instructions, minutes_before)
    select $1, u.id, $3, $4, $5 from unnest($2::uuid[]) as u (id)
    on conflict (site_id, event_id) do update
      set link = excluded.link, instructions = excluded.instructions, minutes_before = excluded.minutes_before`,
})

export const copyAccess = statement({
  name: 'onlineAccess.copy',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    insert into event_online_access (site_id, event_id, link, instructions, minutes_before)
    select site_id, $3, link, instructions, minutes_before from event_online_access
    where site_id = $1 and event_id = $2`,
})
