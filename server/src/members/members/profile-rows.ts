import { json, statement, textAs } from '../../db/statement.ts'
import type { Member, MemberDoc } from '../../identity/accounts/member.ts'
import { memberColumns, memberRow } from '../../identity/accounts/member-row.ts'

/** Under the lock of `lockedMember`. A contact that becomes a member is ACTIVE. */
export const writeProfile = statement({
  name: 'profiles.write',
  params: {
    id: 'uuid',
    status: textAs<Member['status']>(),
    activity: textAs<Member['activity']>(),
    privacy: textAs<Member['privacy']>(),
    nickname: 'text?',
    slug: 'text?',
    doc: json<MemberDoc>(),
    at: 'timestamptz',
  },
  row: memberRow,
  sql: `
    update members set status = $3, activity = $4, privacy = $5, nickname = $6, slug = $7, doc = $8,
                       revision = revision + 1, updated_at = $9
    where site_id = $1 and id = $2
    returning ${memberColumns}`,
})

export const setLoginEmail = statement({
  name: 'profiles.setLoginEmail',
  params: { id: 'uuid', loginEmail: 'text', at: 'timestamptz' },
  row: memberRow,
  sql: `
    update members set login_email = $3, email_verified = false, revision = revision + 1, updated_at = $4
    where site_id = $1 and id = $2
    returning ${memberColumns}`,
})

/** Links and codes that were mailed to an address that is no longer theirs. */
export const forgetMailed = statement({
  name: 'profiles.forgetMailed',
  params: { id: 'uuid' },
  sql: `
    with states as (delete from state_tokens where site_id = $1 and member_id = $2)
    delete from recovery_tokens where site_id = $1 and member_id = $2`,
})
