import { asFarFrom } from '@fairground/domain/events/event-time.ts'
import { type EventDate, movedAlike } from '@fairground/domain/events/recurrence-dates.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { openSeriesOf } from './add-dates.ts'
import type { Changes } from './event-draft.ts'
import { lockLaterDates, publishEvents } from './series-queries.ts'
import { withFreeSlug } from './slug.ts'
import { changeEvent } from './update-event.ts'

/** Changes a date and all later ones of its series that are not cancelled, all or none. Returns the date, and how many were changed. */
export const changeLaterDates = (
  ctx: Ctx,
  id: string,
  changes: Changes,
): Promise<{ event: EventRow; changed: number }> =>
  withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      await openSeriesOf(ctx, tx, id)
      const dates = await tx.rows(lockLaterDates, { eventId: id })
      const before = dates.find((date) => date.id === id)
      if (!before) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
      const event = await changeEvent(ctx, tx, before, changes)
      const others = dates.filter((date) => date.id !== id)
      for (const other of others) await changeEvent(ctx, tx, other, changesOf(other, { before, after: event, changes }))
      return { event, changed: dates.length }
    }),
  )

interface Changed {
  readonly before: EventRow
  readonly after: EventRow
  readonly changes: Changes
}

/** The changes of the first date as another has them: moved as far, and with its end of registration as long before it. */
function changesOf(other: EventRow, { before, after, changes }: Changed): Changes {
  const { dateAndTimeSettings: settings, registration, ...shared } = changes
  const end = registration?.rsvp?.endDate
  const moved = movedDate(other, before, after)
  const { recurringEvents: _once, startDate: _s, endDate: _e, timeZoneId: _z, ...words } = settings ?? {}
  const start = moved?.startAt ?? other.startAt
  return {
    ...shared,
    ...(settings ? { dateAndTimeSettings: { ...words, ...(moved ? wireDates(moved) : {}) } } : {}),
    ...(registration
      ? {
          registration:
            end && start && after.startAt
              ? {
                  ...registration,
                  rsvp: {
                    ...registration.rsvp,
                    endDate: asFarFrom(start, new Date(end), after.startAt, after.timeZone).toISOString(),
                  },
                }
              : registration,
        }
      : {}),
  }
}

const wireDates = ({ startAt, endAt, timeZone }: EventDate) => ({
  startDate: startAt.toISOString(),
  endDate: endAt.toISOString(),
  timeZoneId: timeZone,
})

/** Undefined where nothing moved, or a date has no time yet. */
function movedDate(other: EventRow, before: EventRow, after: EventRow): EventDate | undefined {
  const [date, from, to] = [other, before, after].map(dateIn)
  const stays =
    before.startAt?.getTime() === after.startAt?.getTime() &&
    before.endAt?.getTime() === after.endAt?.getTime() &&
    before.timeZone === after.timeZone
  return stays || !date || !from || !to ? undefined : movedAlike(date, from, to)
}

const dateIn = ({ startAt, endAt, timeZone }: EventRow): EventDate | undefined =>
  startAt && endAt ? { startAt, endAt, timeZone } : undefined

/** Publishes a date and all later ones that are drafts. Returns how many were. */
export const publishLaterDates = (ctx: Ctx, id: string): Promise<number> =>
  ctx.db.inTx(async (tx) => {
    await openSeriesOf(ctx, tx, id)
    const dates = await tx.rows(lockLaterDates, { eventId: id })
    if (dates.length === 0) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
    const published = await tx.rows(publishEvents, { ids: dates.map((date) => date.id), at: ctx.now })
    await happen(
      tx,
      published.map((date) => ({ entity: 'event', entityId: date.id, slug: 'published', payload: {} })),
      ctx,
    )
    return published.length
  })
