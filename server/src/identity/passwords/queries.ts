import { statement } from '../../db/statement.ts'
import { memberColumns, memberRow } from '../accounts/member-row.ts'

/** `password` is null for a member who never chose one. */
export const findSignIn = statement({
  name: 'authentication.findSignIn',
  params: { email: 'text' },
  row: { ...memberRow, password: 'text?' },
  sql: `select ${memberColumns},
          (select p.hash from member_passwords p where p.site_id = $1 and p.member_id = members.id) as password
        from members where site_id = $1 and lower(login_email) = lower($2)`,
})

export const insertPassword = statement({
  name: 'authentication.writePassword',
  params: { memberId: 'uuid', hash: 'text', at: 'timestamptz' },
  sql: `insert into member_passwords (site_id, member_id, hash, changed_at) values ($1, $2, $3, $4)
        on conflict (site_id, member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
})
