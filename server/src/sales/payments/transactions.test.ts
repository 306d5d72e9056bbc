import { expect, test } from 'vitest'
import { type TestCaller, testSite } from '../../../test/fixture.ts'
import { pay, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { agrees, bought, cardSite, codeOf, orderOf, transactionsOf } from './payments.fixture.ts'

const PAYMENTS = '/ecom/v1/payments'
const COLLECTOR = '/ecom/v1/payments-collector/orders'
const add = (caller: TestCaller, orderId: string, payments: readonly object[]) =>
  caller.call('POST', `${PAYMENTS}/orders/${orderId}/add-payment`, { orderId, payments })
const cash = (amount: string, more: object = {}) => ({
  amount: { amount },
  regularPaymentDetails: { offlinePayment: true, status: 'APPROVED', paymentMethod: 'Cash', ...more },
})
const setStatus = (caller: TestCaller, orderId: string, paymentId: string, status: string) =>
  caller.call('POST', `${PAYMENTS}/${paymentId}/orders/${orderId}/update-payment-transaction-status`, {
    orderId,
    paymentId,
    status,
  })
const typesOf = (order: { activities: { type: string }[] }) => order.activities.map(({ type }) => type)

test('an order is paid in parts, by hand', async () => {
  const site = await testSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 2)])
  const first = await add(site.admin, orderId, [cash('15.00')])
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const [paymentId] = first.body.paymentsIds
  expect(first.body.orderTransactions).toMatchObject({
    orderId,
    payments: [
      {
        id: paymentId,
        amount: { amount: '15.00', formattedAmount: '£15.00' },
        status: 'APPROVED',
        regularPaymentDetails: { offlinePayment: true, status: 'APPROVED', paymentMethod: 'Cash' },
      },
    ],
    refunds: [],
  })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: { amount: '15.00' }, balance: { amount: '25.00' } },
  })
  await add(site.admin, orderId, [cash('20.00'), cash('5.00', { providerTransactionId: 'B-1' })])
  const paid = await orderOf(site, orderId)
  expect(paid).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '0.00' } } })
  expect(typesOf(paid)).toEqual(['ORDER_PLACED', 'ORDER_PARTIALLY_PAID', 'ORDER_PARTIALLY_PAID', 'ORDER_PAID'])
  await agrees(site)
})

test('marking as paid brings what is owed, once, and issues the tickets of an order that waited', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const { orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 2)])
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
  const collectable = () => site.admin.call('GET', `${COLLECTOR}/${orderId}/payment-collectability-status`)
  expect((await collectable()).body).toEqual({
    status: 'COLLECTABLE',
    amount: { amount: '70.00', formattedAmount: '£70.00' },
  })
  const mark = () => site.admin.call('POST', `${COLLECTOR}/${orderId}/mark-as-paid`, { ecomOrderId: orderId })
  const replies = await Promise.all([mark(), mark(), mark()])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.map(codeOf).filter(Boolean)).toEqual(['ORDER_ALREADY_PAID', 'ORDER_ALREADY_PAID'])
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(await site.query(`select count(*)::int as n from tickets where status = 'ISSUED'`)).toEqual([{ n: 2 }])
  expect((await collectable()).body.status).toBe('NONCOLLECTABLE_ORDER_IS_PAID')
  await agrees(site)
})

test('many are marked as paid, each by itself; a part is recorded up to what is owed', async () => {
  const site = await testSite()
  const shirt = await sellShirts(site, 10)
  const [a, b] = [
    await bought(site, [productLine(shirt.productId, 1)]),
    await bought(site, [productLine(shirt.productId, 1)]),
  ]
  const record = (amount: string) =>
    site.admin.call('POST', `${COLLECTOR}/${a.orderId}/manual-payment`, {
      orderId: a.orderId,
      amount: { amount },
      userDefinedPaymentMethodName: { predefined: 'BANK_TRANSFER' },
    })
  expect(codeOf(await record('20.01'))).toBe('INVALID_AMOUNT')
  expect((await record('12.00')).status).toBe(200)
  const marked = await site.admin.call('POST', '/v1/bulk/payments-collector/mark-as-paid', {
    ecomOrderIds: [a.orderId, b.orderId, site.siteId],
  })
  expect(marked.body).toMatchObject({
    results: [
      { itemMetadata: { success: true }, item: { id: a.orderId, paymentStatus: 'PAID' } },
      { itemMetadata: { success: true }, item: { id: b.orderId, paymentStatus: 'PAID' } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
  })
  const { payments } = await transactionsOf(site, a.orderId)
  expect(payments).toMatchObject([
    {
      amount: { amount: '12.00' },
      regularPaymentDetails: { paymentMethodName: { userDefinedName: { predefined: 'BANK_TRANSFER' } } },
    },
    { amount: { amount: '8.00' } },
  ])
  await agrees(site)
})

test('payments that staff recorded move along the table; those of a provider do not', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 1)])
  const { paymentsIds } = (await add(site.admin, orderId, [cash('20.00', { status: 'PENDING' })])).body
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PENDING')
  const set = (status: string) => setStatus(site.admin, orderId, paymentsIds[0], status)
  expect(codeOf(await set('VOIDED'))).toBe('STATUS_NOT_ALLOWED')
  expect((await set('APPROVED')).body.orderTransactions.payments[0].status).toBe('APPROVED')
  expect((await set('APPROVED')).status).toBe(200)
  for (const status of ['REFUNDED', 'PENDING', 'DECLINED']) expect(codeOf(await set(status))).toBe('STATUS_NOT_ALLOWED')
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })

  const late = await bought(site, [productLine(shirt.productId, 1)])
  await pay(late.buyer, late.orderId, 'late')
  const { payments } = await transactionsOf(site, late.orderId)
  expect(payments).toMatchObject([{ status: 'PENDING', regularPaymentDetails: { paymentMethod: 'Test payment' } }])
  expect(codeOf(await setStatus(site.admin, late.orderId, payments[0].id, 'APPROVED'))).toBe('STATUS_NOT_ALLOWED')
  const bulk = await site.admin.call('POST', '/ecom/v1/bulk/payments/update-payment-transaction-status', {
    paymentAndOrderIds: [
      { orderId, paymentId: paymentsIds[0] },
      { orderId: late.orderId, paymentId: payments[0].id },
      { orderId: late.orderId, paymentId: paymentsIds[0] },
    ],
    status: 'APPROVED',
    returnFullEntity: true,
  })
  expect(bulk.body.results).toMatchObject([
    { itemMetadata: { success: true }, item: { id: paymentsIds[0] } },
    { itemMetadata: { success: false, error: { code: 'STATUS_NOT_ALLOWED' } } },
    { itemMetadata: { success: false, error: { code: 'PAYMENT_NOT_FOUND' } } },
  ])
  await agrees(site)
})

test('an order is PENDING while a payment of it is, recorded by staff or begun by the buyer, until it is decided', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const statusOf = async (orderId: string) => {
    await agrees(site)
    const { status, paymentStatus } = await orderOf(site, orderId)
    return [status, paymentStatus]
  }
  const recorded = await bought(site, [productLine(shirt.productId, 1)])
  await add(site.admin, recorded.orderId, [cash('20.00', { status: 'PENDING' })])
  expect(await statusOf(recorded.orderId)).toEqual(['INITIALIZED', 'PENDING'])
  // Staff decide what they recorded: the buyer is not charged beside it.
  expect((await pay(recorded.buyer, recorded.orderId)).body).toEqual({ orderId: recorded.orderId, status: 'PENDING' })
  expect((await transactionsOf(site, recorded.orderId)).payments).toHaveLength(1)

  for (const [card, decided] of [
    ['late', ['APPROVED', 'PAID']],
    ['lateDecline', ['INITIALIZED', 'DECLINED']],
  ] as const) {
    const { orderId, buyer } = await bought(site, [productLine(shirt.productId, 1)])
    expect((await pay(buyer, orderId, card)).body.status).toBe('PENDING')
    expect(await statusOf(orderId)).toEqual(['INITIALIZED', 'PENDING'])
    const found = await site.admin.call('POST', '/ecom/v1/orders/search', {
      search: { filter: { id: orderId, status: 'INITIALIZED', paymentStatus: 'PENDING' } },
    })
    expect(found.body.orders).toHaveLength(1)
    await site.advance(4_000)
    await pay(buyer, orderId, card)
    expect(await statusOf(orderId)).toEqual(decided)
  }
})

test('payments are for administrators, in the order’s currency, one statement for many', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const [a, b] = [
    await bought(site, [productLine(shirt.productId, 1)], 'approve'),
    await bought(site, [productLine(shirt.productId, 1)], 'approve'),
  ]
  expect((await a.buyer.call('GET', `${PAYMENTS}/orders/${a.orderId}`)).status).toBe(403)
  expect((await add(a.buyer, a.orderId, [cash('1.00')])).status).toBe(403)
  const scale = await add(site.admin, a.orderId, [cash('1.001')])
  expect(scale.body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'payments[0].amount.amount',
    violatedRule: 'DECIMAL_MAX_SCALE',
  })
  const listed = await site.admin.call('POST', `${PAYMENTS}/list-by-ids`, {
    orderIds: [b.orderId, site.siteId, a.orderId],
  })
  expect(listed.body.orderTransactions.map((one: { orderId: string }) => one.orderId)).toEqual([b.orderId, a.orderId])
  expect(listed.statements).toBe(1)
  expect((await site.admin.call('GET', `${PAYMENTS}/orders/${site.siteId}`)).status).toBe(404)
})

const update = (caller: TestCaller, orderId: string, payments: readonly object[]) =>
  caller.call('POST', `${PAYMENTS}/orders/${orderId}/update-payments`, { orderId, payments })

test('details, status and outside receipts of recorded payments change together, or not at all', async () => {
  const site = await testSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 2)])
  const { paymentsIds } = (await add(site.admin, orderId, [cash('15.00', { status: 'PENDING' }), cash('25.00')])).body
  const [pending, paid] = paymentsIds
  const receipt = { receiptId: 'Q-7', displayNumber: 'Q-7' }
  expect(
    codeOf(
      await update(site.admin, orderId, [
        { payment: { id: paid, refundDisabled: true } },
        { payment: { id: pending, externalReceipt: receipt } },
      ]),
    ),
  ).toBe('INVALID_PAYMENT_STATUS')
  expect((await transactionsOf(site, orderId)).payments[1].refundDisabled).toBe(false)

  const done = await update(site.admin, orderId, [
    {
      payment: {
        id: pending,
        status: 'APPROVED',
        regularPaymentDetails: {
          paymentMethod: null,
          paymentMethodName: { userDefinedName: { predefined: 'CHECK' } },
          providerTransactionId: 'B-9',
        },
        externalReceipt: receipt,
      },
    },
    { payment: { id: paid, refundDisabled: true, status: 'DECLINED' }, fieldMask: 'refundDisabled' },
  ])
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.orderTransactions.payments).toMatchObject([
    {
      status: 'APPROVED',
      externalReceipt: receipt,
      supportReceiptGeneration: false,
      regularPaymentDetails: {
        paymentMethodName: { userDefinedName: { predefined: 'CHECK' } },
        providerTransactionId: 'B-9',
      },
    },
    { status: 'APPROVED', refundDisabled: true, regularPaymentDetails: { paymentMethod: 'Cash' } },
  ])
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'PAID' })
  const able = await site.admin.call('POST', '/ecom/v1/order-billing/get-order-refundability', { orderId })
  expect(able.body.payments[1].nonRefundable).toEqual({ reason: 'DISABLED_BY_PROVIDER' })
  const generated = await site.admin.call('POST', '/ecom/v1/order-billing/generate-receipts', {
    orderId,
    paymentIds: [pending],
  })
  expect(codeOf(generated)).toBe('RECEIPT_ALREADY_EXIST')
  await update(site.admin, orderId, [{ payment: { id: pending, externalReceipt: null } }])
  expect((await transactionsOf(site, orderId)).payments[0]).toMatchObject({ supportReceiptGeneration: true })
  expect(codeOf(await update(site.admin, orderId, [{ payment: { id: pending, status: 'PENDING' } }]))).toBe(
    'STATUS_NOT_ALLOWED',
  )
  await agrees(site)
})

test('a provider’s payment takes a ban on refunds, and no details from others', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId, buyer } = await bought(site, [productLine(shirt.productId, 1)], 'approve')
  const [{ id }] = (await transactionsOf(site, orderId)).payments
  const details = { regularPaymentDetails: { providerTransactionId: 'mine' } }
  expect(codeOf(await update(site.admin, orderId, [{ payment: { id, ...details } }]))).toBe(
    'UPDATE_OF_FIELD_NOT_ALLOWED',
  )
  expect(codeOf(await update(site.admin, orderId, [{ payment: { id, status: 'DECLINED' } }]))).toBe(
    'STATUS_NOT_ALLOWED',
  )
  expect((await update(site.admin, orderId, [{ payment: { id, refundDisabled: true } }])).status).toBe(200)
  expect((await update(buyer, orderId, [{ payment: { id, refundDisabled: false } }])).status).toBe(403)
  const other = await bought(site, [productLine(shirt.productId, 1)])
  expect(codeOf(await update(site.admin, other.orderId, [{ payment: { id } }]))).toBe('PAYMENT_NOT_FOUND')
  const nowhere = '0190ffff-0000-7000-8000-00000000000a'
  expect(codeOf(await update(site.admin, nowhere, [{ payment: { id } }]))).toBe('ORDER_TRANSACTIONS_NOT_FOUND')
})

test('a refund by hand is noted with its id elsewhere; what a provider decides is left to it', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 2)], 'approve')
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const refund = async (externalRefund: boolean) =>
    (
      await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
        orderId,
        paymentRefunds: [{ paymentId, amount: { amount: '5.00' }, externalRefund }],
      })
    ).body.refund.id
  const change = (refundId: string, transaction: object) =>
    site.admin.call('POST', `${PAYMENTS}/orders/${orderId}/update-refund-transaction`, {
      orderId,
      refundId,
      transaction: { paymentId, ...transaction },
    })
  const byHand = await refund(true)
  const noted = await change(byHand, { providerRefundId: 'B-1', refundStatusInfo: { description: 'By bank' } })
  expect(noted.body.orderTransactions.refunds[0].transactions).toMatchObject([
    { refundStatus: 'SUCCEEDED', providerRefundId: 'B-1', refundStatusInfo: { description: 'By bank' } },
  ])
  expect((await change(byHand, { refundStatus: 'SUCCEEDED' })).status).toBe(200)
  expect(codeOf(await change(byHand, { refundStatus: 'FAILED' }))).toBe('STATUS_NOT_ALLOWED')
  const byBank = await refund(false)
  expect(codeOf(await change(byBank, { providerRefundId: 'B-2' }))).toBe('UPDATE_OF_FIELD_NOT_ALLOWED')
  const nowhere = '0190ffff-0000-7000-8000-00000000000a'
  expect(codeOf(await change(nowhere, {}))).toBe('REFUND_NOT_FOUND')
  expect(codeOf(await change(byHand, { paymentId: nowhere }))).toBe('REFUND_TRANSACTION_NOT_FOUND')
  await agrees(site)
})

test('a refund whose provider is gone is decided by staff, and what follows for the order with it', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 1)])
  expect((await pay(await site.visitor(), orderId)).status).toBe(404)
  const [paymentId] = (await add(site.admin, orderId, [cash('20.00')])).body.paymentsIds
  const body = { orderId, paymentRefunds: [{ paymentId, amount: { amount: '5.00' }, externalRefund: true }] }
  const { refund } = (await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', body)).body
  // As a refund stands that its provider had not decided when it went.
  await site.query(
    `update transactions set status = 'PENDING', provider = 'gone', doc = '{"external": false}' where kind = 'refund'`,
  )
  await site.query(
    `update transactions set refunded = 0, refund_pending = 500, status = 'APPROVED' where kind = 'payment'`,
  )
  await site.query(`update refunds set status = 'PENDING'`)
  const decide = (refundStatus: string) =>
    site.admin.call('POST', `${PAYMENTS}/orders/${orderId}/update-refund-transaction`, {
      orderId,
      refundId: refund.id,
      transaction: { paymentId, refundStatus },
    })
  const answers = await Promise.all([decide('SUCCEEDED'), decide('SUCCEEDED'), decide('FAILED')])
  const { payments, refunds } = await transactionsOf(site, orderId)
  const [part] = refunds[0].transactions
  expect(answers.filter(({ status }) => status === 200).length).toBe(part.refundStatus === 'SUCCEEDED' ? 2 : 1)
  expect(payments[0].status).toBe(part.refundStatus === 'SUCCEEDED' ? 'PARTIALLY_REFUNDED' : 'APPROVED')
})
