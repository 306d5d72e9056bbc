import type { updateOrderPaymentRequest } from '@fairground/contract/ecom/order-payment-requests.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Refusal } from '@fairground/contract/refusals.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { type PaymentRequestState, paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { message } from '../../../ground/texts/message.ts'
import { happen } from '../../../outbox/happenings.ts'
import { lockOrderRow } from '../../purchase/change-order.ts'
import { type NamespaceChange, withNamespace } from '../../setup/namespaces.ts'
import { isUnderWay, paymentsOfOrder } from '../queries.ts'
import { expiryIn, outside, titleIn } from './create-requests.ts'
import { deleteRequest, findRequest, lockRequest, type RequestRow, writeRequest } from './queries.ts'
import type { RequestedChanges } from './requested-changes.ts'

type Change = Omit<RequestOf<typeof updateOrderPaymentRequest>['orderPaymentRequest'], 'id'>

export const requestNotFound = (id: string) =>
  new ApiError({ code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND', orderPaymentRequestId: id })

export async function getRequest(ctx: Pick<Ctx, 'db'>, id: string): Promise<RequestRow> {
  const row = await ctx.db.row(findRequest, { id })
  if (!row) throw requestNotFound(id)
  return row
}

/** Throws what an act names for a request in its state. */
function refuseIn(row: RequestRow, now: Date, refusals: Partial<Record<PaymentRequestState, Refusal>>): void {
  const code = refusals[paymentRequestState(row, now)]
  if (code) throw new ApiError({ code, orderPaymentRequestId: row.id })
}

/** Changes what is given, null empties a field. The amount stays: the buyer may have the link. */
export const updateRequest = (ctx: Ctx, id: string, change: Change): Promise<RequestRow> =>
  changing(ctx, id, async (tx, row) => {
    refuseIn(row, ctx.now, {
      PAID: 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
      EXPIRED: 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
      VOIDED: 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
    })
    const { title, description, expirationDate, amount } = change
    const parsed = amount && parseAmount(amount.amount, row.currency)
    if (parsed && (!parsed.ok || parsed.minor !== row.amount))
      throw new ApiError({ code: 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT', orderPaymentRequestId: row.id })
    if (expirationDate !== undefined && row.doc.change)
      throw outside('orderPaymentRequest.expirationDate', message('violations.ticketHeldUntilThen'))
    await write(tx, ctx, {
      ...row,
      title: title === undefined ? row.title : titleIn(title, 'orderPaymentRequest.title'),
      description: description === undefined ? row.description : description,
      expiresAt:
        expirationDate === undefined
          ? row.expiresAt
          : expiryIn(expirationDate, ctx.now, 'orderPaymentRequest.expirationDate'),
    })
  })

/** Replaces what another program stores with it, in its namespace; null empties that. */
export const storeNamespace = (ctx: Ctx, id: string, change: NamespaceChange): Promise<RequestRow> =>
  changing(ctx, id, (tx, row) =>
    write(tx, ctx, { ...row, doc: { ...row.doc, namespaces: withNamespace(row.doc.namespaces, change) } }),
  )

/** Takes a request back, with what is held for it. Its payment that is under way is ended by the clock, unless the money comes first. */
export const voidRequest = (ctx: Ctx, changes: RequestedChanges, id: string): Promise<RequestRow> =>
  changing(ctx, id, async (tx, row) => {
    refuseIn(row, ctx.now, {
      PAID: 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
      EXPIRED: 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
    })
    if (row.voidedAt) return
    if (row.doc.change) await changes.release(tx, ctx, row)
    await write(tx, ctx, { ...row, voidedAt: ctx.now })
  })

/** Deletes one that nobody has paid or is paying. */
export const removeRequest = (ctx: Ctx, changes: RequestedChanges, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const row = await locked(tx, id)
    refuseIn(row, ctx.now, { PAID: 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST' })
    const payments = await tx.rows(paymentsOfOrder, { orderId: row.orderId })
    if (payments.some((payment) => payment.doc.requestId === row.id && isUnderWay(payment)))
      throw new ApiError({ code: 'PAYMENT_UNDER_WAY', orderPaymentRequestId: row.id })
    if (row.doc.change) await changes.release(tx, ctx, row)
    await tx.run(deleteRequest, { id: row.id })
    await reportChange(tx, ctx, row, 'deleted')
  })

/** The request with its order locked before it, as payments lock them. */
async function locked(tx: Tx, id: string): Promise<RequestRow> {
  const found = await tx.row(findRequest, { id })
  if (!found) throw requestNotFound(id)
  await lockOrderRow(tx, found.orderId)
  const row = await tx.row(lockRequest, { id })
  if (!row) throw requestNotFound(id)
  return row
}

const changing = (ctx: Ctx, id: string, change: (tx: Tx, row: RequestRow) => Promise<void>): Promise<RequestRow> =>
  ctx.db.inTx(async (tx) => {
    await change(tx, await locked(tx, id))
    return (await tx.row(findRequest, { id }))! // locked
  })

async function write(tx: Tx, ctx: Ctx, row: RequestRow): Promise<void> {
  const { id, title, description, expiresAt, voidedAt, doc } = row
  await tx.run(writeRequest, { id, title, description, expiresAt, voidedAt, doc, at: ctx.now })
  await reportChange(tx, ctx, row, voidedAt ? 'voided' : 'updated')
}

const reportChange = (tx: Tx, ctx: Ctx, { id, orderId }: RequestRow, slug: string) =>
  happen(tx, [{ entity: 'paymentRequest', entityId: id, slug, payload: { orderId } }], ctx)
