import type { StaffRole } from '@fairground/contract/fairground/staff-users.ts'
import type { Scope } from '@fairground/contract/scopes.ts'
import { type Column, statement, textAs } from '../../db/statement.ts'

const scopes: Column<Scope[]> = { pg: 'text[]', nullable: false }

export const insertStaffUser = statement({
  name: 'staff.insertUser',
  params: { id: 'uuid', email: 'text', name: 'text', role: 'text', scopes, at: 'timestamptz' },
  sql: `insert into staff_users (site_id, id, email, name, role, scopes, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
})

export const findOwner = statement({
  name: 'staff.findOwner',
  row: { id: 'uuid', email: 'text', name: 'text' },
  sql: `select id, email, name from staff_users where site_id = $1 and role = 'owner' order by created_at, id limit 1`,
})

export const insertSignInLink = statement({
  name: 'staff.insertSignInLink',
  params: { hash: 'text', userId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `insert into sign_in_links (site_id, token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
})

/** Works once: the conditional update decides between two that open the same link. */
export const useSignInLink = statement({
  name: 'staff.useSignInLink',
  params: { hash: 'text', at: 'timestamptz' },
  row: { userId: 'uuid' },
  sql: `update sign_in_links set used_at = $3
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
        returning user_id as "userId"`,
})

export const insertSession = statement({
  name: 'staff.insertSession',
  params: { hash: 'text', userId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `insert into staff_sessions (site_id, token_hash, user_id, created_at, used_at, expires_at) values ($1, $2, $3, $4, $4, $5)`,
})

export const findSession = statement({
  name: 'staff.findSession',
  params: { hash: 'text', at: 'timestamptz' },
  row: { id: 'uuid', email: 'text', name: 'text', role: 'text', scopes },
  sql: `select u.id, u.email, u.name, u.role, u.scopes
        from staff_sessions s join staff_users u on u.site_id = $1 and u.id = s.user_id
        where s.site_id = $1 and s.token_hash = $2 and s.expires_at > $3`,
})

export const deleteSession = statement({
  name: 'staff.deleteSession',
  params: { hash: 'text' },
  sql: `delete from staff_sessions where site_id = $1 and token_hash = $2`,
})

export const findUser = statement({
  name: 'staff.findUser',
  params: { id: 'uuid' },
  row: { id: 'uuid', email: 'text', name: 'text', role: 'text', scopes },
  sql: `select id, email, name, role, scopes from staff_users where site_id = $1 and id = $2`,
})

export const findUserByEmail = statement({
  name: 'staff.findUserByEmail',
  params: { email: 'text' },
  row: { id: 'uuid', email: 'text', scopes },
  sql: `select id, email, scopes from staff_users where site_id = $1 and lower(email) = lower($2)`,
})

/** One user as the list of users shows them. `signedInAt`: when a sign-in link of theirs was last opened. */
export interface StaffRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly scopes: Scope[]
  readonly createdAt: Date
  readonly signedInAt: Date | null
}

export const listUsers = statement({
  name: 'staff.listUsers',
  row: {
    id: 'uuid',
    email: 'text',
    name: 'text',
    role: textAs<StaffRole>(),
    scopes,
    createdAt: 'timestamptz',
    signedInAt: 'timestamptz?',
  },
  sql: `select u.id, u.email, u.name, u.role, u.scopes, u.created_at as "createdAt",
               (select max(l.used_at) from sign_in_links l where l.site_id = $1 and l.user_id = u.id) as "signedInAt"
        from staff_users u where u.site_id = $1 order by u.created_at, u.id`,
})

/** Nobody else becomes or ceases to be an owner until the transaction ends. In the order of ids, so that two do not wait for each other. */
export const lockOwners = statement({
  name: 'staff.lockOwners',
  row: { id: 'uuid' },
  sql: `select id from staff_users where site_id = $1 and role = 'owner' order by id for update`,
})

export const changeRole = statement({
  name: 'staff.changeRole',
  params: { id: 'uuid', role: textAs<StaffRole>(), scopes },
  sql: `update staff_users set role = $3, scopes = $4 where site_id = $1 and id = $2`,
})

export const deleteSessionsOf = statement({
  name: 'staff.deleteSessionsOf',
  params: { userId: 'uuid' },
  sql: `delete from staff_sessions where site_id = $1 and user_id = $2`,
})

export const deleteLinksOf = statement({
  name: 'staff.deleteLinksOf',
  params: { userId: 'uuid' },
  sql: `delete from sign_in_links where site_id = $1 and user_id = $2`,
})

export const deleteUser = statement({
  name: 'staff.deleteUser',
  params: { id: 'uuid' },
  sql: `delete from staff_users where site_id = $1 and id = $2`,
})
