import { expect, test } from 'vitest'
import { checkOut, pay, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { agrees, cardSite, orderOf, transactionsOf } from '../payments/payments.fixture.ts'

const SETTINGS = '/tip-settings/v1/tip-settings'
const TIPS = '/tips/v1/tips'
const suggested = {
  tipType: 'PERCENTAGE',
  presets: [{ value: 10 }, { value: 15, default: true }, { value: 20 }],
  allowCustomerTip: true,
  allowCustomAmount: true,
  staffDistributionMethod: 'EQUAL',
}

/** A site that takes tips, and a checkout of two shirts of 25.00. */
async function shop(settings: object = suggested) {
  const site = await cardSite()
  const made = await site.admin.call('POST', `${SETTINGS}/create-default`, { tipSettings: settings })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { productId } = await sellShirts(site, 50, 25)
  const buyer = await site.visitor()
  const id = await checkOut(buyer, [productLine(productId, 2)])
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const choose = (tipType: string, value: string) =>
    buyer.call('PATCH', `${TIPS}/choice`, {
      purchaseFlowId: checkout.purchaseFlowId,
      tipChoice: { tipType, value },
    })
  const [staff] = (await site.admin.call('GET', '/tips-staff/v1/eligible-staff')).body.staff
  return {
    site,
    buyer,
    id,
    choose,
    productId,
    flow: checkout.purchaseFlowId,
    staff,
    tipSettings: made.body.tipSettings,
  }
}

const part = (staff: { staffMemberId: string }, amount: string) => ({
  staff: { staffMemberId: staff.staffMemberId },
  amount,
  transaction: { id: '6f1c1c9e-0b1f-4c54-9f0c-3a5e8f4d2a10', date: '2026-11-20T12:00:00.000Z' },
})

test('the chosen tip is a fee of the checkout, of its order and of its payment', async () => {
  const { site, buyer, id, choose, flow } = await shop()
  expect((await buyer.call('GET', `${TIPS}/choice/${flow}`)).body).toEqual({})
  expect((await choose('PERCENTAGE', '15')).body).toEqual({ tipChoice: { tipType: 'PERCENTAGE', value: '15' } })
  expect((await buyer.call('GET', `${TIPS}/choice/${flow}`)).body.tipChoice).toEqual({
    tipType: 'PERCENTAGE',
    value: '15',
  })
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${id}`)).body
  expect(checkout).toMatchObject({
    additionalFees: [{ code: 'tip', name: 'Tip', price: { amount: '7.50' }, lineItemIds: [] }],
    priceSummary: { subtotal: { amount: '50.00' }, additionalFees: { amount: '7.50' }, total: { amount: '57.50' } },
  })
  const { orderId } = (await placeOrder(buyer, id)).body
  await pay(buyer, orderId)
  const order = await orderOf(site, orderId)
  expect(order).toMatchObject({
    purchaseFlowId: flow,
    paymentStatus: 'PAID',
    priceSummary: { total: { amount: '57.50' }, totalAdditionalFees: { amount: '7.50' } },
    additionalFees: [{ id: checkout.additionalFees[0].id, code: 'tip', price: { amount: '7.50' } }],
  })
  expect((await site.admin.call('GET', `${TIPS}/order/${orderId}`)).body.tip).toEqual({
    id: checkout.additionalFees[0].id,
    lineItemSubtotal: '50.00',
    amount: '7.50',
    distributions: [],
    undistributedAmount: '7.50',
  })
  await agrees(site)
})

test('a tip is another one, or none, and follows the lines', async () => {
  const { buyer, id, choose, productId } = await shop()
  const total = async () =>
    (await buyer.call('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.priceSummary.total.amount
  await choose('PERCENTAGE', '20')
  expect(await total()).toBe('60.00')
  await buyer.call('POST', `/ecom/v1/checkouts/${id}/add-to-checkout`, { id, lineItems: [productLine(productId, 1)] })
  expect(await total()).toBe('90.00')
  await choose('CUSTOM', '3.21')
  expect(await total()).toBe('78.21')
  expect((await choose('CUSTOM', '0')).body).toEqual({})
  expect(await total()).toBe('75.00')
})

test.for([
  ['a share that is not suggested', suggested, 'PERCENTAGE', '12'],
  ['an amount where shares are suggested', suggested, 'AMOUNT', '5'],
  ['an own amount where there is none', { ...suggested, allowCustomAmount: false }, 'CUSTOM', '5'],
  ['any tip where buyers give none', { ...suggested, allowCustomerTip: false }, 'PERCENTAGE', '10'],
  ['more digits than the currency has', suggested, 'CUSTOM', '1.234'],
] as const)('a tip is refused: %s', async ([, settings, tipType, value]) => {
  const { buyer, id, choose } = await shop(settings)
  const refused = await choose(tipType, value)
  expect([refused.status, refused.body.details?.applicationError?.code]).toEqual([400, 'INVALID_TIP'])
  expect((await buyer.call('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.additionalFees).toEqual([])
})

test('a stranger neither reads nor sets the tip of a purchase', async () => {
  const { site, flow } = await shop()
  const stranger = await site.visitor()
  const tipChoice = { tipType: 'CUSTOM', value: '1' }
  expect((await stranger.call('GET', `${TIPS}/choice/${flow}`)).status).toBe(404)
  expect((await stranger.call('PATCH', `${TIPS}/choice`, { purchaseFlowId: flow, tipChoice })).status).toBe(404)
})

test('no id is that of a draft, not even one of an order with a tip, and buyers do not ask', async () => {
  const { site, buyer, id, choose } = await shop()
  await choose('PERCENTAGE', '10')
  const { orderId } = (await placeOrder(buyer, id)).body
  expect((await site.admin.call('GET', `${TIPS}/order/${orderId}`)).status).toBe(200)
  for (const path of [TIPS, '/_api/tips-service/v1/tips']) {
    const refused = await site.admin.call('GET', `${path}/draft-order/${orderId}`)
    expect([refused.status, refused.body.details.applicationError]).toMatchObject([
      404,
      { code: 'DRAFT_ORDER_NOT_FOUND', data: { draftOrderId: orderId } },
    ])
  }
  expect((await site.admin.call('GET', `${TIPS}/draft-order/none`)).status).toBe(400)
  expect((await buyer.call('GET', `${TIPS}/draft-order/${orderId}`)).status).toBe(403)
})

test('settings are made, changed under their revision, listed and deleted; those of the site stay', async () => {
  const { site, tipSettings } = await shop()
  const code = ({ body }: { body: { details?: { applicationError?: { code?: string } } } }) =>
    body.details?.applicationError?.code
  expect(tipSettings).toMatchObject({
    default: true,
    revision: '1',
    presets: [{ value: 10 }, { value: 15 }, { value: 20 }],
  })
  const again = await site.admin.call('POST', `${SETTINGS}/create-default`, { tipSettings: suggested })
  expect([again.status, code(again)]).toEqual([409, 'DEFAULT_SETTINGS_ALREADY_EXISTS'])
  const locationId = '3f0a3f0e-6a34-4a8e-9c53-5a1de2a0a001'
  const ofPlace = await site.admin.call('POST', SETTINGS, { tipSettings: { ...suggested, locationId } })
  expect(ofPlace.body.tipSettings).toMatchObject({ default: false, locationId })
  const change = { id: tipSettings.id, revision: '1', tipType: 'AMOUNT', presets: [{ value: 1.5 }] }
  const changed = await site.admin.call('PATCH', SETTINGS, { tipSettings: change })
  expect(changed.body.tipSettings).toMatchObject({
    revision: '2',
    tipType: 'AMOUNT',
    presets: [{ value: 1.5, default: false }],
  })
  expect((await site.admin.call('PATCH', SETTINGS, { tipSettings: change })).status).toBe(409)
  const query = { filter: { locationId } }
  const found = await site.admin.call('POST', `${SETTINGS}/query`, { query })
  expect(found.body.tipSettings.map(({ id }: { id: string }) => id)).toEqual([ofPlace.body.tipSettings.id])
  expect((await site.admin.call('DELETE', `${SETTINGS}/${ofPlace.body.tipSettings.id}`)).body).toEqual({})
  const refusal = await site.admin.call('DELETE', `${SETTINGS}/${tipSettings.id}`)
  expect([refusal.status, code(refusal)]).toEqual([409, 'CANNOT_DELETE_DEFAULT_SETTINGS'])
})

test.for([
  [
    'two presets chosen beforehand',
    {
      presets: [
        { value: 5, default: true },
        { value: 10, default: true },
      ],
    },
    'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
  ],
  ['a share above the whole', { presets: [{ value: 101 }] }, 'PRESET_PERCENTAGE_TOO_HIGH'],
  ['an amount with more digits than the currency', { tipType: 'AMOUNT', presets: [{ value: 1.234 }] }, undefined],
  ['no owner', { presets: [{ value: 5 }], locationId: undefined }, undefined],
  ['two owners', { presets: [{ value: 5 }], paymentTerminalId: 'till 1' }, undefined],
] as const)('settings are refused: %s', async ([, change, code]) => {
  const site = await cardSite()
  const locationId = '3f0a3f0e-6a34-4a8e-9c53-5a1de2a0a001'
  const refused = await site.admin.call('POST', SETTINGS, { tipSettings: { ...suggested, locationId, ...change } })
  expect([refused.status, refused.body.details?.applicationError?.code]).toEqual([400, code])
})

test('staff add a tip to an order, which is owed, and share it out', async () => {
  const { site, buyer, id, staff } = await shop()
  const { orderId } = (await placeOrder(buyer, id)).body
  await pay(buyer, orderId)
  const set = await site.admin.call('POST', `${TIPS}/set`, {
    orderId,
    tip: { amount: '6', distributions: [part(staff, '4')] },
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(set.body).toMatchObject({
    tip: {
      amount: '6.00',
      undistributedAmount: '2.00',
      distributions: [{ amount: '4.00', orderId, staff: { name: staff.name } }],
    },
    orderInfo: { orderId, additionalFeePrice: { amount: '6.00' } },
  })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    priceSummary: { total: { amount: '56.00' } },
    balanceSummary: { balance: { amount: '6.00' } },
  })
  const added = await site.admin.call('POST', `${TIPS}/tip-distributions/add`, {
    orderId,
    tipDistributions: [part(staff, '5.50')],
  })
  expect(added.body).toMatchObject({
    tipDistributions: [{ amount: '5.50' }],
    orderInfo: { additionalFeePrice: { amount: '9.50' } },
  })
  const filter = { 'staff.id': staff.id, orderId }
  expect((await site.admin.call('POST', `${TIPS}/tip-distributions/sum-amounts`, { filter })).body).toEqual({
    totalAmount: '9.50',
  })
  const listed = await site.admin.call('POST', `${TIPS}/tip-distributions/query`, { query: { filter } })
  expect(listed.body.tipDistributions.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['4.00', '5.50'])
  const shared = await site.admin.call('POST', `${TIPS}/remove`, { orderId })
  expect(shared.body.details.applicationError.code).toBe('CANNOT_REMOVE_PAID_TIP_DISTRIBUTION')
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': orderId } },
  })
  expect(log.body.entries).toMatchObject([
    { action: 'order.tipChanged', before: { amount: '6.00' }, after: { amount: '9.50' } },
    { action: 'order.tipChanged', before: { amount: '0.00' }, after: { amount: '6.00' } },
  ])
  await agrees(site)
})

test('a tip that is paid stays; one that is owed can go, and nothing is shared beyond it', async () => {
  const { site, buyer, id, choose, staff } = await shop()
  await choose('CUSTOM', '5')
  const { orderId } = (await placeOrder(buyer, id)).body
  await pay(buyer, orderId)
  const code = async (path: string, body: object) =>
    (await site.admin.call('POST', `${TIPS}/${path}`, { orderId, ...body })).body.details?.applicationError?.code
  expect(await code('remove', {})).toBe('CANNOT_REMOVE_PAID_TIP_DISTRIBUTION')
  expect(await code('set', { tip: { amount: '4' } })).toBe('INVALID_TIP')
  expect(await code('set', { tip: { amount: '6', distributions: [part(staff, '6.01')] } })).toBe('INVALID_TIP')
  const nobody = { staffMemberId: '3f0a3f0e-6a34-4a8e-9c53-5a1de2a0a001' }
  expect(await code('set', { tip: { amount: '8', distributions: [part(nobody, '1')] } })).toBe('STAFF_USER_NOT_FOUND')
  expect(await orderOf(site, orderId)).toMatchObject({ priceSummary: { total: { amount: '55.00' } } })
  await site.admin.call('POST', `${TIPS}/set`, { orderId, tip: { amount: '8' } })
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  await site.admin.call('POST', `${TIPS}/set`, { orderId, tip: { amount: '5' } })
  expect((await orderOf(site, orderId)).paymentStatus).toBe('PAID')
  await agrees(site)
})

test('parts that are given at once all count, and none is lost', async () => {
  const { site, buyer, id, staff } = await shop()
  const { orderId } = (await placeOrder(buyer, id)).body
  await pay(buyer, orderId)
  const added = await Promise.all(
    ['1', '2', '3', '4'].map((amount) =>
      site.admin.call('POST', `${TIPS}/tip-distributions/add`, { orderId, tipDistributions: [part(staff, amount)] }),
    ),
  )
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { tip } = (await site.admin.call('GET', `${TIPS}/order/${orderId}`)).body
  expect([tip.amount, tip.distributions.length, tip.undistributedAmount]).toEqual(['10.00', 4, undefined])
  expect((await orderOf(site, orderId)).priceSummary.total.amount).toBe('60.00')
  await agrees(site)
})

test('the tip of an order is refunded as a fee, once', async () => {
  const { site, buyer, id, choose } = await shop()
  await choose('CUSTOM', '5')
  const { orderId } = (await placeOrder(buyer, id)).body
  await pay(buyer, orderId)
  const BILLING = '/ecom/v1/order-billing'
  const [fee] = (await orderOf(site, orderId)).additionalFees
  const [payment] = (await transactionsOf(site, orderId)).payments
  const refundItems = { additionalFees: [{ additionalFeeId: fee.id }] }
  const computed = await site.admin.call('POST', `${BILLING}/calculate-refund`, { orderId, refundItems })
  expect(computed.body).toMatchObject({
    summary: { total: { amount: '5.00' }, additionalFeesTotal: { amount: '5.00' } },
    calculatedRefundItems: {
      additionalFees: [{ additionalFee: { additionalFeeId: fee.id, amount: { amount: '5.00' } } }],
    },
  })
  const refund = { orderId, refundItems, paymentRefunds: [{ paymentId: payment.id, amount: { amount: '5.00' } }] }
  const done = await site.admin.call('POST', `${BILLING}/refund-payments`, refund)
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.refund.details.additionalFees).toMatchObject([
    { additionalFeeId: fee.id, amount: { amount: '5.00' } },
  ])
  const again = await site.admin.call('POST', `${BILLING}/refund-payments`, refund)
  expect(again.body.details.applicationError.code).toBe('INVALID_ADDITIONAL_FEE_REFUND_AMOUNT')
  const able = await site.admin.call('POST', `${BILLING}/get-order-refundability`, { orderId })
  expect(able.body.additionalFees).toMatchObject([
    { refundedAmount: { amount: '5.00' }, availableRefundAmount: { amount: '0.00' } },
  ])
  const edited = await site.admin.call('POST', `${TIPS}/set`, { orderId, tip: { amount: '9' } })
  expect(edited.body.details.applicationError.code).toBe('PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED')
  await agrees(site)
})

test('a tip is previewed on lines of what the site sells', async () => {
  const { site, productId } = await shop()
  const { catalogReference } = productLine(productId, 1)
  const { appId, catalogItemId } = catalogReference
  const preview = (change: object) =>
    site.admin.call('POST', `${TIPS}/preview`, {
      lineItemInfo: [{ catalogReference: { appId, catalogItemId }, price: '25', quantity: 2 }],
      tipChoice: { tipType: 'PERCENTAGE', value: '10' },
      ...change,
    })
  expect((await preview({})).body.tip).toEqual({
    lineItemSubtotal: '50.00',
    amount: '5.00',
    distributions: [],
    undistributedAmount: '5.00',
  })
  const unknown = { appId, catalogItemId: '3f0a3f0e-6a34-4a8e-9c53-5a1de2a0a001' }
  const missing = await preview({ lineItemInfo: [{ catalogReference: unknown, price: '25' }] })
  expect([missing.status, missing.body.details.applicationError.code]).toEqual([404, 'CATALOG_ITEMS_NOT_FOUND'])
  const none = await preview({ tipSettingsId: unknown.catalogItemId })
  expect([none.status, none.body.details.applicationError.code]).toEqual([404, 'TIP_SETTINGS_NOT_FOUND'])
})
