import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import type { EventRow } from './event-row.ts'
import { findEventById, findEventOfSlug, findEventsById, findEventsOnRecord, lockEvent } from './queries.ts'

const byId = (rows: readonly EventRow[]): Map<string, EventRow> => new Map(rows.map((row) => [row.id, row]))

/** Events by id, drafts too; deleted ones are not found. */
export const eventsById = async (db: Queryable, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  ids.length === 0 ? new Map() : byId(await db.rows(findEventsById, { ids: [...new Set(ids)] }))

/** Events by id that visitors find. */
export const publishedById = async (db: Queryable, ids: readonly string[]): Promise<EventRow[]> =>
  (await db.rows(findEventsById, { ids: [...ids] })).filter(({ publishedAt }) => publishedAt !== null)

/** Deleted ones, too: for orders and reservations that outlive their event. */
export const eventsOnRecord = async (db: Queryable, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  ids.length === 0 ? new Map() : byId(await db.rows(findEventsOnRecord, { ids: [...new Set(ids)] }))

/** The event, locked until the transaction ends: what belongs to it is changed by one at a time. */
export const lockEventRow = (tx: Tx, id: string): Promise<EventRow | undefined> => tx.row(lockEvent, { id })

/** The event, a draft too, unless it was deleted. */
export const findEvent = (db: Queryable, id: string): Promise<EventRow | undefined> => db.row(findEventById, { id })

/** A visitor finds what is published. */
export const isVisible = (row: EventRow, ctx: Ctx): boolean =>
  row.publishedAt !== null || holdsScope(ctx.caller, 'events.read')

export async function getEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const row = await ctx.db.row(findEventById, { id })
  if (!row || !isVisible(row, ctx)) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
  return row
}

export async function getEventBySlug(ctx: Ctx, slug: string): Promise<EventRow> {
  const row = await ctx.db.row(findEventOfSlug, { slug })
  if (!row || !isVisible(row, ctx)) throw new ApiError({ code: 'EVENT_NOT_FOUND', slug })
  return row
}

/** The rich text of an event; undefined where it has none, or the caller does not see it. */
export async function textOfEvent(ctx: Ctx, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await findEvent(ctx.db, id)
  return row && isVisible(row, ctx) ? row.doc.description : undefined
}
