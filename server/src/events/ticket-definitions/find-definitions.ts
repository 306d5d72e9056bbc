import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { seatsLeft } from '../seats/find-seating.ts'
import type { DefinitionRow, OfferedRow, ShownRow } from './definition-row.ts'
import { definitionsNamed, findDefinitions, findOffered, offeredOfEvents } from './queries.ts'

/** Kinds of ticket by id, hidden ones and those of drafts too, with their counts at `now`. */
export async function definitionsById(db: Queryable, ids: readonly string[], now: Date): Promise<DefinitionRow[]> {
  return ids.length === 0 ? [] : withSeats(db, await db.rows(findDefinitions, { now, ids: [...new Set(ids)] }))
}

/** As `definitionsById`, without how much is held, which reads every hold that runs. */
export const shownById = async (db: Queryable, ids: readonly string[], now: Date): Promise<ShownRow[]> =>
  withSeats(db, await offeredById(db, ids, now))

async function withSeats<Row extends OfferedRow>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & Pick<ShownRow, 'seatsLeft'>)[]> {
  const left = await seatsLeft(db, rows)
  return rows.map((row) => ({ ...row, ...present({ seatsLeft: left.get(row.id) }) }))
}

/** Visible kinds of published events, in the order of lists. */
export const offeredAt = async (db: Queryable, eventIds: readonly string[], now: Date) =>
  withSeats(db, await db.rows(offeredOfEvents, { now, eventIds: [...eventIds] }))

/** The same for who would buy them: what is left, but not how much of what is taken is sold. */
export const offeredById = (db: Queryable, ids: readonly string[], now: Date): Promise<OfferedRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.rows(findOffered, { now, ids: [...new Set(ids)] })

/** Kinds of that name of several events. */
export async function kindsNamed(
  db: Queryable,
  { eventIds, name }: { readonly eventIds: readonly string[]; readonly name: string },
  now: Date,
): Promise<DefinitionRow[]> {
  const rows = await db.rows(definitionsNamed, { eventIds: [...eventIds], name })
  return definitionsById(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

/** A hidden one, or one of a draft, is found by administrators only. */
export async function getDefinition(ctx: Ctx, id: string): Promise<DefinitionRow> {
  const [row] = await definitionsById(ctx.db, [id], ctx.now)
  const visible = row && (holdsScope(ctx.caller, 'events.read') || (!row.hidden && row.eventPublishedAt !== null))
  if (!visible) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
  return row
}
