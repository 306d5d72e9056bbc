import type {
  cancelOrder as cancelOperation,
  updateOrder as updateOperation,
} from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { emptying } from '../../ground/emptying.ts'
import { orderNumber } from '../../ground/order-number.ts'
import { type Post, writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { assertTaxId } from '../buyers/tax-id.ts'
import { cancelPlacedOrder, lockOrderRow } from '../purchase/change-order.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import type { OrderFacts } from '../purchase/purchase.ts'
import { findOrder, lockFacts, type OrderRow, writeFacts } from './queries.ts'

/** Dependencies of notifying the buyer. */
export interface OrderNotices {
  readonly post: Pick<Post, 'soon'>
  readonly orderLinks: OrderLinks
}

const NOT_FOUND = { code: 'ORDER_NOT_FOUND' } as const

/** The caller's own order, or any for administrators; 404 for a stranger's. */
export async function getOrder(ctx: Ctx, id: string, db: Queryable = ctx.db): Promise<OrderRow> {
  const order = await db.row(findOrder, { id, ownerId: reachOf(ctx.caller, 'orders.read') })
  if (!order) throw new ApiError(NOT_FOUND)
  return order
}

/** Fields that are present are set, null empties them. */
export function updateOrder(ctx: Ctx, { order: change }: RequestOf<typeof updateOperation>): Promise<OrderRow> {
  return ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockFacts, { id: change.id })
    if (!before) throw new ApiError(NOT_FOUND)
    const facts = withChange(before.facts, change)
    const { email, firstName, lastName } = facts.buyer
    await tx.run(writeFacts, {
      id: change.id,
      facts,
      buyerEmail: email ?? null,
      buyerName: [firstName, lastName].filter(Boolean).join(' ') || null,
      archived: change.archived ?? before.archived,
      at: ctx.now,
    })
    await happen(
      tx,
      [{ entity: 'order', entityId: change.id, slug: 'updated', payload: { fields: Object.keys(change) } }],
      ctx,
    )
    return getOrder(ctx, change.id, tx)
  })
}

type Change = RequestOf<typeof updateOperation>['order']

function withChange(facts: OrderFacts, change: Change): OrderFacts {
  const { buyerInfo, billingInfo, recipientInfo, shippingInfo, buyerNote, customFields, seenByAHuman } = change
  const contact = billingInfo?.contactDetails
  assertTaxId(billingInfo, 'order.billingInfo')
  const destination = shippingInfo?.logistics?.shippingDestination
  assertTaxId(recipientInfo, 'order.recipientInfo')
  assertTaxId(destination, 'order.shippingInfo.logistics.shippingDestination')
  return {
    ...facts,
    buyer: {
      ...facts.buyer,
      ...emptying({ email: buyerInfo?.email }),
      ...(contact ? { firstName: contact.firstName ?? undefined, lastName: contact.lastName ?? undefined } : {}),
    },
    ...emptying({ billingInfo, recipientInfo, buyerNote }),
    ...(destination && facts.shipping && !facts.shipping.pickup
      ? { shipping: { ...facts.shipping, destination } }
      : {}),
    ...present({ customFields, seenByAHuman }),
  }
}

/** Units go back into stock when the merchant wants that; those that were only held for a payment always do. */
export async function cancelOrder(
  ctx: Ctx,
  { post, orderLinks }: OrderNotices,
  { id, restockAllItems = false, sendOrderCanceledEmail = false, customMessage }: RequestOf<typeof cancelOperation>,
): Promise<OrderRow> {
  const canceled = await ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, id)
    if (!order) throw new ApiError(NOT_FOUND)
    const restock = restockAllItems || order.status === 'INITIALIZED'
    await cancelPlacedOrder(tx, ctx, order, { restock, reason: 'CANCELED_BY_STAFF' })
    const after = await getOrder(ctx, id, tx)
    const hadTickets = order.status === 'APPROVED' && after.lines.some(({ doc }) => doc.ticket)
    if (sendOrderCanceledEmail && after.buyerEmail) {
      const values = {
        number: orderNumber(ctx.site, after.number),
        tickets: hadTickets ? { phrase: 'ticketsVoid' as const } : '',
        payment: { phrase: after.paid > after.refunded ? ('noAutomaticRefund' as const) : ('nothingOwed' as const) },
        message: customMessage ? [{ label: customMessage }] : [],
        link: orderLinks.linkTo(ctx.site.id, after, ctx.now),
      }
      const { buyerLanguage: pageLanguage } = after.doc.facts
      await writeMail(tx, { to: after.buyerEmail, template: 'orderCanceled', values, pageLanguage }, ctx)
    }
    return after
  })
  post.soon(ctx.site.id)
  return canceled
}
