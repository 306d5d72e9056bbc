import { statement } from '../db/statement.ts'

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
