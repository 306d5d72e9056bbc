import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { beginPayment, checkPayment } from '../../../test/shop.ts'
import { STAND_IN_KEYS, type StripeStandIn } from '../../../test/stripe-stand-in.ts'
import { signedIn, type TestMember } from '../../members/members.fixture.ts'
import { agrees, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { orderOfShirt, SAVED, savedOf } from '../../sales/payments/saved/saved.fixture.ts'
import { ACCOUNT, byClock, send, stripeSite, working } from './stripe.fixture.ts'

const method = 'stripe-test'
const paymentOf = async (site: TestSite, orderId: string) => (await transactionsOf(site, orderId)).payments.at(-1)
const payBySaved = (member: TestMember, orderId: string, savedPaymentMethodId: string) =>
  beginPayment(member, orderId, { method, savedPaymentMethodId })

/** Pays in the component, and saves the card. */
async function saved(site: TestSite, stripe: StripeStandIn, member: TestMember) {
  const orderId = await orderOfShirt(site, member)
  const begun = await beginPayment(member, orderId, { method, savePaymentMethod: true })
  expect(begun.body.status, JSON.stringify(begun.body)).toBe('OPEN')
  const { id: paymentId } = await paymentOf(site, orderId)
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
  return { paymentId, card: (await savedOf(member))[0] }
}

test('cards that a member saves at Stripe belong to one customer', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  for (let time = 0; time < 2; time++) await saved(site, stripe, member)
  expect([...stripe.customers.values()]).toMatchObject([{ metadata: { member_id: member.id } }])
  expect(await savedOf(member)).toHaveLength(2)
})

test('a card that is saved at Stripe pays the next order', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  const { paymentId, card } = await saved(site, stripe, member)
  expect(stripe.intentOf(paymentId)).toMatchObject({ setup_future_usage: 'off_session' })
  expect(card).toMatchObject({ method, brand: 'Visa', lastFourDigits: '4242', expirationMonth: 12 })
  const orderId = await orderOfShirt(site, member)
  expect((await payBySaved(member, orderId, card.id)).body).toEqual({ orderId, status: 'PAID' })
  const { id, ...charged } = await paymentOf(site, orderId)
  expect(charged).toMatchObject({ status: 'APPROVED', regularPaymentDetails: { savedPaymentMethod: true } })
  expect(stripe.intentOf(id)).toMatchObject({ status: 'succeeded', amount: 2000, setup_future_usage: null })
  await agrees(site)
})

test('a payment without the tick makes no customer, and saves no card', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  const orderId = await orderOfShirt(site, member)
  await beginPayment(member, orderId, { method })
  stripe.confirm((await paymentOf(site, orderId)).id, 'succeed')
  expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
  expect([stripe.customers.size, await savedOf(member)]).toEqual([0, []])
})

test('a charge whose answer is lost is found again at Stripe, and not charged twice', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  const { card } = await saved(site, stripe, member)
  const orderId = await orderOfShirt(site, member)
  const before = stripe.intents.size
  // The list and its repetition by the package answer; the charge and its repetition do not.
  stripe.loseAfter = { path: '/v1/payment_intents', method: 'POST', times: 2 }
  expect((await payBySaved(member, orderId, card.id)).status).toBe(503)
  // A day later Stripe has forgotten the keys of requests.
  stripe.forgetKeys()
  await byClock(site, 'settle-payments')
  expect(await paymentOf(site, orderId)).toMatchObject({ status: 'APPROVED' })
  expect(stripe.intents.size).toBe(before + 1)
  expect((await payBySaved(member, orderId, card.id)).body).toEqual({ orderId, status: 'PAID' })
  expect(stripe.intents.size).toBe(before + 1)
  await agrees(site)
})

test('events that come late, twice and before the answer change nothing', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  const { card } = await saved(site, stripe, member)
  await working(site)
  const orderId = await orderOfShirt(site, member)
  await payBySaved(member, orderId, card.id)
  const { id } = await paymentOf(site, orderId)
  const intent = stripe.intentOf(id)
  for (const type of ['payment_intent.succeeded', 'payment_intent.created', 'payment_intent.created'])
    expect((await send(site, stripe.event(type, intent, { id: `evt_${type}` }))).status).toBe(200)
  await byClock(site, 'settle-payments')
  expect((await transactionsOf(site, orderId)).payments).toMatchObject([{ id, status: 'APPROVED' }])
  await agrees(site)
})

test('a declined card leaves the order waiting, and a bank that asks is where the buyer goes', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  stripe.card = 'declines'
  const declines = (await saved(site, stripe, member)).card
  const orderId = await orderOfShirt(site, member)
  expect((await payBySaved(member, orderId, declines.id)).body).toEqual({ orderId, status: 'DECLINED' })
  stripe.card = 'asks'
  const asks = (await saved(site, stripe, member)).card
  const atBank = (await payBySaved(member, orderId, asks.id)).body
  expect(atBank).toMatchObject({
    status: 'OPEN',
    next: { redirectUrl: expect.stringMatching(/^https:\/\/bank\.example/) },
  })
  stripe.finish((await paymentOf(site, orderId)).id, 'succeed')
  expect((await checkPayment(member, orderId)).body).toEqual({ orderId, status: 'PAID' })
  await agrees(site)
})

test('a removed card is detached, and with a member who leaves goes their customer', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  const { card } = await saved(site, stripe, member)
  await saved(site, stripe, member)
  await working(site)
  const attached = () => [...stripe.methods.values()].filter(({ customer }) => customer !== null).length
  expect(attached()).toBe(2)
  await member.call('DELETE', `${SAVED}/${card.id}`)
  await expect.poll(attached).toBe(1)
  await site.admin.call('DELETE', `/members/v1/members/${member.id}`)
  await expect.poll(() => [stripe.customers.size, attached()]).toEqual([0, 0])
})

test('keys of another account know none of the saved cards, which are gone then', async () => {
  const { site, stripe } = await stripeSite()
  const member = await signedIn(site)
  await saved(site, stripe, member)
  expect((await site.admin.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS })).status).toBe(200)
  expect(await savedOf(member)).toHaveLength(1)
  stripe.customers.clear()
  const orderId = await orderOfShirt(site, member)
  const unsaved = await beginPayment(member, orderId, { method, savePaymentMethod: true })
  expect([unsaved.body.status, stripe.intentOf((await paymentOf(site, orderId)).id).customer]).toEqual(['OPEN', null])
  await beginPayment(member, orderId, { method: 'manual' })
  expect((await site.admin.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS })).status).toBe(200)
  expect(await savedOf(member)).toEqual([])
})

test('the same card that is saved twice is listed once, and one that was renewed takes the place of the old', async () => {
  const { site, stripe } = await stripeSite()
  await working(site)
  const member = await signedIn(site)
  const cards = async () => (await member.call('GET', SAVED)).body.savedPaymentMethods
  const attached = () => [...stripe.methods.values()].filter(({ customer }) => customer !== null)
  const save = async (gives: typeof stripe.gives) => {
    stripe.gives = gives
    const orderId = await orderOfShirt(site, member)
    await beginPayment(member, orderId, { method: 'stripe-test', savePaymentMethod: true })
    const [{ id }] = (await transactionsOf(site, orderId)).payments
    stripe.confirm(id, 'succeed')
    expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
    return (await transactionsOf(site, orderId)).payments[0].regularPaymentDetails
  }
  await save({ fingerprint: 'one', year: 2030 })
  const [first] = await cards()
  expect(await save({ fingerprint: 'one', year: 2030 })).toMatchObject({ savedPaymentMethod: true })
  expect((await cards()).map(({ id }: { id: string }) => id)).toEqual([first.id])
  // Stripe keeps what is listed alone.
  await expect.poll(() => attached().length).toBe(1)
  const orderId = await orderOfShirt(site, member)
  const paid = await beginPayment(member, orderId, { method: 'stripe-test', savedPaymentMethodId: first.id })
  expect(paid.body.status).toBe('PAID')

  await member.call('POST', `${SAVED}/${first.id}/set-default`, {})
  await save({ fingerprint: 'two', year: 2031 })
  await save({ fingerprint: 'one', year: 2034 })
  const listed = await cards()
  expect(listed.map(({ expirationYear }: { expirationYear: number }) => expirationYear)).toEqual([2034, 2031])
  expect(listed[0]).toMatchObject({ isDefault: true })
  expect(listed[0].id).not.toBe(first.id)
  await expect
    .poll(() =>
      attached()
        .map(({ card }) => card.exp_year)
        .sort(),
    )
    .toEqual([2031, 2034])
})
