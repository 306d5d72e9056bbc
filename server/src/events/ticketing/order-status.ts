/**
 * State of a ticketing order, as `ticketingOrderStatus` of the domain has it, from what the order row keeps:
 * `order-status.test.ts` compares the two. A visitor's unpaid order is INITIATED until it is approved to be paid later.
 */
export const ticketingStatusSql = `case
    when o.status = 'CANCELED' then 'CANCELED'
    when o.status = 'REJECTED' then 'DECLINED'
    when o.total = 0 then 'FREE'
    when o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED') then 'PAID'
    when o.payment_status in ('PARTIALLY_PAID', 'PENDING', 'DECLINED', 'CANCELED') then o.payment_status
    when o.payment_status = 'PENDING_MERCHANT' then 'AUTHORIZED'
    when o.status = 'APPROVED' then 'OFFLINE_PENDING'
    else 'INITIATED' end`

/** Null where a visitor bought; of `orders o`. */
export const memberWhoBought = "case when o.doc->'facts'->'buyer'->>'kind' = 'MEMBER' then o.owner_id end"
