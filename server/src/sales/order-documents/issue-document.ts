import type { OrderDocumentKind } from '@fairground/contract/enumerations/orders.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory, authorOf } from '../purchase/activities.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { buyerOf } from './parties.ts'
import { insertDocument, type OrderToDocument, orderToDocument } from './queries.ts'
import type { StoredDocument } from './stored-document.ts'

/** Caller who issues documents, and the time; without a caller the program issues them itself. */
export interface Issuing {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly caller?: Caller
  readonly requestId?: string
  newId(): string
}

/** The order with its row locked: its document says what it is, and nobody else issues one meanwhile. Throws ORDER_NOT_FOUND. */
export async function lockedOrder(tx: Tx, orderId: string): Promise<OrderToDocument> {
  const order = (await lockOrderRow(tx, orderId)) && (await tx.row(orderToDocument, { id: orderId }))
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}

/** Part that all documents of an order have. */
export const issuedOf = (site: Site, order: OrderToDocument, locale: string) => ({
  locale,
  timeZone: site.timeZone,
  currency: order.currency,
  orderNumber: orderNumber(site, order.number),
  orderedAt: order.createdAt.toISOString(),
  buyer: buyerOf(order, locale),
})

type Unnumbered = StoredDocument & {
  /** Before its number. */
  readonly prefix: string
  /** Payment that a receipt is of. */
  readonly paymentId?: string
  /** Refund that a credit note is of; without one it is of a cancellation. */
  readonly refundId?: string
}

interface Numbered {
  readonly id: string
  readonly number: string
}

/** Stores a document under the next number of its kind, with what follows for its order. */
export async function insertIssued(
  tx: Tx,
  ctx: Issuing,
  order: OrderToDocument,
  { kind, prefix, paymentId, refundId, doc }: Unnumbered,
): Promise<Numbered> {
  const id = ctx.newId()
  const { now: at, caller } = ctx
  const entry = entryOf[kind]
  if (entry) await addToHistory(tx, ctx, order.id, [{ type: entry, ...(caller && authorOf(caller)) }])
  await happen(
    tx,
    [{ entity: 'orderDocument', entityId: id, slug: 'issued', payload: { orderId: order.id, kind } }],
    ctx,
  )
  const row = await tx.row(insertDocument, {
    id,
    orderId: order.id,
    kind,
    prefix,
    paymentId: paymentId ?? null,
    refundId: refundId ?? null,
    at,
    doc,
  })
  if (!row) throw new Error(`No number for the document ${id}`)
  if (caller)
    await record(tx, ctx, {
      action: 'order.documentIssued',
      target: { id: order.id, name: String(order.number) },
      after: { documentKind: kind, documentNumber: row.number },
    })
  return { id, number: row.number }
}

/** Entry in the history of the order; the one of a refund or a cancellation stands there already. */
const entryOf = {
  INVOICE: 'INVOICE_ADDED',
  RECEIPT: 'RECEIPT_CREATED',
  CREDIT_NOTE: undefined,
} as const satisfies Record<OrderDocumentKind, string | undefined>
