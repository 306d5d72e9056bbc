import { statement, textAs } from '../../db/statement.ts'

export const insertRefreshToken = statement({
  name: 'refreshTokens.insert',
  params: {
    hash: 'text',
    clientId: 'uuid',
    family: 'uuid',
    role: textAs<'visitor' | 'member'>(),
    subjectId: 'uuid',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `insert into refresh_tokens (site_id, token_hash, client_id, family, role, subject_id, created_at, used_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
})

/** Marks the token as used: it dies after 30 idle days (a visitor's after 365). */
export const useRefreshToken = statement({
  name: 'refreshTokens.use',
  params: { hash: 'text', at: 'timestamptz', idleSince: 'timestamptz' },
  row: { clientId: 'uuid', family: 'uuid', role: textAs<'visitor' | 'member'>(), subjectId: 'uuid' },
  sql: `update refresh_tokens set used_at = greatest(used_at, $3)
        where site_id = $1 and token_hash = $2 and revoked_at is null and expires_at > $3
          and (role = 'visitor' or used_at > $4)
        returning client_id as "clientId", family, role, subject_id as "subjectId"`,
})
