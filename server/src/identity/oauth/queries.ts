import { statement } from '../../db/statement.ts'

export const insertCode = statement({
  name: 'authorizationCodes.insert',
  params: {
    hash: 'text',
    clientId: 'uuid',
    redirectUri: 'text?',
    challenge: 'text',
    memberId: 'uuid',
    visitorId: 'uuid?',
    family: 'uuid',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `insert into authorization_codes (site_id, code_hash, client_id, redirect_uri, code_challenge, member_id, visitor_id,
                                         family, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
})

/** Works once, for any bearer: one that is stolen and shown without its verifier is of no more use to anybody. */
export const useCode = statement({
  name: 'authorizationCodes.use',
  params: { hash: 'text', at: 'timestamptz' },
  row: {
    clientId: 'uuid',
    redirectUri: 'text?',
    challenge: 'text',
    memberId: 'uuid',
    visitorId: 'uuid?',
    family: 'uuid',
    status: 'text',
  },
  sql: `update authorization_codes c set used_at = $3
        from members m
        where c.site_id = $1 and c.code_hash = $2 and c.used_at is null and c.expires_at > $3
          and m.site_id = $1 and m.id = c.member_id
        returning c.client_id as "clientId", c.redirect_uri as "redirectUri", c.code_challenge as challenge,
                  c.member_id as "memberId", c.visitor_id as "visitorId", c.family, m.status`,
})

export const findUsedCode = statement({
  name: 'authorizationCodes.findUsed',
  params: { hash: 'text' },
  row: { family: 'uuid' },
  sql: `select family from authorization_codes where site_id = $1 and code_hash = $2 and used_at is not null`,
})

export const deleteOldCodes = statement({
  name: 'authorizationCodes.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from authorization_codes where site_id = $1 and expires_at < $2`,
})

export const insertAppCode = statement({
  name: 'appCodes.insert',
  params: { hash: 'text', clientId: 'uuid', family: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `insert into app_codes (site_id, code_hash, client_id, family, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
})

/** Works once, for any bearer. */
export const useAppCode = statement({
  name: 'appCodes.use',
  params: { hash: 'text', at: 'timestamptz' },
  row: { clientId: 'uuid', family: 'uuid' },
  sql: `update app_codes set used_at = $3
        where site_id = $1 and code_hash = $2 and used_at is null and expires_at > $3
        returning client_id as "clientId", family`,
})

export const findUsedAppCode = statement({
  name: 'appCodes.findUsed',
  params: { hash: 'text' },
  row: { family: 'uuid' },
  sql: `select family from app_codes where site_id = $1 and code_hash = $2 and used_at is not null`,
})

export const deleteOldAppCodes = statement({
  name: 'appCodes.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from app_codes where site_id = $1 and expires_at < $2`,
})
