import { attempt } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import { namedLabels } from './get-or-create.ts'
import { getOrCreateEach } from './get-or-create-named.ts'
import type { AnnounceProducts, LabelKind, Renamed } from './label-kind.ts'
import { lookingAgain, nameOf, nameTaken } from './names-taken.ts'
import type { LabelRow } from './queries.ts'

type Slug = 'created' | 'updated' | 'deleted'

const eventOf = ({ entity }: LabelKind, { id, name }: LabelRow, slug: Slug): Happening => ({
  entity,
  entityId: id,
  slug,
  payload: { name },
})

interface NewLabel {
  readonly name: string
  /** Wire path of the name, for violations. */
  readonly field: string
}

/** Makes labels, each by itself: a name that is taken, or comes twice, is refused for its item alone. */
export const createLabels = (ctx: Ctx, kind: LabelKind, wanted: readonly NewLabel[]): Promise<Outcome<LabelRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const room = await roomFor(tx, kind)
    const taken = new Set<string>()
    const plans = wanted.map(({ name, field }) => {
      const { error } = attempt(() => {
        const free = nameOf(name, field)
        if (taken.has(free)) throw nameTaken(free)
        if (taken.size >= room) throw new ApiError({ code: kind.limitExceeded, threshold: kind.most })
        taken.add(free)
      })
      return { name: name.trim(), error }
    })
    const names = [...taken]
    const rows =
      names.length === 0
        ? []
        : await tx.rows(kind.statements.insert, { ids: names.map(() => ctx.newId()), names, at: ctx.now })
    await happen(
      tx,
      rows.map((row) => eventOf(kind, row, 'created')),
      ctx,
    )
    const made = new Map(rows.map((row) => [row.name, row]))
    return plans.map(({ name, error }): Outcome<LabelRow> => {
      if (error) return { ok: false, error }
      const row = made.get(name)
      return row ? { ok: true, id: row.id, item: row } : { ok: false, error: nameTaken(name) }
    })
  })

async function roomFor(tx: Tx, { statements, most }: LabelKind): Promise<number> {
  const { count: labels } = (await tx.row(statements.count, {}))! // a count always has its row
  return most - labels
}

/** The labels with these names, each by itself; one of spaces alone is refused. */
export const getOrCreateEachLabel = (
  ctx: Ctx,
  kind: LabelKind,
  wanted: readonly NewLabel[],
): Promise<Outcome<LabelRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const items = wanted.map(({ name, field }) => attempt(() => nameOf(name, field)))
    const outcomes = await getOrCreateEach(tx, ctx, namedLabels(kind), items)
    return outcomes.map((outcome) => outcome!) // each item has a name or an error
  })

export interface LabelChange {
  readonly id: string
  readonly revision: string
  /** Absent: the name stays. */
  readonly name?: string | undefined
  readonly field: string
}

/**
 * Renames labels, each by itself, with all products that show them. A name that any other label had when the call began is taken,
 * even if the same call takes it away from there.
 */
export const updateLabels = (
  ctx: Ctx,
  kind: LabelKind,
  changes: readonly LabelChange[],
  announceProducts: AnnounceProducts,
): Promise<Outcome<LabelRow>[]> =>
  lookingAgain(`${kind.statements.table}_name`, () =>
    ctx.db.inTx(async (tx) => {
      const rows = await tx.rows(kind.statements.lock, { ids: changes.map(({ id }) => id) })
      const before = new Map(rows.map((row) => [row.id, row]))
      const names = changes.flatMap(({ name }) => (name === undefined ? [] : [name.trim()]))
      const owners = new Map(
        (names.length === 0 ? [] : await tx.rows(kind.statements.named, { names })).map((row) => [row.name, row.id]),
      )
      const after = new Map(before)
      const errors = changes.map(
        ({ id, revision, name, field }) =>
          attempt(() => {
            const row = after.get(id)
            if (!row) throw notFound(kind, id)
            sameRevision(row, revision)
            const next = name === undefined ? row.name : nameOf(name, field)
            if (next !== row.name && (owners.get(next) ?? row.id) !== row.id) throw nameTaken(next)
            owners.set(next, row.id)
            after.set(row.id, { ...row, name: next, revision: row.revision + 1n, updatedAt: ctx.now })
          }).error,
      )
      const changed = [...after.values()].filter((row) => row !== before.get(row.id))
      await save(tx, ctx, kind, changed)
      await announceProducts(
        tx,
        ctx,
        changed.filter((row) => row.name !== before.get(row.id)?.name).map(({ id, name }): Renamed => ({ id, name })),
      )
      return changes.map(({ id }, i): Outcome<LabelRow> => {
        const error = errors[i]
        const row = after.get(id)
        return error || !row
          ? { ok: false, id, error: error ?? notFound(kind, id) }
          : { ok: true, id: row.id, item: row }
      })
    }),
  )

async function save(tx: Tx, ctx: Ctx, kind: LabelKind, rows: readonly LabelRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(kind.statements.save, {
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    revisions: rows.map(({ revision }) => revision),
    at: ctx.now,
  })
  await happen(
    tx,
    rows.map((row) => eventOf(kind, row, 'updated')),
    ctx,
  )
}

/** Deletes labels, each by itself, and takes them from all products. */
export const deleteLabels = (
  ctx: Ctx,
  kind: LabelKind,
  ids: readonly string[],
  announceProducts: AnnounceProducts,
): Promise<Outcome<void>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(kind.statements.lock, { ids: [...ids] })
    const gone = new Set(rows.map(({ id }) => id))
    if (rows.length > 0) {
      await tx.run(kind.statements.remove, { ids: [...gone] })
      await happen(
        tx,
        rows.map((row) => eventOf(kind, row, 'deleted')),
        ctx,
      )
      await announceProducts(
        tx,
        ctx,
        rows.map(({ id }): Renamed => ({ id, name: null })),
      )
    }
    return ids.map((id): Outcome<void> => {
      // An id that comes twice is gone at its second turn.
      const known = gone.delete(id)
      return known ? { ok: true, id, item: undefined } : { ok: false, id, error: notFound(kind, id) }
    })
  })

export const notFound = ({ entity, notFound: code }: LabelKind, id: string) =>
  new ApiError({ code, [`${entity}Id`]: id })
