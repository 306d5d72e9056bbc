import type { Scope } from '@fairground/contract/scopes.ts'
import { type Column, statement } from '../../db/statement.ts'

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
  row: { id: 'uuid', email: 'text' },
  sql: `select id, email from staff_users where site_id = $1 and lower(email) = lower($2)`,
})
