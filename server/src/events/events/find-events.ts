import type { Queryable, Tx } from '../../db/database.ts'
import type { EventRow } from './event-row.ts'
import { findEventsById, findEventsOnRecord, lockEvent } from './queries.ts'

const byId = (rows: readonly EventRow[]): Map<string, EventRow> => new Map(rows.map((row) => [row.id, row]))

/** Events by id, drafts too; deleted ones are not found. */
export const eventsById = async (db: Queryable, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  ids.length === 0 ? new Map() : byId(await db.rows(findEventsById, { ids: [...new Set(ids)] }))

/** Deleted ones, too: for orders and reservations that outlive their event. */
export const eventsOnRecord = async (db: Queryable, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  ids.length === 0 ? new Map() : byId(await db.rows(findEventsOnRecord, { ids: [...new Set(ids)] }))

/** The event, locked until the transaction ends: what belongs to it is changed by one at a time. */
export const lockEventRow = (tx: Tx, id: string): Promise<EventRow | undefined> => tx.row(lockEvent, { id })
