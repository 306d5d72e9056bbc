import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'

const findItems = statement({
  name: 'sellables.any',
  row: { found: 'bool' },
  sql: `select exists (select from products where site_id = $1) or exists (select from events where site_id = $1) as found`,
})

/** True when the site has a product or an event. */
export const hasItems = async (db: Queryable): Promise<boolean> => (await db.row(findItems, {}))?.found === true
