import { statement, textAs } from '../../db/statement.ts'
import type { Member, MemberStatus } from './member.ts'
import { doc, memberColumns, memberRow, pendingReasons } from './member-row.ts'

/** No row comes back when the address or the slug is another's. */
export const insertMember = statement({
  name: 'members.insert',
  params: {
    id: 'uuid',
    loginEmail: 'text',
    emailVerified: 'bool',
    status: textAs<MemberStatus>(),
    pendingReasons,
    privacy: textAs<Member['privacy']>(),
    nickname: 'text?',
    slug: 'text?',
    doc,
    at: 'timestamptz',
  },
  row: memberRow,
  sql: `
    insert into members (site_id, id, login_email, email_verified, status, pending_reasons, privacy, nickname, slug,
                         doc, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
    on conflict do nothing
    returning ${memberColumns}`,
})

export const findMember = statement({
  name: 'members.find',
  params: { id: 'uuid' },
  row: memberRow,
  sql: `select ${memberColumns} from members where site_id = $1 and id = $2 and status <> 'DELETED'`,
})

export const lockMember = statement({
  name: 'members.lock',
  params: { id: 'uuid' },
  row: memberRow,
  sql: `select ${memberColumns} from members where site_id = $1 and id = $2 and status <> 'DELETED' for update`,
})

export const findMemberByEmail = statement({
  name: 'members.findByEmail',
  params: { email: 'text' },
  row: memberRow,
  sql: `select ${memberColumns} from members where site_id = $1 and lower(login_email) = lower($2)`,
})

/** Everything that a profile change may touch, under the lock of `lockMember`. */
export const writeMember = statement({
  name: 'members.write',
  params: {
    id: 'uuid',
    privacy: textAs<Member['privacy']>(),
    activity: textAs<Member['activity']>(),
    nickname: 'text?',
    slug: 'text?',
    doc,
    at: 'timestamptz',
  },
  row: memberRow,
  sql: `
    update members set privacy = $3, activity = $4, nickname = $5, slug = $6, doc = $7,
                       revision = revision + 1, updated_at = $8
    where site_id = $1 and id = $2
    returning ${memberColumns}`,
})

export const setMemberStatus = statement({
  name: 'members.setStatus',
  params: {
    id: 'uuid',
    status: textAs<MemberStatus>(),
    pendingReasons,
    emailVerified: 'bool',
    at: 'timestamptz',
  },
  row: memberRow,
  sql: `
    update members set status = $3, pending_reasons = $4, email_verified = $5, revision = revision + 1, updated_at = $6
    where site_id = $1 and id = $2
    returning ${memberColumns}`,
})

export const markLoggedIn = statement({
  name: 'members.loggedIn',
  params: { id: 'uuid', at: 'timestamptz' },
  row: memberRow,
  sql: `update members set last_login_at = $3 where site_id = $1 and id = $2 returning ${memberColumns}`,
})

/** Slugs that begin so, for choosing a free one. */
export const slugsLike = statement({
  name: 'members.slugsLike',
  params: { prefix: 'text' },
  row: { slug: 'text' },
  sql: `select slug from members where site_id = $1 and starts_with(slug, $2)`,
})
