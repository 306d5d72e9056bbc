import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedSite, type TestSite } from '../../../../test/fixture.ts'
import { beginPayment, checkPayment, chooseAtBank, placedOrder, takeTestPayments } from '../../../../test/shop.ts'
import { startJobs } from '../../../jobs/jobs.ts'
import { refused, signedIn } from '../../../members/members.fixture.ts'
import { agrees, cardSite, transactionsOf } from '../payments.fixture.ts'
import { orderOfShirt, payWithSaved, SAVED, saveCard, savedOf } from './saved.fixture.ts'

let shared: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shared = await sharedSite()
  await takeTestPayments(shared.admin)
})
afterAll(() => shared.close())

async function working(site: TestSite): Promise<void> {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
}

const cardAtBank = async (site: TestSite, orderId: string) =>
  (
    await site.query(
      `select p.doc from test_payments p join transactions t on t.site_id = p.site_id and t.id = p.id where t.order_id = '${orderId}'`,
    )
  ).map(({ doc }) => doc as { removed?: boolean })

test('a member saves a card with one payment, and pays the next order with it', async () => {
  const site = shared
  const member = await signedIn(site)
  const saved = await saveCard(site, member)
  expect(saved).toMatchObject({
    method: 'test',
    brand: 'Visa',
    lastFourDigits: '4242',
    expired: false,
    isDefault: true,
  })
  expect(saved.expirationYear).toBeGreaterThan(new Date().getUTCFullYear())
  const [first] = (await transactionsOf(site, saved.orderId)).payments
  const card = { savedPaymentMethod: true, creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' } }
  expect(first.regularPaymentDetails).toMatchObject(card)

  const orderId = await orderOfShirt(site, member)
  const offered = (await member.call('GET', `/fairground/v1/payment-methods?orderId=${orderId}`)).body
  expect(offered.methods).toMatchObject([
    { method: 'test', saves: true },
    { method: 'manual', saves: false },
  ])
  expect(offered.saved.map(({ id }: { id: string }) => id)).toEqual([saved.id])
  expect((await payWithSaved(member, orderId, saved.id.toUpperCase())).body).toEqual({ orderId, status: 'PAID' })
  expect((await payWithSaved(member, orderId, saved.id)).body).toEqual({ orderId, status: 'PAID' })
  const { payments } = await transactionsOf(site, orderId)
  expect(payments).toMatchObject([{ status: 'APPROVED', amount: { amount: '20.00' }, regularPaymentDetails: card }])
  const [row] = await site.query(`select doc from saved_payment_methods where id = '${saved.id}'`)
  expect(row).toMatchObject({ doc: { consent: { paymentId: first.id } } })
  const { data } = (await member.call('GET', '/fairground/v1/privacy/export')).body
  expect(data.savedPaymentMethods).toMatchObject([{ method: 'test', brand: 'Visa', lastFour: '4242' }])
  await agrees(site)
})

test('visitors save nothing, and nobody is offered, charges or changes what is of another', async () => {
  const site = shared
  const visitor = await site.visitor()
  const order = await orderOfShirt(site, visitor)
  expect(refused(await beginPayment(visitor, order, { savePaymentMethod: true }))).toEqual([
    409,
    'CANNOT_SAVE_PAYMENT_METHOD',
  ])
  const { methods, saved: none } = (await visitor.call('GET', '/fairground/v1/payment-methods')).body
  expect(methods.map(({ saves }: { saves: boolean }) => saves)).toEqual([false, false])
  expect(none).toEqual([])
  for (const caller of [visitor, site.admin]) expect(refused(await caller.call('GET', SAVED))[0]).toBe(404)

  const [owner, other] = [await signedIn(site), await signedIn(site)]
  const { id } = await saveCard(site, owner)
  expect(await savedOf(other)).toEqual([])
  const theirs = await orderOfShirt(site, other)
  const unknown = [404, 'SAVED_PAYMENT_METHOD_NOT_FOUND']
  expect(refused(await payWithSaved(other, theirs, id))).toEqual(unknown)
  expect(refused(await payWithSaved(visitor, order, id))).toEqual(unknown)
  expect(refused(await other.call('POST', `${SAVED}/${id}/set-default`, {}))).toEqual(unknown)
  expect(refused(await other.call('DELETE', `${SAVED}/${id}`))).toEqual(unknown)
  expect(refused(await beginPayment(other, theirs, { method: 'manual', savePaymentMethod: true }))).toEqual([
    409,
    'CANNOT_SAVE_PAYMENT_METHOD',
  ])
  const own = await orderOfShirt(site, owner)
  const elsewhere = await beginPayment(owner, own, { method: 'manual', savedPaymentMethodId: id })
  expect(refused(elsewhere)).toEqual([409, 'PAYMENT_METHOD_NOT_AVAILABLE'])
  expect((await transactionsOf(site, own)).payments).toEqual([])
})

test('a member chooses the card that is offered first', async () => {
  const site = shared
  const member = await signedIn(site)
  const [first, second] = [await saveCard(site, member), await saveCard(site, member)]
  const ids = async () => (await savedOf(member)).map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  const changed = await member.call('POST', `${SAVED}/${first.id}/set-default`, {})
  expect(changed.body.savedPaymentMethods).toMatchObject([
    { id: first.id, isDefault: true },
    { id: second.id, isDefault: false },
  ])
  expect(await ids()).toEqual([first.id, second.id])
})

test('a removed card is gone at once here, and soon at its provider', async () => {
  const site = await cardSite()
  const member = await signedIn(site)
  const [first, second] = [await saveCard(site, member), await saveCard(site, member)]
  const ids = async () => (await savedOf(member)).map(({ id }: { id: string }) => id)
  await working(site)
  expect((await member.call('DELETE', `${SAVED}/${first.id}`)).status).toBe(200)
  expect(await ids()).toEqual([second.id])
  const orderId = await orderOfShirt(site, member)
  expect(refused(await payWithSaved(member, orderId, first.id))).toEqual([404, 'SAVED_PAYMENT_METHOD_NOT_FOUND'])
  expect(refused(await member.call('DELETE', `${SAVED}/${first.id}`))[0]).toBe(404)
  await expect.poll(() => cardAtBank(site, first.orderId)).toMatchObject([{ removed: true }])
  await expect.poll(() => site.query(`select id from saved_payment_methods`)).toEqual([{ id: second.id }])
  expect((await cardAtBank(site, second.orderId))[0]?.removed).toBeUndefined()
})

test('with a member who leaves, their provider forgets them', async () => {
  const site = await cardSite()
  const [member, other] = [await signedIn(site), await signedIn(site)]
  const { orderId } = await saveCard(site, member)
  const stays = await saveCard(site, other)
  await working(site)
  expect((await site.admin.call('DELETE', `/members/v1/members/${member.id}`)).status).toBe(200)
  await expect.poll(() => site.query(`select member_id from payment_customers`)).toEqual([{ member_id: other.id }])
  expect(await cardAtBank(site, orderId)).toMatchObject([{ removed: true }])
  expect(await site.query(`select id from saved_payment_methods`)).toEqual([{ id: stays.id }])
})

test('a saved card that is declined leaves the order waiting, and one whose bank asks leads there', async () => {
  const site = shared
  const member = await signedIn(site)
  const declines = await saveCard(site, member, 'saveDeclines')
  const asks = await saveCard(site, member, 'saveAsks')
  expect([declines.lastFourDigits, asks.lastFourDigits]).toEqual(['0341', '3184'])
  const orderId = await orderOfShirt(site, member)
  expect((await payWithSaved(member, orderId, declines.id)).body).toEqual({ orderId, status: 'DECLINED' })
  expect((await placedOrder(member, orderId)).status).toBe('INITIALIZED')

  const atBank = (await payWithSaved(member, orderId, asks.id)).body
  expect(atBank).toMatchObject({ status: 'OPEN', next: { redirectUrl: expect.stringMatching(/\?step=check$/) } })
  expect((await payWithSaved(member, orderId, asks.id)).body).toEqual(atBank)
  // Another way to pay ends what was begun: the old payment is not continued in its place.
  const another = (await beginPayment(member, orderId)).body
  expect(another.next.redirectUrl).not.toBe(atBank.next.redirectUrl)
  const again = (await payWithSaved(member, orderId, asks.id)).body
  await chooseAtBank(member, again.next.redirectUrl, 'approve')
  expect((await checkPayment(member, orderId)).body).toEqual({ orderId, status: 'PAID' })
  const statuses = (await transactionsOf(site, orderId)).payments.map(({ status }: { status: string }) => status)
  expect(statuses).toEqual(['DECLINED', 'CANCELED', 'CANCELED', 'APPROVED'])
  await agrees(site)
})

test('two presses at once with a saved card are one charge', async () => {
  const site = shared
  const member = await signedIn(site)
  const { id } = await saveCard(site, member)
  const orderId = await orderOfShirt(site, member)
  const replies = await Promise.all([1, 2, 3].map(() => payWithSaved(member, orderId, id)))
  expect(replies.map(({ body }) => body.status)).toEqual(['PAID', 'PAID', 'PAID'])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  await agrees(site)
})

test('payments that are paid at once save no more than a member may have, and the provider forgets what is beyond', async () => {
  const site = await cardSite()
  const member = await signedIn(site)
  const { id } = await saveCard(site, member)
  await site.query(
    `insert into saved_payment_methods (site_id, id, member_id, provider, reference, created_at, doc)
     select site_id, gen_random_uuid(), member_id, provider, reference || n, created_at, doc
     from saved_payment_methods, generate_series(1, 18) n where id = '${id}'`,
  )
  await working(site)
  const orders = [await orderOfShirt(site, member), await orderOfShirt(site, member), await orderOfShirt(site, member)]
  await Promise.all(
    orders.map(async (orderId) => {
      const begun = await beginPayment(member, orderId, { savePaymentMethod: true })
      await chooseAtBank(member, begun.body.next.redirectUrl, 'approve')
    }),
  )
  const checked = await Promise.all(orders.map((orderId) => checkPayment(member, orderId)))
  expect(checked.map(({ body }) => body.status)).toEqual(['PAID', 'PAID', 'PAID'])
  expect(await savedOf(member)).toHaveLength(20)
  const stays = `select count(*)::int as n from saved_payment_methods where removed_at is null`
  expect(await site.query(stays)).toEqual([{ n: 20 }])
  const removed = async () =>
    (await Promise.all(orders.map((orderId) => cardAtBank(site, orderId)))).flat().filter((card) => card.removed)
  await expect.poll(removed).toHaveLength(2)
  await expect.poll(() => site.query('select count(*)::int as n from saved_payment_methods')).toEqual([{ n: 20 }])
  await agrees(site)
})
