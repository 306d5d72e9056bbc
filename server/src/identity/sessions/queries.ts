import { statement } from '../../db/statement.ts'

/** Sessions that live, by family: a family may hold the token of a client and that of our own pages. */
export const sessionsOfMember = statement({
  name: 'memberSessions.of',
  params: { memberId: 'uuid', at: 'timestamptz', idleSince: 'timestamptz' },
  row: { id: 'uuid', clientId: 'uuid', createdAt: 'timestamptz', usedAt: 'timestamptz' },
  sql: `
    select family as id, min(client_id::text)::uuid as "clientId", min(created_at) as "createdAt", max(used_at) as "usedAt"
    from refresh_tokens
    where site_id = $1 and subject_id = $2 and role = 'member' and revoked_at is null and expires_at > $3 and used_at > $4
    group by family
    order by "usedAt" desc, id
    limit 100`,
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
