import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import { working } from '../../providers/payment/stripe.fixture.ts'
import { bought, cardSite, codeOf, orderOf, transactionsOf } from '../payments/payments.fixture.ts'

const BUSINESS = { name: 'Harbour Hall', address: { country: 'GB', city: 'Leeds', addressLine: '4 Mill Lane' } }

async function invoiced() {
  const site = await cardSite()
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business: BUSINESS })
  await working(site)
  const shirt = await sellShirts(site, 100, 24)
  const { orderId } = await bought(site, [productLine(shirt.productId, 2)], 'approve')
  const { invoiceId } = (await site.admin.call('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })).body
  return { site, orderId, invoiceId }
}

const mails = (site: TestSite) =>
  site.query(`select template, subject, text from mails where template in ('orderInvoice', 'orderCreditNote')
              order by created_at, template`)
const again = ({ admin }: Pick<TestSite, 'admin'>, orderId: string, documentId: string) =>
  admin.call('POST', `/fairground/v1/orders/${orderId}/documents/${documentId}/mail`, { orderId, documentId })

test('an invoice and its credit note are mailed to the buyer once, each with a link that opens it on any device', async () => {
  const { site, orderId, invoiceId } = await invoiced()
  await expect.poll(() => mails(site)).toMatchObject([{ template: 'orderInvoice' }])
  const [{ subject, text } = {}] = await mails(site)
  expect(subject).toMatch(/^Invoice INV-1 for your order \d+$/)
  expect(text).toContain('£48.00')
  const url = new URL(/http\S+\/documents\/\S+/.exec(String(text))?.[0] ?? '')
  expect(url.pathname).toBe(`/orders/${orderId}/documents/${invoiceId}`)
  const token = url.searchParams.get('token')
  const path = `/fairground/v1/placed-orders/${orderId}/documents/${invoiceId}?token=${token}`
  expect((await (await site.visitor()).call('GET', path)).body.document.number).toBe('INV-1')

  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const paymentRefunds = [{ paymentId, amount: { amount: '5.00' } }]
  await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', { orderId, paymentRefunds })
  await expect.poll(() => mails(site)).toMatchObject([{ template: 'orderInvoice' }, { template: 'orderCreditNote' }])
  expect((await mails(site))[1]?.text).toContain('£5.00')
  const { activities } = await orderOf(site, orderId)
  expect(activities.filter(({ type }: { type: string }) => type === 'INVOICE_SENT')).toHaveLength(1)
})

test('staff send an invoice again, unless such mails are switched off or it is of another order', async () => {
  const { site, orderId, invoiceId } = await invoiced()
  await expect.poll(() => mails(site)).toHaveLength(1)
  expect((await again(site, orderId, invoiceId)).body).toEqual({ mailed: true })
  expect(await mails(site)).toHaveLength(2)
  await site.query(`insert into mails_off (site_id, template) values ($1, 'orderInvoice')`, [site.siteId])
  expect((await again(site, orderId, invoiceId)).body).toEqual({ mailed: false })
  expect(await mails(site)).toHaveLength(2)

  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const request = { orderId, paymentIds: [paymentId] }
  const { receipts } = (await site.admin.call('POST', '/ecom/v1/order-billing/generate-receipts', request)).body
  for (const [order, document] of [
    [orderId, receipts[0].receiptId],
    ['0190ffff-0000-7000-8000-00000000000a', invoiceId],
    [orderId, '0190ffff-0000-7000-8000-00000000000a'],
  ])
    expect(codeOf(await again(site, order, document))).toBe('ORDER_DOCUMENT_NOT_FOUND')
  expect((await again({ admin: await site.visitor() }, orderId, invoiceId)).status).toBe(403)
  await site.query('update orders set buyer_email = null where id = $1', [orderId])
  expect(codeOf(await again(site, orderId, invoiceId))).toBe('ORDER_HAS_NO_EMAIL')
})
