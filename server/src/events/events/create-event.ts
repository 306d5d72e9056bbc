import type { NewEvent } from '@fairground/contract/events/event-shapes.ts'
import { asFarFrom, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventDoc, EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { storeAccess } from '../online/online-access.ts'
import { required } from '../requests/required.ts'
import { createPlaces } from '../rsvp/places.ts'
import { checkFee, checkNamedEvents } from '../ticket-definitions/cancellation-terms.ts'
import { chosenVenue, storeVenue, withVenue } from '../venues/event-venue.ts'
import { blankDraft, changed, type EventDraft } from './event-draft.ts'
import { insertEvents } from './queries.ts'
import { requestedDates } from './requested-dates.ts'
import { openSeries, writeRule } from './series-queries.ts'
import { chosenSlug, datedSlugs, eventSlugOf, freeSlug, slugIn, withFreeSlug } from './slug.ts'

type Input = Static<typeof NewEvent>

interface Time {
  readonly startAt: Date | null
  readonly endAt: Date | null
  readonly timeZone: string
  readonly showTimeZone?: boolean | undefined
}

/** Creates the event, or one event for each date of a recurring one; the first is answered. */
export const createEvent = (ctx: Ctx, given: Input, asDraft: boolean): Promise<EventRow> =>
  withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      const venue = await chosenVenue(tx, given.venue)
      const input = withVenue(given, venue)
      const { draft, requested } = draftOfInput(ctx, input)
      await checkNamedEvents(tx, draft)
      const times: readonly Time[] = requested?.dates ?? [draft]
      const seriesId = times.length > 1 ? ctx.newId() : null
      if (seriesId) await tx.run(openSeries, { id: seriesId, at: ctx.now })
      if (seriesId && requested?.rule) {
        const { text: rule, exceptDays } = requested.rule
        await tx.run(writeRule, { id: seriesId, rule, exceptDays: [...exceptDays], at: ctx.now })
      }
      const placed = venue ? { ...draft, doc: { ...draft.doc, atVenue: true } } : draft
      const slug = slugIn(input)
      const stored = await storeEvents(ctx, tx, placed, { times, base: times[0]!, slug, asDraft, seriesId })
      const ids = stored.map(({ id }) => id)
      await storeAccess(tx, ids, input.onlineConferencing)
      if (venue) await storeVenue(ctx, tx, stored, venue)
      return stored[0]! // one event per time, and there is at least one
    }),
  )

/** The event as it is given. Throws a violation for each field that does not hold. */
function draftOfInput(ctx: Ctx, input: Input) {
  const violations: FieldViolation[] = []
  if (!input.registration.initialType) violations.push(required('event.registration.initialType'))
  const draft = changed(blankDraft(ctx.site.timeZone), input, 'event', violations)
  const requested = requestedDates(draft, input.dateAndTimeSettings, 'event.dateAndTimeSettings', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  checkFee(draft, ctx.site)
  return { draft, requested }
}

interface Stored {
  readonly times: readonly Time[]
  /** Date that the draft is for: an end of registration is as far from each other date as from this one. */
  readonly base: Time
  readonly slug: string | undefined
  readonly asDraft: boolean
  /** Series that the events are dates of. */
  readonly seriesId: string | null
}

/** Writes one event per time under free slugs, and returns them in that order. */
export async function storeEvents(ctx: Ctx, tx: Tx, draft: EventDraft, stored: Stored): Promise<EventRow[]> {
  const { slug, seriesId, asDraft } = stored
  const slugs = await slugsFor(tx, slug, draft.title, seriesId === null ? [] : stored.times)
  const rows = await writeEvents(ctx, tx, draft, { ...stored, slugs })
  await happen(
    tx,
    rows.map((row) => ({
      entity: 'event',
      entityId: row.id,
      slug: 'created',
      payload: { slug: row.slug, title: draft.title, draft: asDraft },
    })),
    ctx,
  )
  return rows
}

/** Writes a draft that nothing is announced of, at an address that no title leads to. */
export async function storeUnseen(ctx: Ctx, tx: Tx, draft: EventDraft): Promise<EventRow> {
  const stored = { times: [draft], base: draft, slug: undefined, asDraft: true, seriesId: null }
  const [row] = await writeEvents(ctx, tx, draft, { ...stored, slugs: [ctx.newId()] })
  return row! // one event per time
}

interface Written extends Stored {
  /** One for each time. */
  readonly slugs: readonly string[]
}

async function writeEvents(ctx: Ctx, tx: Tx, draft: EventDraft, written: Written): Promise<EventRow[]> {
  const { times, base, slug, slugs, asDraft, seriesId } = written
  const ids = times.map(() => ctx.newId())
  const { location } = draft.doc
  const slugChosen = slug !== undefined && slug !== '' ? true : undefined
  await tx.run(insertEvents, {
    ids,
    slugs: [...slugs],
    starts: times.map((t) => t.startAt), // null elements: to be announced
    ends: times.map((t) => t.endAt),
    zones: times.map((t) => t.timeZone),
    title: draft.title,
    publishedAt: asDraft ? null : ctx.now,
    locationType: draft.locationType,
    locationName: location.name ?? null,
    city: location.address?.city ?? null,
    country: location.address?.country ?? null,
    initialType: draft.initialType,
    registrationType: draft.registrationType,
    paused: draft.registrationPaused,
    recurrenceId: seriesId,
    userId: ctx.caller.kind === 'staff' || ctx.caller.kind === 'apiKey' ? ctx.caller.id : null,
    at: ctx.now,
    occurrences: times.map((t) => (seriesId === null ? null : t.startAt)),
    docs: times.map((time) => JSON.stringify({ ...docAt(draft.doc, base, time), slugChosen })),
  })
  if (draft.initialType === 'RSVP') await createPlaces(tx, ids, draft.doc.rsvp?.limit ?? null, ctx)
  const rows = await eventsById(tx, ids)
  return ids.map((id) => rows.get(id)!) // written above
}

/** The document of a date: its registration begins with that of the base, and ends as long before it. */
function docAt(doc: EventDoc, base: Time, { startAt, showTimeZone }: Time): EventDoc {
  const { rsvp } = doc
  const end = rsvp?.endDate && startAt && base.startAt ? new Date(rsvp.endDate) : null
  const moved = end && asFarFrom(startAt!, end, base.startAt!, base.timeZone) // both are there when `end` is
  const begins = rsvp?.startDate && moved && new Date(rsvp.startDate) >= moved ? null : rsvp?.startDate
  return {
    ...doc,
    ...present({
      showTimeZone,
      rsvp: rsvp && moved ? { ...rsvp, startDate: begins, endDate: moved.toISOString() } : undefined,
    }),
  }
}

/** Slugs of the dates of a series, or the one of an event that is in none. */
async function slugsFor(tx: Tx, chosen: string | undefined, title: string, dates: readonly Time[]): Promise<string[]> {
  if (dates.length === 0)
    return [chosen ? await chosenSlug(tx, chosen, null) : await freeSlug(tx, eventSlugOf(title), null)]
  return datedSlugs(
    tx,
    eventSlugOf(chosen || title),
    dates.map(({ startAt, timeZone }) => startAt && wallTimeOf(startAt, timeZone)),
  )
}
