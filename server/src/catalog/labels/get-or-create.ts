import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { LabelKind, Moment } from './label-kind.ts'
import type { LabelRow } from './queries.ts'

/**
 * The labels with these names, made where there are none: one statement when all are there, however many callers ask at
 * once. They keep their names until the transaction ends. Throws the kind's limit.
 */
export async function getOrCreateLabels(
  tx: Tx,
  { entity, statements, most, limitExceeded }: LabelKind,
  names: readonly string[],
  moment: Moment,
): Promise<Map<string, LabelRow>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const there = await tx.rows(statements.shareNamed, { names: wanted })
  const found = new Map(there.map((row) => [row.name, row]))
  const missing = wanted.filter((name) => !found.has(name))
  if (missing.length === 0) return found
  const { count: labels } = (await tx.row(statements.count, {}))! // a count always has its row
  if (labels + missing.length > most) throw new ApiError({ code: limitExceeded, threshold: most })
  const rows = await tx.rows(statements.insertOrGet, {
    ids: missing.map(() => moment.newId()),
    names: missing,
    at: moment.now,
  })
  await happen(
    tx,
    rows
      .filter(({ created }) => created)
      .map(({ id, name }) => ({ entity, entityId: id, slug: 'created', payload: { name } })),
    moment,
  )
  for (const row of rows) found.set(row.name, row)
  return found
}
