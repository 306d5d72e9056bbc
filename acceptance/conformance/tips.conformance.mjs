import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { admin, NOWHERE, refusal, STORES, visitor } from './clients.mjs'
import { line, newProduct, stock } from './goods.mjs'
import { standing } from './standing-order.mjs'

const suggested = () => ({
  tipType: 'PERCENTAGE',
  presets: [{ value: 5 }, { value: 10, default: true }, { value: 15 }],
  allowCustomerTip: true,
  allowCustomAmount: true,
  staffDistributionMethod: 'EQUAL',
})

/** The site's own settings: those of the demo, else new ones. */
beforeAll(async () => {
  const { items } = await admin.tipSettings.queryTipSettings().eq('default', true).find()
  if (items.length === 0) await admin.tipSettings.createDefaultTipSettings(suggested())
})

test('settings of a location are made, found, changed and deleted; those of the site are one and stay', async () => {
  const locationId = randomUUID()
  const made = await admin.tipSettings.createTipSettings({ ...suggested(), locationId })
  expect(made).toMatchObject({
    locationId,
    revision: '1',
    default: false,
    presets: [{ value: 5 }, { value: 10 }, { value: 15 }],
  })
  expect(made._createdDate).toBeInstanceOf(Date)
  const { items } = await admin.tipSettings.queryTipSettings().eq('locationId', locationId).find()
  expect(items.map(({ _id }) => _id)).toEqual([made._id])
  const changed = await admin.tipSettings.updateTipSettings({ ...made, tipType: 'AMOUNT', presets: [{ value: 1 }] })
  expect(changed).toMatchObject({ tipType: 'AMOUNT', presets: [{ value: 1 }], revision: '2' })
  await admin.tipSettings.deleteTipSettings(made._id)
  expect(await refusal(admin.tipSettings.deleteTipSettings(made._id))).toMatchObject({ status: 404 })
  expect(await refusal(admin.tipSettings.createDefaultTipSettings(suggested()))).toMatchObject({
    code: 'DEFAULT_SETTINGS_ALREADY_EXISTS',
  })
  const two = [
    { value: 5, default: true },
    { value: 10, default: true },
  ]
  expect(
    await refusal(admin.tipSettings.createTipSettings({ ...suggested(), locationId, presets: two })),
  ).toMatchObject({
    code: 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
  })
  expect(await refusal(visitor().tipSettings.queryTipSettings().find())).toMatchObject({ status: 403 })
})

test('a buyer chooses a tip at the checkout, and the order has it', async () => {
  const product = await newProduct({ productType: 'digital', priceData: { price: 30 } })
  await stock(product, 10)
  const buyer = visitor()
  const made = await buyer.checkout.createCheckout({ lineItems: [line(product, 2)], channelType: 'WEB' })
  const { purchaseFlowId } = made
  const chosen = await buyer.tips.updateTipChoice({ tipType: 'PERCENTAGE', value: '10' }, { purchaseFlowId })
  expect(chosen.tipChoice).toMatchObject({ tipType: 'PERCENTAGE', value: '10' })
  expect((await buyer.tips.getTipChoice(purchaseFlowId)).tipChoice).toMatchObject({ value: '10' })
  const checkout = await buyer.checkout.getCheckout(made._id)
  expect(checkout.additionalFees).toMatchObject([{ code: 'tip', price: { amount: '6.00' } }])
  expect(checkout.priceSummary.total.amount).toBe('66.00')
  expect(await refusal(visitor().tips.getTipChoice(purchaseFlowId))).toMatchObject({ status: 404 })
  const { orderId } = await admin.checkout.createOrder(made._id)
  expect((await admin.tips.getTipByOrderId(orderId)).tip).toMatchObject({
    amount: '6.00',
    lineItemSubtotal: '60.00',
    undistributedAmount: '6.00',
  })
})

test('staff set, share, sum and remove the tip of an order', async () => {
  const { orderId, order } = await standing()
  const { staff } = await admin.tippableStaff.listTippableStaff({ includeWixUsers: true })
  const [one] = staff
  expect(one).toMatchObject({ staffMemberId: one._id, identificationData: { wixUserId: one._id } })
  const transaction = () => ({ _id: randomUUID(), date: new Date() })
  expect(await refusal(admin.tips.getTipByOrderId(orderId))).toMatchObject({ code: 'TIP_NOT_FOUND' })
  expect(await refusal(admin.tips.getTipByDraftOrderId(orderId))).toMatchObject({
    code: 'DRAFT_ORDER_NOT_FOUND',
    status: 404,
  })
  const set = await admin.tips.setTipOnOrder({ orderId, tip: { amount: '5' } })
  expect(set).toMatchObject({ tip: { amount: '5.00' }, orderInfo: { orderId, additionalFeePrice: { amount: '5.00' } } })
  expect((await admin.orders.getOrder(orderId)).priceSummary.totalAdditionalFees.amount).toBe('5.00')
  await admin.tips.removeTipFromOrder({ orderId })
  expect((await admin.orders.getOrder(orderId)).priceSummary).toEqual(order.priceSummary)
  const part = (amount) => ({ staff: { staffMemberId: one.staffMemberId }, amount, transaction: transaction() })
  const added = await admin.tips.addTipDistributionsToOrder({ orderId, tipDistributions: [part('2'), part('3.5')] })
  expect(added.tipDistributions).toHaveLength(2)
  expect(added.tipDistributions[0].transaction.date).toBeInstanceOf(Date)
  expect(added.orderInfo).toMatchObject({ additionalFeePrice: { amount: '5.50' } })
  expect(await admin.tips.sumTipDistributionAmounts({ orderId })).toMatchObject({ totalAmount: '5.50' })
  const { items } = await admin.tips.queryTipDistributions().eq('_id', added.tipDistributions[0]._id).find()
  expect(items).toMatchObject([{ orderId }])
  expect(await refusal(admin.tips.removeTipFromOrder({ orderId }))).toMatchObject({
    code: 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
  })
  expect(await refusal(admin.tips.setTipOnOrder({ orderId: NOWHERE, tip: { amount: '1' } }))).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
})

test('a tip is previewed on lines', async () => {
  const product = await newProduct({ priceData: { price: 30 } })
  const lines = () => [{ catalogReference: { appId: STORES, catalogItemId: product._id }, price: '30', quantity: 2 }]
  const { tip } = await admin.tips.previewTip(lines(), { tipChoice: { tipType: 'PERCENTAGE', value: '10' } })
  expect(tip).toMatchObject({ lineItemSubtotal: '60.00', amount: '6.00' })
  const other = { tipChoice: { tipType: 'CUSTOM', value: '1' }, tipSettingsId: NOWHERE }
  expect(await refusal(admin.tips.previewTip(lines(), other))).toMatchObject({ code: 'TIP_SETTINGS_NOT_FOUND' })
})
