import type { Db } from '../../../ground/database.ts'
import type { Site } from '../../../ground/site.ts'
import type { PaymentMethods } from '../methods.ts'
import { findPayment } from '../queries.ts'
import { beginRefund } from './begin-refund.ts'
import { settleRefund } from './settle-refund.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
}

/** Refunds all of a payment that came for a cancelled order, once, and notifies the buyer. */
export async function giveBackAll(needs: Needs, methods: PaymentMethods, paymentId: string): Promise<void> {
  const { db, site } = needs
  const payment = await db.row(findPayment, { id: paymentId })
  if (!payment || !methods.provider(payment.provider)) return
  const once = { caller: 'shop', key: `give back ${paymentId}` }
  const request = {
    orderId: payment.orderId,
    paymentRefunds: [{ paymentId }],
    sideEffects: { notifications: { sendCustomerEmail: true } },
  }
  const refundId = await beginRefund({ ...needs, locale: site.locale, once }, methods, request)
  await settleRefund(db, needs, methods, refundId)
}
