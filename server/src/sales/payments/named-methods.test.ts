import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import {
  checkOut,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { agrees, cardSite, codeOf, transactionsOf } from './payments.fixture.ts'

const SETTINGS = '/fairground/v1/payment-settings'
const METHODS = '/fairground/v1/payment-methods'
const transfer = {
  title: 'Bank transfer',
  description: 'We send your order when the money is in.',
  instructions: 'Harbour Bank\nGB33 BUKB 2020 1555 5555 55',
}

const namedSite = async (settings: object = { manualMethods: [transfer, { title: 'Invoice' }] }) => {
  const site = await testSite()
  const set = (change: object) => site.admin.call('PATCH', SETTINGS, change)
  const reply = await set(settings)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { site, set, named: reply.body.manualMethods as { method: string; title: string }[] }
}

test('the owner names payment methods outside, in an order, and buyers see those that are on', async () => {
  const { site, set, named } = await namedSite()
  expect(named).toMatchObject([transfer, { title: 'Invoice' }])
  const [first, second] = named.map(({ method }) => method)
  const buyer = await site.visitor()
  const shown = async () => (await buyer.call('GET', METHODS)).body.methods
  expect(await shown()).toMatchObject([
    { method: first, title: 'Bank transfer', description: transfer.description, outside: true, test: false },
    { method: second, title: 'Invoice', description: '', outside: true },
    { method: 'manual', outside: true },
  ])
  expect((await set({ methods: [{ method: second, enabled: false }] })).status).toBe(200)
  expect((await shown()).map(({ method }: { method: string }) => method)).toEqual([first, 'manual'])

  // Renamed and turned round, they are the same methods; what is left out is gone, with its switch.
  await set({
    manualMethods: [
      { method: second, title: 'On account' },
      { method: first, ...transfer },
    ],
  })
  expect((await shown()).map(({ method }: { method: string }) => method)).toEqual([first, 'manual'])
  const left = (await set({ manualMethods: [{ method: first, ...transfer }] })).body
  expect(left.methods).toMatchObject([{ method: first, enabled: true }, { method: 'manual' }])
  expect(await site.query(`select settings->'methodsOff' as off from sites`)).toEqual([{ off: [] }])
  for (const method of [second, 'manual', 'test'])
    expect(codeOf(await set({ manualMethods: [{ method, title: 'Back' }] }))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  for (const wrong of [{ title: '' }, { title: 'x'.repeat(61) }, { title: 'Long', instructions: 'x'.repeat(2001) }])
    expect((await set({ manualMethods: [wrong] })).status).toBe(400)
  expect((await buyer.call('PATCH', SETTINGS, { manualMethods: [] })).status).toBe(403)
})

test('an order waits for the choice, keeps the words of then, and is paid by that name', async () => {
  const { site, set, named } = await namedSite()
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 2)]))).body
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED', due: expect.any(String) })
  const pay = (method?: string) => buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method })
  expect(codeOf(await pay('manual-0'))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')
  expect((await pay(named[0]?.method)).body).toEqual({ orderId, status: 'OFFLINE' })
  expect((await pay(named[1]?.method)).body).toEqual({ orderId, status: 'OFFLINE' })
  await set({ manualMethods: [] })

  const { title, instructions } = transfer
  const view = await placedOrder(buyer, orderId)
  expect(view).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID', outside: { title, instructions } })
  expect(view.payBy).toEqual(expect.any(String))

  const markPaid = `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`
  expect((await site.admin.call('POST', markPaid, { ecomOrderId: orderId })).status).toBe(200)
  const paid = await placedOrder(buyer, orderId)
  expect([paid.outside, paid.due]).toEqual([undefined, undefined])
  expect((await transactionsOf(site, orderId)).payments).toMatchObject([
    { regularPaymentDetails: { offlinePayment: true, paymentMethodName: { userDefinedName: { custom: title } } } },
  ])
  await agrees(site)
})

test('an order with a deposit says how much of it is paid by the method outside', async () => {
  const { site, named } = await namedSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { productId } = await sellShirts(site, 5)
  const deposit = await site.admin.call('PUT', `/fairground/v1/products/${productId}/deposit`, {
    productId,
    deposit: { percentage: '25' },
  })
  expect(deposit.status).toBe(200)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 2)]))).body
  const { due, formattedDue, formattedTotal } = await placedOrder(buyer, orderId)
  expect(formattedDue).not.toBe(formattedTotal)
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: named[0]?.method })
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'APPROVED', due, formattedDue, formattedTotal })
  const mails = () => site.query(`select text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails).toHaveLength(1)
  const text = String((await mails())[0]?.text)
  for (const part of [`To pay now · ${formattedDue}`, 'We collect later · ']) expect(text).toContain(part)
})

test('the mail of the order says how to pay it, with the number that names it', async () => {
  const { site, named } = await namedSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: named[0]?.method })
  const mails = () => site.query(`select text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails).toHaveLength(1)
  const text = String((await mails())[0]?.text)
  const { number } = await placedOrder(buyer, orderId)
  for (const part of [transfer.title, ...transfer.instructions.split('\n'), `Reference · ${number}`])
    expect(text).toContain(part)
})

test('cards stay first, and the plain way may be off while one that the owner named is on', async () => {
  const site = await cardSite()
  const { body } = await site.admin.call('PATCH', SETTINGS, { manualMethods: [transfer], manualPayments: false })
  expect(body.methods).toMatchObject([
    { method: 'test', enabled: true },
    { method: body.manualMethods[0].method, title: transfer.title, enabled: true },
    { method: 'manual', enabled: false },
  ])
})
