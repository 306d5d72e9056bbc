import { json, statement } from '../db/statement.ts'
import type { SiteSettings } from '../ground/site.ts'

const siteRow = {
  id: 'uuid',
  name: 'text',
  locale: 'text',
  currency: 'text',
  timeZone: 'text',
  settings: json<SiteSettings>(),
  clockOffsetMs: 'int8',
} as const

export const readSites = statement({
  name: 'sites.all',
  siteless: true,
  row: siteRow,
  sql: `select id, name, locale, currency, time_zone as "timeZone", settings, clock_offset_ms as "clockOffsetMs"
        from sites order by created_at, id`,
})
