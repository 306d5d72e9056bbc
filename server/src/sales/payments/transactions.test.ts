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
