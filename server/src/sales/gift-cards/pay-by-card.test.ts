import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts, takeTestPayments } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees, orderOf, transactionsOf } from '../payments/payments.fixture.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'
import { balanceOf, CARDS, giveCard, type TestCard, usesOf } from './gift-cards.fixture.ts'

const CHECKOUTS = '/ecom/v1/checkouts'
const BILLING = '/ecom/v1/order-billing'
const HOUR = 60 * 60 * 1000
let site: Awaited<ReturnType<typeof sharedSite>>
let productId: string
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
  productId = (await sellShirts(site, 1000)).productId
})
afterAll(() => site.close())

const enter = (buyer: TestVisitor, id: string, giftCardCode: string | null, more: object = {}) =>
  buyer.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id }, giftCardCode, ...more })

/** A checkout of shirts at 20.00 each with the card entered. */
async function withCard({ code }: TestCard, shirts = 1) {
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(productId, shirts)])
  const reply = await enter(buyer, checkoutId, code)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { buyer, checkoutId, checkout: reply.body.checkout }
}

async function ordered(card: TestCard, shirts = 1) {
  const at = await withCard(card, shirts)
  const reply = await placeOrder(at.buyer, at.checkoutId)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { ...at, orderId: reply.body.orderId as string }
}

const cancel = (orderId: string) => site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
const payments = async (orderId: string) =>
  (await transactionsOf(site, orderId)).payments.map(
    (one: { amount: { amount: string }; status: string; giftcardPaymentDetails?: object }) => [
      one.giftcardPaymentDetails ? 'card' : 'other',
      one.amount.amount,
      one.status,
    ],
  )

test('a card pays a part, changes no total, and is taken once the rest is paid', async () => {
  const card = await giveCard(site, '15.00')
  const { buyer, checkout, checkoutId } = await withCard(card, 2)
  expect(checkout.priceSummary.total.amount).toBe('40.00')
  expect(checkout.giftCard).toMatchObject({
    obfuscatedCode: `••••-••••-••••-${card.code.slice(-4)}`,
    amount: { amount: '15.00' },
    balance: { amount: '15.00' },
  })
  expect(checkout).toMatchObject({
    payNowTotalAfterGiftCard: { amount: '25.00' },
    totalAfterGiftCard: { amount: '25.00' },
    calculationErrors: { orderValidationErrors: [] },
  })
  expect(JSON.stringify(checkout)).not.toContain(card.code)
  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await placeOrder(buyer, checkoutId)).body.orderId).toBe(orderId)
  expect(await balanceOf(site, card)).toBe('0.00')
  expect(await usesOf(site, card)).toMatchObject([{ orderId, amount: { amount: '15.00' }, held: true }])
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
  const seen = await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)
  expect(seen.body.order.giftCard).toEqual({
    obfuscatedCode: checkout.giftCard.obfuscatedCode,
    formattedAmount: '£15.00',
  })
  await agrees(site)

  expect((await pay(buyer, orderId, 'approve')).body.status).toBe('PAID')
  expect((await payments(orderId)).toSorted()).toEqual([
    ['card', '15.00', 'APPROVED'],
    ['other', '25.00', 'APPROVED'],
  ])
  expect(await orderOf(site, orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    balanceSummary: { paid: { amount: '40.00' } },
  })
  expect(await usesOf(site, card)).toMatchObject([{ orderId, held: false, returned: false }])
  await agrees(site)
})

test('an order that a card pays whole is paid at once, without a provider', async () => {
  const card = await giveCard(site, '50.00')
  const { orderId } = await ordered(card)
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(await payments(orderId)).toEqual([['card', '20.00', 'APPROVED']])
  expect(await balanceOf(site, card)).toBe('30.00')
  await agrees(site)
})

test('twenty checkouts at once spend a card once, and nobody pays more than they were shown', async () => {
  const card = await giveCard(site, '50.00')
  const all = await Promise.all(Array.from({ length: 20 }, () => withCard(card)))
  const replies = await Promise.all(all.map(({ buyer, checkoutId }) => placeOrder(buyer, checkoutId)))
  const made = replies.filter(({ status }) => status === 200)
  expect(made).toHaveLength(2)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(['CHECKOUT_CHANGED', 'GIFT_CARD_IS_EMPTY']).toContain(refused(reply)[1])
  for (const { body } of made) expect((await orderOf(site, body.orderId)).paymentStatus).toBe('PAID')
  expect(await balanceOf(site, card)).toBe('10.00')
  await agrees(site)
})

test('a checkout with a card that is submitted many times at once is one order, and nobody reads that the card is empty', async () => {
  for (const amount of ['15.00', '20.00', '15.00', '20.00']) {
    const card = await giveCard(site, amount)
    const { buyer, checkoutId } = await withCard(card)
    const replies = await Promise.all([...Array(8)].map(() => placeOrder(buyer, checkoutId)))
    for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBe(200)
    expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1)
    expect(await balanceOf(site, card)).toBe('0.00')
  }
  await agrees(site)
})

test('orders that one card pays at once are refused with what is left on it', async () => {
  const card = await giveCard(site, '50.00')
  const placed = [...Array(4)].map(async () => {
    const buyer = await site.visitor()
    return (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body.orderId as string
  })
  const orders = await Promise.all(placed)
  const charged = await Promise.all(
    orders.map((orderId) =>
      site.admin.call('POST', `${BILLING}/redeem-gift-card`, {
        orderId,
        giftCardCode: card.code,
        amount: { amount: '20.00' },
        currency: 'GBP',
      }),
    ),
  )
  const none = charged.filter(({ status }) => status !== 200)
  expect(none.map(refused)).toEqual(Array(2).fill([409, 'INSUFFICIENT_FUNDS']))
  for (const { body } of none) expect(body.message).toContain('£10.00')
  expect(await balanceOf(site, card)).toBe('10.00')
  await agrees(site)
})

test.for(['in time', 'by staff', 'by its buyer'] as const)(
  'an order that is not paid, given up %s, gives the card back',
  async (how) => {
    const card = await giveCard(site, '5.00')
    const { orderId, buyer } = await ordered(card)
    expect(await balanceOf(site, card)).toBe('0.00')
    if (how === 'in time') {
      await site.advance(HOUR)
      const ctx = { now: new Date(Date.now() + HOUR), newId: () => crypto.randomUUID() }
      await expireUnpaid(site.assembly.pool.forSite(site.siteId), ctx)
      await site.advance(-HOUR)
    }
    if (how === 'by staff') expect((await cancel(orderId)).status).toBe(200)
    if (how === 'by its buyer')
      expect(
        (await buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/back-to-cart`, { orderId })).status,
      ).toBe(200)
    expect((await orderOf(site, orderId)).status).toBe('CANCELED')
    expect(await balanceOf(site, card)).toBe('5.00')
    expect(await payments(orderId)).toEqual([])
    await agrees(site)
  },
)

test('a refund goes to the other payment first and the rest to the card, and cancelling alone returns nothing', async () => {
  const card = await giveCard(site, '15.00')
  const { orderId, buyer } = await ordered(card, 2)
  await pay(buyer, orderId, 'approve')
  expect((await cancel(orderId)).status).toBe(200)
  expect(await balanceOf(site, card)).toBe('0.00')
  const refundable = await site.admin.call('POST', `${BILLING}/get-order-refundability`, { orderId })
  const all = refundable.body.payments as { refundable?: boolean; payment: { paymentId: string } }[]
  expect(all.map((one) => one.refundable)).toEqual([true, true])
  const { payments: paid } = await transactionsOf(site, orderId)
  const byCard = paid.find((one: { giftcardPaymentDetails?: object }) => one.giftcardPaymentDetails)
  const refund = (amount: string, key: string) =>
    site.admin.call(
      'POST',
      `${BILLING}/refund-payments`,
      { orderId, paymentRefunds: [{ paymentId: byCard.id, amount: { amount } }] },
      { 'idempotency-key': key },
    )
  const [a, b] = await Promise.all([refund('6.00', 'one'), refund('6.00', 'one')])
  expect([a.status, b.status]).toEqual([200, 200])
  expect(a.body.refund.id).toBe(b.body.refund.id)
  expect(await balanceOf(site, card)).toBe('6.00')
  const raced = await Promise.all([refund('9.00', 'two'), refund('9.00', 'three')])
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balanceOf(site, card)).toBe('15.00')
  expect((await payments(orderId)).find(([by]: string[]) => by === 'card')).toEqual(['card', '15.00', 'REFUNDED'])
  await agrees(site)
})

test('cards that cannot pay are refused by their reason, and one that ends meanwhile says so in place', async () => {
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  const codeFor = async (code: string) => refused(await enter(buyer, checkoutId, code))
  expect(await codeFor('NOPE-NOPE')).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  expect(await codeFor((await giveCard(site, '5.00', { currency: 'EUR' })).code)).toEqual([
    409,
    'INVALID_GIFT_CARD_CURRENCY',
  ])
  const empty = await giveCard(site, '20.00')
  await ordered(empty)
  expect(await codeFor(empty.code)).toEqual([409, 'GIFT_CARD_IS_EMPTY'])
  const card = await giveCard(site, '8.00')
  expect((await enter(buyer, checkoutId, card.code)).status).toBe(200)
  await site.admin.call('POST', `${CARDS}/${card.id}/disable`, { giftCardId: card.id })
  const shown = (await buyer.call('GET', `${CHECKOUTS}/${checkoutId}`)).body.checkout
  expect(shown).toMatchObject({
    giftCard: { amount: { amount: '0.00' } },
    payNowTotalAfterGiftCard: { amount: '20.00' },
    calculationErrors: { giftCardCalculationError: { applicationError: { code: 'GIFT_CARD_DISABLED' } } },
  })
  expect(refused(await placeOrder(buyer, checkoutId))).toEqual([409, 'GIFT_CARD_DISABLED'])
  const removed = await buyer.call('POST', `${CHECKOUTS}/${checkoutId}/remove-gift-card`, { id: checkoutId })
  expect(removed.body.checkout.giftCard).toBeUndefined()
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  await agrees(site)
})

test('a buyer may keep a part of the card, and a shop may take none', async () => {
  const card = await giveCard(site, '50.00')
  const { buyer, checkoutId } = await withCard(card)
  const part = await enter(buyer, checkoutId, card.code, { giftCardRedeemAmount: '3.00' })
  expect(part.body.checkout).toMatchObject({
    giftCard: { amount: { amount: '3.00' }, requestedAmount: { amount: '3.00' }, balance: { amount: '50.00' } },
    payNowTotalAfterGiftCard: { amount: '17.00' },
  })
  expect((await enter(buyer, checkoutId, card.code, { giftCardRedeemAmount: '0' })).status).toBe(400)
  const settings = (giftCardRedeemEnabled: boolean | null) =>
    site.admin.call('PATCH', '/ecom/v1/checkout-settings', {
      checkoutSettings: { checkoutFields: { giftCardRedeemEnabled } },
    })
  expect((await settings(false)).body.checkoutSettings.checkoutFields.giftCardRedeemEnabled).toBe(false)
  expect((await buyer.call('GET', '/fairground/v1/checkout-page')).body.giftCards).toBe(false)
  expect(refused(await enter(buyer, checkoutId, card.code))).toEqual([409, 'GIFT_CARDS_NOT_ACCEPTED'])
  expect(refused(await placeOrder(buyer, checkoutId))).toEqual([409, 'GIFT_CARDS_NOT_ACCEPTED'])
  await settings(null)
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
})

test('staff pay parts of an order that stands by cards, each once, and never more than is owed', async () => {
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  const [one, two] = [await giveCard(site, '5.00'), await giveCard(site, '50.00')]
  const redeem = ({ code }: TestCard, amount: string, currency = 'GBP') =>
    site.admin.call('POST', `${BILLING}/redeem-gift-card`, {
      orderId,
      giftCardCode: code,
      amount: { amount },
      currency,
    })
  expect(refused(await redeem(one, '5.01'))).toEqual([409, 'INSUFFICIENT_FUNDS'])
  expect(refused(await redeem(two, '20.01'))).toEqual([409, 'INVALID_AMOUNT'])
  expect(refused(await redeem(two, '1.00', 'EUR'))).toEqual([409, 'CURRENCY_MISMATCH'])
  const paid = await redeem(one, '5.00')
  expect(paid.body.payment).toMatchObject({ amount: { amount: '5.00' }, giftcardPaymentDetails: {} })
  expect(paid.body.payment.regularPaymentDetails).toBeUndefined()
  expect(refused(await redeem(one, '1.00'))).toEqual([409, 'GIFT_CARD_ALREADY_APPLIED'])
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  const charge = (idempotencyKey: string) =>
    site.admin.call('POST', `${BILLING}/charge-order`, {
      orderId,
      giftCards: [{ giftCardCode: two.code, amount: { amount: '15.00' } }],
      idempotencyKey,
    })
  const key = crypto.randomUUID()
  expect((await charge(key)).status).toBe(200)
  expect((await charge(key)).body.payments).toHaveLength(1)
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  expect(refused(await redeem(await giveCard(site, '1.00'), '1.00'))).toEqual([409, 'ORDER_PAID'])
  expect(await balanceOf(site, two)).toBe('35.00')
  await agrees(site)
})

test('an order that holds a card is owed the rest alone, and what was paid of it elsewhere is not taken of the card', async () => {
  const card = await giveCard(site, '15.00')
  const [{ orderId }, { orderId: elsewhere }] = [
    await ordered(card, 2),
    await ordered(await giveCard(site, '15.00'), 2),
  ]
  const collector = `/ecom/v1/payments-collector/orders/${orderId}`
  const owed = await site.admin.call('GET', `${collector}/payment-collectability-status`)
  expect(owed.body).toMatchObject({ status: 'COLLECTABLE', amount: { amount: '25.00' } })
  expect((await orderOf(site, orderId)).balanceSummary.balance.amount).toBe('25.00')
  const byHand = (amount: string) =>
    site.admin.call('POST', `${collector}/manual-payment`, { orderId, amount: { amount } })
  expect(refused(await byHand('25.01'))).toEqual([409, 'INVALID_AMOUNT'])
  expect((await byHand('25.00')).status).toBe(200)
  expect((await orderOf(site, orderId)).balanceSummary.paid.amount).toBe('40.00')

  const regularPaymentDetails = { paymentMethod: 'CreditCard', offlinePayment: true, status: 'APPROVED' }
  const added = await site.admin.call('POST', `/ecom/v1/payments/orders/${elsewhere}/add-payment`, {
    orderId: elsewhere,
    payments: [{ amount: { amount: '30.00' }, refundDisabled: false, regularPaymentDetails }],
  })
  expect(added.status).toBe(200)
  expect((await payments(elsewhere)).toSorted()).toEqual([
    ['card', '10.00', 'APPROVED'],
    ['other', '30.00', 'APPROVED'],
  ])
  expect(await orderOf(site, elsewhere)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { paid: { amount: '40.00' }, balance: { amount: '0.00' } },
  })
  const placed = await site.admin.call('GET', `/fairground/v1/placed-orders/${elsewhere}`)
  expect(placed.body.order.giftCard).toMatchObject({ formattedAmount: '£10.00' })
  await agrees(site)
})

test('codes cannot be found by trying', async () => {
  const guarded = await testSite({ rateLimitFactor: 0.1 })
  const buyer = await guarded.visitor()
  const checkoutId = await checkOut(buyer, [productLine((await sellShirts(guarded, 5)).productId, 1)])
  const statuses: number[] = []
  // 2 a minute; twice that is over in whichever minute it began.
  for (let i = 0; i < 5; i++) statuses.push((await enter(buyer, checkoutId, `GUESS-${i}`)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})
