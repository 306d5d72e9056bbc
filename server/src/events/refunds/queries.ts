import type { EventRefundState } from '@fairground/contract/enumerations/events.ts'
import { statement, textAs } from '../../db/statement.ts'

export const findEventRefund = statement({
  name: 'eventRefunds.find',
  params: { eventId: 'uuid' },
  row: { eventId: 'uuid', createdAt: 'timestamptz', actorKind: 'text?', actorId: 'uuid?', asCredit: 'bool' },
  sql: `select event_id as "eventId", created_at as "createdAt", actor_kind as "actorKind", actor_id as "actorId",
          as_credit as "asCredit" from event_refunds where site_id = $1 and event_id = $2`,
})

/** Two retries take turns. */
export const lockEventRefund = statement({
  name: 'eventRefunds.lock',
  params: { eventId: 'uuid' },
  row: { eventId: 'uuid' },
  sql: `select event_id as "eventId" from event_refunds where site_id = $1 and event_id = $2 for update`,
})

/** Nothing is inserted where it was requested before. */
export const insertEventRefund = statement({
  name: 'eventRefunds.insert',
  params: { eventId: 'uuid', actorKind: 'text?', actorId: 'uuid?', at: 'timestamptz', asCredit: 'bool' },
  sql: `insert into event_refunds (site_id, event_id, actor_kind, actor_id, created_at, as_credit) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing`,
})

const paidOrders = `
  from order_events oe join orders o on o.site_id = $1 and o.id = oe.order_id
  where oe.site_id = $1 and oe.event_id = $2 and o.paid > o.refunded and o.status in ('APPROVED', 'CANCELED')`

/** Orders of the event with money that can go back; of mixed ones, with any. */
export const countPaidOrders = statement({
  name: 'eventRefunds.countPaid',
  params: { eventId: 'uuid' },
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n ${paidOrders}`,
})

/** Paid orders that are not among those to refund yet. */
export const insertRefundOrders = statement({
  name: 'eventRefunds.insertOrders',
  params: { eventId: 'uuid', mails: 'bool', at: 'timestamptz' },
  sql: `insert into event_refund_orders (site_id, event_id, order_id, state, mails, updated_at)
        select $1, $2, o.id, 'WAITING', $3, $4 ${paidOrders} on conflict do nothing`,
})

export const waitingOrders = statement({
  name: 'eventRefunds.waiting',
  params: { eventId: 'uuid', limit: 'int4' },
  row: { orderId: 'uuid' },
  sql: `select order_id as "orderId" from event_refund_orders
        where site_id = $1 and event_id = $2 and state in ('WAITING', 'PLANNED') order by order_id limit $3::int4`,
})

export type StoredState = 'WAITING' | 'PLANNED' | 'BEGUN' | 'NOTHING' | 'REFUSED'

/** Its order is locked before it. */
export const lockRefundOrder = statement({
  name: 'eventRefunds.lockOrder',
  params: { eventId: 'uuid', orderId: 'uuid' },
  row: {
    state: textAs<StoredState>(),
    mails: 'bool',
    byProvider: 'int8',
    byHand: 'int8',
    given: 'int8',
    refundId: 'uuid?',
    handRefundId: 'uuid?',
    asCredit: 'bool',
  },
  sql: `select i.state, i.mails, i.by_provider as "byProvider", i.by_hand as "byHand", i.given, i.refund_id as "refundId",
          i.hand_refund_id as "handRefundId", r.as_credit as "asCredit"
        from event_refund_orders i join event_refunds r on r.site_id = $1 and r.event_id = $2
        where i.site_id = $1 and i.event_id = $2 and i.order_id = $3 for update of i`,
})

export const writeRefundOrder = statement({
  name: 'eventRefunds.writeOrder',
  params: {
    eventId: 'uuid',
    orderId: 'uuid',
    state: 'text',
    byProvider: 'int8',
    byHand: 'int8',
    refundId: 'uuid?',
    handRefundId: 'uuid?',
    at: 'timestamptz',
  },
  sql: `update event_refund_orders set state = $4, by_provider = $5, by_hand = $6, refund_id = $7, hand_refund_id = $8, reason = null,
          updated_at = $9
        where site_id = $1 and event_id = $2 and order_id = $3`,
})

export const refuseRefundOrder = statement({
  name: 'eventRefunds.refuseOrder',
  params: { eventId: 'uuid', orderId: 'uuid', reason: 'text', at: 'timestamptz' },
  sql: `update event_refund_orders set state = 'REFUSED', reason = $4, updated_at = $5
        where site_id = $1 and event_id = $2 and order_id = $3 and state in ('WAITING', 'PLANNED')`,
})

/** Orders with their progress, which follows from their refunds. `moved` is what their latest refund by providers gave back. */
const progress = `
  select i.order_id, i.updated_at, i.by_provider, i.by_hand, i.reason, i.given, moved.amount as moved, moved.reason as "failedWith",
    case when i.state in ('WAITING', 'PLANNED') then 'WAITING'
         when i.state = 'REFUSED' then 'FAILED'
         when i.state = 'NOTHING' then 'NOTHING'
         when r.status = 'PENDING' or h.status = 'PENDING' then 'PENDING'
         when i.given + moved.amount < i.by_provider then 'FAILED'
         when i.by_hand > 0 and h.id is null then 'BY_HAND'
         when i.by_provider + i.by_hand = 0 then 'NOTHING'
         else 'REFUNDED' end as state
  from event_refund_orders i
  left join refunds r on r.site_id = $1 and r.id = i.refund_id
  left join refunds h on h.site_id = $1 and h.id = i.hand_refund_id
  cross join lateral (
    select coalesce(sum(t.amount) filter (where t.status = 'SUCCEEDED'), 0)::int8 as amount,
      max(t.doc ->> 'reason') filter (where t.status = 'FAILED') as reason
    from transactions t
    where t.site_id = $1 and t.order_id = i.order_id and t.refund_id = i.refund_id and t.kind = 'refund') moved
  where i.site_id = $1 and i.event_id = $2`

export const countByState = statement({
  name: 'eventRefunds.counts',
  params: { eventId: 'uuid' },
  row: { state: textAs<EventRefundState>(), n: 'int4', refunded: 'int8', byHand: 'int8', byHandGiven: 'int8' },
  sql: `select p.state, count(*)::int4 as n, sum(p.given + p.moved)::int8 as refunded,
          coalesce(sum(p.by_hand) filter (where p.state = 'BY_HAND'), 0)::int8 as "byHand",
          coalesce(sum(p.by_hand) filter (where p.state = 'REFUNDED'), 0)::int8 as "byHandGiven"
        from (${progress}) p group by p.state`,
})

export const listRefundOrders = statement({
  name: 'eventRefunds.orders',
  params: { eventId: 'uuid', state: 'text?', limit: 'int4', offset: 'int4' },
  row: {
    orderId: 'uuid',
    number: 'int8',
    email: 'text?',
    currency: 'text',
    state: textAs<EventRefundState>(),
    byProvider: 'int8',
    byHand: 'int8',
    reason: 'text?',
    all: 'int4',
  },
  sql: `select o.id as "orderId", o.number, o.buyer_email as email, o.currency, p.state, p.by_provider as "byProvider",
          p.by_hand as "byHand", coalesce(p.reason, p."failedWith") as reason, (count(*) over ())::int4 as all
        from (${progress}) p join orders o on o.site_id = $1 and o.id = p.order_id
        where $3::text is null or p.state = $3
        order by o.number desc limit $4::int4 offset $5::int4`,
})

/** Tries those that failed again: what went back of them stays. Number of them. */
export const retryFailed = statement({
  name: 'eventRefunds.retry',
  params: { eventId: 'uuid', at: 'timestamptz' },
  sql: `
    update event_refund_orders i set given = i.given + p.moved, refund_id = null, reason = null, updated_at = $3,
      state = case when i.state = 'REFUSED' and i.by_provider + i.by_hand = 0 then 'WAITING' else 'PLANNED' end
    from (${progress}) p
    where i.site_id = $1 and i.event_id = $2 and i.order_id = p.order_id and p.state = 'FAILED'`,
})

/** Events whose refund was requested after `since`, for who looks what came later. */
export const refundsSince = statement({
  name: 'eventRefunds.since',
  params: { since: 'timestamptz' },
  row: { eventId: 'uuid' },
  sql: `select event_id as "eventId" from event_refunds where site_id = $1 and created_at > $2`,
})
