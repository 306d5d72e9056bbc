import { json, statement } from '../../db/statement.ts'
import type { SignInWays } from '../members/identity-wire.ts'
import { memberColumns, memberRow } from '../members/queries.ts'

/** `password` is null for a member who never chose one. */
export const findSignIn = statement({
  name: 'authentication.findSignIn',
  params: { email: 'text' },
  row: { ...memberRow, password: 'text?' },
  sql: `select ${memberColumns},
          (select p.hash from member_passwords p where p.site_id = $1 and p.member_id = members.id) as password
        from members where site_id = $1 and lower(login_email) = lower($2)`,
})

/** Second factors, and accounts at providers; a provider's id is made of its issuer. */
export const waysOfSigningIn = statement({
  name: 'authentication.ways',
  params: { memberId: 'uuid' },
  row: { factors: json<SignInWays['factors']>(), connections: json<SignInWays['connections']>() },
  sql: `
    select (select coalesce(jsonb_agg(jsonb_build_object('factorId', f.id, 'type', f.type,
              'status', case when f.confirmed_at is null then 'INACTIVE' else 'ACTIVE' end) order by f.created_at), '[]')
            from factors f where f.site_id = $1 and f.subject_id = $2) as factors,
           (select coalesce(jsonb_agg(jsonb_build_object('idpConnection', jsonb_build_object(
              'idpConnectionId', md5(i.issuer)::uuid, 'idpUserId', i.subject)) order by i.bound_at), '[]')
            from member_identities i where i.site_id = $1 and i.member_id = $2) as connections
    from members where site_id = $1 and id = $2`,
})

export const writePassword = statement({
  name: 'authentication.writePassword',
  params: { memberId: 'uuid', hash: 'text', at: 'timestamptz' },
  sql: `insert into member_passwords (site_id, member_id, hash, changed_at) values ($1, $2, $3, $4)
        on conflict (site_id, member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
})

export const insertSessionToken = statement({
  name: 'sessionTokens.insert',
  params: { hash: 'text', memberId: 'uuid', visitorId: 'uuid?', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `insert into session_tokens (site_id, token_hash, member_id, visitor_id, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6)`,
})

/** Works once, and only for a member who may still sign in. */
export const useSessionToken = statement({
  name: 'sessionTokens.use',
  params: { hash: 'text', at: 'timestamptz' },
  row: { memberId: 'uuid', visitorId: 'uuid?' },
  sql: `update session_tokens s set used_at = $3
        where s.site_id = $1 and s.token_hash = $2 and s.used_at is null and s.expires_at > $3
          and exists (select from members m where m.site_id = $1 and m.id = s.member_id and m.status = 'ACTIVE')
        returning s.member_id as "memberId", s.visitor_id as "visitorId"`,
})

/** Tokens of every kind that are over by a day. */
export const deleteOldSessionTokens = statement({
  name: 'sessionTokens.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from session_tokens where site_id = $1 and expires_at < $2`,
})
