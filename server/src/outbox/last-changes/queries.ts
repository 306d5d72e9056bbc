import { statement, textAs } from '../../db/statement.ts'

/** The latest change of an entity with its actor, named as they are called now; a user without a name by email, if `withEmail`. Reads one row by the index of the entity's happenings. */
export const findLastChange = statement({
  name: 'lastChanges.find',
  params: { entity: 'text', entityId: 'text', withEmail: 'bool' },
  row: { at: 'timestamptz', actorKind: textAs<'staff' | 'apiKey' | 'system'>(), actorId: 'uuid?', actorName: 'text?' },
  sql: `
    select h.occurred_at as at, coalesce(h.actor_kind, 'system') as "actorKind", h.actor_id as "actorId",
           coalesce((select coalesce(nullif(u.name, ''), case when $4 then u.email end) from staff_users u where u.site_id = $1 and u.id = h.actor_id),
                    (select k.name from api_keys k where k.site_id = $1 and k.id = h.actor_id)) as "actorName"
    from happenings h
    where h.site_id = $1 and h.entity = $2 and h.entity_id = $3 and h.slug = 'updated'
    order by h.sequence desc limit 1`,
})
