import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import { working } from '../../providers/payment/stripe.fixture.ts'
import { agrees, cardSite, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { begin, payAtBank, priced, soldToChange } from './paid-changes.fixture.ts'
import { change, kind } from './ticket-changes.fixture.ts'

const BUSINESS = {
  name: 'Harbour Hall',
  address: { country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA', addressLine: '4 Mill Lane' },
}

async function hall() {
  const site = await cardSite()
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: BUSINESS })
  await working(site)
  return site
}

async function invoice({ admin }: TestSite, orderId: string) {
  const reply = await admin.call('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function refundOne(site: TestSite, orderId: string) {
  const [{ id: lineItemId }] = (await orderOf(site, orderId)).lineItems
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const reply = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '35.00' } }],
    refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

/** Numbers and totals of the invoices and credit notes of an order, as its buyer reads them, by number. */
async function papersOf(buyer: TestCaller, site: TestSite, orderId: string) {
  const { documents } = (await site.admin.call('GET', `/fairground/v1/orders/${orderId}/documents`)).body
  const papers = await Promise.all(
    documents
      .filter(({ kind: which }: { kind: string }) => which !== 'RECEIPT')
      .map(async ({ id, number }: { id: string; number: string }) => {
        const { document } = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}/documents/${id}`)).body
        return [number, document.formattedTotal, ...(document.invoice ? [document.invoice.number] : [])].join(' ')
      }),
  )
  return papers.toSorted()
}

/** The invoice that the ticketing order leads to. */
async function invoicePage({ admin }: TestSite, orderId: string) {
  const { orders } = (await admin.call('GET', '/events/v1/orders?fieldset=INVOICE&fieldset=DETAILS')).body
  const { snapshotId, invoice: money } = orders[0]
  expect(snapshotId).toBe(orderId)
  return money.previewUrl && new URL(money.previewUrl)
}

test('a ticketing order leads everybody with its link to the invoice that stands', async () => {
  const site = await hall()
  const { orderId } = await soldToChange(site, { quantity: 1 })
  expect(await invoicePage(site, orderId)).toBeUndefined()
  await invoice(site, orderId)
  const { pathname, search } = await invoicePage(site, orderId)
  expect(pathname.startsWith(`/orders/${orderId}/documents/`)).toBe(true)
  const { status, body } = await (await site.visitor()).call(
    'GET',
    `/fairground/v1/placed-${pathname.slice(1)}${search}`,
  )
  expect([status, body.document?.number]).toEqual([200, 'INV-1'])
})

test('a paid change replaces the invoice, with the notes of earlier refunds', async () => {
  const site = await hall()
  const { buyer, orderId, boxId, tickets } = await soldToChange(site, { quantity: 3 })
  await invoice(site, orderId)
  await refundOne(site, orderId)
  await expect.poll(() => papersOf(buyer, site, orderId)).toEqual(['CN-1 £35.00 INV-1', 'INV-1 £105.00'])
  const valid = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets.find(
    (one: { valid: boolean }) => one.valid,
  )
  expect(tickets.map(({ id }: { id: string }) => id)).toContain(valid.id)
  const { paymentRequestId } = await begin(buyer, orderId, valid.id, boxId)
  await payAtBank(buyer, orderId, paymentRequestId)
  const papers = ['CN-1 £35.00 INV-1', 'CN-2 £70.00 INV-1', 'CN-3 £35.00 INV-2', 'INV-1 £105.00', 'INV-2 £120.00']
  await expect.poll(() => papersOf(buyer, site, orderId), { timeout: 30_000 }).toEqual(papers)
  await agrees(site)
})

test('a cheaper kind has no credit note of its difference: the new invoice says it, before or after the change', async () => {
  const site = await hall()
  const invoiced = await soldToChange(site)
  await invoice(site, invoiced.orderId)
  const back = await kind(site, invoiced.eventId, { name: 'Back row', ...priced('20.00') })
  await change(invoiced.buyer, invoiced.orderId, invoiced.tickets[0].id, back)
  const papers = ['CN-1 £70.00 INV-1', 'INV-1 £70.00', 'INV-2 £55.00']
  await expect.poll(() => papersOf(invoiced.buyer, site, invoiced.orderId), { timeout: 30_000 }).toEqual(papers)
  const paid = async ({ orderId }: { orderId: string }) => (await orderOf(site, orderId)).paymentStatus
  await expect.poll(() => paid(invoiced), { timeout: 30_000 }).toBe('PARTIALLY_REFUNDED')
  const later = await soldToChange(site)
  const theirs = await kind(site, later.eventId, { name: 'Back row', ...priced('20.00') })
  await change(later.buyer, later.orderId, later.tickets[0].id, theirs)
  await expect.poll(() => paid(later), { timeout: 30_000 }).toBe('PARTIALLY_REFUNDED')
  await invoice(site, later.orderId)
  await refundOne(site, later.orderId)
  await expect
    .poll(() => papersOf(later.buyer, site, later.orderId), { timeout: 30_000 })
    .toEqual(['CN-2 £35.00 INV-3', 'INV-3 £55.00'])
  expect(await papersOf(invoiced.buyer, site, invoiced.orderId)).toEqual(papers)
  await agrees(site)
})
