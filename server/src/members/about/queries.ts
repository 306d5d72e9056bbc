import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Member } from '../../identity/accounts/member.ts'

const aboutRow = {
  id: 'uuid',
  memberId: 'uuid',
  revision: 'int8',
  content: json<Record<string, unknown>>(),
} as const
export type AboutRow = ValuesOf<typeof aboutRow>

export const aboutColumns = `a.id, a.member_id as "memberId", a.revision, a.content`
const written = `id, member_id as "memberId", revision, content`

/** With what decides who may read it. */
export const findAbout = statement({
  name: 'memberAbouts.find',
  params: { id: 'uuid' },
  row: {
    ...aboutRow,
    status: textAs<Member['status']>(),
    privacy: textAs<Member['privacy']>(),
  },
  sql: `select ${aboutColumns}, m.status, m.privacy
        from member_abouts a join members m on m.site_id = $1 and m.id = a.member_id
        where a.site_id = $1 and a.id = $2 and m.status <> 'DELETED'`,
})

export const findAboutOfMember = statement({
  name: 'memberAbouts.ofMember',
  params: { memberId: 'uuid' },
  row: aboutRow,
  sql: `select ${aboutColumns} from member_abouts a where a.site_id = $1 and a.member_id = $2`,
})

/** No row comes back when the member has one. */
export const insertAbout = statement({
  name: 'memberAbouts.insert',
  params: { id: 'uuid', memberId: 'uuid', content: json<Record<string, unknown>>(), at: 'timestamptz' },
  row: aboutRow,
  sql: `insert into member_abouts (site_id, id, member_id, content, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $5)
        on conflict (site_id, member_id) do nothing
        returning ${written}`,
})

/** No row comes back when the revision is another. */
export const writeAbout = statement({
  name: 'memberAbouts.write',
  params: { id: 'uuid', revision: 'int8', content: json<Record<string, unknown>>(), at: 'timestamptz' },
  row: aboutRow,
  sql: `update member_abouts set content = $4, revision = revision + 1, updated_at = $5
        where site_id = $1 and id = $2 and revision = $3
        returning ${written}`,
})

export const deleteAbout = statement({
  name: 'memberAbouts.delete',
  params: { id: 'uuid' },
  sql: `delete from member_abouts where site_id = $1 and id = $2`,
})
