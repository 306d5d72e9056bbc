import type {
  AttendanceStatus,
  EventMessageKind,
  EventMessageStatus,
} from '@fairground/contract/enumerations/events.ts'
import type { upsertNotificationConfig } from '@fairground/contract/events/notifications.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import { attendanceSql } from '../event/attendance.ts'
import { letsInOnlineSql } from '../online/tickets-in-statements.ts'

type Changes = RequestOf<typeof upsertNotificationConfig>['notificationConfig']

/** Notifications as the organiser of an event has set them; the others are as they are for every event. */
export type Notifications = Omit<Changes, 'id' | 'revision'>

/** Mails that an event has words of its own for. */
export type NotificationName = keyof Notifications

const configColumns = {
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<Notifications>(),
} as const
export type ConfigRow = ValuesOf<typeof configColumns>

const configSelect = `c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt", c.doc`

export const findConfig = statement({
  name: 'notifications.find',
  params: { eventId: 'uuid' },
  row: configColumns,
  sql: `select ${configSelect} from event_notification_configs c where c.site_id = $1 and c.event_id = $2`,
})

/** The event's row is locked. */
export const writeConfig = statement({
  name: 'notifications.write',
  params: { eventId: 'uuid', reminderTime: 'text?', doc: json<Notifications>(), at: 'timestamptz' },
  row: configColumns,
  sql: `
    insert into event_notification_configs as c (site_id, event_id, revision, created_at, updated_at, reminder_time, doc)
    values ($1, $2, 1, $5, $5, $3, $4)
    on conflict (site_id, event_id) do update
      set revision = c.revision + 1, updated_at = excluded.updated_at, reminder_time = excluded.reminder_time, doc = excluded.doc
    returning ${configSelect}`,
})

export const copyConfig = statement({
  name: 'notifications.copy',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `
    insert into event_notification_configs (site_id, event_id, revision, created_at, updated_at, reminder_time, doc)
    select c.site_id, $3, 1, $4, $4, c.reminder_time, c.doc from event_notification_configs c
    where c.site_id = $1 and c.event_id = $2`,
})

/** Words, links and audience of a mail to many guests. */
export interface MessageDoc {
  readonly subject?: string | undefined
  readonly body?: string | undefined
  readonly descriptionLink?: LinkSettings | undefined
  readonly calendarLink?: LinkSettings | undefined
  readonly statuses: readonly AttendanceStatus[]
  /** Empty: tickets do not matter. */
  readonly ticketDefinitionIds: readonly string[]
}

interface LinkSettings {
  readonly display?: boolean
  readonly linkText?: string
}

const messageColumns = {
  id: 'uuid',
  eventId: 'uuid',
  kind: textAs<EventMessageKind>(),
  status: textAs<EventMessageStatus>(),
  startsAt: 'timestamptz?',
  doc: json<MessageDoc>(),
  total: 'int4?',
  sent: 'int4',
  afterAddress: 'text',
  createdAt: 'timestamptz',
  finishedAt: 'timestamptz?',
} as const
export type MessageRow = ValuesOf<typeof messageColumns>

const messageSelect = `m.id, m.event_id as "eventId", m.kind, m.status, m.starts_at as "startsAt", m.doc, m.total, m.sent,
    m.after_address as "afterAddress", m.created_at as "createdAt", m.finished_at as "finishedAt"`

/** A reminder by the clock for a start that has one already is left out. */
export const insertMessage = statement({
  name: 'messages.insert',
  params: {
    id: 'uuid',
    eventId: 'uuid',
    kind: 'text',
    startsAt: 'timestamptz?',
    doc: json<MessageDoc>(),
    at: 'timestamptz',
  },
  row: messageColumns,
  sql: `
    insert into event_messages as m (site_id, id, event_id, kind, status, starts_at, doc, created_at)
    values ($1, $2, $3, $4, 'SENDING', $5, $6, $7)
    on conflict do nothing returning ${messageSelect}`,
})

/** The newest message by hand with this text and audience that is being sent, or was made after a moment. The event's row is locked. */
export const findSameMessage = statement({
  name: 'messages.findSame',
  params: { eventId: 'uuid', kind: 'text', doc: json<MessageDoc>(), after: 'timestamptz' },
  row: messageColumns,
  sql: `
    select ${messageSelect} from event_messages m
    where m.site_id = $1 and m.event_id = $2 and m.kind = $3 and m.starts_at is null and m.doc = $4::jsonb
      and (m.status = 'SENDING' or m.created_at > $5)
    order by m.created_at desc, m.id desc limit 1`,
})

export const listMessages = statement({
  name: 'messages.list',
  params: { eventId: 'uuid', limit: 'int4', offset: 'int4' },
  row: { ...messageColumns, all: 'int4' },
  sql: `
    select ${messageSelect}, count(*) over ()::int4 as "all" from event_messages m
    where m.site_id = $1 and m.event_id = $2 order by m.created_at desc, m.id desc limit $3::int4 offset $4::int4`,
})

export const lockMessage = statement({
  name: 'messages.lock',
  params: { id: 'uuid' },
  row: messageColumns,
  sql: `select ${messageSelect} from event_messages m where m.site_id = $1 and m.id = $2 for update`,
})

/** A batch was written. */
export const advanceMessage = statement({
  name: 'messages.advance',
  params: { id: 'uuid', total: 'int4', sent: 'int4', afterAddress: 'text' },
  sql: `update event_messages set total = $3, sent = sent + $4::int4, after_address = $5 where site_id = $1 and id = $2`,
})

export const finishMessage = statement({
  name: 'messages.finish',
  params: { id: 'uuid', status: 'text', at: 'timestamptz' },
  sql: `update event_messages set status = $3, finished_at = $4, after_address = '' where site_id = $1 and id = $2`,
})

/** Events whose reminder is due and not made yet; a lead is in minutes, null at once. Those that start are past it. */
export const dueReminders = statement({
  name: 'messages.dueReminders',
  params: { now: 'timestamptz', times: 'text[]', leads: 'int4?[]', limit: 'int4' },
  row: { eventId: 'uuid', startsAt: 'timestamptz', doc: json<Notifications>() },
  sql: `
    select e.id as "eventId", e.start_at as "startsAt", c.doc
    from event_notification_configs c
    join unnest($3::text[], $4::int4[]) as lead (time, minutes) on lead.time = c.reminder_time
    join events e on e.site_id = $1 and e.id = c.event_id
    where c.site_id = $1 and c.reminder_time is not null and e.published_at is not null and e.canceled_at is null
      and e.deleted_at is null and not coalesce((e.doc->>'dateAndTimeTbd')::bool, false) and e.start_at > $2
      and (lead.minutes is null or e.start_at <= $2::timestamptz + make_interval(mins => lead.minutes))
      and not exists (select from event_messages m
                      where m.site_id = $1 and m.event_id = e.id and m.starts_at = e.start_at)
    order by e.start_at, e.id limit $5::int4`,
})

/** Marks an event whose places became free, where guests wait for them and are to get news of it. */
export const markEvent = statement({
  name: 'notifications.markEvent',
  params: { eventId: 'uuid', at: 'timestamptz' },
  sql: `
    update event_notification_configs c set places_freed_at = $3
    where c.site_id = $1 and c.event_id = $2 and c.places_freed_at is null
      and (c.doc->'newSpotsAvailable'->>'sendingEnabled')::bool
      and exists (select from rsvps r where r.site_id = $1 and r.event_id = $2 and r.status = 'WAITLIST')`,
})

/** Takes the marks of events that had no news since `newsBefore`; those of the others stay. */
export const takeMarks = statement({
  name: 'notifications.takeMarks',
  params: { newsBefore: 'timestamptz', limit: 'int4' },
  row: { eventId: 'uuid', doc: json<Notifications>() },
  sql: `
    with due as (
      select c.event_id from event_notification_configs c
      where c.site_id = $1 and c.places_freed_at is not null
        and not exists (select from event_messages m where m.site_id = $1 and m.event_id = c.event_id
                          and m.kind = 'NEW_PLACES' and m.created_at > $2)
      order by c.places_freed_at, c.event_id limit $3::int4 for update skip locked)
    update event_notification_configs c set places_freed_at = null from due
    where c.site_id = $1 and c.event_id = due.event_id returning c.event_id as "eventId", c.doc`,
})

/** Addresses of guests of an event, with a language that they read and whether they take part online, where the event has that; `$3` statuses, `$4` kinds of ticket, of which none means any. */
const addresses = `
    select g.email, min(g.language) as language, bool_or(g.online) as online from (
      select lower(r.email) as email, r.language, r.status = 'YES' as online from rsvps r
      where r.site_id = $1 and r.event_id = $2 and cardinality($4::uuid[]) = 0
        and ${attendanceSql} = any($3::text[])
        and not coalesce((r.doc->>'disableNotifications')::bool, false)
      union all
      select a.email, o.doc#>>'{facts,buyerLanguage}',
             ${letsInOnlineSql} and (a.holder or k.issued_id is null)
               and (o.total = 0 or o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'))
      from tickets k
      join events e on e.site_id = $1 and e.id = k.event_id
      left join ticket_definitions d on d.site_id = $1 and d.id = k.ticket_definition_id
      join orders o on o.site_id = $1 and o.id = k.order_id and o.status = 'APPROVED'
      cross join lateral (values (lower(o.buyer_email), false), (lower(k.doc->'guest'->>'email'), true)) a (email, holder)
      where k.site_id = $1 and k.event_id = $2 and k.status = 'ISSUED' and 'ATTENDING' = any($3::text[])
        and (cardinality($4::uuid[]) = 0 or k.ticket_definition_id = any($4::uuid[]))) g
    where g.email like '%@%' group by g.email`

const audience = { eventId: 'uuid', statuses: 'text[]', ticketDefinitionIds: 'uuid[]' } as const

export const countAddresses = statement({
  name: 'messages.countAddresses',
  params: audience,
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n from (${addresses}) a`,
})

export const addressesAfter = statement({
  name: 'messages.addressesAfter',
  params: { ...audience, after: 'text', limit: 'int4' },
  row: { email: 'text', language: 'text?', online: 'bool' },
  sql: `select a.email, a.language, a.online from (${addresses}) a where a.email > $5 order by a.email limit $6::int4`,
})
