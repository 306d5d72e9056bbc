import { statement } from '../../db/statement.ts'
import { scopes } from './queries.ts'

const row = {
  id: 'uuid',
  name: 'text',
  scopes,
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
const columns = `id, name, scopes, revision, created_at as "createdAt", updated_at as "updatedAt"`

export const listRoles = statement({
  name: 'staffRoles.list',
  row,
  sql: `select ${columns} from staff_roles where site_id = $1 order by lower(name), id`,
})

/** Number of users with each role: `role` is the key of a built-in one or the id of one of the site's. */
export const countUsers = statement({
  name: 'staffRoles.countUsers',
  row: { role: 'text', users: 'int4' },
  sql: `select coalesce(role_id::text, role) as role, count(*)::int4 as users from staff_users where site_id = $1 group by 1`,
})

export const lockRole = statement({
  name: 'staffRoles.lock',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from staff_roles where site_id = $1 and id = $2 for update`,
})

/** Shares the role's row: a user who gets the role meanwhile gets it as it stands here. */
export const shareRole = statement({
  name: 'staffRoles.share',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from staff_roles where site_id = $1 and id = $2 for share`,
})

/** No row comes back when another role has the name. */
export const insertRole = statement({
  name: 'staffRoles.insert',
  params: { id: 'uuid', name: 'text', scopes, at: 'timestamptz' },
  row,
  sql: `insert into staff_roles (site_id, id, name, scopes, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
        on conflict do nothing returning ${columns}`,
})

/** Under the lock of `lockRole`. */
export const writeRole = statement({
  name: 'staffRoles.write',
  params: { id: 'uuid', name: 'text', scopes, at: 'timestamptz' },
  row,
  sql: `update staff_roles set name = $3, scopes = $4, revision = revision + 1, updated_at = $5
        where site_id = $1 and id = $2 returning ${columns}`,
})

export const deleteRole = statement({
  name: 'staffRoles.delete',
  params: { id: 'uuid' },
  sql: `delete from staff_roles where site_id = $1 and id = $2`,
})

export const usersOfRole = statement({
  name: 'staffRoles.usersOf',
  params: { id: 'uuid' },
  row: { id: 'uuid', email: 'text' },
  sql: `select id, email from staff_users where site_id = $1 and role_id = $2 order by id for update`,
})

/** Permissions of each of them from now on. */
export const changeUsersOfRole = statement({
  name: 'staffRoles.changeUsersOf',
  params: { id: 'uuid', role: 'text', roleId: 'uuid?', scopes },
  sql: `update staff_users set role = $3, role_id = $4, scopes = $5 where site_id = $1 and role_id = $2`,
})
