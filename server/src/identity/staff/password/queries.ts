import { statement } from '../../../db/statement.ts'

/** `hash` is null for a user who never chose a password. */
export const findStaffPassword = statement({
  name: 'staffPasswords.find',
  params: { email: 'text' },
  row: { id: 'uuid', hash: 'text?' },
  sql: `select u.id, p.hash from staff_users u
        left join staff_passwords p on p.site_id = $1 and p.user_id = u.id
        where u.site_id = $1 and lower(u.email) = lower($2)`,
})

/** Waits for a change of the password, and finds nothing after one. */
export const lockStaffPassword = statement({
  name: 'staffPasswords.lock',
  params: { userId: 'uuid', hash: 'text' },
  row: { hash: 'text' },
  sql: `select hash from staff_passwords where site_id = $1 and user_id = $2 and hash = $3 for share`,
})

export const writeStaffPassword = statement({
  name: 'staffPasswords.write',
  params: { userId: 'uuid', hash: 'text', at: 'timestamptz' },
  sql: `insert into staff_passwords (site_id, user_id, hash, changed_at) values ($1, $2, $3, $4)
        on conflict (site_id, user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
})

export const lockStaffUser = statement({
  name: 'staffPasswords.lockUser',
  params: { id: 'uuid' },
  row: { id: 'uuid', email: 'text', name: 'text' },
  sql: `select id, email, name from staff_users where site_id = $1 and id = $2 for update`,
})

export const renameStaffUser = statement({
  name: 'staffPasswords.rename',
  params: { id: 'uuid', email: 'text', name: 'text' },
  sql: `update staff_users set email = $3, name = $4 where site_id = $1 and id = $2`,
})

/** All sessions but the one that makes the change. */
export const deleteOtherSessions = statement({
  name: 'staffPasswords.deleteOtherSessions',
  params: { userId: 'uuid', hash: 'text' },
  sql: `delete from staff_sessions where site_id = $1 and user_id = $2 and token_hash <> $3`,
})

export const findOwnerPassword = statement({
  name: 'staffPasswords.ofOwner',
  row: { found: 'bool' },
  sql: `select exists (
          select from staff_passwords p join staff_users u on u.site_id = $1 and u.id = p.user_id
          where p.site_id = $1 and u.role = 'owner') as found`,
})
