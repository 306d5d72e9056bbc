import { plusDays } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { copyEvent } from './copy-event.ts'
import { type Changes, draftOf, type EventDraft } from './event-draft.ts'
import { withFreeSlug } from './slug.ts'

/** The copy begins at the same local time of the event's zone. */
const DAYS_LATER = 14
const LONGEST_TITLE = 120
const COPY = ' (1)'

/** Copies an event with everything that belongs to it. The copy starts 14 days after the original unless dates are given; of several it has the first, and each other one is a copy of it. */
export async function cloneEvent(ctx: Ctx, id: string, given: Changes, asDraft: boolean): Promise<EventRow> {
  const original = await findEvent(ctx.db, id)
  if (!original) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
  const begun = copyOf(draftOf(original))
  return withFreeSlug(() => ctx.db.inTx((tx) => copyEvent(ctx, tx, { original, begun, given, asDraft })))
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
