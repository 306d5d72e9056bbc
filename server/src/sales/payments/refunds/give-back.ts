import { formatAmount } from '@fairground/domain/money.ts'
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

interface Excess {
  readonly paymentId: string
  /** Minor units as text, as the domain event has them; all that is left of the payment unless given. */
  readonly excess: unknown
}

/** Refunds what nobody owed of a payment that came, once, and notifies the buyer. */
export async function giveBack(needs: Needs, methods: PaymentMethods, { paymentId, excess }: Excess): Promise<void> {
  const { db, site } = needs
  const payment = await db.row(findPayment, { id: paymentId })
  if (!payment || !methods.provider(payment.provider)) return
  const once = { caller: 'shop', key: `give back ${paymentId}` }
  const amount = typeof excess === 'string' ? BigInt(excess) : payment.amount
  const part = amount < payment.amount ? { amount: { amount: formatAmount(amount, payment.currency) } } : {}
  const request = {
    orderId: payment.orderId,
    paymentRefunds: [{ paymentId, ...part }],
    sideEffects: { notifications: { sendCustomerEmail: true } },
  }
  const refundId = await beginRefund({ ...needs, locale: site.locale, once }, methods, request)
  await settleRefund(db, needs, methods, refundId)
}
