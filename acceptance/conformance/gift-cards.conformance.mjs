import { expect, test } from 'vitest'
import { admin, NOWHERE, own, refusal, visitor } from './clients.mjs'
import { standing } from './standing-order.mjs'

const GIFT_CARDS = 'd80111c5-a0f4-47a8-b63a-65b54d774a27'

async function card(amount = '30.00') {
  const { giftCard } = await own('POST', '/gift-cards/v1/gift-cards', {
    giftCard: { initialValue: { amount }, currency: 'GBP', source: 'MANUAL' },
  })
  return giftCard
}

test('a card is read by its code, whatever its spelling; a wrong code is not found', async () => {
  const { code, codeSuffix } = await card()
  const { giftCard } = await admin.giftVouchers.getGiftCard(code.toLowerCase().replaceAll('-', ''))
  expect(giftCard).toMatchObject({ balance: { value: '30.00', currency: 'GBP' }, status: 'VALID' })
  expect(giftCard.obfuscatedCode.endsWith(codeSuffix)).toBe(true)
  expect(await refusal(admin.giftVouchers.getGiftCard('ABCDEFGH2345MNPQ'))).toMatchObject({
    status: 404,
    code: 'GIFT_CARD_NOT_FOUND',
  })
  await expect(visitor().giftVouchers.getGiftCard(code)).rejects.toThrow()
})

test('an amount is redeemed once for an order and put back once; more than is left is refused', async () => {
  const { code, appId } = { ...(await card()), appId: GIFT_CARDS }
  const redeem = (value, orderId) =>
    admin.giftVouchers.redeemGiftCard(code, {
      amount: { value, currency: 'GBP' },
      appId,
      ...(orderId ? { orderId } : {}),
    })
  const { transactionId } = await redeem('12.50', NOWHERE)
  expect((await admin.giftVouchers.getGiftCard(code)).giftCard.balance.value).toBe('17.50')
  expect((await refusal(redeem('1', NOWHERE))).code).toBe('ALREADY_REDEEMED')
  expect((await refusal(redeem('17.51'))).code).toBe('INSUFFICIENT_FUNDS')
  await admin.giftVouchers.voidTransaction(transactionId, { appId })
  expect((await refusal(admin.giftVouchers.voidTransaction(transactionId, { appId }))).code).toBe('ALREADY_VOIDED')
  expect((await admin.giftVouchers.getGiftCard(code)).giftCard.balance.value).toBe('30.00')
})

test('a card pays a part of an order, and disabled buys nothing', async () => {
  const { id, code } = await card('5.00')
  const { orderId } = await standing(1)
  const { payment } = await admin.orderBilling.redeemGiftCard(orderId, {
    giftCardCode: code,
    amount: { amount: '5.00' },
    currency: 'GBP',
  })
  expect(payment).toMatchObject({ amount: { amount: '5.00' } })
  expect((await admin.orders.getOrder(orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  const other = await card('5.00')
  await own('POST', `/gift-cards/v1/gift-cards/${other.id}/disable`, {})
  expect((await admin.giftVouchers.getGiftCard(other.code)).giftCard.status).toBe('DISABLED')
  expect(id).not.toBe(other.id)
})
