import { type Column, json, statement, textAs } from '../../db/statement.ts'
import { emptyDoc, type Member, type MemberDoc } from '../../identity/accounts/member.ts'
import { memberColumns, memberRow } from '../../identity/accounts/member-row.ts'

const doc: Column<MemberDoc> = json<MemberDoc>()

/** No row comes back when the address is another's; a slug that is another's violates its index. */
export const insertProfile = statement({
  name: 'profiles.insert',
  params: {
    id: 'uuid',
    loginEmail: 'text',
    privacy: textAs<Member['privacy']>(),
    nickname: 'text?',
    slug: 'text',
    doc,
    at: 'timestamptz',
  },
  row: memberRow,
  sql: `
    insert into members (site_id, id, login_email, status, privacy, nickname, slug, doc, created_at, updated_at)
    values ($1, $2, $3, 'ACTIVE', $4, $5, $6, $7, $8, $8)
    on conflict (site_id, lower(login_email)) do nothing
    returning ${memberColumns}`,
})

/** PENDING or BLOCKED become ACTIVE; who has to prove an address stays PENDING. Rows of those changed. */
export const approveProfiles = statement({
  name: 'profiles.approve',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: memberRow,
  sql: `
    update members
    set status = case when array_remove(pending_reasons, 'ADMIN_APPROVAL_REQUIRED') = '{}' then 'ACTIVE' else 'PENDING' end,
        pending_reasons = array_remove(pending_reasons, 'ADMIN_APPROVAL_REQUIRED'),
        revision = revision + 1, updated_at = $3
    where site_id = $1 and id = any($2) and status in ('PENDING', 'BLOCKED')
    returning ${memberColumns}`,
})

/** Blocks members and stores what they waited for, for an approval later on. */
export const blockProfiles = statement({
  name: 'profiles.block',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: memberRow,
  sql: `
    update members set status = 'BLOCKED', revision = revision + 1, updated_at = $3
    where site_id = $1 and id = any($2) and status in ('PENDING', 'ACTIVE', 'OFFLINE')
    returning ${memberColumns}`,
})

/** A blocked one stays blocked: a contact could register again. */
export const disconnectProfiles = statement({
  name: 'profiles.disconnect',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: memberRow,
  sql: `
    update members set status = 'OFFLINE', pending_reasons = '{}', email_verified = false,
                       revision = revision + 1, updated_at = $3
    where site_id = $1 and id = any($2) and status in ('PENDING', 'ACTIVE')
    returning ${memberColumns}`,
})

/** Erases all but the id that orders refer to. */
export const eraseProfiles = statement({
  name: 'profiles.erase',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: memberRow,
  sql: `
    with seen as (delete from seen_devices where site_id = $1 and subject_id = any($2)),
         abouts as (delete from member_abouts where site_id = $1 and member_id = any($2)),
         badges as (delete from member_badges where site_id = $1 and member_id = any($2)),
         roles as (delete from member_roles where site_id = $1 and member_id = any($2))
    update members set status = 'DELETED', login_email = null, email_verified = false, pending_reasons = '{}',
                       nickname = null, slug = null, doc = '${JSON.stringify(emptyDoc)}',
                       revision = revision + 1, updated_at = $3
    where site_id = $1 and id = any($2) and status <> 'DELETED'
    returning ${memberColumns}`,
})

/** Forgets the password and other ways to sign in; a second step and passkeys are forgotten by `forgetFactors`. */
export const forgetSecrets = statement({
  name: 'profiles.forgetSecrets',
  params: { ids: 'uuid[]' },
  sql: `
    with identities as (delete from member_identities where site_id = $1 and member_id = any($2)),
         recovery as (delete from recovery_tokens where site_id = $1 and member_id = any($2)),
         states as (delete from state_tokens where site_id = $1 and member_id = any($2)),
         sessions as (delete from session_tokens where site_id = $1 and member_id = any($2)),
         codes as (delete from authorization_codes where site_id = $1 and member_id = any($2))
    delete from member_passwords where site_id = $1 and member_id = any($2)`,
})

export const findSignedIn = statement({
  name: 'profiles.signedIn',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `
    select distinct subject_id as id from refresh_tokens
    where site_id = $1 and subject_id = any($2) and revoked_at is null`,
})
