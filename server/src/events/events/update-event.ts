import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { lockEventRow } from '../event/find-events.ts'
import { setLimit } from '../rsvp/places.ts'
import { promoteWaiting } from '../rsvp/write-answer.ts'
import { restatePrices } from '../ticket-definitions/change-currency.ts'
import { type Changes, CURRENCY, changed, draftOf } from './event-draft.ts'
import { writeEvent } from './queries.ts'
import { chosenSlug, eventSlugOf, freeSlug, slugIn, withFreeSlug } from './slug.ts'

/** Sets the fields that are present. The slug follows the title until the organiser chooses one. */
export const updateEvent = (ctx: Ctx, id: string, changes: Changes): Promise<EventRow> =>
  withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      const before = await lockEventRow(tx, id)
      if (!before) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
      const violations: FieldViolation[] = []
      const draft = changed(draftOf(before), changes, 'event', violations)
      if (violations.length > 0) throw new InvalidArgument(violations)
      const to = currencyOf(draft, ctx.site)
      if (to !== currencyOf(before, ctx.site)) await restatePrices(tx, ctx, before, { to, field: `event.${CURRENCY}` })

      const given = slugIn(changes)
      const chosen = given !== undefined && given !== before.slug
      const follows = !chosen && !draft.doc.slugChosen && draft.title !== before.title
      const slug = chosen
        ? await chosenSlug(tx, given, id)
        : follows
          ? await freeSlug(tx, eventSlugOf(draft.title), id)
          : before.slug
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
        doc: chosen ? { ...draft.doc, slugChosen: true } : draft.doc,
      })
      if (draft.initialType === 'RSVP') {
        const limit = draft.doc.rsvp?.limit ?? null
        const places = await setLimit(tx, id, limit, ctx)
        if (places && limit !== (before.doc.rsvp?.limit ?? null)) await promoteWaiting(tx, ctx, after!, places) // locked above
      }
      await happen(
        tx,
        [{ entity: 'event', entityId: id, slug: 'updated', payload: { modifiedFields: Object.keys(changes) } }],
        ctx,
      )
      return after! // locked above
    }),
  )
