import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { eventsById } from '../event/find-events.ts'
import { movedTo, type Neighbours } from '../requests/moved.ts'
import { assign, type CategoryRow, lockCategories, orderIn, unassign, writeOrderIn } from './queries.ts'
import { categoryNotFound } from './read-categories.ts'
import { announce, lockCategory } from './write-categories.ts'

/** Change to the events of categories. */
export type Assignment = 'assigned' | 'unassigned'

const statementOf = { assigned: assign, unassigned: unassign } as const

const eventNotFound = (eventId: string): ApiError => new ApiError({ code: 'EVENT_NOT_FOUND', eventId })

interface Assigned {
  readonly categoryIds: string[]
  readonly eventIds: readonly string[]
}

/** Categories are locked. Done again, it changes nothing. */
async function write(ctx: Ctx, tx: Tx, act: Assignment, { categoryIds, eventIds }: Assigned): Promise<void> {
  if (categoryIds.length === 0 || eventIds.length === 0) return
  await tx.run(statementOf[act], { categoryIds, eventIds: [...new Set(eventIds)] })
  await announce(ctx, tx, categoryIds, `events_${act}`)
}

async function requireEvents(tx: Tx, eventIds: readonly string[]): Promise<void> {
  const found = await eventsById(tx, eventIds)
  const lost = eventIds.find((id) => !found.has(id))
  if (lost !== undefined) throw eventNotFound(lost)
}

/** Puts events into a category, or takes them out. */
export const assignTo = (ctx: Ctx, act: Assignment, categoryId: string, eventIds: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await lockCategory(tx, categoryId)
    if (act === 'assigned') await requireEvents(tx, eventIds)
    await write(ctx, tx, act, { categoryIds: [id], eventIds })
  })

/** Puts an event into categories, each by itself, or takes it out of them. */
export const assignToEach = (
  ctx: Ctx,
  act: Assignment,
  categoryIds: readonly string[],
  eventIds: readonly string[],
): Promise<Outcome<CategoryRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(lockCategories, { ids: [...categoryIds] })
    if (act === 'assigned') await requireEvents(tx, eventIds)
    await write(ctx, tx, act, { categoryIds: rows.map(({ id }) => id), eventIds })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return categoryIds.map((id): Outcome<CategoryRow> => {
      const row = byId.get(id)
      return row ? { ok: true, id: row.id, item: row } : { ok: false, id, error: categoryNotFound(id) }
    })
  })

/** The same for selected events and all of the categories, which must exist. */
export const assignAll = (
  ctx: Ctx,
  act: Assignment,
  categoryIds: readonly string[],
  eventIds: readonly string[],
): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const found = new Set((await tx.rows(lockCategories, { ids: [...categoryIds] })).map(({ id }) => id))
    const lost = categoryIds.find((id) => !found.has(id))
    if (lost !== undefined) throw categoryNotFound(lost)
    await write(ctx, tx, act, { categoryIds: [...found], eventIds })
  })

/** Moves an event of a category beside another of its events, or between two that stand side by side. */
export const moveInCategory = (ctx: Ctx, categoryId: string, eventId: string, beside: Neighbours): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await lockCategory(tx, categoryId)
    const order = (await tx.rows(orderIn, { categoryId: id })).map((row) => row.id)
    if (!order.includes(eventId)) throw eventNotFound(eventId)
    const eventIds = movedTo(order, eventId, beside)
    if (!eventIds) throw new ApiError({ code: 'INVALID_REORDER_INSTRUCTION', eventId })
    await tx.run(writeOrderIn, { categoryId: id, eventIds })
    await announce(ctx, tx, [id], 'events_reordered')
  })
