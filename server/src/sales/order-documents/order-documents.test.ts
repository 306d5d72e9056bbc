import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { working } from '../../providers/payment/stripe.fixture.ts'
import { bought, cardSite, codeOf, orderOf, transactionsOf } from '../payments/payments.fixture.ts'

const BUSINESS = {
  name: 'Harbour Hall',
  legalName: 'Harbour Hall Ltd',
  taxId: 'GB123456789',
  address: { country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA', addressLine: '4 Mill Lane' },
}

const generate = (caller: TestCaller, orderId: string) =>
  caller.call('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
const invoicesOf = async (caller: TestCaller, ...orderIds: string[]) =>
  (await caller.call('POST', '/ecom/v1/invoices/list-by-ids', { orderIds })).body.invoicesForOrder
const documentsOf = async ({ admin }: TestSite, orderId: string) =>
  (await admin.call('GET', `/fairground/v1/orders/${orderId}/documents`)).body.documents
const documentOf = (caller: TestCaller, orderId: string, id: string) =>
  caller.call('GET', `/fairground/v1/placed-orders/${orderId}/documents/${id}`)
const receipt = (caller: TestCaller, orderId: string, paymentId: string) =>
  caller.call('POST', '/ecom/v1/order-billing/generate-receipts', { orderId, paymentIds: [paymentId] })

/** A business that taxes its goods at 20 %, and takes test payments. */
async function shop() {
  const site = await cardSite()
  await site.query(`update sites set settings = settings || '{"taxRateBp": 2000, "taxIncludedInPrices": true}'`)
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: BUSINESS })
  const shirt = await sellShirts(site, 100, 24)
  return { site, shirt, buy: (choice?: 'approve') => bought(site, [productLine(shirt.productId, 2)], choice) }
}

test('an invoice is issued once, says what was sold and its taxes, and does not change any more', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  expect(await invoicesOf(buyer, orderId)).toEqual([{ orderId, invoicesInfo: [] }])
  const replies = await Promise.all([generate(site.admin, orderId), generate(site.admin, orderId)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(codeOf)).toContain('INVOICE_ALREADY_EXISTS')
  const { invoiceId } = replies.find(({ status }) => status === 200)!.body
  const listed = [{ orderId, invoicesInfo: [{ id: invoiceId, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }] }]
  expect(await invoicesOf(site.admin, orderId)).toEqual(listed)
  expect(await invoicesOf(buyer, orderId)).toEqual(listed)

  const { document } = (await documentOf(buyer, orderId, invoiceId)).body
  expect(document).toMatchObject({
    kind: 'INVOICE',
    number: 'INV-1',
    locale: 'en-GB',
    seller: {
      name: 'Harbour Hall Ltd',
      address: ['4 Mill Lane', 'Leeds LS1 1AA', 'United Kingdom'],
      taxId: 'GB123456789',
    },
    buyer: { name: 'Ines Carvalho', email: 'ines@example.com' },
    lines: [
      {
        name: 'Harbour shirt',
        quantity: 2,
        formattedPrice: '£24.00',
        formattedTotal: '£48.00',
        formattedTaxRate: '20%',
      },
    ],
    taxes: [{ formattedNet: '£40.00', formattedTax: '£8.00' }],
    formattedTotal: '£48.00',
    formattedPaid: '£48.00',
    formattedDue: '£0.00',
  })
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: { legalName: 'Another Ltd' } })
  await site.admin.call('PATCH', `/ecom/v1/orders/${orderId}`, {
    order: { id: orderId, buyerInfo: { email: 'x@example.com' } },
  })
  expect((await documentOf(buyer, orderId, invoiceId)).body.document).toEqual(document)
  const { activities } = await orderOf(site, orderId)
  expect(
    activities.map(({ type }: { type: string }) => type).filter((type: string) => type === 'INVOICE_ADDED'),
  ).toHaveLength(1)
})

test('invoices are numbered without gaps, also where others are refused in between', async () => {
  const { site, buy } = await shop()
  const ids: string[] = []
  for (let i = 0; i < 6; i += 1) ids.push((await buy()).orderId)
  await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${ids[0]}/mark-as-paid`, { ecomOrderId: ids[0] })
  for (const id of ids.slice(1, 5))
    await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, { ecomOrderId: id })
  const unpaid = ids[5]!
  const replies = await Promise.all([
    ...ids.slice(0, 2).map((id) => generate(site.admin, id)),
    ...ids.slice(0, 2).map((id) => generate(site.admin, id)),
    generate(site.admin, unpaid),
    site.admin.call('POST', '/ecom/v1/bulk/invoices/generate', { orderIds: [...ids.slice(2, 5), unpaid, ids[2]] }),
  ])
  expect(codeOf(replies[4]!)).toBe('GENERATE_INVOICE_NOT_SUPPORTED')
  expect(replies[5]!.body).toMatchObject({
    results: [
      { itemMetadata: { success: true }, item: { orderId: ids[2] } },
      { itemMetadata: { success: true }, item: { orderId: ids[3] } },
      { itemMetadata: { success: true }, item: { orderId: ids[4] } },
      { itemMetadata: { success: false, error: { code: 'GENERATE_INVOICE_NOT_SUPPORTED' } } },
      { itemMetadata: { success: false, error: { code: 'INVOICE_ALREADY_EXISTS' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 3, totalFailures: 2 },
  })
  expect(await site.query('select number::int as n from order_documents order by number')).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({ n })),
  )
})

test('the first number, the marks before numbers and the note are the owner’s', async () => {
  const { site, buy } = await shop()
  const change = (body: object) => site.admin.call('PATCH', '/fairground/v1/order-document-settings', body)
  const read = async () => (await site.admin.call('GET', '/fairground/v1/order-document-settings')).body
  expect(await read()).toEqual({
    invoicePrefix: 'INV-',
    receiptPrefix: 'REC-',
    creditNotePrefix: 'CN-',
    orderPrefix: '',
    nextInvoiceNumber: '1',
    nextInvoiceNumberChangeable: true,
  })
  expect((await change({ invoicePrefix: '<b>' })).status).toBe(400)
  // Behind them a number would read as another one.
  for (const field of ['invoicePrefix', 'receiptPrefix', 'creditNotePrefix', 'orderPrefix'])
    expect((await change({ [field]: '2026' })).body.details.validationError.fieldViolations).toMatchObject([{ field }])
  expect((await change({ nextInvoiceNumber: '0' })).status).toBe(400)
  await change({ invoicePrefix: '2026/', nextInvoiceNumber: '500', invoiceNote: 'Pay within 14 days.' })
  const { orderId, buyer } = await buy('approve')
  const { invoiceId } = (await generate(site.admin, orderId)).body
  expect((await documentOf(buyer, orderId, invoiceId)).body.document).toMatchObject({
    number: '2026/500',
    note: 'Pay within 14 days.',
  })
  expect(codeOf(await change({ nextInvoiceNumber: '900' }))).toBe('INVOICE_NUMBERS_IN_USE')
  expect(await read()).toMatchObject({ nextInvoiceNumber: '501', nextInvoiceNumberChangeable: false })
  const [entry] = await site.query(`select after from audit_log where action = 'documents.settings'`)
  expect(entry?.after).toMatchObject({ invoicePrefix: '2026/', nextInvoiceNumber: '500' })
})

test('buyers read the number of an order behind the prefix of the shop; programs read the number', async () => {
  const { site, buy } = await shop()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const settings = '/fairground/v1/order-document-settings'
  expect((await site.admin.call('PATCH', settings, { orderPrefix: 'FG-' })).body.orderPrefix).toBe('FG-')
  const [entry] = await site.query(`select before, after from audit_log where action = 'documents.settings'`)
  expect([entry?.before, entry?.after]).toMatchObject([
    expect.not.objectContaining({ orderPrefix: '' }),
    { orderPrefix: 'FG-' },
  ])
  const { orderId, buyer } = await buy('approve')
  const { number } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(number).toMatch(/^\d+$/)
  const { order } = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body
  expect(order.number).toBe(`FG-${number}`)
  const { invoiceId } = (await generate(site.admin, orderId)).body
  const { document } = (await documentOf(buyer, orderId, invoiceId)).body
  expect(document.orderNumber).toBe(`FG-${number}`)
  const mails = () => site.query(`select subject, text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails).toMatchObject([{ subject: expect.stringContaining(`FG-${number}`) }])

  await site.admin.call('PATCH', settings, { orderPrefix: '' })
  expect((await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.number).toBe(number)
})

test('invoices are issued by themselves once orders are paid, or as soon as they stand', async () => {
  const { site, buy } = await shop()
  const set = (ordersSettings: object) => site.admin.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings })
  await working(site)
  expect((await set({ autoGenerateInvoiceOnPaidOrder: true })).body.ordersSettings).toMatchObject({
    inventoryUpdateTrigger: 'ON_ORDER_PLACED',
    createInvoice: false,
    autoGenerateInvoiceOnPaidOrder: true,
  })
  const unpaid = await buy()
  const paid = await buy('approve')
  await expect.poll(() => documentsOf(site, paid.orderId)).toMatchObject([{ kind: 'INVOICE', number: 'INV-1' }])
  expect(await documentsOf(site, unpaid.orderId)).toEqual([])

  await set({ createInvoice: true, autoGenerateInvoiceOnPaidOrder: false })
  await unpaid.buyer.call('POST', `/fairground/v1/orders/${unpaid.orderId}/pay`, {
    orderId: unpaid.orderId,
    method: 'manual',
  })
  await expect.poll(() => documentsOf(site, unpaid.orderId)).toMatchObject([{ kind: 'INVOICE', number: 'INV-2' }])
  const { document } = (await documentOf(unpaid.buyer, unpaid.orderId, (await documentsOf(site, unpaid.orderId))[0].id))
    .body
  expect(document).toMatchObject({ formattedPaid: '£0.00', formattedDue: '£48.00' })
})

test('stock falls when orders are placed, and invoices need their seller’s address', async () => {
  const site = await testSite()
  const set = (ordersSettings: object) => site.admin.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings })
  expect((await site.admin.call('GET', '/ecom/v1/orders-settings')).body).toEqual({
    ordersSettings: {
      inventoryUpdateTrigger: 'ON_ORDER_PLACED',
      createInvoice: false,
      autoGenerateInvoiceOnPaidOrder: false,
    },
  })
  expect((await set({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })).status).toBe(400)
  expect((await set({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' })).status).toBe(200)
  expect(codeOf(await set({ createInvoice: true }))).toBe('SELLER_ADDRESS_MISSING')
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 1)])
  expect(codeOf(await generate(site.admin, orderId))).toBe('SELLER_ADDRESS_MISSING')
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: BUSINESS })
  expect((await set({ createInvoice: true })).body.ordersSettings.createInvoice).toBe(true)
  expect((await set({ createInvoice: null })).body.ordersSettings.createInvoice).toBe(false)
  expect((await generate(site.admin, orderId)).status).toBe(200)
  expect((await (await site.visitor()).call('GET', '/ecom/v1/orders-settings')).status).toBe(403)
})

test('invoices of other programs are noted beside ours, each once', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  const invoiceInfo = { id: 'R-2026-7', appId: '13ee94c1-b635-8505-3391-97919052c16f' }
  const add = (caller: TestCaller, id = orderId) =>
    caller.call('POST', `/ecom/v1/invoices/orders/${id}/add-invoice`, { orderId: id, invoiceInfo })
  expect((await add(site.admin)).body).toEqual({ orderInvoices: [invoiceInfo] })
  const { invoiceId } = (await generate(site.admin, orderId)).body
  const again = (await add(site.admin)).body.orderInvoices
  expect(again).toHaveLength(2)
  expect(again).toEqual(expect.arrayContaining([invoiceInfo, expect.objectContaining({ id: invoiceId })]))
  expect((await add(buyer)).status).toBe(403)
  expect(codeOf(await add(site.admin, '0190ffff-0000-7000-8000-00000000000a'))).toBe('ORDER_NOT_FOUND')
})

test('a receipt says which money came in, once, and its payment names it', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  const [payment] = (await transactionsOf(site, orderId)).payments
  expect(payment.supportReceiptGeneration).toBe(true)
  const replies = await Promise.all([1, 2].map(() => receipt(site.admin, orderId, payment.id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(codeOf)).toContain('RECEIPT_ALREADY_EXIST')
  const [{ receiptId, paymentId }] = replies.find(({ status }) => status === 200)!.body.receipts
  expect(paymentId).toBe(payment.id)
  const [after] = (await transactionsOf(site, orderId)).payments
  expect(after).toMatchObject({
    supportReceiptGeneration: false,
    wixReceipt: { receiptId, displayNumber: 'REC-1' },
  })
  expect((await documentOf(buyer, orderId, receiptId)).body.document).toMatchObject({
    kind: 'RECEIPT',
    number: 'REC-1',
    formattedTotal: '£48.00',
    payment: { method: 'Test payment' },
    lines: [],
  })
  expect((await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.documents).toEqual([
    { id: receiptId, kind: 'RECEIPT', number: 'REC-1' },
  ])
})

test('a receipt needs money of that order', async () => {
  const { site, buy } = await shop()
  const [paid, other] = [await buy('approve'), await buy()]
  const add = await site.admin.call('POST', `/ecom/v1/payments/orders/${other.orderId}/add-payment`, {
    orderId: other.orderId,
    payments: [{ amount: { amount: '10.00' }, regularPaymentDetails: { offlinePayment: true, status: 'PENDING' } }],
  })
  const [pending] = add.body.paymentsIds
  expect(codeOf(await receipt(site.admin, other.orderId, pending))).toBe('INVALID_PAYMENT_STATUS')
  const [payment] = (await transactionsOf(site, paid.orderId)).payments
  expect(codeOf(await receipt(site.admin, other.orderId, payment.id))).toBe('PAYMENT_NOT_FOUND')
  expect((await receipt(paid.buyer, paid.orderId, payment.id)).status).toBe(403)
})

test('a document opens for its buyer, for who holds a link and for staff, and for nobody else', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  const { invoiceId } = (await generate(site.admin, orderId)).body
  const stranger = await site.visitor()
  expect(codeOf(await documentOf(stranger, orderId, invoiceId))).toBe('ORDER_NOT_FOUND')
  expect(await invoicesOf(stranger, orderId)).toEqual([])
  const another = await buy('approve')
  expect(codeOf(await documentOf(another.buyer, another.orderId, invoiceId))).toBe('ORDER_DOCUMENT_NOT_FOUND')
  expect((await documentOf(buyer, orderId, invoiceId)).status).toBe(200)
  expect((await documentOf(site.admin, orderId, invoiceId)).status).toBe(200)
  const [{ url }] = await documentsOf(site, orderId)
  const token = new URL(url).searchParams.get('token')
  const linked = await stranger.call(
    'GET',
    `/fairground/v1/placed-orders/${orderId}/documents/${invoiceId}?token=${token}`,
  )
  expect(linked.status).toBe(200)
})
