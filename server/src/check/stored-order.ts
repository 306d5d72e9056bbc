import type { FulfillmentStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import type { Payment } from '@fairground/domain/orders/payment-status.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { json, jsonOrNull, type RowOf, statement, textAs } from '../db/statement.ts'
import type { Queryable } from '../ground/database.ts'
import type { OrderLineDoc } from '../sales/purchase/purchase.ts'
import { fromStored } from '../sales/purchase/stored-amounts.ts'

interface StoredLine {
  readonly id: string
  readonly quantity: number
  readonly fulfilled: bigint
  readonly refunded: bigint
  readonly unitPrice: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly total: bigint
  readonly doc: Pick<OrderLineDoc, 'ticket' | 'itemType' | 'physical'>
}

/** An order with all that its own rules look at. */
export interface StoredOrder {
  readonly number: string
  readonly total: bigint
  /** Its payments together once all is paid. */
  readonly toPay: bigint
  readonly paymentStatus: PaymentStatus
  readonly fulfillmentStatus: FulfillmentStatus
  readonly breakdown: Breakdown
  /** The buyer chose to pay outside once it was placed. */
  readonly paysOutside: boolean
  /** Its amounts are those of another shop. */
  readonly imported: boolean
  /** In the order of the breakdown's. */
  readonly lines: readonly StoredLine[]
  /** In the order in which they were begun. */
  readonly payments: readonly Payment[]
}

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

const pageOfOrders = statement({
  name: 'check.orders',
  params: { after: 'uuid', limit: 'int4' },
  row: {
    id: 'uuid',
    number: 'text',
    total: 'int8',
    toPay: 'int8',
    paymentStatus: textAs<PaymentStatus>(),
    fulfillmentStatus: textAs<FulfillmentStatus>(),
    breakdown: json<unknown>(),
    paysOutside: 'bool',
    imported: 'bool',
    lines: jsonOrNull<unknown>(),
    payments: jsonOrNull<unknown>(),
  },
  sql: `
    select o.id, o.number::text as number, o.total, o.total + o.returned as "toPay", o.payment_status as "paymentStatus", o.fulfillment_status as "fulfillmentStatus",
           o.doc -> 'breakdown' as breakdown, o.doc ? 'paysOutside' as "paysOutside", o.imported,
           (select jsonb_agg(jsonb_build_object(
                     'id', l.id, 'quantity', l.quantity, 'fulfilled', l.fulfilled || 'n', 'refunded', l.refunded || 'n',
                     'unitPrice', l.unit_price || 'n', 'discount', l.discount || 'n', 'tax', l.tax || 'n', 'total', l.total || 'n',
                     'doc', jsonb_strip_nulls(jsonb_build_object('ticket', l.doc -> 'ticket', 'itemType', l.doc -> 'itemType',
                                                                 'physical', l.doc -> 'physical'))) order by l.position)
            from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
           (select jsonb_agg(jsonb_build_object('status', t.status, 'amount', t.amount || 'n', 'refunded', t.refunded || 'n')
                             order by t.created_at, t.id)
            from transactions t where t.site_id = $1 and t.order_id = o.id and t.kind = 'payment') as payments
    from orders o where o.site_id = $1 and o.id > $2 order by o.id limit $3::int4`,
})

/** Reads all orders of a site, a page at a time: a shop of any size takes the memory of one page. */
export async function* storedOrders(db: Queryable): AsyncGenerator<StoredOrder> {
  let after = BEFORE_ALL
  for (;;) {
    const page = await db.rows(pageOfOrders, { after, limit: PAGE })
    for (const row of page) yield orderOf(row)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}

const orderOf = ({ breakdown, lines, payments, ...row }: RowOf<typeof pageOfOrders>): StoredOrder => ({
  ...row,
  breakdown: fromStored(breakdown),
  lines: fromStored(lines ?? []),
  payments: fromStored(payments ?? []),
})
