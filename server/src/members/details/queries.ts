import type { ActorKind, AuditAction } from '@fairground/contract/enumerations/audit.ts'
import { statement, textAs } from '../../db/statement.ts'

/** Ways in which a member signs in. */
export const findSignInWays = statement({
  name: 'memberDetails.signInWays',
  params: { id: 'uuid' },
  row: { hasPassword: 'bool', issuers: 'text[]' },
  sql: `
    select exists (select from member_passwords p where p.site_id = $1 and p.member_id = $2) as "hasPassword",
           array(select i.issuer from member_identities i where i.site_id = $1 and i.member_id = $2
                 order by i.issuer limit 20) as issuers`,
})

export const listActivity = statement({
  name: 'memberDetails.activity',
  params: { id: 'uuid' },
  row: {
    id: 'uuid',
    at: 'timestamptz',
    action: textAs<AuditAction>(),
    actorKind: textAs<ActorKind>(),
    actorName: 'text',
  },
  sql: `
    select id, at, action, actor_kind as "actorKind", actor_name as "actorName"
    from audit_log where site_id = $1 and target_id = $2 order by id desc limit 100`,
})

/** In the order of ids, so that two merges of the same two never wait for each other. */
export const lockBoth = statement({
  name: 'memberDetails.lockBoth',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select id from members where site_id = $1 and id = any($2) and status <> 'DELETED' order by id for update`,
})

/** Badges, roles and, where the one who stays has none, the text about themselves. */
export const moveMemberData = statement({
  name: 'memberDetails.moveMemberData',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `
    with badges as (
           insert into member_badges (site_id, badge_id, member_id, assigned_at)
           select site_id, badge_id, $3, assigned_at from member_badges where site_id = $1 and member_id = $2
           on conflict do nothing),
         roles as (
           insert into member_roles (site_id, member_id, role_key, assigned_at)
           select site_id, $3, role_key, assigned_at from member_roles where site_id = $1 and member_id = $2
           on conflict do nothing)
    update member_abouts set member_id = $3, revision = revision + 1, updated_at = $4
    where site_id = $1 and member_id = $2
      and not exists (select from member_abouts mine where mine.site_id = $1 and mine.member_id = $3)`,
})
