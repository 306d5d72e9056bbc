import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { productLine, sellShirts, type TestChoice } from '../../../test/shop.ts'
import { working } from '../../providers/payment/stripe.fixture.ts'
import { agrees, bought, cardSite, orderOf, transactionsOf } from '../payments/payments.fixture.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'

const BUSINESS = {
  name: 'Harbour Hall',
  taxId: 'GB123456789',
  address: { country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA', addressLine: '4 Mill Lane' },
}

/** A business that taxes its goods at 20 %, takes test payments, and whose jobs run unless they are left out. */
async function shop({ jobs = true } = {}) {
  const site = await cardSite()
  await site.query(`update sites set settings = settings || '{"taxRateBp": 2000, "taxIncludedInPrices": true}'`)
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: BUSINESS })
  if (jobs) await working(site)
  const shirt = await sellShirts(site, 100, 24)
  return { site, buy: (choice?: TestChoice) => bought(site, [productLine(shirt.productId, 2)], choice) }
}

const issue = async ({ admin }: TestSite, orderId: string) => {
  const reply = await admin.call('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function refund(site: TestSite, orderId: string, amount: string, refundItems?: object) {
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const request = { orderId, paymentRefunds: [{ paymentId, amount: { amount } }], ...(refundItems && { refundItems }) }
  const reply = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    ...request,
    customerReason: 'Wrong size',
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const notesOf = async ({ admin }: TestSite, orderId: string) => {
  const { documents } = (await admin.call('GET', `/fairground/v1/orders/${orderId}/documents`)).body
  return documents.filter(({ kind }: { kind: string }) => kind === 'CREDIT_NOTE')
}
/** As the job does, once more. */
const issueAgain = ({ assembly: { pool, directory }, siteId }: TestSite, orderId: string) => {
  const site = directory.site(siteId)! // the test's own
  const at = { db: pool.forSite(siteId), site, now: directory.nowOf(site), newId: () => crypto.randomUUID() }
  return issueCreditNotes(at, orderId)
}

const numbersOf = async (site: TestSite, orderId: string) =>
  (await notesOf(site, orderId)).map(({ number }: { number: string }) => number)

test('a refund of an invoiced order has a credit note with its own number, the invoice and the tax of each rate', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  await issue(site, orderId)
  const [{ id: lineItemId }] = (await orderOf(site, orderId)).lineItems
  await refund(site, orderId, '24.00', { lineItems: [{ lineItemId, quantity: 1 }] })
  await expect.poll(() => numbersOf(site, orderId)).toEqual(['CN-1'])
  const [{ id }] = await notesOf(site, orderId)
  const { document } = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}/documents/${id}`)).body
  expect(document).toMatchObject({
    kind: 'CREDIT_NOTE',
    number: 'CN-1',
    invoice: { number: 'INV-1' },
    seller: { name: 'Harbour Hall', taxId: 'GB123456789' },
    buyer: { name: 'Ines Carvalho' },
    lines: [{ name: 'Harbour shirt', quantity: 1, formattedTotal: '£24.00', formattedTaxRate: '20%' }],
    taxes: [{ formattedNet: '£20.00', formattedTax: '£4.00' }],
    formattedTotal: '£24.00',
    note: 'Wrong size',
  })
  // Ten pounds for a stain, then the rest: no unit is named, and the notes add up to the invoice.
  await refund(site, orderId, '10.00')
  await expect.poll(() => numbersOf(site, orderId)).toEqual(['CN-1', 'CN-2'])
  await refund(site, orderId, '14.00')
  await expect.poll(() => numbersOf(site, orderId)).toEqual(['CN-1', 'CN-2', 'CN-3'])
  const stored = await site.query(`select doc from order_documents where kind = 'CREDIT_NOTE' order by number`)
  const sums = stored.map(({ doc }) => (doc as { taxes: { net: string; tax: string }[] }).taxes[0])
  expect(sums.map((sum) => [sum?.net, sum?.tax])).toEqual([
    ['2000', '400'],
    ['833', '167'],
    ['1167', '233'],
  ])
  await agrees(site)
})

test('refunds of orders without an invoice have no credit note until there is one', async () => {
  const { site, buy } = await shop()
  const [first, second] = [await buy('approve'), await buy('approve')]
  await refund(site, first.orderId, '5.00')
  await issue(site, second.orderId)
  await refund(site, second.orderId, '6.00')
  await expect.poll(() => numbersOf(site, second.orderId)).toEqual(['CN-1'])
  expect(await notesOf(site, first.orderId)).toEqual([])
  await issue(site, first.orderId)
  await expect.poll(() => numbersOf(site, first.orderId)).toEqual(['CN-2'])
})

test('a refund that fails has no credit note', async () => {
  const { site, buy } = await shop()
  const { orderId } = await buy('refundFails')
  await issue(site, orderId)
  await refund(site, orderId, '5.00')
  await expect.poll(async () => (await site.query('select status from refunds'))[0]?.status).toBe('FAILED')
  const other = await buy('approve')
  await issue(site, other.orderId)
  await refund(site, other.orderId, '5.00')
  await expect.poll(() => numbersOf(site, other.orderId)).toEqual(['CN-1'])
  expect(await notesOf(site, orderId)).toEqual([])
})

test('a cancelled order is credited by what was not paid of it, and by what is given back afterwards', async () => {
  const { site, buy } = await shop()
  await site.admin.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { createInvoice: true } })
  const { orderId, buyer } = await buy()
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  await expect.poll(async () => (await site.query('select id from order_documents')).length).toBe(1)
  const regularPaymentDetails = { offlinePayment: true, status: 'APPROVED' }
  await site.admin.call('POST', `/ecom/v1/payments/orders/${orderId}/add-payment`, {
    orderId,
    payments: [{ amount: { amount: '10.00' }, regularPaymentDetails }],
  })
  expect((await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId })).status).toBe(200)
  const totals = async () =>
    (
      await site.query(
        `select doc ->> 'total' as total from order_documents where kind = 'CREDIT_NOTE' order by number`,
      )
    ).map(({ total }) => total)
  await expect.poll(totals).toEqual(['3800'])
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const paymentRefunds = [{ paymentId, amount: { amount: '10.00' }, externalRefund: true }]
  const given = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', { orderId, paymentRefunds })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  await expect.poll(totals).toEqual(['3800', '1000'])
  await issueAgain(site, orderId)
  expect(await totals()).toEqual(['3800', '1000'])
})

test('money that came beyond what an order cost is given back without a credit note', async () => {
  const { site, buy } = await shop()
  const { orderId } = await buy('approve')
  await issue(site, orderId)
  await site.query(`update transactions set amount = amount + 500 where order_id = $1 and kind = 'payment'`, [orderId])
  await site.query('update orders set paid = paid + 500 where id = $1', [orderId])
  await refund(site, orderId, '5.00')
  await refund(site, orderId, '3.00')
  await expect.poll(() => numbersOf(site, orderId)).toEqual(['CN-1'])
  const [note] = await site.query(`select doc ->> 'total' as total from order_documents where kind = 'CREDIT_NOTE'`)
  expect(note?.total).toBe('300')
})

test('staff issue notes that are lacking by a press, once, and the log has who did', async () => {
  const { site, buy } = await shop({ jobs: false })
  const { orderId, buyer } = await buy('approve')
  const path = `/fairground/v1/orders/${orderId}/credit-notes`
  await refund(site, orderId, '5.00')
  expect((await site.admin.call('POST', path)).body).toEqual({ issued: 0 })
  await issue(site, orderId)
  const replies = await Promise.all([1, 2].map(() => site.admin.call('POST', path)))
  expect(replies.map(({ body }) => body.issued).sort()).toEqual([0, 1])
  const [entry] = await site.query(`select after from audit_log where after ->> 'documentKind' = 'CREDIT_NOTE'`)
  expect(entry?.after).toMatchObject({ documentNumber: 'CN-1' })
  expect((await buyer.call('POST', path)).status).toBe(403)
  const unknown = await site.admin.call('POST', path.replace(orderId, '0190ffff-0000-7000-8000-00000000000a'))
  expect(unknown.status).toBe(404)
})

test('a tip that is given, changed or taken away after the invoice replaces it', async () => {
  const { site, buy } = await shop()
  const { orderId, buyer } = await buy('approve')
  await issue(site, orderId)
  const papers = async (): Promise<string[]> => {
    const { documents } = (await site.admin.call('GET', `/fairground/v1/orders/${orderId}/documents`)).body
    const read = documents
      .filter(({ kind }: { kind: string }) => kind !== 'RECEIPT')
      .map(async ({ id, number }: { id: string; number: string }) => {
        const { document } = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}/documents/${id}`)).body
        return `${number} ${document.formattedTotal}`
      })
    return (await Promise.all<string>(read)).toSorted()
  }
  const tip = (amount: string) => site.admin.call('POST', '/tips/v1/tips/set', { orderId, tip: { amount } })
  expect((await tip('5.00')).status).toBe(200)
  await expect.poll(papers).toEqual(['CN-1 £48.00', 'INV-1 £48.00', 'INV-2 £53.00'])
  expect((await tip('2.00')).status).toBe(200)
  await expect.poll(papers).toEqual(['CN-1 £48.00', 'CN-2 £53.00', 'INV-1 £48.00', 'INV-2 £53.00', 'INV-3 £50.00'])
  expect((await site.admin.call('POST', '/tips/v1/tips/remove', { orderId })).status).toBe(200)
  await expect.poll(papers).toHaveLength(7)
  expect(await papers()).toContain('INV-4 £48.00')
  await agrees(site)
})
