import { statement } from '../../db/statement.ts'

export const insertRole = statement({
  name: 'memberRoles.insert',
  params: { memberId: 'uuid', roleKey: 'text', at: 'timestamptz' },
  sql: `insert into member_roles (site_id, member_id, role_key, assigned_at) values ($1, $2, $3, $4)
        on conflict do nothing`,
})

export const deleteRole = statement({
  name: 'memberRoles.delete',
  params: { memberId: 'uuid', roleKey: 'text' },
  sql: `delete from member_roles where site_id = $1 and member_id = $2 and role_key = $3`,
})

export const findRoles = statement({
  name: 'memberRoles.find',
  params: { memberId: 'uuid' },
  row: { roleKey: 'text' },
  sql: `select role_key as "roleKey" from member_roles where site_id = $1 and member_id = $2 order by role_key`,
})
