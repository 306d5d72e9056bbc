import { json, statement } from '../../db/statement.ts'
import type { SiteSettings } from '../site.ts'

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

export const writeClock = statement({
  name: 'sites.writeClock',
  siteless: true,
  params: { id: 'uuid', offsetMs: 'int8' },
  sql: `update sites set clock_offset_ms = $2 where id = $1`,
})

export const insertClient = statement({
  name: 'oauthClients.insert',
  siteless: true,
  params: {
    id: 'uuid',
    siteId: 'uuid',
    name: 'text',
    redirectUris: 'text[]',
    postFlowOrigins: 'text[]',
    at: 'timestamptz',
  },
  sql: `insert into oauth_clients (id, site_id, name, redirect_uris, post_flow_origins, created_at) values ($1, $2, $3, $4, $5, $6)`,
})

export const readClients = statement({
  name: 'oauthClients.all',
  siteless: true,
  row: { id: 'uuid', siteId: 'uuid', name: 'text', redirectUris: 'text[]', postFlowOrigins: 'text[]' },
  sql: `select id, site_id as "siteId", name, redirect_uris as "redirectUris", post_flow_origins as "postFlowOrigins"
        from oauth_clients order by created_at, id`,
})

export const insertLookup = statement({
  name: 'siteLookups.insert',
  siteless: true,
  params: { kind: 'text', key: 'text', siteId: 'uuid', target: 'uuid?' },
  sql: `insert into site_lookups (kind, key, site_id, target) values ($1, $2, $3, $4)`,
})

export const findLookup = statement({
  name: 'siteLookups.find',
  siteless: true,
  params: { kind: 'text', key: 'text' },
  row: { siteId: 'uuid', target: 'uuid?' },
  sql: `select site_id as "siteId", target from site_lookups where kind = $1 and key = $2`,
})

/** The database's clock, which every process follows (RELIABILITY section 12, clock jumps). */
export const readClock = statement({
  name: 'clock.read',
  siteless: true,
  row: { now: 'timestamptz' },
  sql: `select clock_timestamp() as now`,
})

export const insertCounter = statement({
  name: 'counters.insert',
  params: { name: 'text', n: 'int8' },
  sql: `insert into counters (site_id, name, n) values ($1, $2, $3) on conflict do nothing`,
})
