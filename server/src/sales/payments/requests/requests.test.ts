import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite } from '../../../../test/fixture.ts'
import { chooseAtBank, productLine, sellShirts, takeTestPayments } from '../../../../test/shop.ts'
import { refused } from '../../../members/members.fixture.ts'
import { byClock } from '../../../providers/payment/stripe.fixture.ts'
import { agrees, orderOf, transactionsOf } from '../payments.fixture.ts'

const PATH = '/ecom/v1/order-payment-requests'
let site: Awaited<ReturnType<typeof sharedSite>>
let productId: string
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
  productId = (await sellShirts(site, 1000, 50)).productId
})
afterAll(() => site.close())

/** An order of 100.00 that stands and is not paid, and its mailed link's token. */
async function standing(at: TestSite = site, product = productId) {
  const { order } = (
    await at.admin.call('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        buyerInfo: { email: 'ines@example.com' },
        lineItems: [
          {
            ...productLine(product, 2),
            productName: { original: 'Shirt' },
            price: { amount: '50' },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
        priceSummary: { subtotal: { amount: '100' }, total: { amount: '100' } },
      },
    })
  ).body
  return order.id as string
}

const request = async (orderId: string, amount: string, more: object = {}, at: TestSite = site) =>
  at.admin.call('POST', PATH, { orderPaymentRequest: { orderId, amount: { amount }, title: 'Deposit', ...more } })
const made = async (orderId: string, amount: string, more: object = {}) => {
  const { status, body } = await request(orderId, amount, more)
  expect(status, JSON.stringify(body)).toBe(200)
  const url = new URL(body.orderPaymentRequestUrl)
  return { ...body.orderPaymentRequest, token: url.searchParams.get('token'), url } as Record<string, string> & {
    url: URL
  }
}
const payRequest = async (orderId: string, { id, token }: Record<string, unknown>, more: object = {}) =>
  (await site.visitor()).call('POST', `/fairground/v1/orders/${orderId}/pay`, {
    orderId,
    method: 'test',
    token,
    paymentRequestId: id,
    ...more,
  })
async function payAndApprove(orderId: string, one: Record<string, unknown>) {
  const begun = await payRequest(orderId, one)
  expect(begun.body, JSON.stringify(begun.body)).toMatchObject({ status: 'OPEN' })
  const buyer = await site.visitor()
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  return buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, token: one.token })
}
const page = async (orderId: string, { id, token }: Record<string, unknown>) =>
  (await (await site.visitor()).call('GET', `/fairground/v1/orders/${orderId}/payment-requests/${id}?token=${token}`))
    .body
const read = async (id: unknown) => (await site.admin.call('GET', `${PATH}/${id}`)).body.orderPaymentRequest

test('a part of what is owed is requested and paid by the link, and then the rest', async () => {
  const orderId = await standing()
  const first = await made(orderId, '30', { description: 'Before the workshop' })
  expect(first).toMatchObject({ status: 'UNPAID', amount: { amount: '30.00' }, currency: 'GBP', orderId })
  expect(first.url.pathname).toBe(`/orders/${orderId}`)
  const seen = await (await site.visitor()).call(
    'GET',
    `/fairground/v1/orders/${orderId}/payment-requests/${first.id}?token=${first.token}`,
  )
  expect(seen.body).toMatchObject({ title: 'Deposit', description: 'Before the workshop', status: 'UNPAID' })
  await payAndApprove(orderId, first)
  expect(await read(first.id)).toMatchObject({ status: 'PAID', paymentGatewayOrderId: expect.any(String) })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '70.00' }, paid: { amount: '30.00' } },
  })
  expect((await payRequest(orderId, first)).body.status).toBe('PAID')

  expect((await request(orderId, '70.01')).status).toBe(400)
  await payAndApprove(orderId, await made(orderId, '70'))
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(refused(await request(orderId, '1'))).toEqual([409, 'ORDER_ALREADY_PAID'])
  await agrees(site)
})

test('two buyers at once never pay more than is owed, and two clicks are one charge', async () => {
  const orderId = await standing()
  const [one, other] = [await made(orderId, '60'), await made(orderId, '60')]
  const begun = await Promise.all([payRequest(orderId, one), payRequest(orderId, other), payRequest(orderId, one)])
  const open = begun.filter(({ status }) => status === 200)
  const away = begun.filter(({ status }) => status !== 200)
  expect(new Set(open.map(({ body }) => body.next.redirectUrl)).size).toBe(1)
  expect(away.length).toBeGreaterThan(0)
  for (const reply of away) expect(refused(reply)).toEqual([409, 'PAYMENT_UNDER_WAY'])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  await chooseAtBank(await site.visitor(), open[0]!.body.next.redirectUrl, 'approve')
  const payer = await site.visitor()
  await payer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, token: one.token })
  const paid = (await read(one.id)).status === 'PAID' ? other : one
  const beyond = await payRequest(orderId, paid)
  expect(refused(beyond)).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  expect(beyond.body.message).toContain('£40.00')
  expect(await page(orderId, paid)).toMatchObject({ status: 'EXPIRED', owed: { amount: '40.00' } })
  expect(await orderOf(site, orderId)).toMatchObject({ balanceSummary: { balance: { amount: '40.00' } } })
  await agrees(site)
})

test('six requests of all that is owed, opened at once and one after the other, take it once', async () => {
  const orderId = await standing()
  const six = await Promise.all([...Array(6)].map(() => made(orderId, '100')))
  const begun = await Promise.all(six.map((one) => payRequest(orderId, one)))
  const [open, ...none] = begun.filter(({ status }) => status === 200)
  expect(none).toEqual([])
  for (const reply of begun.filter((one) => one !== open)) expect(refused(reply)).toEqual([409, 'PAYMENT_UNDER_WAY'])
  await chooseAtBank(await site.visitor(), open!.body.next.redirectUrl, 'approve')
  const checks = six.map(async ({ token }) =>
    (await site.visitor()).call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, token }),
  )
  for (const { body } of await Promise.all(checks)) expect(body.status).toBe('PAID')

  const again = await Promise.all(six.map((one) => payRequest(orderId, one)))
  expect(again.map((reply) => reply.body.status ?? refused(reply)[1]).sort()).toEqual([
    ...Array(5).fill('ORDER_ALREADY_PAID'),
    'PAID',
  ])
  const pages = await Promise.all(six.map((one) => page(orderId, one)))
  expect(pages.filter(({ status }) => status === 'PAID')).toHaveLength(1)
  expect(pages.filter(({ owed }) => owed?.amount === '0.00').map(({ status }) => status)).toEqual(
    Array(5).fill('EXPIRED'),
  )
  const filter = { orderId, status: 'EXPIRED' }
  const { body } = await site.admin.call('POST', `${PATH}/query`, { query: { filter } })
  expect(body.orderPaymentRequests).toHaveLength(5)
  const unpaid = six.find((_, i) => pages[i].status === 'EXPIRED')!
  const mailed = await site.admin.call('POST', `/fairground/v1/payment-requests/${unpaid.id}/mail`, {})
  expect(refused(mailed)).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '100.00' } },
  })
  await agrees(site)
})

test('a payment of a request that was left open ends once its order is paid otherwise', async () => {
  const orderId = await standing()
  const one = await made(orderId, '100')
  expect((await payRequest(orderId, one)).body.status).toBe('OPEN')
  const paid = await site.admin.call('POST', `/ecom/v1/payments/orders/${orderId}/add-payment`, {
    orderId,
    payments: [{ amount: { amount: '100' }, regularPaymentDetails: { offlinePayment: true } }],
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  expect(await page(orderId, one)).toMatchObject({ status: 'EXPIRED', owed: { amount: '0.00' } })
  await byClock(site, 'settle-payments')
  const { payments } = await transactionsOf(site, orderId)
  expect(payments.map(({ status }: { status: string }) => status).sort()).toEqual(['APPROVED', 'CANCELED'])
  await agrees(site)
})

test('a declined card leaves the request to be paid', async () => {
  const orderId = await standing()
  const one = await made(orderId, '100')
  const begun = await payRequest(orderId, one)
  await chooseAtBank(await site.visitor(), begun.body.next.redirectUrl, 'decline')
  await (await site.visitor()).call('POST', `/fairground/v1/orders/${orderId}/check-payment`, {
    orderId,
    token: one.token,
  })
  expect(await read(one.id)).toMatchObject({ status: 'UNPAID' })
  await payAndApprove(orderId, one)
  expect(await read(one.id)).toMatchObject({ status: 'PAID' })
})

test('a request that was taken back, or is over, is not paid', async () => {
  const orderId = await standing()
  const one = await made(orderId, '10')
  expect((await site.admin.call('POST', `${PATH}/void`, { orderPaymentRequestId: one.id })).body).toEqual({})
  expect((await site.admin.call('POST', `${PATH}/void`, { orderPaymentRequestId: one.id })).status).toBe(200)
  expect(refused(await payRequest(orderId, one))).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  const change = { orderPaymentRequest: { id: one.id, title: 'Other' } }
  expect(refused(await site.admin.call('PATCH', `${PATH}/${one.id}`, change))).toEqual([
    409,
    'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
  ])
  const late = await made(orderId, '10', { expirationDate: new Date(Date.now() + 60_000).toISOString() })
  await site.query(`update order_payment_requests set expires_at = now() - interval '1 minute' where id = '${late.id}'`)
  expect(await read(late.id)).toMatchObject({ status: 'EXPIRED' })
  expect(refused(await payRequest(orderId, late))).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  expect(refused(await site.admin.call('POST', `${PATH}/void`, { orderPaymentRequestId: late.id }))).toEqual([
    409,
    'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
  ])
  const { body } = await site.admin.call('POST', `${PATH}/query`, { query: { filter: { orderId, status: 'EXPIRED' } } })
  expect(body.orderPaymentRequests.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, late.id].sort())
})

test('a request is changed but for its amount, and deleted unless it is paid or being paid', async () => {
  const orderId = await standing()
  const one = await made(orderId, '10')
  const patch = (fields: object) =>
    site.admin.call('PATCH', `${PATH}/${one.id}`, { orderPaymentRequest: { id: one.id, ...fields } })
  expect((await patch({ title: ' Rest ', description: 'x' })).body.orderPaymentRequest).toMatchObject({ title: 'Rest' })
  expect((await patch({ amount: { amount: '10.00' } })).status).toBe(200)
  expect(refused(await patch({ amount: { amount: '11' } }))).toEqual([
    409,
    'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
  ])
  expect((await patch({ title: '  ' })).status).toBe(400)
  expect((await patch({ expirationDate: '2020-01-01T00:00:00Z' })).status).toBe(400)
  const extended = await site.admin.call('POST', `${PATH}/${one.id}/update-extended-fields`, {
    id: one.id,
    namespace: 'ledger',
    namespaceData: { account: 7 },
  })
  expect(extended.body.orderPaymentRequest.extendedFields).toEqual({ namespaces: { ledger: { account: 7 } } })
  await payRequest(orderId, one)
  const remove = () => site.admin.call('DELETE', `${PATH}/${one.id}?orderPaymentRequestId=${one.id}`)
  expect(refused(await remove())).toEqual([409, 'PAYMENT_UNDER_WAY'])
  await payAndApprove(orderId, one)
  expect(refused(await remove())).toEqual([409, 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST'])
  const spare = await made(orderId, '5')
  await site.admin.call('DELETE', `${PATH}/${spare.id}?orderPaymentRequestId=${spare.id}`)
  expect((await site.admin.call('GET', `${PATH}/${spare.id}`)).status).toBe(404)
})

test('many are requested as one, each by itself, and a source has one request', async () => {
  const orderId = await standing()
  const source = { externalId: `invoice-${orderId}` }
  const one = { orderId, amount: { amount: '20' }, title: 'A', source }
  const many = await site.admin.call('POST', '/v1/bulk/order-payment-requests/create', {
    orderPaymentRequests: [
      one,
      { ...one, source: undefined, amount: { amount: '1000' } },
      { ...one, orderId: crypto.randomUUID() },
    ],
    returnEntity: true,
  })
  expect(many.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  const again = await request(orderId, '20', { source })
  expect(again.body.orderPaymentRequest.id).toBe(many.body.results[0].item.orderPaymentRequest.id)
})

test('strangers neither see nor pay a request, and it belongs to its order', async () => {
  const [orderId, other] = [await standing(), await standing()]
  const one = await made(orderId, '10')
  const elsewhere = await made(other, '10')
  const stranger = await site.visitor()
  expect((await stranger.call('GET', `${PATH}/${one.id}`)).status).toBe(403)
  expect((await request(orderId, '10', {}, { admin: stranger } as unknown as TestSite)).status).toBe(403)
  expect(refused(await payRequest(orderId, { ...one, token: undefined }))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(refused(await payRequest(orderId, { id: elsewhere.id, token: one.token }))).toEqual([
    404,
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
  ])
  expect(refused(await payRequest(orderId, one, { method: 'manual' }))).toEqual([409, 'PAYMENT_METHOD_NOT_AVAILABLE'])
  expect(refused(await payRequest(orderId, one, { amount: '9.99' }))).toEqual([409, 'AMOUNT_CHANGED'])
})

test('staff mail the link to the buyer', async () => {
  const orderId = await standing()
  const one = await made(orderId, '12.50', { title: 'Second instalment' })
  expect((await site.admin.call('POST', `/fairground/v1/payment-requests/${one.id}/mail`, {})).status).toBe(200)
  const mails = await site.query(`select to_address as to, text from mails where template = 'paymentRequest'`)
  expect(mails).toEqual([{ to: 'ines@example.com', text: expect.stringContaining(`request=${one.id}`) }])
  expect(mails[0]?.text).toContain('Second instalment')
  expect(mails[0]?.text).toContain('£12.50')
})
