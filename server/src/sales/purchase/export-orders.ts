import { formatAmount } from '@fairground/domain/money.ts'
import { json, statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Guest, OrderFacts } from './purchase.ts'

interface Line {
  readonly name: string
  readonly quantity: number
  /** Minor units, as text. */
  readonly total: string
  readonly guests?: readonly Guest[]
}

interface Ticket {
  readonly number: string
  readonly status: string
  readonly eventTitle: string
  readonly ticketName: string
  readonly guest: Guest
  readonly checkedInAt: string | null
}

interface Parcel {
  readonly sentDate: string
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

interface Refund {
  readonly date: string
  readonly reason: string | null
  readonly message: string | null
  /** Minor units, as text. */
  readonly amount: string
}

const ordersOf = statement({
  name: 'orders.export',
  params: { ownerId: 'uuid' },
  row: {
    number: 'int8',
    createdAt: 'timestamptz',
    status: 'text',
    paymentStatus: 'text',
    fulfillmentStatus: 'text',
    currency: 'text',
    total: 'int8',
    facts: json<OrderFacts>(),
    lines: json<Line[]>(),
    tickets: json<Ticket[]>(),
    parcels: json<Parcel[]>(),
    refunds: json<Refund[]>(),
  },
  sql: `
    select o.number, o.created_at as "createdAt", o.status, o.payment_status as "paymentStatus",
           o.fulfillment_status as "fulfillmentStatus", o.currency, o.total, o.doc->'facts' as facts,
           (select coalesce(jsonb_agg(jsonb_build_object('name', l.doc->>'name', 'quantity', l.quantity,
              'total', l.total::text, 'guests', l.doc->'guests') order by l.position), '[]')
            from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
           (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'status', t.status,
              'eventTitle', t.doc->>'eventTitle', 'ticketName', t.doc->>'ticketName', 'guest', t.doc->'guest',
              'checkedInAt', t.checked_in_at) order by t.created_at, t.id), '[]')
            from tickets t where t.site_id = $1 and t.order_id = o.id and t.issued_id is null) as tickets,
           (select coalesce(jsonb_agg(jsonb_build_object('sentDate', f.created_at, 'carrier', f.shipping_provider,
              'trackingNumber', f.tracking_number) order by f.created_at, f.id), '[]')
            from fulfillments f where f.site_id = $1 and f.order_id = o.id) as parcels,
           (select coalesce(jsonb_agg(jsonb_build_object('date', r.created_at, 'reason', r.doc->>'reason', 'message', r.doc->>'message',
              'amount', (select coalesce(sum(t.amount), 0)::text from transactions t where t.site_id = $1 and t.order_id = o.id
                and t.refund_id = r.id and t.status = 'SUCCEEDED')) order by r.created_at, r.id), '[]')
            from refunds r where r.site_id = $1 and r.order_id = o.id) as refunds
    from orders o where o.site_id = $1 and o.owner_id = $2 order by o.created_at, o.id`,
})

/** Everything that a person ordered, with their answers about themselves and their guests. */
export async function exportOrders(db: Queryable, ownerId: string): Promise<Record<string, unknown>> {
  const rows = await db.rows(ordersOf, { ownerId })
  return {
    orders: rows.map(({ number, createdAt, total, currency, lines, facts, refunds, ...order }) => ({
      number: String(number),
      createdDate: createdAt.toISOString(),
      ...order,
      currency,
      total: formatAmount(total, currency),
      lines: lines.map((line) => ({ ...line, total: formatAmount(BigInt(line.total), currency) })),
      refunds: refunds.map((refund) => ({ ...refund, amount: formatAmount(BigInt(refund.amount), currency) })),
      buyer: facts.buyer,
      billing: facts.billingInfo,
      recipient: facts.recipientInfo,
      shipping: facts.shipping?.destination,
      note: facts.buyerNote,
    })),
  }
}
