import type { SiteTaxes } from '@fairground/domain/tax/tax-table.ts'
import type { TipSettings } from '@fairground/domain/tips/tip.ts'
import { json, jsonOrNull, statement } from '../db/statement.ts'
import type { SiteSettings } from '../ground/site.ts'

const siteRow = {
  id: 'uuid',
  name: 'text',
  locale: 'text',
  currency: 'text',
  timeZone: 'text',
  settings: json<SiteSettings>(),
  clockOffsetMs: 'int8',
  taxes: json<SiteTaxes>(),
  tips: jsonOrNull<TipSettings>(),
} as const

export const readSites = statement({
  name: 'sites.all',
  siteless: true,
  row: siteRow,
  sql: `select id, name, locale, currency, time_zone as "timeZone", settings, clock_offset_ms as "clockOffsetMs",
               (select jsonb_build_object(
                         'regions', coalesce(jsonb_agg(t.doc || jsonb_build_object('id', t.id)) filter (where t.kind = 'region'), '[]'),
                         'rates', coalesce(jsonb_agg(t.doc || jsonb_build_object('id', t.id)) filter (where t.kind = 'rate'), '[]'),
                         'codes', coalesce(jsonb_object_agg(t.id, t.doc ->> 'code') filter (where t.kind = 'group' and t.doc ? 'code'), '{}'))
                from (select s.* from tax_setup s where s.site_id = sites.id order by s.created_at, s.id) t) as taxes,
               (select t.doc from tip_setup t where t.site_id = sites.id and (t.doc ->> 'isDefault')::bool) as tips
        from sites order by created_at, id`,
})
