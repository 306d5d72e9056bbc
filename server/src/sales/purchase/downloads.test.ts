import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { checkOut, pay, placeOrder, productLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { type Library, library, pdf } from '../../media/library.fixture.ts'

const HOUR_MS = 60 * 60 * 1000

async function shop() {
  const site = await library()
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  return site
}

async function sellPattern(site: Library, amount: string) {
  const { body } = await site.upload('Pattern.pdf', pdf(), { sold: true })
  const fileId: string = body.item.id
  const made = await site.admin.call('POST', '/stores/v3/products-with-inventory', {
    product: {
      productType: 'DIGITAL',
      name: 'Knitting pattern',
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount } },
            digitalProperties: { digitalFile: { id: fileId } },
            inventoryItem: { inStock: true },
          },
        ],
      },
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { fileId, productId: made.body.product.id as string }
}

const downloadsOf = (orderId: string) => `/fairground/v1/placed-orders/${orderId}/downloads`

test('a file that is bought is downloaded once it is paid, by its buyer alone, until the link expires', async () => {
  const site = await shop()
  const { fileId, productId } = await sellPattern(site, '6')
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  const file = { id: fileId, fileName: 'Pattern.pdf', fileType: 'SECURE_DOCUMENT' }
  const { cart } = (await buyer.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems[0]).toMatchObject({ itemType: { preset: 'DIGITAL' }, digitalFile: file })
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  expect(checkout.lineItems[0].digitalFile).toEqual(file)

  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await buyer.call('GET', downloadsOf(orderId))).body).toEqual({ downloads: [] })
  const unpaid = (await buyer.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
  expect(unpaid.lineItems[0].digitalFile).toEqual({ fileId })

  expect((await pay(buyer, orderId)).status).toBe(200)
  const { downloads } = (await buyer.call('GET', downloadsOf(orderId))).body
  expect(downloads).toEqual([
    {
      fileId,
      productName: 'Knitting pattern',
      fileName: 'Pattern.pdf',
      fileSize: String(pdf().length),
      fileType: 'SECURE_DOCUMENT',
      url: expect.stringContaining('/media/download/'),
      expiresDate: expect.any(String),
    },
  ])
  const had = await site.fetch(downloads[0].url)
  expect([had.status, had.bytes.equals(pdf())]).toEqual([200, true])
  const paid = (await buyer.call('GET', `/ecom/v1/orders/${orderId}`)).body.order.lineItems[0].digitalFile
  expect(paid).toEqual({
    fileId,
    link: expect.stringContaining('/media/download/'),
    expirationDate: expect.any(String),
  })
  expect((await site.fetch(paid.link)).status).toBe(200)

  const stranger = await site.visitor()
  expect((await stranger.call('GET', downloadsOf(orderId))).status).toBe(404)
  expect((await site.nobody.call('GET', downloadsOf(orderId))).status).toBe(401)

  await site.advance(23 * HOUR_MS)
  expect((await site.fetch(downloads[0].url)).status).toBe(200)
  await site.advance(2 * HOUR_MS)
  const late = await site.fetch(downloads[0].url)
  expect([late.status, String(late.headers['content-type'])]).toEqual([410, 'text/html; charset=utf-8'])
  expect(late.bytes.toString()).toContain(`href="/orders/${orderId}"`)
  const again = (await site.admin.call('GET', downloadsOf(orderId))).body.downloads
  expect((await site.fetch(again[0].url)).status).toBe(200)
})

test('a link that was given out downloads nothing once the money went back', async () => {
  const site = await shop()
  const { productId } = await sellPattern(site, '6')
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  expect((await pay(buyer, orderId)).status).toBe(200)
  const [{ url }] = (await buyer.call('GET', downloadsOf(orderId))).body.downloads
  expect((await site.fetch(url)).status).toBe(200)
  const [payment] = (await site.admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions
    .payments
  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId: payment.id }],
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  const refused = await site.fetch(url)
  expect([refused.status, refused.bytes.toString()]).toEqual([
    403,
    expect.stringContaining('can no longer be downloaded'),
  ])
  expect((await buyer.call('GET', downloadsOf(orderId))).body.downloads).toEqual([])
})

test('a free file is there at once, and gone when the order is cancelled', async () => {
  const site = await shop()
  const { fileId, productId } = await sellPattern(site, '0')
  const buyer = await site.visitor()
  const lines = [productLine(productId, 3)]
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, lines))).body
  const { downloads } = (await buyer.call('GET', downloadsOf(orderId))).body
  expect(downloads.map((one: { fileId: string }) => one.fileId)).toEqual([fileId])
  const canceled = await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
  expect((await buyer.call('GET', downloadsOf(orderId))).body.downloads).toEqual([])
  expect((await site.fetch(downloads[0].url)).status).toBe(403)
})

test('the confirmation links to the files', async () => {
  const site = await shop()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { productId } = await sellPattern(site, '6')
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  expect((await pay(buyer, orderId)).status).toBe(200)
  const mails = () => site.query(`select text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails).toHaveLength(1)
  const [{ text } = {}] = await mails()
  const [link = ''] = /\S*\/media\/download\/\S*/.exec(String(text)) ?? []
  expect((await site.fetch(link)).status).toBe(200)
})

test('a file that is sold is not deleted by accident, nor one that was sold by a product that is gone', async () => {
  const site = await shop()
  const { fileId, productId } = await sellPattern(site, '6')
  const path = '/fairground/v1/media'
  const remove = async () => (await site.admin.call('POST', `${path}/delete`, { ids: [fileId] })).body.results[0].result
  const uses = async () => (await site.admin.call('GET', `${path}/${fileId}`)).body
  expect(await remove()).toBe('IN_USE')
  expect(await uses()).toMatchObject({ products: 1, orders: 0 })
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  expect((await pay(buyer, orderId)).status).toBe(200)
  expect((await site.admin.call('DELETE', `/stores/v3/products/${productId}`)).status).toBe(200)
  expect(await uses()).toMatchObject({ products: 0, orders: 1 })
  expect(await remove()).toBe('IN_USE')
  expect((await buyer.call('GET', downloadsOf(orderId))).body.downloads).toHaveLength(1)
})
