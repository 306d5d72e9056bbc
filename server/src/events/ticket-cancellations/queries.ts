import type { TicketCancellationState } from '@fairground/contract/enumerations/tickets.ts'
import { statement, textAs } from '../../db/statement.ts'

export const insertCancellation = statement({
  name: 'ticketCancellations.insert',
  params: {
    id: 'uuid',
    orderId: 'uuid',
    numbers: 'text[]',
    byProvider: 'int8',
    byHand: 'int8',
    refundId: 'uuid?',
    changedTo: 'text?',
    at: 'timestamptz',
    credit: 'int8',
  },
  sql: `insert into ticket_cancellations (site_id, id, order_id, numbers, by_provider, by_hand, refund_id, changed_to, created_at, credit)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
})

/** Cancellations of an order, the earliest first, with the state of their money; one where `id` names it. */
export const findCancellations = statement({
  name: 'ticketCancellations.find',
  params: { orderId: 'uuid', id: 'uuid?' },
  row: {
    id: 'uuid',
    createdAt: 'timestamptz',
    numbers: 'text[]',
    changedTo: 'text?',
    byProvider: 'int8',
    byHand: 'int8',
    credit: 'int8',
    /** Amount that providers gave back. */
    moved: 'int8',
    currency: 'text',
    state: textAs<TicketCancellationState>(),
  },
  sql: `
    select c.id, c.created_at as "createdAt", c.numbers, c.changed_to as "changedTo", c.by_provider as "byProvider", c.by_hand as "byHand", c.credit, c.moved_before + moved.amount as moved,
      o.currency,
      case when c.by_provider + c.by_hand + c.credit = 0 then 'NOTHING'
           when r.status = 'PENDING' or h.status = 'PENDING' then 'PENDING'
           when c.moved_before + moved.amount < c.by_provider then 'FAILED'
           when c.by_hand > 0 and h.id is null then 'BY_HAND'
           else 'REFUNDED' end as state
    from ticket_cancellations c
    join orders o on o.site_id = $1 and o.id = c.order_id
    left join refunds r on r.site_id = $1 and r.id = c.refund_id
    left join refunds h on h.site_id = $1 and h.id = c.hand_refund_id
    cross join lateral (
      select coalesce(sum(t.amount), 0)::int8 as amount from transactions t
      where t.site_id = $1 and t.order_id = c.order_id and t.refund_id = c.refund_id and t.kind = 'refund'
        and t.status = 'SUCCEEDED') moved
    where c.site_id = $1 and c.order_id = $2 and ($3::uuid is null or c.id = $3)
    order by c.created_at, c.id`,
})

/** Its order is locked before it. */
export const lockCancellation = statement({
  name: 'ticketCancellations.lock',
  params: { orderId: 'uuid', id: 'uuid' },
  row: { byHand: 'int8', handRefundId: 'uuid?', ofChange: 'bool' },
  sql: `select by_hand as "byHand", hand_refund_id as "handRefundId", changed_to is not null as "ofChange" from ticket_cancellations
        where site_id = $1 and order_id = $2 and id = $3 for update`,
})

/** The part of providers, with the state of its refund and what it moved. Its order is locked before it. */
export const lockProviderPart = statement({
  name: 'ticketCancellations.lockProviderPart',
  params: { orderId: 'uuid', id: 'uuid' },
  row: { byProvider: 'int8', moved: 'int8', pending: 'bool', ofChange: 'bool' },
  sql: `
    select c.by_provider as "byProvider", c.changed_to is not null as "ofChange",
      (c.moved_before + (select coalesce(sum(t.amount), 0) from transactions t
        where t.site_id = $1 and t.order_id = $2 and t.refund_id = c.refund_id and t.kind = 'refund' and t.status = 'SUCCEEDED'))::int8 as moved,
      exists (select from refunds r where r.site_id = $1 and r.id = c.refund_id and r.status = 'PENDING') as pending
    from ticket_cancellations c where c.site_id = $1 and c.order_id = $2 and c.id = $3 for update`,
})

export const writeRetriedRefund = statement({
  name: 'ticketCancellations.writeRetried',
  params: { id: 'uuid', byProvider: 'int8', moved: 'int8', refundId: 'uuid' },
  sql: `update ticket_cancellations set by_provider = $3, moved_before = $4, refund_id = $5 where site_id = $1 and id = $2`,
})

export const writeHandRefund = statement({
  name: 'ticketCancellations.writeByHand',
  params: { id: 'uuid', byHand: 'int8', refundId: 'uuid?' },
  sql: `update ticket_cancellations set by_hand = $3, hand_refund_id = $4 where site_id = $1 and id = $2`,
})
