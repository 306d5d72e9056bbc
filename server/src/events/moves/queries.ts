import type { EventMoveState } from '@fairground/contract/enumerations/events.ts'
import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import type { EventLocation } from '@fairground/contract/events/event-location.ts'
import type { Static } from 'typebox'
import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import { bundleRefusal } from '../../sales/purchase/bundle-refusal.ts'
import type { EventRow } from '../event/event-row.ts'

/** Date and place of an event as they were. */
export interface Former extends Pick<EventRow, 'timeZone' | 'locationType'> {
  readonly startAt: string | null
  readonly endAt: string | null
  readonly tbd: boolean
  readonly tbdMessage?: string
  readonly hideEndDate?: boolean
  readonly showTimeZone?: boolean
  readonly location: Static<typeof EventLocation>
}

const columns = {
  id: 'uuid',
  eventId: 'uuid',
  state: textAs<EventMoveState>(),
  former: json<Former>(),
  movedAt: 'timestamptz',
  giveBackDays: 'int4?',
  giveBackUntil: 'timestamptz?',
  withFees: 'bool',
  asCredit: 'bool',
  total: 'int4?',
  sent: 'int4',
  afterAddress: 'text',
  finishedAt: 'timestamptz?',
} as const
export type MoveRow = ValuesOf<typeof columns>

const select = `m.id, m.event_id as "eventId", m.state, m.former, m.moved_at as "movedAt", m.give_back_days as "giveBackDays",
    m.give_back_until as "giveBackUntil", m.with_fees as "withFees", m.as_credit as "asCredit", m.total, m.sent, m.after_address as "afterAddress",
    m.finished_at as "finishedAt"`

export const listMoves = statement({
  name: 'eventMoves.list',
  params: { eventId: 'uuid' },
  row: columns,
  sql: `select ${select} from event_moves m where m.site_id = $1 and m.event_id = $2
        order by m.created_at desc, m.id desc limit 50`,
})

/** The event is locked before it, except by the job that mails. */
export const lockMove = statement({
  name: 'eventMoves.lock',
  params: { id: 'uuid' },
  row: columns,
  sql: `select ${select} from event_moves m where m.site_id = $1 and m.id = $2 for update`,
})

/** The event is locked before it. */
export const lockOpenMove = statement({
  name: 'eventMoves.lockOpen',
  params: { eventId: 'uuid' },
  row: { id: 'uuid', former: json<Former>() },
  sql: `select m.id, m.former from event_moves m where m.site_id = $1 and m.event_id = $2 and m.state = 'OPEN' for update`,
})

/** Nothing is inserted where nobody holds a ticket, has to pay for one, comes or waits. The event is locked. */
export const insertMove = statement({
  name: 'eventMoves.insert',
  params: { id: 'uuid', eventId: 'uuid', former: json<Former>(), at: 'timestamptz' },
  sql: `
    insert into event_moves (site_id, id, event_id, state, former, moved_at, created_at)
    select $1, $2, $3, 'OPEN', $4, $5, $5
    where exists (select from tickets t where t.site_id = $1 and t.event_id = $3 and t.status = 'ISSUED')
       or exists (select from rsvps r where r.site_id = $1 and r.event_id = $3 and r.status in ('YES', 'WAITLIST'))
       or exists (select from order_events oe join orders o on o.site_id = $1 and o.id = oe.order_id
                  where oe.site_id = $1 and oe.event_id = $3 and o.status in ('INITIALIZED', 'PENDING'))`,
})

/** The event was moved once more before anybody decided. */
export const moveAgain = statement({
  name: 'eventMoves.again',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update event_moves set moved_at = $3 where site_id = $1 and id = $2`,
})

/** The event is back where its guests know it. */
export const deleteMove = statement({
  name: 'eventMoves.delete',
  params: { id: 'uuid' },
  sql: `delete from event_moves where site_id = $1 and id = $2 and state = 'OPEN'`,
})

export const decideMove = statement({
  name: 'eventMoves.decide',
  params: {
    id: 'uuid',
    state: 'text',
    from: 'text[]',
    days: 'int4?',
    until: 'timestamptz?',
    withFees: 'bool',
    total: 'int4?',
    at: 'timestamptz',
    asCredit: 'bool',
  },
  row: columns,
  sql: `update event_moves m set state = $3, give_back_days = $5, give_back_until = $6, with_fees = $7, total = $8, decided_at = $9, as_credit = $10
        where m.site_id = $1 and m.id = $2 and m.state = any($4) returning ${select}`,
})

/** Guests of an event whose tickets and answers are of before `$3`: each address once, with its orders, transferred tickets and answers. */
const guests = `
  select g.email, min(g.language) as language, array_remove(array_agg(distinct g.order_id), null) as "orderIds",
    array_remove(array_agg(distinct g.ticket_id), null) as "ticketIds", array_remove(array_agg(distinct g.rsvp_id), null) as "rsvpIds"
  from (
    select lower(r.email) as email, r.language, null::uuid as order_id, null::uuid as ticket_id, r.id as rsvp_id from rsvps r
    where r.site_id = $1 and r.event_id = $2 and r.status in ('YES', 'WAITLIST') and r.created_at <= $3
      and not coalesce((r.doc->>'disableNotifications')::bool, false)
    union all
    select a.email, o.doc#>>'{facts,buyerLanguage}', a.order_id, a.ticket_id, null from tickets k
    join orders o on o.site_id = $1 and o.id = k.order_id and o.status = 'APPROVED'
    cross join lateral (values
      (lower(o.buyer_email), case when k.issued_id is null then o.id end, null::uuid),
      (lower(k.doc->'guest'->>'email'), null, case when k.issued_id is not null then k.id end)) a (email, order_id, ticket_id)
    where k.site_id = $1 and k.event_id = $2 and k.status = 'ISSUED' and k.created_at <= $3) g
  where g.email like '%@%' group by g.email`

export const countGuests = statement({
  name: 'eventMoves.countGuests',
  params: { eventId: 'uuid', movedAt: 'timestamptz' },
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n from (${guests}) a`,
})

export const guestsAfter = statement({
  name: 'eventMoves.guestsAfter',
  params: { eventId: 'uuid', movedAt: 'timestamptz', after: 'text', limit: 'int4' },
  row: { email: 'text', language: 'text?', orderIds: 'uuid[]', ticketIds: 'uuid[]', rsvpIds: 'uuid[]' },
  sql: `select a.* from (${guests}) a where a.email > $4 order by a.email limit $5::int4`,
})

/** Orders by these ids, with what their buyers may give back of their tickets of the event. */
export const findLinkedOrders = statement({
  name: 'eventMoves.linkedOrders',
  params: { ids: 'uuid[]', eventId: 'uuid' },
  row: {
    id: 'uuid',
    number: 'int8',
    givesBack: 'bool',
    /** Reason against a bundle that is not whole; null where there is none. */
    bundleRefusal: 'text?',
    buyerEmail: 'text?',
    status: textAs<OrderStatus>(),
    paymentStatus: textAs<PaymentStatus>(),
    total: 'int8',
  },
  sql: `select o.id, o.number, o.buyer_email as "buyerEmail", o.status, o.payment_status as "paymentStatus", o.total, held.*
        from orders o cross join lateral (
          select coalesce(bool_or(h.refusal is null), false) as "givesBack", max(h.refusal) as "bundleRefusal" from (
            select ${bundleRefusal} as refusal from tickets t
            where t.site_id = $1 and t.order_id = o.id and t.event_id = $3 and t.status = 'ISSUED' and t.issued_id is null
              and t.checked_in_at is null) h) held
        where o.site_id = $1 and o.id = any($2) order by o.number`,
})

/** A batch was written. */
export const advanceMove = statement({
  name: 'eventMoves.advance',
  params: { id: 'uuid', sent: 'int4', afterAddress: 'text' },
  sql: `update event_moves set sent = sent + $3::int4, after_address = $4 where site_id = $1 and id = $2`,
})

export const finishMove = statement({
  name: 'eventMoves.finish',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update event_moves set finished_at = $3, after_address = '' where site_id = $1 and id = $2`,
})
