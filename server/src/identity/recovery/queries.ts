import { json, statement } from '../../db/statement.ts'
import type { MailDraft } from '../../mail/render.ts'

/**
 * Token and mail in one statement that does as good as the same for an address that nobody has:
 * neither the answer nor its time reveals if somebody has it.
 */
export const writeRecovery = statement({
  name: 'recovery.write',
  params: {
    email: 'text',
    hash: 'text',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
    mailId: 'uuid',
    subject: 'text',
    text: 'text',
    draft: json<MailDraft>(),
    needs: 'text[]',
  },
  sql: `
    with person as (
      select id, login_email from members
      where site_id = $1 and lower(login_email) = lower($2) and status in ('ACTIVE', 'PENDING')
    ), token as (
      insert into recovery_tokens (site_id, token_hash, member_id, created_at, expires_at)
      select $1, $3, id, $4, $5 from person
    )
    insert into mails (site_id, id, to_address, subject, text, draft, created_at, template, needs)
    select $1, $6, login_email, $7, $8, $9, $4, 'recovery', $10 from person`,
})

export const insertRecoveryToken = statement({
  name: 'recovery.insertToken',
  params: { hash: 'text', memberId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `insert into recovery_tokens (site_id, token_hash, member_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
})

export const findRecoveryToken = statement({
  name: 'recovery.findToken',
  params: { hash: 'text', at: 'timestamptz' },
  row: { memberId: 'uuid' },
  sql: `select member_id as "memberId" from recovery_tokens
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3`,
})

/** Works once; every other recovery token of the member is used up with it. */
export const useRecoveryToken = statement({
  name: 'recovery.useToken',
  params: { hash: 'text', memberId: 'uuid', at: 'timestamptz' },
  row: { hash: 'text' },
  sql: `update recovery_tokens set used_at = $4
        where site_id = $1 and member_id = $3 and used_at is null
          and exists (select from recovery_tokens t where t.site_id = $1 and t.token_hash = $2 and t.used_at is null and t.expires_at > $4)
        returning token_hash as hash`,
})

export const deleteOldRecoveryTokens = statement({
  name: 'recovery.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from recovery_tokens where site_id = $1 and expires_at < $2`,
})
