import { statement, type ValuesOf } from '../../db/statement.ts'

export const policyColumns = {
  id: 'uuid',
  eventId: 'uuid',
  name: 'text',
  body: 'text',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type PolicyRow = ValuesOf<typeof policyColumns>

/** Select list of `PolicyRow`, from `event_policies p`. */
export const policySelect = `p.id, p.event_id as "eventId", p.name, p.body, p.revision, p.created_at as "createdAt",
  p.updated_at as "updatedAt"`

export const findPolicy = statement({
  name: 'policies.find',
  params: { id: 'uuid' },
  row: policyColumns,
  sql: `select ${policySelect} from event_policies p where p.site_id = $1 and p.id = $2`,
})

export const lockPolicy = statement({
  name: 'policies.lock',
  params: { id: 'uuid' },
  row: policyColumns,
  sql: `select ${policySelect} from event_policies p where p.site_id = $1 and p.id = $2 for update`,
})

export const findPoliciesOf = statement({
  name: 'policies.ofEvents',
  params: { eventIds: 'uuid[]' },
  row: policyColumns,
  sql: `
    select ${policySelect} from event_policies p
    where p.site_id = $1 and p.event_id = any($2) order by p.event_id, p.position, p.id`,
})

/** Behind those that the event has; its row is locked. */
export const insertPolicy = statement({
  name: 'policies.insert',
  params: { id: 'uuid', eventId: 'uuid', name: 'text', body: 'text', at: 'timestamptz' },
  sql: `
    insert into event_policies (site_id, id, event_id, name, body, position, revision, created_at, updated_at)
    select $1, $2, $3, $4, $5, coalesce((select max(p.position) from event_policies p
                                         where p.site_id = $1 and p.event_id = $3), 0) + 1, 1, $6, $6`,
})

export const writePolicy = statement({
  name: 'policies.write',
  params: { id: 'uuid', name: 'text', body: 'text', at: 'timestamptz' },
  sql: `
    update event_policies set name = $3, body = $4, updated_at = $5, revision = revision + 1
    where site_id = $1 and id = $2`,
})

export const insertVersion = statement({
  name: 'policies.insertVersion',
  params: { id: 'uuid', revision: 'int8', name: 'text', body: 'text', at: 'timestamptz' },
  sql: `
    insert into event_policy_versions (site_id, policy_id, revision, name, body, written_at)
    values ($1, $2, $3, $4, $5, $6)`,
})

export const findVersions = statement({
  name: 'policies.findVersions',
  params: { ids: 'uuid[]', revisions: 'int8[]' },
  row: { id: 'uuid', revision: 'int8', name: 'text', body: 'text' },
  sql: `
    select v.policy_id as id, v.revision, v.name, v.body from event_policy_versions v
    join unnest($2::uuid[], $3::int8[]) as u (id, revision) on v.policy_id = u.id and v.revision = u.revision
    where v.site_id = $1`,
})

export const removePolicy = statement({
  name: 'policies.remove',
  params: { id: 'uuid' },
  sql: 'delete from event_policies where site_id = $1 and id = $2',
})

export const writePolicyOrder = statement({
  name: 'policies.writeOrder',
  params: { eventId: 'uuid', ids: 'uuid[]' },
  sql: `
    update event_policies p set position = u.n
    from unnest($3::uuid[]) with ordinality as u (id, n)
    where p.site_id = $1 and p.event_id = $2 and p.id = u.id`,
})
