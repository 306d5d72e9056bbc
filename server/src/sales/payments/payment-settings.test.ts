import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts, takeTestPayments } from '../../../test/shop.ts'

const SETTINGS = '/fairground/v1/payment-settings'

test('the days of orders paid in person are a setting, on record, and placed orders keep their term', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const daysOfOrder = async () => {
    const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
    return async () => {
      const days = 'select (extract(epoch from pay_by - created_at) / 86400)::float8 as days from orders where id = $1'
      return (await site.query(days, [orderId]))[0]?.days
    }
  }
  const set = (manualPaymentDays: unknown) => site.admin.call('PATCH', SETTINGS, { manualPaymentDays })

  expect((await site.admin.call('GET', SETTINGS)).body).toMatchObject({ manualPaymentDays: 7, manualPayments: true })
  const early = await daysOfOrder()
  expect((await set(30)).body).toMatchObject({ manualPaymentDays: 30, manualPayments: true })
  expect((await site.admin.call('GET', SETTINGS)).body).toMatchObject({ manualPaymentDays: 30, manualPayments: true })
  const late = await daysOfOrder()
  expect([await early(), await late()]).toEqual([7, 30])

  const { methods } = (await buyer.call('GET', '/fairground/v1/payment-methods')).body
  expect(methods).toMatchObject([{ method: 'manual', description: expect.stringContaining('30 days') }])
  const { body } = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { action: 'payments.settings' } },
  })
  expect(body.entries).toMatchObject([{ before: { manualPaymentDays: 7 }, after: { manualPaymentDays: 30 } }])
  for (const days of [0, 366, 1.5, '7']) expect((await set(days)).status).toBe(400)
  // As everywhere, null for an optional field is its absence.
  expect((await set(null)).body).toMatchObject({ manualPaymentDays: 30, manualPayments: true })
  expect((await buyer.call('PATCH', SETTINGS, { manualPaymentDays: 1 })).status).toBe(403)
})

test('a site whose staff switched paying in person off takes no order until another payment method is on', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const set = (change: object) => site.admin.call('PATCH', SETTINGS, { manualPaymentDays: 7, ...change })
  const off = { manualPaymentDays: 7, manualPayments: false }
  expect((await set({ manualPayments: false })).body).toMatchObject(off)
  expect((await set({})).body).toMatchObject(off)

  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  const refused = await placeOrder(buyer, checkoutId)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([409, 'SITE_NOT_ACCEPTING_PAYMENTS'])
  expect((await buyer.call('GET', '/fairground/v1/payment-methods')).body.methods).toEqual([])
  await takeTestPayments(site.admin)
  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
})

test('a change of one setting leaves what others change at the same time', async () => {
  const site = await testSite()
  const set = (change: object) => site.admin.call('PATCH', SETTINGS, change)
  await Promise.all([
    set({ manualPaymentDays: 10, manualPayments: false }),
    ...[30, 31, 32].map((manualPaymentDays) => set({ manualPaymentDays })),
  ])
  const { body } = await site.admin.call('GET', SETTINGS)
  expect(body.manualPayments).toBe(false)

  // As a process has it that has not read yet what another changed.
  await site.query(`update sites set settings = settings || '{"manualPayments": true}'`)
  expect((await set({ manualPaymentDays: 9 })).body).toMatchObject({ manualPaymentDays: 9, manualPayments: true })
  await site.query(`update sites set settings = settings || '{"manualPaymentDays": 12}'`)
  expect((await set({ manualPayments: false })).body).toMatchObject({ manualPaymentDays: 12, manualPayments: false })
})
