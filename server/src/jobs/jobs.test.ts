import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { checkOut, pay, placedOrder, placeOrder, productLine, sellShirts } from '../../test/shop.ts'
import { startJobs } from './jobs.ts'

test('a payment whose provider answers late is settled by a job that its happening made', async () => {
  const site = await testSite()
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())

  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  expect((await pay(buyer, orderId, '4000 0000 0000 0259')).body.status).toBe('PENDING')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })

  await expect
    .poll(async () => (await placedOrder(buyer, orderId)).paymentStatus, { timeout: 20_000, interval: 200 })
    .toBe('PAID')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'APPROVED' })
})
