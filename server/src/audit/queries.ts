import type { ActorKind, AuditAction } from '@fairground/contract/enumerations/audit.ts'
import type { QuerySpec } from '../db/query-sql.ts'
import { jsonOrNull, statement, textAs } from '../db/statement.ts'

/** State before a change or after it: names and values, never a secret. */
export type Summary = Readonly<Record<string, unknown>>

export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actorKind: ActorKind
  readonly actorId: string | null
  readonly actorName: string
  readonly action: AuditAction
  readonly targetId: string
  readonly targetName: string
  readonly before: Summary | null
  readonly after: Summary | null
  readonly requestId: string | null
}

/** The actor is named by what is known of them now: they may be gone when the entry is read. */
export const insertEntry = statement({
  name: 'audit.insert',
  params: {
    id: 'uuid',
    at: 'timestamptz',
    actorKind: textAs<ActorKind>(),
    actorId: 'uuid?',
    action: textAs<AuditAction>(),
    targetId: 'uuid',
    targetName: 'text',
    before: jsonOrNull<Summary>(),
    after: jsonOrNull<Summary>(),
    requestId: 'text?',
  },
  sql: `
    insert into audit_log (site_id, id, at, actor_kind, actor_id, actor_name, action, target_id, target_name, before, after, request_id)
    select $1, $2, $3, $4, $5,
           coalesce((select u.email from staff_users u where u.site_id = $1 and u.id = $5),
                    (select k.name from api_keys k where k.site_id = $1 and k.id = $5), $4),
           $6, $7, $8, $9, $10, $11`,
})

/** The same for many; `null` in JSON stands for an absent value. */
export const insertEntries = statement({
  name: 'audit.insertMany',
  params: {
    at: 'timestamptz',
    actorKind: textAs<ActorKind>(),
    actorId: 'uuid?',
    requestId: 'text?',
    ids: 'uuid[]',
    actions: 'text[]',
    targetIds: 'uuid[]',
    targetNames: 'text[]',
    befores: 'text[]',
    afters: 'text[]',
  },
  sql: `
    insert into audit_log (site_id, id, at, actor_kind, actor_id, actor_name, action, target_id, target_name, before, after, request_id)
    select $1, e.id, $2, $3, $4,
           coalesce((select u.email from staff_users u where u.site_id = $1 and u.id = $4),
                    (select k.name from api_keys k where k.site_id = $1 and k.id = $4), $3),
           e.action, e.target_id, e.target_name,
           nullif(e.before::jsonb, 'null'), nullif(e.after::jsonb, 'null'), $5
    from unnest($6::uuid[], $7::text[], $8::uuid[], $9::text[], $10::text[], $11::text[])
      as e(id, action, target_id, target_name, before, after)`,
})

export const auditSpec: QuerySpec = {
  from: 'audit_log a',
  site: 'a.site_id',
  columns: `a.id, a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", a.actor_name as "actorName", a.action,
            a.target_id as "targetId", a.target_name as "targetName", a.before, a.after, a.request_id as "requestId"`,
  tieBreak: { sql: 'a.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'date', order: 'DESC' }],
  fields: {
    id: { sql: 'a.id', type: 'uuid', sortable: true },
    date: { sql: 'a.at', type: 'timestamptz', sortable: true },
    action: { sql: 'a.action', type: 'text' },
    'actor.id': { sql: 'a.actor_id', type: 'uuid' },
    'actor.name': { sql: 'a.actor_name', type: 'text' },
    'target.id': { sql: 'a.target_id', type: 'uuid' },
    requestId: { sql: 'a.request_id', type: 'text' },
  },
}
