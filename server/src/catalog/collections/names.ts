import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'

const findCollectionNames = statement({
  name: 'collections.names',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text' },
  sql: `select id, name from collections where site_id = $1 and id = any($2)`,
})

/** Names of the collections that exist, by id. */
export async function collectionNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(findCollectionNames, { ids: [...ids] })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
