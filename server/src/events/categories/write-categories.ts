import type { CategoryState } from '@fairground/contract/enumerations/events.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { blankText, filled } from '../../ground/filled.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  type CategoryRow,
  copyAssignments,
  countCategories,
  insertCategories,
  lockCategories,
  lockCategoryRoom,
  removeCategory,
  writeCategory,
} from './queries.ts'
import { categoryNotFound } from './read-categories.ts'

/** Categories of a site; our choice. */
const MOST = 1_000

interface NewCategory {
  readonly name: string
  readonly states?: readonly CategoryState[] | undefined
  /** Wire path of the category, for violations. */
  readonly field: string
}

/** Writes the domain event of each category that changed. */
export const announce = (ctx: Ctx, tx: Tx, ids: readonly string[], slug: string): Promise<void> =>
  happen(
    tx,
    ids.map((id) => ({ entity: 'eventCategory', entityId: id, slug, payload: {} })),
    ctx,
  )

/** Makes categories, each by itself. */
export const createCategories = (ctx: Ctx, wanted: readonly NewCategory[]): Promise<Outcome<CategoryRow>[]> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(lockCategoryRoom, {})
    let room = MOST - (await tx.row(countCategories, {}))!.n // a count always has its row
    const outcomes = wanted.map(({ name, states = [], field }): Outcome<CategoryRow> => {
      const blank = blankText(name, `${field}.name`)
      if (blank) return { ok: false, error: blank }
      if (room-- <= 0) return { ok: false, error: new ApiError({ code: 'LIMIT_REACHED', threshold: MOST }) }
      const id = ctx.newId()
      return { ok: true, id, item: { id, name: name.trim(), states: statesOf(states), createdAt: ctx.now } }
    })
    const made = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.item] : []))
    if (made.length > 0) {
      await tx.run(insertCategories, {
        ids: made.map(({ id }) => id),
        names: made.map(({ name }) => name),
        states: made.map(({ states }) => states.join(',')),
        at: ctx.now,
      })
      await announce(
        ctx,
        tx,
        outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : [])),
        'created',
      )
    }
    return outcomes
  })

/** Each once; one that is given none is made by hand. */
const statesOf = (states: readonly CategoryState[]): CategoryState[] =>
  states.length === 0 ? ['MANUAL'] : [...new Set(states)]

/** The category, locked until the transaction ends. */
export async function lockCategory(tx: Tx, categoryId: string): Promise<CategoryRow> {
  const row = await tx.row(lockCategories, { ids: [categoryId] })
  if (!row) throw categoryNotFound(categoryId)
  return row
}

interface Changes {
  readonly name?: string | undefined
  readonly states?: readonly CategoryState[] | undefined
}

export const updateCategory = (ctx: Ctx, id: string, { name, states }: Changes): Promise<CategoryRow> =>
  ctx.db.inTx(async (tx) => {
    const named = name === undefined ? undefined : filled(name, 'category.name')
    const before = await lockCategory(tx, id)
    const row = { ...before, name: named ?? before.name, states: states ? statesOf(states) : before.states }
    await tx.run(writeCategory, { id: row.id, name: row.name, states: row.states })
    await announce(ctx, tx, [row.id], 'updated')
    return row
  })

export const deleteCategory = (ctx: Ctx, categoryId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await lockCategory(tx, categoryId)
    await tx.run(removeCategory, { id })
    await announce(ctx, tx, [id], 'deleted')
  })

/** Puts a copy of an event into the categories of its original. */
export const copyCategories = (tx: Tx, from: string, to: string): Promise<number> =>
  tx.run(copyAssignments, { from, to })
