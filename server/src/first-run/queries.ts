import { json, statement } from '../db/statement.ts'
import type { SiteSettings } from '../ground/site.ts'

export const insertSite = statement({
  name: 'sites.insert',
  siteless: true,
  params: {
    id: 'uuid',
    name: 'text',
    locale: 'text',
    currency: 'text',
    timeZone: 'text',
    settings: json<SiteSettings>(),
    at: 'timestamptz',
  },
  sql: `insert into sites (id, name, locale, currency, time_zone, settings, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
})

export const insertCounter = statement({
  name: 'counters.insert',
  params: { name: 'text', n: 'int8' },
  sql: `insert into counters (site_id, name, n) values ($1, $2, $3) on conflict do nothing`,
})
