import type { searchOrders as operation } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { type CursorPage, cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../http/context.ts'
import { type OrderRow, orderColumns } from './queries.ts'

const fact = (path: string) => ({ sql: `(o.doc -> 'facts' #>> '{${path}}')`, type: 'text' }) as const
const lowered = (wire: unknown) => (typeof wire === 'string' ? wire.toLowerCase() : wire)

/** What orders can be searched and sorted by; e-mail addresses without regard to case. */
const spec = (currency: string): QuerySpec => ({
  from: 'orders o',
  site: 'o.site_id',
  columns: orderColumns,
  fields: {
    id: { sql: 'o.id', type: 'uuid' },
    number: { sql: 'o.number', type: 'int8', sortable: true },
    status: { sql: 'o.status', type: 'text', sortable: true },
    paymentStatus: { sql: 'o.payment_status', type: 'text', sortable: true },
    fulfillmentStatus: { sql: 'o.fulfillment_status', type: 'text', sortable: true },
    archived: { sql: 'o.archived', type: 'bool' },
    createdDate: { sql: 'o.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'o.updated_at', type: 'timestamptz', sortable: true },
    purchasedDate: { sql: 'o.created_at', type: 'timestamptz', sortable: true },
    'priceSummary.total.amount': {
      sql: 'o.total',
      type: 'int8',
      sortable: true,
      value: (wire) => minorUnits(wire, currency),
    },
    'buyerInfo.email': { sql: 'lower(o.buyer_email)', type: 'text', value: lowered },
    'buyerInfo.visitorId': { sql: 'o.owner_id', type: 'uuid' },
    'buyerInfo.memberId': { sql: 'o.owner_id', type: 'uuid' },
    'billingInfo.contactDetails.firstName': fact('billingInfo,contactDetails,firstName'),
    'billingInfo.contactDetails.lastName': fact('billingInfo,contactDetails,lastName'),
    'channelInfo.type': fact('channelType'),
    checkoutId: { sql: `case when o.source = 'checkout' then o.source_id end`, type: 'uuid' },
    'lineItems.catalogReference.catalogItemId': {
      sql: 'o.id',
      type: 'text',
      anyOf: (ids) =>
        `exists (select from order_lines l where l.site_id = $1 and l.order_id = o.id and l.catalog_item_id = any(${ids}))`,
    },
  },
  tieBreak: { sql: 'o.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
})

function minorUnits(wire: unknown, currency: string): bigint | undefined {
  const parsed = parseAmount(typeof wire === 'number' ? wire : String(wire), currency)
  return parsed.ok ? parsed.minor : undefined
}

/** Newest first unless sorted; orders that wait for their payment are left out unless the filter speaks of `status`. */
export function searchOrders(ctx: Ctx, { search = {} }: RequestOf<typeof operation>): Promise<CursorPage<OrderRow>> {
  const filter = search.filter ?? {}
  const asked = mentionsStatus(filter) ? filter : { ...filter, status: { $ne: 'INITIALIZED' } }
  return cursorPage<OrderRow>(
    spec(ctx.site.currency),
    { ...search, filter: asked },
    { db: ctx.db, at: 'search', cursors: ctx.cursors, now: ctx.now },
  )
}

function mentionsStatus(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(mentionsStatus)
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, part]) => key === 'status' || (key.startsWith('$') && mentionsStatus(part)))
}
