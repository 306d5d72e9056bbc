import type { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import type { Tx } from '../ground/database.ts'
import type { Outcome } from '../http/bulk-answers.ts'
import { happen } from '../outbox/happenings.ts'
import { attempt } from './attempt.ts'
import { doneItems } from './done-items.ts'
import { type Tagged, type TagMoves, tagMover } from './tag-moves.ts'

export type Slug = 'created' | 'updated' | 'deleted' | 'tags_modified'

interface Row extends Tagged {
  readonly id: string
  readonly revision: bigint
  readonly updatedAt: Date
}

/** Writes the domain events of changed rows. */
type Report = (
  tx: Tx,
  moment: Pick<Ctx, 'now' | 'newId'>,
  rows: readonly { readonly id: string; readonly name?: string }[],
  slug: Slug,
) => Promise<unknown>

/** Events that carry the name of a row, and nothing once it is deleted. */
export const reportNamed =
  (entity: string): Report =>
  (tx, moment, rows, slug) =>
    happen(
      tx,
      rows.map(({ id, name }) => ({ entity, entityId: id, slug, payload: name === undefined ? {} : { name } })),
      moment,
    )

/** Rows that are changed in bulk, answered item by item: each of these is one statement, or two with its happenings. */
export interface Kind<R extends Row> {
  lock(tx: Tx, ids: string[]): Promise<readonly R[]>
  save(tx: Tx, ctx: Ctx, rows: readonly R[], slug: Slug): Promise<unknown>
  remove(tx: Tx, ids: string[]): Promise<readonly { readonly id: string }[]>
  report: Report
  notFound(id: string): ApiError
}

/** Makes rows, each by itself, and saves those that nothing was refused of. `make` gives the row, or throws. */
export async function createRows<R extends Row, Wanted>(
  { save }: Kind<R>,
  { tx, ctx }: { readonly tx: Tx; readonly ctx: Ctx },
  wanted: readonly Wanted[],
  make: (one: Wanted) => R,
): Promise<Outcome<R>[]> {
  const outcomes = wanted.map((one): Outcome<R> => {
    const { value: made, error } = attempt(() => make(one))
    return made ? { ok: true, id: made.id, item: made } : { ok: false, error: error! } // one of the two
  })
  await save(tx, ctx, doneItems(outcomes), 'created')
  return outcomes
}

/** One may be named twice: its second change comes after its first. `prepare` gives the row after its change, or throws. */
export const changeRows = <R extends Row>(
  kind: Kind<R>,
  ctx: Ctx,
  {
    ids,
    slug,
    prepare,
  }: { ids: readonly string[]; slug: Slug; prepare: (tx: Tx) => Promise<(row: R, i: number) => R> },
): Promise<Outcome<R>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = new Map((await kind.lock(tx, [...ids])).map((row) => [row.id, row]))
    const next = await prepare(tx)
    const changed = new Set<string>()
    const outcomes = ids.map((id, i): Outcome<R> => {
      const { value: made, error } = attempt(() => {
        const row = rows.get(id)
        if (!row) throw kind.notFound(id)
        return { ...next(row, i), revision: row.revision + 1n, updatedAt: ctx.now }
      })
      if (!made) return { ok: false, id, error: error! } // one of the two
      rows.set(made.id, made)
      changed.add(made.id)
      return { ok: true, id: made.id, item: made }
    })
    await kind.save(
      tx,
      ctx,
      [...changed].map((id) => rows.get(id)!),
      slug,
    )
    return outcomes
  })

/** Tags come, then others go; throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export function moveTags<R extends Row>(
  kind: Kind<R>,
  ctx: Ctx,
  ids: readonly string[],
  moves: TagMoves,
): Promise<Outcome<R>[]> {
  const moved = tagMover(moves)
  return changeRows(kind, ctx, {
    ids,
    slug: 'tags_modified',
    prepare: async () => (row) => ({ ...row, ...moved(row) }),
  })
}

export const removeRows = <R extends Row>(kind: Kind<R>, ctx: Ctx, ids: readonly string[]): Promise<Outcome<void>[]> =>
  ctx.db.inTx(async (tx) => {
    const gone = new Set((await kind.remove(tx, [...ids])).map(({ id }) => id))
    await kind.report(
      tx,
      ctx,
      [...gone].map((id) => ({ id })),
      'deleted',
    )
    return ids.map(
      (id): Outcome<void> =>
        gone.delete(id) ? { ok: true, id, item: undefined } : { ok: false, id, error: kind.notFound(id) },
    )
  })
