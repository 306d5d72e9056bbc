import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { copyBelongings } from './copy-belongings.ts'
import { storeEvents } from './create-event.ts'
import { draftOf } from './event-draft.ts'
import type { RequestedDates } from './requested-dates.ts'
import { joinSeries, openSeries, placesInSeries, writeRule } from './series-queries.ts'

/** Dates that one request adds with everything that belongs to them: what one transaction copies within seconds. */
const MAX_ADDED = 366
/** Dates of a series that are not deleted. */
const MAX_DATES = 1000

/** Locks the series of an event before the event itself, as changes of several dates do. */
export async function openSeriesOf(ctx: Ctx, tx: Tx, eventId: string): Promise<void> {
  const found = await findEvent(tx, eventId)
  if (found?.recurrenceId) await tx.run(openSeries, { id: found.recurrenceId, at: ctx.now })
}

/** Starts that dates of an event are at or were made for, in milliseconds, and how many dates it has. */
export async function takenStarts(
  db: Queryable,
  { recurrenceId, startAt }: EventRow,
): Promise<{ taken: ReadonlySet<number | undefined>; count: number }> {
  const places = recurrenceId ? await db.rows(placesInSeries, { id: recurrenceId }) : [{ startAt, occurrenceAt: null }]
  return {
    taken: new Set(places.flatMap((place) => [place.startAt?.getTime(), place.occurrenceAt?.getTime()])),
    count: places.length,
  }
}

/**
 * Adds those dates to the series of an event that no date of it is at or was made for, each a copy of the event with everything that
 * belongs to it. An event of its own becomes the first date. Added again, there is nothing to add.
 */
export async function addDates(ctx: Ctx, tx: Tx, event: EventRow, { dates, rule }: RequestedDates): Promise<void> {
  const seriesId = event.recurrenceId ?? ctx.newId()
  if (event.recurrenceId) await tx.run(openSeries, { id: seriesId, at: ctx.now })
  const { taken, count } = await takenStarts(tx, event)
  const added = dates.filter(({ startAt }) => !taken.has(startAt.getTime()))
  refuseTooMany(added.length, count)
  if (added.length > 0 && !event.recurrenceId) {
    await tx.run(openSeries, { id: seriesId, at: ctx.now })
    await tx.run(joinSeries, { eventId: event.id, id: seriesId })
  }
  if (rule && (added.length > 0 || event.recurrenceId))
    await tx.run(writeRule, { id: seriesId, rule: rule.text, exceptDays: [...rule.exceptDays], at: ctx.now })
  if (added.length === 0) return
  const { slugChosen, dateAndTimeTbd: _, ...doc } = event.doc
  const copies = await storeEvents(
    ctx,
    tx,
    { ...draftOf(event), doc },
    {
      times: added,
      base: event,
      slug: slugChosen ? event.slug : undefined,
      asDraft: event.publishedAt === null,
      seriesId,
    },
  )
  for (const copy of copies) await copyBelongings(ctx, tx, { from: event, to: copy, endsMove: true })
}

function refuseTooMany(added: number, present: number): void {
  const violations: FieldViolation[] = []
  const field = 'event.dateAndTimeSettings.recurringEvents'
  if (added > MAX_ADDED)
    violations.push({
      field,
      description: message('violations.datesAdded', { most: MAX_ADDED }),
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_ADDED },
    })
  else if (added + present > MAX_DATES)
    violations.push({
      field,
      description: message('violations.datesOfSeries', { most: MAX_DATES }),
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_DATES },
    })
  if (violations.length > 0) throw new InvalidArgument(violations)
}
