import type { EventMessageKind } from '@fairground/contract/enumerations/events.ts'
import type * as contract from '@fairground/contract/fairground/event-messages.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { composeMail } from '../../mail/compose.ts'
import { ownWordsFaults } from '../../mail/own-words.ts'
import { htmlOf } from '../../mail/render.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { getEvent, lockEventRow } from '../event/find-events.ts'
import { required } from '../requests/required.ts'
import { notificationsOf, ownWordsOf } from './event-notifications.ts'
import { messageMail } from './message-mail.ts'
import type { Notifications } from './queries.ts'
import {
  countAddresses,
  findSameMessage,
  insertMessage,
  listMessages,
  type MessageDoc,
  type MessageRow,
} from './queries.ts'

type Message = Static<typeof contract.EventMessage>
type Audience = RequestOf<typeof contract.sendEventMessage>['audience']

const templates = { MESSAGE: 'eventMessage', REMINDER: 'eventReminder', NEW_PLACES: 'eventPlaces' } as const

const audienceOf = ({ statuses = ['ATTENDING'], ticketDefinitionIds = [] }: NonNullable<Audience> = {}) => ({
  statuses: [...new Set(statuses)],
  ticketDefinitionIds: [...new Set(ticketDefinitionIds)],
})

/** A reminder in the organiser's words, to everybody who comes. */
export const reminderDoc = ({ upcomingEventReminder: reminder }: Notifications): MessageDoc => ({
  ...ownWordsOf(reminder),
  descriptionLink: reminder?.template?.descriptionLink,
  calendarLink: reminder?.template?.calendarLink,
  ...audienceOf(),
})

/** News of free places in the organiser's words, to everybody who waits. */
export const placesDoc = ({ newSpotsAvailable }: Notifications): MessageDoc => ({
  ...ownWordsOf(newSpotsAvailable),
  ...audienceOf({ statuses: ['IN_WAITLIST'] }),
})

/** Stores a message, which a job sends. Undefined: a reminder for that start of the event is there already. */
export async function storeMessage(
  tx: Tx,
  moment: Pick<Ctx, 'now' | 'newId'>,
  message: Pick<MessageRow, 'eventId' | 'kind' | 'startsAt' | 'doc'>,
): Promise<MessageRow | undefined> {
  const row = await tx.row(insertMessage, { ...message, id: moment.newId(), at: moment.now })
  if (row) await happen(tx, [{ entity: 'eventMessage', entityId: row.id, slug: 'requested', payload: {} }], moment)
  return row
}

/** Time in which the same message once more is a repeated press. */
const REPEAT_MS = 60_000

/**
 * Stores a message to guests of a published event that is neither cancelled nor over. A repeated request is answered with the message
 * that is under way or has just gone out: no guest gets the same mail twice because of a double press.
 */
const requestMessage = (
  ctx: Ctx,
  eventId: string,
  kind: EventMessageKind,
  docOf: (tx: Tx, event: EventRow) => MessageDoc | Promise<MessageDoc>,
): Promise<MessageRow> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const status = statusOf(factsOf(event), ctx.now)
    if (!mayMail(kind, status)) throw new ApiError({ code: 'INVALID_EVENT_STATUS_TRANSITION', eventId, status })
    const doc = await docOf(tx, event)
    const after = new Date(ctx.now.getTime() - REPEAT_MS)
    const same = await tx.row(findSameMessage, { eventId: event.id, kind, doc, after })
    return same ?? (await storeMessage(tx, ctx, { eventId: event.id, kind, startsAt: null, doc }))! // its id is fresh
  })

/** Guests hear of an event that is over, as thanks; nobody is reminded of it. */
const mayMail = (kind: EventMessageKind, status: ReturnType<typeof statusOf>): boolean =>
  kind === 'MESSAGE' ? status !== 'DRAFT' : status === 'UPCOMING' || status === 'STARTED'

export async function sendMessage(
  ctx: Ctx,
  { eventId, subject, body, audience }: RequestOf<typeof contract.sendEventMessage>,
): Promise<Message> {
  const faults = ownWordsFaults('eventMessage', { subject, body }, '')
  if (faults.length > 0) throw new InvalidArgument(faults)
  return messageToWire(
    await requestMessage(ctx, eventId, 'MESSAGE', () => ({ subject, body, ...audienceOf(audience) })),
  )
}

/** Sends a reminder or news of places by hand, in the words that are set. */
export const sendByHand = (ctx: Ctx, eventId: string, kind: 'REMINDER' | 'NEW_PLACES'): Promise<MessageRow> =>
  requestMessage(ctx, eventId, kind, async (tx, event) => {
    const set = await notificationsOf(tx, event.id)
    return kind === 'REMINDER' ? reminderDoc(set) : placesDoc(set)
  })

export async function previewMessage(
  ctx: Ctx,
  publicUrl: string,
  { eventId, kind, audience, ...words }: RequestOf<typeof contract.previewEventMessage>,
): Promise<ResponseOf<typeof contract.previewEventMessage>> {
  const missing = kind === 'MESSAGE' ? (['subject', 'body'] as const).filter((field) => words[field] === undefined) : []
  const faults = [...missing.map(required), ...ownWordsFaults(templates[kind], words, '')]
  if (faults.length > 0) throw new InvalidArgument(faults)
  const event = await getEvent(ctx, eventId)
  const guests = audienceOf(audience ?? (kind === 'NEW_PLACES' ? { statuses: ['IN_WAITLIST'] } : {}))
  const counted = (await ctx.db.row(countAddresses, { eventId: event.id, ...guests }))! // a count always has its row
  const reader = { to: '', language: ctx.site.locale }
  const sending = { publicUrl, now: ctx.now, online: undefined }
  const mail = messageMail({ kind, doc: { ...words, ...guests } }, event, sending, reader)
  const { subject, text, draft } = await composeMail(ctx.db, mail)
  return { subject, text, html: await htmlOf(draft, publicUrl), recipients: counted.n }
}

const PAGE = 50

export async function messagesOf(
  ctx: Ctx,
  { eventId, limit = PAGE, offset = 0 }: RequestOf<typeof contract.listEventMessages>,
): Promise<ResponseOf<typeof contract.listEventMessages>> {
  const event = await getEvent(ctx, eventId)
  const rows = await ctx.db.rows(listMessages, { eventId: event.id, limit, offset })
  return { messages: rows.map(messageToWire), total: rows[0]?.all ?? 0 }
}

function messageToWire({ id, kind, status, doc, total, sent, createdAt, finishedAt }: MessageRow): Message {
  const { statuses, ticketDefinitionIds } = doc
  return {
    id,
    kind,
    status,
    sent,
    audience: { statuses: [...statuses], ticketDefinitionIds: [...ticketDefinitionIds] },
    createdDate: createdAt.toISOString(),
    ...present({
      subject: doc.subject,
      body: doc.body,
      total: total ?? undefined,
      finishedDate: finishedAt?.toISOString(),
    }),
  }
}
