import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { type Column, json, statement } from '../../db/statement.ts'
import type { MailDraft } from '../../mail/render.ts'

export const scopes: Column<Scope[]> = { pg: 'text[]', nullable: false }

/** Name of a role on the wire: the key of a built-in one, or the id of one of the site's. `roleName` is null for built-in ones. */
const roleColumns = `coalesce(u.role_id::text, u.role) as role,
               (select r.name from staff_roles r where r.site_id = $1 and r.id = u.role_id) as "roleName"`

export const insertStaffUser = statement({
  name: 'staff.insertUser',
  params: { id: 'uuid', email: 'text', name: 'text', role: 'text', roleId: 'uuid?', scopes, at: 'timestamptz' },
  sql: `insert into staff_users (site_id, id, email, name, role, role_id, scopes, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
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

/**
 * Link and mail in one statement that does as good as the same for an address that nobody has: neither the answer nor its time reveals
 * who is of the staff. A user whose link was mailed after `since` and not used needs no other.
 */
export const mailSignInLink = statement({
  name: 'staff.mailSignInLink',
  params: {
    email: 'text',
    hash: 'text',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
    since: 'timestamptz',
    mailId: 'uuid',
    subject: 'text',
    text: 'text',
    draft: json<MailDraft>(),
    needs: 'text[]',
  },
  sql: `
    with person as (
      select u.id, u.email from staff_users u
      where u.site_id = $1 and lower(u.email) = lower($2) and not exists (
        select from sign_in_links l join mails m on m.site_id = $1 and m.created_at = l.created_at
          and lower(m.to_address) = lower(u.email) and m.template = 'signInLink'
        where l.site_id = $1 and l.user_id = u.id and l.used_at is null and l.created_at > $6)
    ), link as (
      insert into sign_in_links (site_id, token_hash, user_id, created_at, expires_at)
      select $1, $3, id, $4, $5 from person
    )
    insert into mails (site_id, id, to_address, subject, text, draft, created_at, template, needs)
    select $1, $7, email, $8, $9, $10, $4, 'signInLink', $11 from person`,
})

/** Owner of a link, while it works. */
export const findSignInLink = statement({
  name: 'staff.findSignInLink',
  params: { hash: 'text', at: 'timestamptz' },
  row: { email: 'text' },
  sql: `select u.email from sign_in_links l join staff_users u on u.site_id = l.site_id and u.id = l.user_id
        where l.site_id = $1 and l.token_hash = $2 and l.used_at is null and l.expires_at > $3`,
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

/** Begins a session, by whatever way the user came. */
export const insertSession = statement({
  name: 'staff.insertSession',
  params: { hash: 'text', userId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `with seen as (update staff_users set signed_in_at = $4 where site_id = $1 and id = $3)
        insert into staff_sessions (site_id, token_hash, user_id, created_at, used_at, expires_at) values ($1, $2, $3, $4, $4, $5)`,
})

export const findSession = statement({
  name: 'staff.findSession',
  params: { hash: 'text', at: 'timestamptz' },
  row: { id: 'uuid', scopes, expiresAt: 'timestamptz' },
  sql: `select u.id, u.scopes, s.expires_at as "expiresAt"
        from staff_sessions s join staff_users u on u.site_id = $1 and u.id = s.user_id
        where s.site_id = $1 and s.token_hash = $2 and s.expires_at > $3`,
})

/** Owner of a session, and its beginning: changes of a sign-in require a fresh one. */
export const findStaffSession = statement({
  name: 'staffSteps.session',
  params: { hash: 'text', at: 'timestamptz' },
  row: { id: 'uuid', email: 'text', beganAt: 'timestamptz' },
  sql: `
    select u.id, u.email, s.created_at as "beganAt"
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
  row: { id: 'uuid', email: 'text', name: 'text', role: 'text', roleName: 'text?', scopes },
  sql: `select u.id, u.email, u.name, ${roleColumns}, u.scopes from staff_users u where u.site_id = $1 and u.id = $2`,
})

export const findUserByEmail = statement({
  name: 'staff.findUserByEmail',
  params: { email: 'text' },
  row: { id: 'uuid', email: 'text', scopes },
  sql: `select id, email, scopes from staff_users where site_id = $1 and lower(email) = lower($2)`,
})

/** `emails` in lower case. */
export const scopesByEmail = statement({
  name: 'staff.scopesByEmail',
  params: { emails: 'text[]' },
  row: { email: 'text', scopes },
  sql: `select email, scopes from staff_users where site_id = $1 and lower(email) = any($2)`,
})

/** One user as the list of users shows them. `signedInAt`: when a session of theirs last began. */
export interface StaffRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly roleName: string | null
  readonly scopes: Scope[]
  /** Issuers of providers that they have signed in with. */
  readonly issuers: string[]
  readonly createdAt: Date
  readonly signedInAt: Date | null
}

export const listUsers = statement({
  name: 'staff.listUsers',
  row: {
    id: 'uuid',
    email: 'text',
    name: 'text',
    role: 'text',
    roleName: 'text?',
    scopes,
    issuers: 'text[]',
    createdAt: 'timestamptz',
    signedInAt: 'timestamptz?',
  },
  sql: `select u.id, u.email, u.name, ${roleColumns}, u.scopes,
               array(select i.issuer from staff_identities i where i.site_id = $1 and i.user_id = u.id
                     order by i.issuer limit 20) as issuers,
               u.created_at as "createdAt", u.signed_in_at as "signedInAt"
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
  params: { id: 'uuid', role: 'text', roleId: 'uuid?', scopes },
  sql: `update staff_users set role = $3, role_id = $4, scopes = $5 where site_id = $1 and id = $2`,
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

export const forgetIdentitiesOf = statement({
  name: 'staff.forgetIdentitiesOf',
  params: { userId: 'uuid' },
  sql: `delete from staff_identities where site_id = $1 and user_id = $2`,
})

export const deleteUser = statement({
  name: 'staff.deleteUser',
  params: { id: 'uuid' },
  sql: `delete from staff_users where site_id = $1 and id = $2`,
})
