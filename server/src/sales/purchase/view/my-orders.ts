import type { listMyOrders } from '@fairground/contract/fairground/my-orders.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { cursorPage } from '../../../db/pages.ts'
import type { QuerySpec } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { orderNumber } from '../../../ground/order-number.ts'
import type { Site } from '../../../ground/site.ts'
import type { SellableImage } from '../../sellables/sellable.ts'

type MyOrder = ResponseOf<typeof listMyOrders>['orders'][number]

/** Read by the index `orders_of_owner`. */
const spec: QuerySpec = {
  from: 'orders o',
  site: 'o.site_id',
  columns: `o.id, o.number, o.created_at as "createdAt", o.status, o.payment_status as "paymentStatus",
    o.fulfillment_status as "fulfillmentStatus", o.currency, o.total, o.item_count as "itemCount", o.pay_by as "payBy"`,
  fields: { createdDate: { sql: 'o.created_at', type: 'timestamptz', sortable: true } },
  tieBreak: { sql: 'o.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}

const shown = `page.*,
  (select coalesce(jsonb_agg(jsonb_build_object('name', l.doc->>'name', 'quantity', l.quantity, 'image', l.doc->'image')
     order by l.position), '[]')
   from order_lines l where l.site_id = $1 and l.order_id = page.id and l.position < 4) as lines,
  (select count(*)::int4 from tickets t where t.site_id = $1 and t.order_id = page.id and t.status = 'ISSUED')
    as "ticketCount"`

interface Row {
  readonly id: string
  readonly number: bigint
  readonly createdAt: Date
  readonly status: MyOrder['status']
  readonly paymentStatus: MyOrder['paymentStatus']
  readonly fulfillmentStatus: MyOrder['fulfillmentStatus']
  readonly currency: string
  readonly total: bigint
  readonly itemCount: bigint
  readonly payBy: Date | null
  readonly lines: readonly { name: string; quantity: number; image: SellableImage | null }[]
  readonly ticketCount: number
}

/** One page of what `ownerId` ordered, in one statement. */
export async function myOrders(
  { db, cursors, now, site }: Ctx,
  ownerId: string,
  cursorPaging: { readonly limit?: number; readonly cursor?: string } | undefined,
): Promise<ResponseOf<typeof listMyOrders>> {
  const where = [{ sql: 'o.owner_id = ?', values: [ownerId] }]
  const { rows, paging } = await cursorPage<Row>(spec, { cursorPaging }, { db, where, shown, cursors, now })
  return { orders: rows.map((row) => toWire(row, site)), pagingMetadata: paging }
}

const toWire = (row: Row, site: Site): MyOrder => ({
  id: row.id,
  number: orderNumber(site, row.number),
  createdDate: row.createdAt.toISOString(),
  status: row.status,
  paymentStatus: row.paymentStatus,
  fulfillmentStatus: row.fulfillmentStatus,
  formattedTotal: displayAmount(row.total, row.currency, site.locale),
  itemCount: Number(row.itemCount),
  lines: row.lines.map(({ name, quantity, image }) => ({
    name,
    quantity,
    ...present({ imageUrl: image?.url || undefined }),
  })),
  ticketCount: row.ticketCount,
  ...present({ payBy: row.payBy ? row.payBy.toISOString() : undefined }),
})
