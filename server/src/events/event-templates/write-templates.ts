import {
  type createEventFromTemplate,
  type createEventTemplate,
  MAX_EVENT_TEMPLATES,
  type renameEventTemplate,
} from '@fairground/contract/fairground/event-templates.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { asFarFrom } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { filled } from '../../ground/filled.ts'
import type { EventRow } from '../event/event-row.ts'
import { lockEventRow } from '../event/find-events.ts'
import { copyBelongings } from '../events/copy-belongings.ts'
import { copyEvent } from '../events/copy-event.ts'
import { storeUnseen } from '../events/create-event.ts'
import { type Changes, draftOf, type EventDraft } from '../events/event-draft.ts'
import { withFreeSlug } from '../events/slug.ts'
import { venuesOf } from '../venues/event-venue.ts'
import {
  deleteTemplate,
  findStay,
  findTemplate,
  insertTemplate,
  lockTemplate,
  lockTemplateCount,
  settleStay,
  shelveSource,
  type TemplateRow,
  wakeSource,
  writeName,
} from './queries.ts'

const templateNotFound = (templateId: string): ApiError =>
  new ApiError({ code: 'EVENT_TEMPLATE_NOT_FOUND', templateId })

/** Throws EVENT_NOT_FOUND and LIMIT_REACHED, and a violation where the name is blank. */
export const saveTemplate = (
  ctx: Ctx,
  { eventId, name: given }: RequestOf<typeof createEventTemplate>,
): Promise<TemplateRow> => {
  const name = filled(given, 'name')
  return ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    await tx.run(lockTemplateCount, {})
    const source = await storeUnseen(ctx, tx, draftOf(event))
    const template = { id: ctx.newId(), name }
    const written = await tx.run(insertTemplate, {
      ...template,
      eventId: source.id,
      at: ctx.now,
      most: MAX_EVENT_TEMPLATES,
    })
    if (written === 0) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_EVENT_TEMPLATES })
    await copyBelongings(ctx, tx, { from: event, to: source })
    const venue = (await venuesOf(tx, [event])).get(event.id)
    await tx.run(settleStay, { eventId: source.id, usesCapacity: venue?.usesRoomCapacity ?? false })
    await tx.run(shelveSource, { eventId: source.id, at: ctx.now })
    await record(tx, ctx, { action: 'eventTemplate.created', target: template, after: { title: event.title } })
    return (await tx.row(findTemplate, { id: template.id }))! // written above
  })
}

/** Throws EVENT_TEMPLATE_NOT_FOUND, and a violation where the name is blank. */
export const renameTemplate = (
  ctx: Ctx,
  { id, name: given }: RequestOf<typeof renameEventTemplate>,
): Promise<TemplateRow> => {
  const name = filled(given, 'name')
  return ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockTemplate, { id })
    if (!before) throw templateNotFound(id)
    if (before.name !== name) {
      await tx.run(writeName, { id, name, at: ctx.now })
      await record(tx, ctx, {
        action: 'eventTemplate.renamed',
        target: { id: before.id, name },
        before: { name: before.name },
        after: { name },
      })
    }
    return (await tx.row(findTemplate, { id }))! // locked above
  })
}

/** Throws EVENT_TEMPLATE_NOT_FOUND. Its source stays with the deleted events. */
export const removeTemplate = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const deleted = await tx.row(deleteTemplate, { id })
    if (!deleted) throw templateNotFound(id)
    await record(tx, ctx, {
      action: 'eventTemplate.deleted',
      target: { id, name: deleted.name },
      before: { title: deleted.title },
    })
  })

/** Begins a draft as a template has it. Throws EVENT_TEMPLATE_NOT_FOUND, and a violation for each field that does not hold. */
export const beginEvent = (
  ctx: Ctx,
  { id, event: { title, dateAndTimeSettings } }: RequestOf<typeof createEventFromTemplate>,
): Promise<EventRow> =>
  withFreeSlug(() =>
    ctx.db.inTx(async (tx) => {
      const source = await tx.row(wakeSource, { id })
      if (!source) throw templateNotFound(id)
      const event = await copyEvent(ctx, tx, {
        original: source,
        begun: movedTo(draftOf(source), new Date(dateAndTimeSettings.startDate)),
        given: {
          title,
          dateAndTimeSettings: { ...dateAndTimeSettings, dateAndTimeTbd: false },
          venue: await placeOf(tx, source),
        },
        asDraft: true,
      })
      await tx.run(shelveSource, { eventId: source.id, at: ctx.now })
      await record(tx, ctx, {
        action: 'event.madeFromTemplate',
        target: { id: event.id, name: event.title },
        after: { template: source.templateName },
      })
      return event
    }),
  )

/** The draft with its end and the time of its registration as far from the start as they were; without a start they are not known. */
function movedTo(draft: EventDraft, startAt: Date): EventDraft {
  const { rsvp } = draft.doc
  const moved = (date: Date | null) => date && draft.startAt && asFarFrom(startAt, date, draft.startAt, draft.timeZone)
  const movedText = (text: string | null | undefined) => (text ? (moved(new Date(text))?.toISOString() ?? null) : text)
  return {
    ...draft,
    startAt,
    endAt: moved(draft.endAt),
    doc: {
      ...draft.doc,
      ...present({
        rsvp: rsvp && { ...rsvp, startDate: movedText(rsvp.startDate), endDate: movedText(rsvp.endDate) },
      }),
    },
  }
}

/** The venue of a source as it is today; null where it is gone, and the event has its name and address alone. */
async function placeOf(tx: Tx, source: EventRow): Promise<NonNullable<Changes['venue']> | null> {
  const stay = await tx.row(findStay, { eventId: source.id })
  return stay ? { venueId: stay.venueId, roomId: stay.roomId, usesRoomCapacity: stay.usesCapacity } : null
}
