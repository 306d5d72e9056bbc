import { json, statement } from '../../db/statement.ts'
import type { OtherCurrency } from '../../ground/site.ts'

export const writeOtherCurrencies = statement({
  name: 'currencies.write',
  params: { others: json<readonly OtherCurrency[]>(), at: 'text' },
  sql: `
    update sites
    set settings = settings || jsonb_build_object('otherCurrencies', $2::jsonb, 'currenciesSetAt', $3::text)
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})
