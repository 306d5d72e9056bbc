import { type FulfillableLine, fulfillmentStatus, needsHand } from '@fairground/domain/orders/fulfillment-status.ts'
import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { LockedOrder } from './change-order.ts'
import type { OrderLineDoc } from './purchase.ts'
import { linesOfOrder } from './queries.ts'

interface Line {
  readonly quantity: number | bigint
  readonly fulfilled?: bigint
  readonly refunded?: bigint
  readonly doc: Pick<OrderLineDoc, 'ticket' | 'itemType' | 'physical'>
}

/** Lines that somebody has to hand over. */
export const handedLines = (lines: readonly Line[]): FulfillableLine[] =>
  lines
    .filter(({ doc }) =>
      needsHand({
        ticket: doc.ticket !== undefined,
        itemType: doc.itemType,
        shippable: doc.physical?.shippable ?? false,
      }),
    )
    .map(({ quantity, fulfilled = 0n, refunded = 0n }) => ({
      quantity: Number(quantity),
      fulfilledQuantity: Number(fulfilled),
      refundedQuantity: Number(refunded),
    }))

const writeFulfillmentStatus = statement({
  name: 'purchase.writeFulfillmentStatus',
  params: { id: 'uuid', status: 'text', at: 'timestamptz' },
  sql: `update orders set fulfillment_status = $3, updated_at = $4, revision = revision + 1 where site_id = $1 and id = $2`,
})

/** Writes the order's fulfilment status after a change of its lines, and reports it where it is another. */
export async function followLines(tx: Tx, ctx: Pick<Ctx, 'now' | 'newId'>, order: LockedOrder): Promise<void> {
  const lines = await tx.rows(linesOfOrder, { orderId: order.id })
  const status = fulfillmentStatus(handedLines(lines.map((line) => ({ ...line, doc: line.doc as OrderLineDoc })))) // written by placeOrder
  await tx.run(writeFulfillmentStatus, { id: order.id, status, at: ctx.now })
  const payload = { previousFulfillmentStatus: order.fulfillmentStatus, newFulfillmentStatus: status }
  const slug = status === order.fulfillmentStatus ? 'updated' : 'fulfilled'
  await happen(tx, [{ entity: 'order', entityId: order.id, slug, payload }], ctx)
}
