import { json, statement } from '../db/statement.ts'
import type { SiteSettings } from '../ground/site.ts'

/**
 * Settings as they stand, locked until the transaction ends. The copy in a process's memory may be older: two callers who change different
 * settings at once would each write back what the other has just changed.
 */
export const lockSettings = statement({
  name: 'sites.lockSettings',
  params: {},
  row: { settings: json<SiteSettings>() },
  sql: `select settings from sites where id = $1 for no key update`,
})
