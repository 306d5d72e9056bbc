import { expect, test } from 'vitest'
import { checkPayment } from '../../../test/shop.ts'
import { agrees, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { begun, byClock, refund, send, stripeSite, working } from './stripe.fixture.ts'

async function paidOrder() {
  const { site, stripe } = await stripeSite()
  const { buyer, orderId, paymentId } = await begun(site)
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  const disputes = async () => (await site.admin.call('GET', `/fairground/v1/orders/${orderId}/disputes`)).body.disputes
  const chargebacks = async () => (await transactionsOf(site, orderId)).payments[0].regularPaymentDetails.chargebacks
  return { site, stripe, buyer, orderId, paymentId, disputes, chargebacks }
}

test('a dispute takes its amount out of what can be refunded, is in the history, and the owner reads of it once', async () => {
  const { site, stripe, buyer, orderId, paymentId, disputes, chargebacks } = await paidOrder()
  expect([await disputes(), await chargebacks()]).toEqual([[], []])
  await working(site)
  const dispute = stripe.dispute(paymentId)
  const created = stripe.event('charge.dispute.created', dispute)
  const charge = stripe.event('charge.updated', { ...dispute, object: 'charge' })
  await Promise.all([created, created, charge].map((one) => send(site, one)))
  await expect.poll(disputes).toHaveLength(1)
  expect((await disputes())[0]).toMatchObject({
    paymentId,
    state: 'OPEN',
    amount: { amount: '20.00' },
    reason: 'product_not_received',
    respondBy: new Date(dispute.evidence_details.due_by! * 1000).toISOString(),
  })
  expect(await chargebacks()).toMatchObject([
    { status: 'APPROVED', amount: { amount: '20.00' }, reversalAmount: { amount: '0.00' } },
  ])
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: {
      paid: { amount: '20.00' },
      chargeback: { amount: '20.00' },
      chargebackReversal: { amount: '0.00' },
    },
  })
  const kinds = async () =>
    (await orderOf(site, orderId)).activities
      .map(({ type }: { type: string }) => type)
      .filter((type: string) => type.startsWith('CHARGEBACK'))
  expect(await kinds()).toEqual(['CHARGEBACK_CREATED'])
  const refused = await refund(site, orderId, paymentId)
  expect([codeOf(refused), refused.body.details.applicationError.data.nonRefundableReason]).toEqual([
    'PAYMENT_NOT_REFUNDABLE',
    'DISABLED_BY_PROVIDER',
  ])
  const collectable = await site.admin.call(
    'GET',
    `/ecom/v1/payments-collector/orders/${orderId}/payment-collectability-status`,
  )
  expect(collectable.body.status).toBe('NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS')

  // The message that it is won is lost; the clock finds it.
  dispute.status = 'won'
  await byClock(site, 'check-disputes')
  expect(await disputes()).toMatchObject([{ state: 'WON' }])
  expect(await chargebacks()).toMatchObject([{ status: 'REVERSED', reversalAmount: { amount: '20.00' } }])
  await byClock(site, 'check-disputes')
  expect(await kinds()).toEqual(['CHARGEBACK_CREATED', 'CHARGEBACK_REVERSED'])
  expect((await refund(site, orderId, paymentId, '5.00')).body.refund.summary.refunded.amount).toBe('5.00')
  const mails = () => site.query(`select subject from mails where template = 'paymentDisputed'`)
  await expect.poll(mails).toHaveLength(1)
  expect((await buyer.call('GET', `/fairground/v1/orders/${orderId}/disputes`)).status).toBe(403)
  await agrees(site)
})

test('a question of the bank takes no money, until it does', async () => {
  const { site, stripe, paymentId, disputes, chargebacks } = await paidOrder()
  await working(site)
  const dispute = stripe.dispute(paymentId, 'warning_needs_response')
  await send(site, stripe.event('charge.dispute.created', dispute))
  await expect.poll(disputes).toMatchObject([{ state: 'INQUIRY' }])
  expect(await chargebacks()).toEqual([])
  dispute.status = 'lost'
  await send(site, stripe.event('charge.dispute.closed', dispute))
  await expect.poll(chargebacks).toMatchObject([{ status: 'APPROVED' }])
  expect(await disputes()).toMatchObject([{ state: 'LOST' }])
  await agrees(site)
})

test('a key that may not read disputes holds nothing up: refunds settle by their messages', async () => {
  const { site, stripe, orderId, paymentId, disputes } = await paidOrder()
  stripe.hidesDisputes = true
  stripe.refundsBegin = 'pending'
  await refund(site, orderId, paymentId, '5.00')
  const [waiting] = [...stripe.refunds.values()]
  waiting!.status = 'succeeded' // there is one
  await working(site)
  await send(site, stripe.event('refund.updated', waiting))
  const statusOf = async () => (await transactionsOf(site, orderId)).refunds[0].transactions[0].refundStatus
  await expect.poll(statusOf).toBe('SUCCEEDED')
  await byClock(site, 'check-disputes')
  expect(await disputes()).toEqual([])
  await agrees(site)
})
