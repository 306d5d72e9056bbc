import Type from 'typebox'
import { AttendanceStatus, EventMessageKind, EventMessageStatus } from '../enumerations/events.ts'
import { ReminderTemplate } from '../events/notifications.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.event-messages'
const path = '/fairground/v1/events/{eventId}/messages'

/** Guests who get a mail. */
const Audience = named(
  'MessageAudience',
  Type.Object({
    /** Everybody who comes, unless given. */
    statuses: optional(list(oneOf(AttendanceStatus), 3, 1)),
    /** Only guests with a ticket of one of these kinds. */
    ticketDefinitionIds: optional(list(Guid, 100)),
  }),
)

export const EventMessage = named(
  'EventMessage',
  Type.Object({
    id: Guid,
    kind: oneOf(EventMessageKind),
    subject: optional(Type.String()),
    body: optional(Type.String()),
    audience: Audience,
    status: oneOf(EventMessageStatus),
    /** Addresses; absent until they are counted. */
    total: optional(Type.Integer()),
    /** Addresses that a mail was written to. */
    sent: Type.Integer(),
    createdDate: Timestamp,
    finishedDate: optional(Timestamp),
  }),
)

const subject = text(100, { minLength: 1 })
const body = text(1000, { minLength: 1 })

export const sendEventMessage = operation({
  module,
  name: 'sendEventMessage',
  summary:
    'Mails guests of a published event, each address once. A job does it; the list of messages has its progress.',
  method: 'POST',
  path,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, subject, body, audience: optional(Audience) }),
  response: Type.Object({ message: EventMessage }),
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_STATUS_TRANSITION'],
})

export const previewEventMessage = operation({
  module,
  name: 'previewEventMessage',
  summary:
    'A message or reminder as a guest would read it, in the site’s language, and the number of addresses it goes to.',
  method: 'POST',
  path: `${path}/preview`,
  who: admin('events.read'),
  request: Type.Object({
    eventId: Guid,
    kind: oneOf(EventMessageKind),
    /** A message needs both; reminders and news of places have their own words. */
    subject: optional(subject),
    body: optional(body),
    descriptionLink: ReminderTemplate.properties.descriptionLink,
    calendarLink: ReminderTemplate.properties.calendarLink,
    audience: optional(Audience),
  }),
  response: Type.Object({
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
    recipients: Type.Integer(),
  }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const listEventMessages = operation({
  module,
  name: 'listEventMessages',
  summary: 'Mails to guests of an event, reminders among them, newest first.',
  method: 'GET',
  path,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid, limit: optional(int(1, 100)), offset: optional(int(0, 10_000)) }),
  response: Type.Object({ messages: Type.Array(EventMessage), total: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [sendEventMessage, previewEventMessage, listEventMessages] as const
