import { plusDays } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { storeAccess } from '../online/online-access.ts'
import { checkFee, checkNamedEvents } from '../ticket-definitions/cancellation-terms.ts'
import { restatePrices } from '../ticket-definitions/change-currency.ts'
import { chosenVenue, staysAt, storeVenue, withVenue } from '../venues/event-venue.ts'
import { addDates } from './add-dates.ts'
import { copyBelongings } from './copy-belongings.ts'
import { storeEvents } from './create-event.ts'
import { beyondCalendar, type Changes, CURRENCY, changed, draftOf, type EventDraft } from './event-draft.ts'
import { requestedDates } from './requested-dates.ts'
import { slugIn, withFreeSlug } from './slug.ts'

/** The copy begins at the same local time of the event's zone. */
const DAYS_LATER = 14
const LONGEST_TITLE = 120
const COPY = ' (1)'

/** Copies an event, its kinds of ticket and their shared quotas, its seats, its policies, its notifications, its schedule, its way in online and its places in categories. The copy starts 14 days after the original unless dates are given; of several it has the first, and each other one is a copy of it. */
export async function cloneEvent(ctx: Ctx, id: string, given: Changes, asDraft: boolean): Promise<EventRow> {
  const original = await findEvent(ctx.db, id)
  if (!original) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
  return withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      const venue = await chosenVenue(tx, given.venue)
      const { changes, draft, requested } = draftOfCopy(ctx, original, withVenue(given, venue))
      await checkNamedEvents(tx, draft, original)
      const time = requested?.dates[0] ?? draft
      const atVenue = staysAt(original, draft, venue) || undefined
      const base = { ...draft, doc: { ...draft.doc, atVenue } }
      const one = { times: [time], base, slug: slugIn(changes), asDraft, seriesId: null }
      const copy = (await storeEvents(ctx, tx, base, one))[0]! // one event per time
      await copyBelongings(ctx, tx, { from: original, to: copy })
      await storeVenue(ctx, tx, [copy], venue)
      await storeAccess(tx, [copy.id], changes.onlineConferencing)
      const [from, to] = [original, copy].map((event) => currencyOf(event, ctx.site))
      if (from !== to && to)
        await restatePrices(tx, ctx, { ...original, id: copy.id }, { to, field: `event.${CURRENCY}` })
      if (requested) await addDates(ctx, tx, copy, requested)
      return (await findEvent(tx, copy.id))! // written above
    }),
  )
}

/** The copy as its organiser changes it at once. Throws a violation for each field that does not hold. */
function draftOfCopy(ctx: Ctx, original: EventRow, changes: Changes) {
  const violations: FieldViolation[] = []
  const draft = changed(copyOf(draftOf(original)), changes, 'event', violations)
  violations.push(...beyondCalendar(draft))
  const requested = requestedDates(draft, changes.dateAndTimeSettings, 'event.dateAndTimeSettings', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  checkFee(draft, ctx.site)
  return { changes, draft, requested }
}

/** The registration window of an RSVP moves with the event; the title says that it is a copy. */
function copyOf(draft: EventDraft): EventDraft {
  const { rsvp } = draft.doc
  const later = (date: Date | null) => date && plusDays(date, draft.timeZone, DAYS_LATER)
  const laterText = (text: string | null | undefined) => (text ? later(new Date(text))?.toISOString() : text)
  return {
    ...draft,
    title: `${draft.title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`,
    startAt: later(draft.startAt),
    endAt: later(draft.endAt),
    doc: {
      ...draft.doc,
      ...present({
        rsvp: rsvp ? { ...rsvp, startDate: laterText(rsvp.startDate), endDate: laterText(rsvp.endDate) } : undefined,
      }),
    },
  }
}
