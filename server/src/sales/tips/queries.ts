import type { TipSource } from '@fairground/contract/enumerations/tips.ts'
import { textOf } from '../../db/query-fields.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { json, type RowOf, statement, textAs } from '../../db/statement.ts'
import type { CheckoutDoc, CheckoutStatus } from '../checkouts/checkout.ts'

/** `ownerId` null reads anybody's, for administrators. */
export const checkoutOfFlow = statement({
  name: 'tips.checkoutOfFlow',
  params: { flowId: 'uuid', ownerId: 'uuid?' },
  row: { id: 'uuid', status: textAs<CheckoutStatus>(), doc: json<CheckoutDoc>() },
  sql: `
    select id, status, doc from checkouts
    where site_id = $1 and (cart_id = $2 or id = $2 and cart_id is null) and ($3::uuid is null or owner_id = $3)
    order by created_at desc, id desc limit 1`,
})

/** Breakdown of an order, as stored. */
export const breakdownOfOrder = statement({
  name: 'tips.breakdownOfOrder',
  params: { id: 'uuid' },
  row: { breakdown: json<unknown>(), currency: 'text' },
  sql: `select doc -> 'breakdown' as breakdown, currency from orders where site_id = $1 and id = $2`,
})

export const writeBreakdown = statement({
  name: 'tips.writeBreakdown',
  params: { id: 'uuid', breakdown: json<unknown>(), total: 'int8', due: 'int8', at: 'timestamptz' },
  sql: `
    update orders set doc = jsonb_set(doc, '{breakdown}', $3), total = $4, due = $5, updated_at = $6, revision = revision + 1
    where site_id = $1 and id = $2`,
})

/** Line of an order, or of another program, that a part of a tip is for. */
export interface TippedLine {
  readonly lineItemId?: string | null
  readonly catalogReference?: { readonly catalogItemId: string; readonly appId: string }
  readonly price?: string | null
  readonly name?: string | null
  readonly quantity?: number | null
}

const row = {
  id: 'uuid',
  tipId: 'uuid',
  orderId: 'uuid',
  staffId: 'uuid',
  staffName: 'text',
  amount: 'int8',
  currency: 'text',
  lineItems: json<TippedLine[]>(),
  transactionId: 'uuid',
  transactionAt: 'timestamptz',
  source: textAs<TipSource>(),
  createdAt: 'timestamptz',
} as const
const columns = `t.id, t.tip_id as "tipId", t.order_id as "orderId", t.staff_id as "staffId", t.staff_name as "staffName", t.amount, t.currency,
  t.line_items as "lineItems", t.transaction_id as "transactionId", t.transaction_at as "transactionAt", t.source, t.created_at as "createdAt"`

export const distributionsOfOrder = statement({
  name: 'tips.distributionsOfOrder',
  params: { orderId: 'uuid' },
  row,
  sql: `select ${columns} from tip_distributions t where t.site_id = $1 and t.order_id = $2 order by t.created_at, t.id`,
})
export type DistributionRow = RowOf<typeof distributionsOfOrder>

export const deleteDistributions = statement({
  name: 'tips.deleteDistributions',
  params: { orderId: 'uuid' },
  sql: `delete from tip_distributions where site_id = $1 and order_id = $2`,
})

export const insertDistributions = statement({
  name: 'tips.insertDistributions',
  params: { records: json<object[]>(), at: 'timestamptz' },
  sql: `
    insert into tip_distributions (site_id, id, tip_id, order_id, staff_id, staff_name, amount, currency, line_items, transaction_id,
      transaction_at, source, created_at)
    select $1, d.id, d."tipId", d."orderId", d."staffId", d."staffName", d.amount, d.currency, d."lineItems", d."transactionId",
      d."transactionAt", d.source, $3
    from jsonb_to_recordset($2) as d (id uuid, "tipId" uuid, "orderId" uuid, "staffId" uuid, "staffName" text, amount int8, currency text,
      "lineItems" jsonb, "transactionId" uuid, "transactionAt" timestamptz, source text)`,
})

/** Staff whom a part of a tip can be given, by name. `like` is a pattern of the name, `ids` null is everybody. */
export const tippableStaff = statement({
  name: 'tips.staff',
  params: { like: 'text?', ids: 'uuid[]?' },
  row: { id: 'uuid', name: 'text' },
  sql: `
    select u.id, u.name from staff_users u
    where u.site_id = $1 and ($2::text is null or u.name ilike $2) and ($3::uuid[] is null or u.id = any($3))
    order by lower(u.name), u.id limit 100`,
})

/** Fields that lists of parts of tips may name. */
export const distributionSpec: QuerySpec = {
  from: 'tip_distributions t',
  kind: 'tip_distribution',
  site: 't.site_id',
  columns,
  fields: {
    id: { sql: 't.id', type: 'uuid', sortable: true },
    tipId: { sql: 't.tip_id', type: 'uuid' },
    orderId: { sql: 't.order_id', type: 'uuid' },
    'staff.id': { sql: 't.staff_id', type: 'uuid' },
    'staff.staffMemberId': { sql: 't.staff_id', type: 'uuid' },
    'staff.name': textOf('t.staff_name'),
    'transaction.id': { sql: 't.transaction_id', type: 'uuid' },
    'transaction.date': { sql: 't.transaction_at', type: 'timestamptz', sortable: true },
    source: textOf('t.source'),
    createdDate: { sql: 't.created_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: 't.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}
