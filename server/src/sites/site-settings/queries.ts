import { json, statement } from '../../db/statement.ts'
import type { SiteSettings } from '../../ground/site.ts'

/** The site as it stands, locked until the transaction ends: the copy in a process's memory may be older. */
export const lockSite = statement({
  name: 'siteSettings.lock',
  params: {},
  row: { name: 'text', locale: 'text', currency: 'text', timeZone: 'text', settings: json<SiteSettings>() },
  sql: `select name, locale, currency, time_zone as "timeZone", settings from sites where id = $1 for no key update`,
})

export const writeSite = statement({
  name: 'siteSettings.write',
  params: { name: 'text', locale: 'text', currency: 'text', timeZone: 'text', settings: json<Partial<SiteSettings>>() },
  sql: `
    update sites
    set name = $2, locale = $3, currency = $4, time_zone = $5, settings = settings || $6::jsonb
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})
