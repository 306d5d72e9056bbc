import type { NewEvent } from '@fairground/contract/events/event-shapes.ts'
import { isTimeZone } from '@fairground/domain/events/event-time.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { required } from '../requests/required.ts'
import { createPlaces } from '../rsvp/places.ts'
import { blankDraft, changed, type EventDraft, notAfter, notTimeZone } from './event-draft.ts'
import { insertEvents } from './queries.ts'
import { chosenSlug, datedSlugs, eventSlugOf, freeSlug, slugIn, withFreeSlug } from './slug.ts'

type Input = Static<typeof NewEvent>

interface Time {
  readonly startAt: Date | null
  readonly endAt: Date | null
  readonly timeZone: string
}

/** Creates the event, or one event for each date of a recurring one; the first is answered. */
export async function createEvent(ctx: Ctx, input: Input, asDraft: boolean): Promise<EventRow> {
  const violations: FieldViolation[] = []
  if (!input.registration.initialType) violations.push(required('event.registration.initialType'))
  const draft = changed(blankDraft(ctx.site.timeZone), input, 'event', violations)
  const times = timesOf(draft, input, violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return withFreeSlug(() => ctx.db.inTx((tx) => storeEvents(ctx, tx, draft, { times, slug: slugIn(input), asDraft })))
}

function timesOf(draft: EventDraft, input: Input, violations: FieldViolation[]): Time[] {
  const dates = input.dateAndTimeSettings.recurringEvents?.individualEventDates ?? []
  if (dates.length === 0) return [draft]
  return dates.map(({ startDate, endDate, timeZoneId }, i) => {
    const at = `event.dateAndTimeSettings.recurringEvents.individualEventDates[${i}]`
    const time = { startAt: new Date(startDate), endAt: new Date(endDate), timeZone: timeZoneId ?? draft.timeZone }
    if (time.endAt <= time.startAt) violations.push(notAfter(`${at}.endDate`))
    if (!isTimeZone(time.timeZone)) violations.push(notTimeZone(`${at}.timeZoneId`))
    return time
  })
}

/** Writes one event per time under free slugs. Several share a recurrence. */
export async function storeEvents(
  ctx: Ctx,
  tx: Tx,
  draft: EventDraft,
  { times, slug, asDraft }: { readonly times: readonly Time[]; slug: string | undefined; asDraft: boolean },
): Promise<EventRow> {
  const ids = times.map(() => ctx.newId())
  const slugs = await slugsFor(tx, slug, draft.title, times)
  const { location } = draft.doc
  await tx.run(insertEvents, {
    ids,
    slugs,
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
    recurrenceId: times.length > 1 ? ctx.newId() : null,
    userId: ctx.caller.kind === 'staff' || ctx.caller.kind === 'apiKey' ? ctx.caller.id : null,
    at: ctx.now,
    doc: { ...draft.doc, slugChosen: slug !== undefined && slug !== '' ? true : undefined },
  })
  if (draft.initialType === 'RSVP') await createPlaces(tx, ids, draft.doc.rsvp?.limit ?? null, ctx)
  await happen(
    tx,
    ids.map((id, i) => ({
      entity: 'event',
      entityId: id,
      slug: 'created',
      payload: { slug: slugs[i], title: draft.title, draft: asDraft },
    })),
    ctx,
  )
  const row = await findEvent(tx, ids[0]!) // one id per time, and there is at least one
  return row!
}

async function slugsFor(tx: Tx, chosen: string | undefined, title: string, times: readonly Time[]): Promise<string[]> {
  if (times.length === 1)
    return [chosen ? await chosenSlug(tx, chosen, null) : await freeSlug(tx, eventSlugOf(title), null)]
  return datedSlugs(
    tx,
    eventSlugOf(chosen || title),
    times.map((time) => time.startAt),
  )
}
