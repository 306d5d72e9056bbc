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
