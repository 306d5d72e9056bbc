import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { pay, sellTickets, takeTestPayments } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { balanceOf, giveCard } from '../../sales/gift-cards/gift-cards.fixture.ts'
import { agrees } from '../../sales/payments/payments.fixture.ts'

const CHECKOUT = '/events/v1/checkout'
let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

interface Held {
  readonly eventId: string
  readonly reservationId: string
}

/** Tickets at 10.00 each. */
async function hold(buyer: TestCaller, quantity: number): Promise<Held> {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10, '10.00')
  const { body } = await buyer.call('POST', `${CHECKOUT}/reservations`, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
  })
  return { eventId, reservationId: body.id }
}

const invoice = (buyer: TestCaller, held: Held, giftCardCode: string) =>
  buyer.call('POST', `${CHECKOUT}/invoices/${held.reservationId}`, { ...held, giftCardCode })

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]
const buy = (buyer: TestCaller, held: Held, giftCardCode: string, more: object = {}) =>
  buyer.call('POST', CHECKOUT, { ...held, buyer: ada, guests, giftCardCode, ...more })
const orderOf = async ({ eventId }: Held, number: string) =>
  (await site.admin.call('GET', `/events/v1/events/${eventId}/orders/${number}?fieldset=DETAILS`)).body.order

test('a gift card pays a part of the tickets, and the buyer the rest', async () => {
  const card = await giveCard(site, '12.00')
  const buyer = await site.visitor()
  const held = await hold(buyer, 2)
  const options = (await buyer.call('GET', `${CHECKOUT}/options`)).body
  expect(options.acceptGiftCards).toBe(true)
  const details = { amount: { value: '12.00' }, obfuscatedCode: `••••-••••-••••-${card.code.slice(-4)}`, voided: false }
  const shown = (await invoice(buyer, held, card.code.toLowerCase())).body
  expect(shown).toMatchObject({ giftCardPaymentDetails: [details], balanceSummary: { balance: { value: '8.00' } } })
  expect(shown.invoice.grandTotal).toMatchObject({ value: '20.00' })
  expect(await balanceOf(site, card)).toBe('12.00')

  const { order } = (await buy(buyer, held, card.code)).body
  expect(order).toMatchObject({
    status: 'INITIATED',
    giftCardPaymentDetails: [details],
    balanceSummary: { balance: { value: '8.00' } },
  })
  expect(JSON.stringify(order)).not.toContain(card.code)
  expect((await buy(buyer, held, card.code)).body.order.orderNumber).toBe(order.orderNumber)
  expect(await balanceOf(site, card)).toBe('0.00')

  expect((await pay(buyer, order.snapshotId, 'approve')).body.status).toBe('PAID')
  expect(await orderOf(held, order.orderNumber)).toMatchObject({
    status: 'PAID',
    giftCardPaymentDetails: [{ ...details, giftCardPaymentId: expect.any(String) }],
    balanceSummary: { balance: { value: '0.00' } },
  })
  await agrees(site)
})

test('an order of which a gift card leaves nothing is paid at once', async () => {
  const card = await giveCard(site, '50.00')
  const buyer = await site.visitor()
  const { order } = (await buy(buyer, await hold(buyer, 2), card.code)).body
  expect(order).toMatchObject({ status: 'PAID', balanceSummary: { balance: { value: '0.00' } } })
  expect(order.tickets).toHaveLength(2)
  expect(await balanceOf(site, card)).toBe('30.00')
  await agrees(site)
})

test('an order that holds a gift card keeps it when another coupon prices it, or stays as it is', async () => {
  const card = await giveCard(site, '12.00')
  const buyer = await site.visitor()
  const held = await hold(buyer, 2)
  const { order } = (await buy(buyer, held, card.code)).body
  const reprice = async (moneyOffAmount: number) => {
    const code = `OFF${moneyOffAmount}`
    await site.admin.call('POST', '/stores/v2/coupons', {
      specification: { name: code, code, moneyOffAmount, scope: { namespace: 'events' }, startTime: '1000' },
    })
    const change = { eventId: held.eventId, discount: { couponCode: code } }
    return buyer.call('PATCH', `${CHECKOUT}/${order.orderNumber}`, change)
  }
  expect(refused(await reprice(10))).toEqual([409, 'ORDER_ACTION_NOT_AVAILABLE'])
  expect((await reprice(5)).body.order).toMatchObject({
    giftCardPaymentDetails: [{ amount: { value: '12.00' } }],
    balanceSummary: { balance: { value: '3.00' } },
  })
  expect((await pay(buyer, order.snapshotId, 'approve')).body.status).toBe('PAID')
  await agrees(site)
})

test('a checkout that is submitted many times at once is one order, and nobody reads that the card is empty', async () => {
  for (const amount of ['12.00', '20.00', '12.00', '20.00']) {
    const card = await giveCard(site, amount)
    const buyer = await site.visitor()
    const held = await hold(buyer, 2)
    const replies = await Promise.all([...Array(8)].map(() => buy(buyer, held, card.code)))
    for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBe(200)
    expect(new Set(replies.map(({ body }) => body.order.orderNumber)).size).toBe(1)
    expect(await balanceOf(site, card)).toBe('0.00')
  }
  await agrees(site)
})

test('two checkouts at once never spend one card twice', async () => {
  const card = await giveCard(site, '15.00')
  const buyers = await Promise.all([1, 2, 3].map(() => site.visitor()))
  const held = await Promise.all(buyers.map((buyer) => hold(buyer, 1)))
  const replies = await Promise.all(buyers.map((buyer, i) => buy(buyer, held[i]!, card.code)))
  const paid = replies.flatMap(({ body }) => body.order?.giftCardPaymentDetails ?? [])
  const amounts = paid.map(({ amount }: { amount: { value: string } }) => amount.value)
  expect(amounts.toSorted()).toEqual(['10.00', '5.00'])
  expect(replies.filter(({ status }) => status !== 200).map(refused)).toEqual([[409, 'GIFT_CARD_IS_EMPTY']])
  expect(await balanceOf(site, card)).toBe('0.00')
  await agrees(site)
})

test('a card that pays nothing is named on the invoice, and stops a purchase', async () => {
  const euros = await giveCard(site, '5.00', { currency: 'EUR' })
  const buyer = await site.visitor()
  const held = await hold(buyer, 1)
  const errors = async (code: string) => (await invoice(buyer, held, code)).body.giftCardErrors.error
  expect(await errors('NONE')).toEqual([{ code: 'GIFT_CARD_NOT_FOUND' }])
  expect(await errors(euros.code)).toEqual([{ code: 'INVALID_GIFT_CARD_CURRENCY' }])
  expect(refused(await buy(buyer, held, 'NONE'))).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  const good = await giveCard(site, '5.00')
  const declared = await buy(site.admin, held, good.code, { options: { markAsPaid: true } })
  expect(declared.status).toBe(400)
  expect(await balanceOf(site, good)).toBe('5.00')
})
