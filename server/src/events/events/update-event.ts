import { wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent, lockEventRow } from '../event/find-events.ts'
import { recordMove } from '../moves/record-move.ts'
import { storeAccess } from '../online/online-access.ts'
import { setLimit } from '../rsvp/places.ts'
import { promoteWaiting } from '../rsvp/write-answer.ts'
import { checkFee, checkNamedEvents } from '../ticket-definitions/cancellation-terms.ts'
import { restatePrices } from '../ticket-definitions/change-currency.ts'
import { chosenVenue, staysAt, storeVenue, withVenue } from '../venues/event-venue.ts'
import { addDates, openSeriesOf } from './add-dates.ts'
import { beyondCalendar, type Changes, CURRENCY, changed, draftOf, type EventDraft } from './event-draft.ts'
import { writeEvent } from './queries.ts'
import { requestedDates } from './requested-dates.ts'
import { chosenSlug, datedSlugs, eventSlugOf, freeSlug, slugIn, withFreeSlug } from './slug.ts'

/** Sets the fields that are present. The slug follows the title until the organiser chooses one. */
export const updateEvent = (ctx: Ctx, id: string, changes: Changes): Promise<EventRow> =>
  withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      if (changes.dateAndTimeSettings?.recurringEvents) await openSeriesOf(ctx, tx, id)
      const before = await lockEventRow(tx, id)
      if (!before) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
      return changeEvent(ctx, tx, before, changes)
    }),
  )

/** Changes an event that the transaction has locked. */
export async function changeEvent(ctx: Ctx, tx: Tx, before: EventRow, given: Changes): Promise<EventRow> {
  const { id } = before
  const venue = await chosenVenue(tx, given.venue)
  const changes = withVenue(given, venue)
  const violations: FieldViolation[] = []
  const draft = changed(draftOf(before), changes, 'event', violations)
  violations.push(...beyondCalendar(draft))
  const requested = requestedDates(draft, changes.dateAndTimeSettings, 'event.dateAndTimeSettings', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  checkFee(draft, ctx.site)
  await checkNamedEvents(tx, draft, before)
  const to = currencyOf(draft, ctx.site)
  if (to !== currencyOf(before, ctx.site)) await restatePrices(tx, ctx, before, { to, field: `event.${CURRENCY}` })
  const { slug, chosen } = await slugAfter(tx, before, draft, slugIn(changes))
  const { location } = draft.doc
  const after = await tx.row(writeEvent, {
    id,
    slug,
    title: draft.title,
    startAt: draft.startAt,
    endAt: draft.endAt,
    timeZone: draft.timeZone,
    locationType: draft.locationType,
    locationName: location.name ?? null,
    city: location.address?.city ?? null,
    country: location.address?.country ?? null,
    initialType: draft.initialType,
    registrationType: draft.registrationType,
    paused: draft.registrationPaused,
    at: ctx.now,
    doc: { ...draft.doc, ...(chosen ? { slugChosen: true } : {}), atVenue: staysAt(before, draft, venue) || undefined },
  })
  await recordMove(tx, ctx, before, after!) // locked by the caller
  if (draft.initialType === 'RSVP') {
    const limit = draft.doc.rsvp?.limit ?? null
    const places = await setLimit(tx, id, limit, ctx)
    if (places && limit !== (before.doc.rsvp?.limit ?? null)) await promoteWaiting(tx, ctx, after!, places) // locked by the caller
  }
  if (venue !== undefined || before.doc.atVenue) await storeVenue(ctx, tx, [after!], venue) // locked by the caller
  await storeAccess(tx, [id], changes.onlineConferencing)
  await happen(
    tx,
    [{ entity: 'event', entityId: id, slug: 'updated', payload: { modifiedFields: Object.keys(changes) } }],
    ctx,
  )
  if (!requested) return after! // locked by the caller
  await addDates(ctx, tx, after!, requested)
  return (await findEvent(tx, id))! // the same
}

/** The slug of the changed event: the given one, or that of a new title until one is chosen. A date of a series has its start in it. */
async function slugAfter(
  tx: Tx,
  before: EventRow,
  draft: EventDraft,
  given: string | undefined,
): Promise<{ slug: string; chosen: boolean }> {
  if (given !== undefined && given !== before.slug)
    return { slug: await chosenSlug(tx, given, before.id), chosen: true }
  if (draft.doc.slugChosen || draft.title === before.title) return { slug: before.slug, chosen: false }
  const base = eventSlugOf(draft.title)
  if (before.recurrenceId === null) return { slug: await freeSlug(tx, base, before.id), chosen: false }
  const start = draft.startAt && wallTimeOf(draft.startAt, draft.timeZone)
  return { slug: (await datedSlugs(tx, base, [start]))[0]!, chosen: false } // one slug per start
}
