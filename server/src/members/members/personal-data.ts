import { json, statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'

const membershipOf = statement({
  name: 'profiles.export',
  params: { id: 'uuid' },
  row: { about: json<unknown[]>(), badges: json<string[]>(), roles: json<string[]>() },
  sql: `
    select (select coalesce(jsonb_agg(a.content), '[]') from member_abouts a where a.site_id = $1 and a.member_id = $2) as about,
           (select coalesce(jsonb_agg(b.title order by b.position), '[]')
            from member_badges m join badges b on b.site_id = $1 and b.id = m.badge_id
            where m.site_id = $1 and m.member_id = $2) as badges,
           (select coalesce(jsonb_agg(r.role_key order by r.role_key), '[]')
            from member_roles r where r.site_id = $1 and r.member_id = $2) as roles
    from members where site_id = $1 and id = $2`,
})

/** Profile that a member wrote, and what the site gave them. */
export async function exportMembership(db: Queryable, id: string): Promise<Record<string, unknown>> {
  const row = await db.row(membershipOf, { id })
  return { membership: row ?? {} }
}
