import type { NewScheduleItem, ScheduleItemChanges } from '@fairground/contract/events/schedule-shapes.ts'
import { asFarFrom, isTimeZone } from '@fairground/domain/events/event-time.ts'
import type { Static } from 'typebox'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { lockEventRow } from '../event/find-events.ts'
import {
  copyItems,
  copySide,
  countDraftItems,
  deleteDraftItems,
  dropMissing,
  findDraftItem,
  findItemsOf,
  type ItemContent,
  type ItemRow,
  insertDraftItem,
  moveDraftItems,
  writeDraftItem,
} from './queries.ts'
import { itemNotFound } from './read-schedule.ts'

/** Items of one event; our choice. */
const MOST = 500

/** The event, locked: its schedule is changed by one at a time. */
async function lockedEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEventRow(tx, eventId)
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  return event
}

type NewItem = Static<typeof NewScheduleItem>
type Changes = Static<typeof ScheduleItemChanges>

const unique = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
]

/** The content with the changes that are present; faults are violations. */
function changed(before: ItemContent, { timeSlot = {}, ...given }: Changes, zone: string): ItemContent {
  const content: ItemContent = {
    name: given.name?.trim() ?? before.name,
    startAt: timeSlot.start === undefined ? before.startAt : new Date(timeSlot.start),
    endAt: timeSlot.end === undefined ? before.endAt : new Date(timeSlot.end),
    timeZone: timeSlot.timeZoneId === null ? zone : (timeSlot.timeZoneId ?? before.timeZone),
    stage: given.stageName?.trim() ?? before.stage,
    description: given.description === undefined ? before.description : cleanHtml(given.description).trim(),
    tags: given.tags ? unique(given.tags) : before.tags,
    speakers: given.speakers ? unique(given.speakers) : before.speakers,
    status: given.status ?? before.status,
    hidden: given.hidden ?? before.hidden,
  }
  const violations = faultsOf(content)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return content
}

function faultsOf({ name, startAt, endAt, timeZone }: ItemContent): FieldViolation[] {
  const faults: FieldViolation[] = []
  if (name === '')
    faults.push({ field: 'item.name', description: message('violations.blank'), violatedRule: 'MIN_LENGTH' })
  if (endAt <= startAt)
    faults.push({
      field: 'item.timeSlot.end',
      description: message('violations.afterStart'),
      violatedRule: 'VALIDATION',
    })
  if (!isTimeZone(timeZone)) faults.push(noZone('item.timeSlot.timeZoneId'))
  return faults
}

const noZone = (field: string): FieldViolation => ({
  field,
  description: message('violations.timeZone'),
  violatedRule: 'VALIDATION',
})

const emptyContent = (at: Date, timeZone: string): ItemContent => ({
  name: '',
  startAt: at,
  endAt: at,
  timeZone,
  stage: '',
  description: '',
  tags: [],
  speakers: [],
  status: 'SCHEDULED',
  hidden: false,
})

export const addItem = (ctx: Ctx, eventId: string, item: NewItem): Promise<ItemRow> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const content = changed(emptyContent(ctx.now, event.timeZone), item, event.timeZone)
    const { n } = (await tx.row(countDraftItems, { eventId: event.id }))! // a count always has its row
    if (n >= MOST) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
    const id = ctx.newId()
    await tx.run(insertDraftItem, { id, eventId: event.id, ...content, at: ctx.now })
    return { id, draft: true, eventId: event.id, ...content, createdAt: ctx.now, updatedAt: ctx.now }
  })

export const updateItem = (ctx: Ctx, eventId: string, itemId: string, changes: Changes): Promise<ItemRow> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const before = await tx.row(findDraftItem, { eventId: event.id, id: itemId })
    if (!before) throw itemNotFound(itemId)
    const content = changed(before, changes, event.timeZone)
    await tx.run(writeDraftItem, { id: before.id, ...content, at: ctx.now })
    return { ...before, ...content, updatedAt: ctx.now }
  })

export const deleteItems = (ctx: Ctx, eventId: string, itemIds: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const ids = [...new Set(itemIds)]
    if ((await tx.run(deleteDraftItems, { eventId: event.id, ids })) < ids.length) {
      const left = await tx.rows(findItemsOf, { eventId: event.id })
      throw itemNotFound(ids.find((id) => !left.some((row) => row.id === id)) ?? ids[0] ?? '')
    }
  })

export const publishSchedule = (ctx: Ctx, eventId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await lockedEvent(tx, eventId)
    await tx.run(dropMissing, { eventId: id, draft: false })
    await tx.run(copySide, { eventId: id, draft: true })
    const modified = { entity: 'event', entityId: id, slug: 'updated', payload: { modifiedFields: ['agendaSettings'] } }
    await happen(tx, [modified], ctx)
  })

export const discardChanges = (ctx: Ctx, eventId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await lockedEvent(tx, eventId)
    await tx.run(dropMissing, { eventId: id, draft: true })
    await tx.run(copySide, { eventId: id, draft: false })
  })

/** True for moments that the wire has words for. */
const isInCalendar = (at: Date): boolean =>
  at.getTime() >= Date.parse('0001-01-01T00:00:00Z') && at.getTime() < Date.parse('+010000-01-01T00:00:00Z')

interface Move {
  readonly timeZoneId: string
  /** `3600s` */
  readonly timeSlotOffset?: string | undefined
}

const TEN_YEARS = 10 * 366 * 86_400

export const moveSchedule = (ctx: Ctx, eventId: string, { timeZoneId, timeSlotOffset = '0s' }: Move): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const seconds = Number.parseFloat(timeSlotOffset)
    const far: FieldViolation = {
      field: 'timeSlotOffset',
      description: message('violations.tooFar'),
      violatedRule: 'MAX',
    }
    if (!isTimeZone(timeZoneId)) throw new InvalidArgument([noZone('timeZoneId')])
    if (Math.abs(seconds) > TEN_YEARS) throw new InvalidArgument([far])
    const { id } = await lockedEvent(tx, eventId)
    const rows = (await tx.rows(findItemsOf, { eventId: id })).filter(({ draft }) => draft)
    const later = (date: Date) => new Date(date.getTime() + Math.round(seconds * 1000))
    if (!rows.every(({ startAt, endAt }) => isInCalendar(later(startAt)) && isInCalendar(later(endAt))))
      throw new InvalidArgument([far])
    await tx.run(moveDraftItems, {
      ids: rows.map((row) => row.id),
      starts: rows.map(({ startAt }) => later(startAt)),
      ends: rows.map(({ endAt }) => later(endAt)),
      timeZone: timeZoneId,
      at: ctx.now,
    })
  })

/** The schedule of an event, draft and published, at the same times of the copy. Items that would leave the calendar stay at their time. */
export async function copySchedule(ctx: Ctx, tx: Tx, from: EventRow, to: EventRow): Promise<void> {
  const rows = await tx.rows(findItemsOf, { eventId: from.id })
  if (rows.length === 0) return
  const ids = new Map(rows.map(({ id }) => [id, ctx.newId()]))
  const later = (at: Date) => (from.startAt && to.startAt ? asFarFrom(to.startAt, at, from.startAt, from.timeZone) : at)
  const slots = rows.map(({ startAt, endAt }) => {
    const slot = [later(startAt), later(endAt)] as const
    return slot.every(isInCalendar) ? slot : ([startAt, endAt] as const)
  })
  await tx.run(copyItems, {
    to: to.id,
    from: rows.map(({ id }) => id),
    drafts: rows.map(({ draft }) => draft),
    ids: rows.map(({ id }) => ids.get(id)!), // one was made for each
    starts: slots.map(([start]) => start),
    ends: slots.map(([, end]) => end),
    at: ctx.now,
  })
}
