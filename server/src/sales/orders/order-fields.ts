import { amountOf, textOf } from '../../db/query-fields.ts'
import type { Field, QuerySpec } from '../../db/query-sql.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const fact = (path: string) => `(o.doc -> 'facts' #>> '{${path}}')`
const lowered = (wire: unknown) => (typeof wire === 'string' ? wire.toLowerCase() : wire)

/** Published fields that no order here has: they match nothing, and sort alike. */
const noText = textOf('null::text')
const noId: Field = { sql: 'null::uuid', type: 'uuid' }
const noTime: Field = {
  sql: 'null::timestamptz',
  type: 'timestamptz',
  sortable: true,
  orderSql: `'epoch'::timestamptz`,
}
const never: Field = { sql: 'false::boolean', type: 'bool' }

const lines = 'order_lines l where l.site_id = $1 and l.order_id = o.id'
const listOfLines = (column: string): Field => ({ sql: `array(select ${column} from ${lines})`, type: 'text[]' })
const transactions = (sum: string, condition: string) =>
  `(select coalesce(sum(${sum}), 0)::int8 from transactions t where t.site_id = $1 and t.order_id = o.id and ${condition})`

const contact = `contact_id(o.site_id, case when ${fact('buyer,kind')} = 'MEMBER' then o.owner_id end, o.buyer_email)`

/** Fields that orders can be filtered and sorted by; email addresses without regard to case. */
export function orderFields(currency: string): QuerySpec['fields'] {
  const amount = (sql: string): Field => amountOf(sql, currency)
  return {
    id: { sql: 'o.id', type: 'uuid' },
    number: { sql: 'o.number', type: 'int8', sortable: true },
    status: { sql: 'o.status', type: 'text', sortable: true },
    paymentStatus: { sql: 'o.payment_status', type: 'text', sortable: true },
    fulfillmentStatus: { sql: 'o.fulfillment_status', type: 'text', sortable: true },
    archived: { sql: 'o.archived', type: 'bool' },
    imported: { sql: 'o.imported', type: 'bool' },
    demo: never,
    seenByAHuman: { sql: `coalesce(${fact('seenByAHuman')}::boolean, false)`, type: 'bool' },
    createdDate: { sql: 'o.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'o.updated_at', type: 'timestamptz', sortable: true },
    purchasedDate: { sql: 'o.purchased_at', type: 'timestamptz', sortable: true },
    'priceSummary.total.amount': amount('o.total'),
    'taxInfo.totalTax.amount': amount(`rtrim(o.doc #>> '{breakdown,summary,tax}', 'n')::int8`),
    'taxInfo.totalExempt.amount': amount(`coalesce(rtrim(o.doc #>> '{breakdown,exempt}', 'n')::int8, 0)`),
    'balanceSummary.authorized.amount': amount(
      transactions('t.amount', `t.kind = 'payment' and t.status = 'AUTHORIZED'`),
    ),
    'balanceSummary.pending.amount': amount(
      transactions('t.amount', `t.kind = 'payment' and t.status in ('PENDING', 'PENDING_MERCHANT')`),
    ),
    'balanceSummary.pendingRefund.amount': amount(transactions('t.refund_pending', 'true')),
    'buyerInfo.email': { ...textOf('lower(o.buyer_email)'), value: lowered },
    'buyerInfo.visitorId': { sql: 'o.owner_id', type: 'uuid' },
    'buyerInfo.memberId': { sql: 'o.owner_id', type: 'uuid' },
    'buyerInfo.contactId': {
      sql: contact,
      type: 'uuid',
      sortable: true,
      orderSql: `coalesce(${contact}, '${NOBODY}')`,
    },
    'createdBy.userId': {
      sql: `case when ${fact('buyer,kind')} = 'USER' then ${fact('buyer,id')}::uuid end`,
      type: 'uuid',
    },
    'billingInfo.contactDetails.firstName': textOf(fact('billingInfo,contactDetails,firstName')),
    'billingInfo.contactDetails.lastName': textOf(fact('billingInfo,contactDetails,lastName')),
    'businessLocation.id': noText,
    'businessLocation.name': noText,
    'channelInfo.type': textOf(fact('channelType')),
    'channelInfo.externalOrderId': noText,
    checkoutId: { sql: `case when o.source = 'checkout' then o.source_id end`, type: 'uuid' },
    'shippingInfo.title': textOf(fact('shipping,title')),
    'shippingInfo.region.name': noText,
    'shippingInfo.logistics.deliveryTime': textOf(fact('shipping,deliveryTime')),
    'shippingInfo.logistics.deliveryTimeSlot.from': noTime,
    'shippingInfo.logistics.deliveryTimeSlot.to': noTime,
    'fulfillmentStatusesAggregate.statuses': {
      sql: 'array[o.fulfillment_status]',
      type: 'text[]',
      sortable: true,
      orderSql: 'o.fulfillment_status',
    },
    'lineItems.productName.original': {
      ...listOfLines(`l.doc ->> 'name'`),
      sortable: true,
      orderSql: `(select min(l.doc ->> 'name') from ${lines})`,
    },
    'lineItems.catalogReference.appId': listOfLines('l.app_id::text'),
    'lineItems.catalogReference.catalogItemId': {
      sql: 'o.id',
      type: 'text',
      anyOf: (ids) => `exists (select from ${lines} and l.catalog_item_id = any(${ids}))`,
    },
    'lineItems.locations.id': { sql: `'{}'::text[]`, type: 'text[]' },
    'lineItems.subscriptionInfo.id': noId,
  }
}
