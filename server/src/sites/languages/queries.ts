import { json, statement } from '../../db/statement.ts'

export const writeOtherLanguages = statement({
  name: 'languages.write',
  params: { others: json<readonly string[]>(), at: 'text' },
  sql: `
    update sites
    set settings = settings || jsonb_build_object('otherLanguages', $2::jsonb, 'languagesSetAt', $3::text)
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})
