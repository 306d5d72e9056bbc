import { statement, textAs } from '../../db/statement.ts'

const role = textAs<'visitor' | 'member' | 'app'>()

export const insertRefreshToken = statement({
  name: 'refreshTokens.insert',
  params: {
    hash: 'text',
    clientId: 'uuid',
    family: 'uuid',
    role,
    subjectId: 'uuid',
    visitorId: 'uuid?',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `insert into refresh_tokens (site_id, token_hash, client_id, family, role, subject_id, visitor_id, created_at, used_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
})

/** Marks the token as used: it dies after 30 idle days (a visitor's after 365). */
export const useRefreshToken = statement({
  name: 'refreshTokens.use',
  params: { hash: 'text', at: 'timestamptz', idleSince: 'timestamptz' },
  row: { clientId: 'uuid', family: 'uuid', role, subjectId: 'uuid', visitorId: 'uuid?' },
  sql: `update refresh_tokens set used_at = greatest(used_at, $3)
        where site_id = $1 and token_hash = $2 and revoked_at is null and expires_at > $3
          and (role <> 'member' or used_at > $4)
          and (rotated_at is null or rotated_at > $3 - interval '1 minute')
        returning client_id as "clientId", family, role, subject_id as "subjectId", visitor_id as "visitorId"`,
})

/** Exchanged for another one: once. `expiresAt` stays that of the sign-in. */
export const rotateRefreshToken = statement({
  name: 'refreshTokens.rotate',
  params: { hash: 'text', at: 'timestamptz', next: 'text' },
  sql: `
    with old as (
      update refresh_tokens set rotated_at = $3
      where site_id = $1 and token_hash = $2 and rotated_at is null and revoked_at is null
      returning client_id, family, role, subject_id, visitor_id, expires_at
    )
    insert into refresh_tokens (site_id, token_hash, client_id, family, role, subject_id, visitor_id, created_at, used_at, expires_at)
    select $1, $4, client_id, family, role, subject_id, visitor_id, $3, $3, expires_at from old`,
})

export const findRotated = statement({
  name: 'refreshTokens.findRotated',
  params: { hash: 'text' },
  row: { family: 'uuid', rotatedAt: 'timestamptz?' },
  sql: `select family, rotated_at as "rotatedAt" from refresh_tokens where site_id = $1 and token_hash = $2`,
})

export const familyOfRefreshToken = statement({
  name: 'refreshTokens.familyOf',
  params: { hash: 'text' },
  row: { family: 'uuid' },
  sql: `select family from refresh_tokens where site_id = $1 and token_hash = $2`,
})

/** As it is, whatever became of it. */
export const findRefreshToken = statement({
  name: 'refreshTokens.find',
  params: { hash: 'text', at: 'timestamptz', idleSince: 'timestamptz' },
  row: {
    clientId: 'uuid',
    role,
    subjectId: 'uuid',
    createdAt: 'timestamptz',
    expiresAt: 'timestamptz',
    active: 'bool',
  },
  sql: `select client_id as "clientId", role, subject_id as "subjectId", created_at as "createdAt", expires_at as "expiresAt",
               revoked_at is null and rotated_at is null and expires_at > $3 and (role <> 'member' or used_at > $4) as active
        from refresh_tokens where site_id = $1 and token_hash = $2`,
})

/** Also notes the end of a visitor, whose tokens have no row; `ended` is false where it was noted before. */
export const revokeFamily = statement({
  name: 'refreshTokens.revokeFamily',
  params: { family: 'uuid', at: 'timestamptz' },
  row: { ended: 'bool' },
  sql: `
    with revoked as (
      update refresh_tokens set revoked_at = $3 where site_id = $1 and family = $2 and revoked_at is null returning 1
    ), visitors as (
      insert into ended_visitors (site_id, family, ended_at)
      select $1, $2, $3 where not exists (
        select from refresh_tokens where site_id = $1 and family = $2 and role <> 'visitor')
      on conflict do nothing returning 1
    )
    select exists (select from revoked) or exists (select from visitors) as ended`,
})

/** A visitor's session that nobody has ended, of an app that is still there. */
export const isVisitorAlive = statement({
  name: 'visitors.isAlive',
  params: { family: 'uuid', clientId: 'uuid' },
  row: { alive: 'bool' },
  sql: `select exists (select from oauth_clients where site_id = $1 and id = $3)
           and not exists (select from ended_visitors where site_id = $1 and family = $2) as alive`,
})

export const revokeSubject = statement({
  name: 'refreshTokens.revokeSubject',
  params: { subjectId: 'uuid', at: 'timestamptz' },
  row: { family: 'uuid' },
  sql: `update refresh_tokens set revoked_at = $3 where site_id = $1 and subject_id = $2 and revoked_at is null
        returning family`,
})

/** Proofs of a sign-in that has not come to tokens yet: session tokens, codes, and those that wait for a code or a second step. */
export const voidBegun = statement({
  name: 'signIns.voidBegun',
  params: { memberId: 'uuid', at: 'timestamptz' },
  sql: `
    with codes as (update authorization_codes set used_at = $3 where site_id = $1 and member_id = $2 and used_at is null
           and expires_at > $3),
         waiting as (update state_tokens set used_at = $3 where site_id = $1 and member_id = $2 and used_at is null
           and expires_at > $3)
    update session_tokens set used_at = $3 where site_id = $1 and member_id = $2 and used_at is null
           and expires_at > $3`,
})

/** Revoked families that a process must know at its start: access tokens of these may still look good. */
export const familiesRevokedSince = statement({
  name: 'refreshTokens.revokedSince',
  params: { since: 'timestamptz' },
  row: { family: 'uuid' },
  sql: `select family from refresh_tokens where site_id = $1 and revoked_at > $2
        union select family from ended_visitors where site_id = $1 and ended_at > $2`,
})

export const deleteDeadTokens = statement({
  name: 'refreshTokens.deleteDead',
  params: { before: 'timestamptz' },
  sql: `delete from refresh_tokens where site_id = $1 and (expires_at < $2 or revoked_at < $2)`,
})

export const deleteEndedVisitors = statement({
  name: 'visitors.deleteEnded',
  params: { before: 'timestamptz' },
  sql: `delete from ended_visitors where site_id = $1 and ended_at < $2`,
})
