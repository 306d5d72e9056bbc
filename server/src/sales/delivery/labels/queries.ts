import type { ShippingLabelStatus } from '@fairground/contract/enumerations/delivery.ts'
import type { ShippingLabel } from '@fairground/contract/fairground/shipping-labels.ts'
import type { Static } from 'typebox'
import { json, statement, textAs, type ValuesOf } from '../../../db/statement.ts'
import type { OrderFacts, OrderLineDoc } from '../../purchase/purchase.ts'

type Wire = Static<typeof ShippingLabel>

/** Parts of a label that do not change. */
export type LabelDoc = Readonly<Pick<Wire, 'lineItems' | 'parcel' | 'customs' | 'prices' | 'test'>>

const row = {
  id: 'uuid',
  orderId: 'uuid',
  status: textAs<ShippingLabelStatus>(),
  doc: json<LabelDoc>(),
  priceId: 'text?',
  purchaseId: 'text?',
  labelUrl: 'text?',
  trackingNumber: 'text?',
  trackingLink: 'text?',
  fulfillmentId: 'uuid?',
  problem: 'text?',
  claimedAt: 'timestamptz?',
  createdAt: 'timestamptz',
  /** Beginning of a purchase that is under way. */
  changedAt: 'timestamptz',
} as const
export type LabelRow = ValuesOf<typeof row>
const columns = `id, order_id as "orderId", status, doc, rate as "priceId", purchase as "purchaseId", label_url as "labelUrl",
  tracking_number as "trackingNumber", tracking_link as "trackingLink", fulfillment_id as "fulfillmentId", problem,
  claimed_at as "claimedAt", created_at as "createdAt", updated_at as "changedAt"`

export const findLabel = statement({
  name: 'shippingLabels.find',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from shipping_labels where site_id = $1 and id = $2`,
})

export const labelsOfOrder = statement({
  name: 'shippingLabels.ofOrder',
  params: { orderId: 'uuid' },
  row,
  sql: `select ${columns} from shipping_labels where site_id = $1 and order_id = $2 and status <> 'QUOTED' order by created_at, id`,
})

export const insertLabel = statement({
  name: 'shippingLabels.insert',
  params: { id: 'uuid', orderId: 'uuid', doc: json<LabelDoc>(), at: 'timestamptz' },
  sql: `insert into shipping_labels (site_id, id, order_id, status, doc, created_at, updated_at)
        values ($1, $2, $3, 'QUOTED', $4, $5, $5)`,
})

export const deleteOldQuotes = statement({
  name: 'shippingLabels.deleteQuotes',
  params: { before: 'timestamptz' },
  sql: `delete from shipping_labels where site_id = $1 and status = 'QUOTED' and created_at < $2`,
})

/** One purchase of an order at a time: units that two labels name are sent once. */
export const otherPurchase = statement({
  name: 'shippingLabels.otherPurchase',
  params: { orderId: 'uuid', id: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from shipping_labels where site_id = $1 and order_id = $2 and id <> $3 and status = 'BUYING' limit 1`,
})

/** Other labels of an order that were not bought, as far as is known here: the latest. */
export const failedLabels = statement({
  name: 'shippingLabels.failedOfOrder',
  params: { orderId: 'uuid', id: 'uuid' },
  row,
  sql: `select ${columns} from shipping_labels where site_id = $1 and order_id = $2 and id <> $3 and status = 'FAILED'
        order by updated_at desc, id limit 10`,
})

/** The purchase that went before is forgotten with its price: it failed. */
export const beginPurchase = statement({
  name: 'shippingLabels.begin',
  params: { id: 'uuid', priceId: 'text', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update shipping_labels set status = 'BUYING', rate = $3, purchase = null, problem = null, claimed_at = $4, updated_at = $4
        where site_id = $1 and id = $2 and status in ('QUOTED', 'FAILED') returning id`,
})

/** Takes over what another call or process has not finished. */
export const takeOver = statement({
  name: 'shippingLabels.takeOver',
  params: { id: 'uuid', at: 'timestamptz', before: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update shipping_labels set claimed_at = $3 where site_id = $1 and id = $2 and status in ('BUYING', 'VOIDING')
        and claimed_at < $4 returning id`,
})

export const noteWaiting = statement({
  name: 'shippingLabels.noteWaiting',
  params: { id: 'uuid', purchaseId: 'text' },
  sql: `update shipping_labels set purchase = $3 where site_id = $1 and id = $2 and status = 'BUYING'`,
})

export const markBought = statement({
  name: 'shippingLabels.bought',
  params: {
    id: 'uuid',
    purchaseId: 'text',
    labelUrl: 'text?',
    trackingNumber: 'text?',
    trackingLink: 'text?',
    at: 'timestamptz',
  },
  row: { id: 'uuid' },
  sql: `update shipping_labels set status = 'BOUGHT', purchase = $3, label_url = $4, tracking_number = $5, tracking_link = $6,
          problem = null, updated_at = $7
        where site_id = $1 and id = $2 and status = 'BUYING' returning id`,
})

export const linkFulfillment = statement({
  name: 'shippingLabels.link',
  params: { id: 'uuid', fulfillmentId: 'uuid' },
  sql: `update shipping_labels set fulfillment_id = $3 where site_id = $1 and id = $2`,
})

export const markFailed = statement({
  name: 'shippingLabels.failed',
  params: { id: 'uuid', problem: 'text?', at: 'timestamptz' },
  sql: `update shipping_labels set status = 'FAILED', problem = $3, updated_at = $4
        where site_id = $1 and id = $2 and status = 'BUYING'`,
})

export const beginRefund = statement({
  name: 'shippingLabels.beginRefund',
  params: { id: 'uuid', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update shipping_labels set status = 'VOIDING', problem = null, claimed_at = $3, updated_at = $3
        where site_id = $1 and id = $2 and status = 'BOUGHT' returning id`,
})

export const markVoided = statement({
  name: 'shippingLabels.voided',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update shipping_labels set status = 'VOIDED', updated_at = $3 where site_id = $1 and id = $2 and status = 'VOIDING'`,
})

export const markRefundRefused = statement({
  name: 'shippingLabels.refundRefused',
  params: { id: 'uuid', problem: 'text?', at: 'timestamptz' },
  sql: `update shipping_labels set status = 'BOUGHT', problem = $3, updated_at = $4
        where site_id = $1 and id = $2 and status = 'VOIDING'`,
})

/** Carriers print within minutes, and decide refunds within days. */
export const unfinishedLabels = statement({
  name: 'shippingLabels.unfinished',
  params: { bought: 'timestamptz', voided: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `select id from shipping_labels where site_id = $1
        and (status = 'BUYING' and claimed_at < $2 or status = 'VOIDING' and claimed_at < $3) order by claimed_at limit 100`,
})

/** The order with the address of its parcel. */
export const orderToSend = statement({
  name: 'shippingLabels.order',
  params: { id: 'uuid' },
  row: { number: 'int8', buyerEmail: 'text?', shipping: json<OrderFacts['shipping'] | null>() },
  sql: `select number, buyer_email as "buyerEmail", coalesce(doc#>'{facts,shipping}', 'null') as shipping
        from orders where site_id = $1 and id = $2`,
})

/** Lines of an order as customs are given them. */
export const linesToDeclare = statement({
  name: 'shippingLabels.lines',
  params: { orderId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid', quantity: 'int8', paid: 'int8', currency: 'text', doc: json<OrderLineDoc>() },
  sql: `select l.id, l.quantity, l.unit_price * l.quantity - l.discount as paid, o.currency, l.doc
        from order_lines l join orders o on o.site_id = $1 and o.id = $2
        where l.site_id = $1 and l.order_id = $2 and l.id = any($3)`,
})
