import type { Queryable } from '../../ground/database.ts'
import type { LabelKind } from './label-kind.ts'
import type { LabelRow } from './queries.ts'

/** Ids for names as somebody wrote them and without spaces around them; empty ones have none. */
export async function idsByName(
  names: readonly string[],
  find: (trimmed: readonly string[]) => Promise<Map<string, LabelRow>>,
): Promise<Map<string, string>> {
  const wanted = names.filter((name) => name.trim() !== '')
  const rows = await find(wanted.map((name) => name.trim()))
  return new Map(
    wanted.flatMap((name) => {
      const row = rows.get(name.trim())
      return row ? [[name, row.id] as const, [row.name, row.id] as const] : []
    }),
  )
}

/** Names of those that exist. */
export async function namesById(
  db: Queryable,
  { statements }: LabelKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(statements.find, { ids: [...ids] })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
