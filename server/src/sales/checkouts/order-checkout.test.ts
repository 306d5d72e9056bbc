import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { placeOrder } from '../../../test/shop.ts'
import { address, CART, CHECKOUTS, fromCart, shop } from './checkouts.fixture.ts'

test('payment in person needs an email address, and a street where it is delivered', async () => {
  const { visitor, admin, line } = await shop()
  const ada = await visitor()
  const checkoutOf = async (by: TestCaller, items: string[], info: object): Promise<string> => {
    const request = { channelType: 'WEB', lineItems: items.map((item) => line(item)), checkoutInfo: info }
    return (await by.call('POST', CHECKOUTS, request)).body.checkout.id
  }
  const missing = async (by: TestCaller, id: string) => {
    const { status, body } = await placeOrder(by, id)
    const { code, data } = body.details?.applicationError ?? {}
    return [status, code, data?.missing]
  }
  const email = ['buyerInfo.email']
  const street = ['shippingInfo.shippingDestination.address']
  const shipped = (to: object) => ({
    shippingInfo: {
      shippingDestination: { address: to },
      selectedCarrierServiceOption: { code: 'standard' },
    },
  })
  const file = await checkoutOf(ada, ['file'], {})
  expect(await missing(ada, file)).toEqual([409, 'CHECKOUT_INCOMPLETE', email])
  const sent = await checkoutOf(ada, ['mug'], shipped({ country: 'GB', city: 'London' }))
  expect(await missing(ada, sent)).toEqual([409, 'CHECKOUT_INCOMPLETE', [...email, ...street]])

  const buyerInfo = { email: 'ada@example.com' }
  for (const [id, info] of [
    [file, { buyerInfo }],
    [sent, { buyerInfo, ...shipped(address) }],
  ] as const) {
    await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id, ...info } })
    expect(await missing(ada, id)).toEqual([200, undefined, undefined])
  }
  expect((await missing(admin, await checkoutOf(admin, ['file'], {})))[0]).toBe(200)
})

test('one order per checkout, however often and however many at once', async () => {
  const { site, visitor, stock, line } = await shop()
  const poolId = await stock('print', 5)
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('print', 2)] })
  const id = await fromCart(ada, { email: 'ada@example.com' })
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })),
  )
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
  const ids = new Set(replies.map((reply) => reply.body.orderId))
  expect(ids.size).toBe(1)
  const again = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect(ids.has(again.body.orderId)).toBe(true)
  expect(await site.query('select count(*)::int as orders from orders')).toEqual([{ orders: 1 }])
  expect(await site.query('select used::int from pools where id = $1', [poolId])).toEqual([{ used: 2 }])

  const { checkout } = (await ada.call('GET', `${CHECKOUTS}/${id}`)).body
  expect(checkout).toMatchObject({ completed: true, orderId: again.body.orderId })
  const late = await ada.call('POST', `${CHECKOUTS}/${id}/add-to-checkout`, { id, lineItems: [line('file')] })
  expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'CHECKOUT_IS_COMPLETE'])
  expect((await ada.call('GET', CART)).status).toBe(404)
})

test('a shortage at the order is refused, with what is left, and nothing is lost', async () => {
  const { site, visitor, stock, line } = await shop()
  const poolId = await stock('print', 3)
  const [ada, bob] = [await visitor(), await visitor()]
  for (const caller of [ada, bob])
    await caller.call('POST', `${CART}/add-to-cart`, { lineItems: [line('print', 2), line('file')] })
  const [hers, his] = [await fromCart(ada), await fromCart(bob)]
  expect((await ada.call('POST', `${CHECKOUTS}/${hers}/create-order`, { id: hers })).status).toBe(200)
  const reply = await bob.call('POST', `${CHECKOUTS}/${his}/create-order`, { id: his })
  expect(reply.status).toBe(409)
  expect(reply.body.details.applicationError).toMatchObject({
    code: 'PARTIAL_OUT_OF_STOCK',
    data: { lineItems: [{ quantityAvailable: 1 }] },
  })
  expect(await site.query('select used::int from pools where id = $1', [poolId])).toEqual([{ used: 2 }])
  expect((await bob.call('GET', CART)).body.cart.lineItems).toHaveLength(2)
  expect((await bob.call('GET', `${CHECKOUTS}/${his}`)).body.checkout.completed).toBe(false)
})

test('items put into the cart after the checkout was made stay there, however often it is submitted', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug'), line('file')] })
  const id = await fromCart(ada, { selectedShippingOption: { code: 'pickup' } })
  await ada.call('PATCH', CART, { cartInfo: { buyerNote: 'no change of lines' } })
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug', 2), line('file', 1, { size: 'S' })] })
  const submit = async () => (await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })).status
  expect(await Promise.all([submit(), submit(), submit(), submit()])).toEqual([200, 200, 200, 200])
  expect(await submit()).toBe(200)
  const { cart } = (await ada.call('GET', CART)).body
  expect(
    cart.lineItems.map((l: { rootCatalogItemId: string; quantity: number; catalogReference: { options: object } }) => [
      l.rootCatalogItemId,
      l.quantity,
      l.catalogReference.options,
    ]),
  ).toEqual([
    ['mug', 2, { size: 'M' }],
    ['file', 1, { size: 'S' }],
  ])
})

test('an empty cart makes no checkout, an emptied checkout no order', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const { cart } = (await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })).body
  const id = await fromCart(ada)
  const lineItemIds = [cart.lineItems[0].id]
  await ada.call('POST', `${CHECKOUTS}/${id}/remove-line-items`, { id, lineItemIds })
  await ada.call('POST', `${CART}/remove-line-items`, { lineItemIds })
  for (const [path, body, code] of [
    [`${CART}/create-checkout`, {}, 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS'],
    [`${CHECKOUTS}/${id}/create-order`, { id }, 'EMPTY_CHECKOUT'],
    [CHECKOUTS, { channelType: 'WEB' }, 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS'],
  ] as const) {
    const reply = await ada.call('POST', path, body)
    expect([reply.status, reply.body.details.applicationError.code]).toEqual([409, code])
  }
})

test('a checkout whose every line is sold out refuses the order as FULL_OUT_OF_STOCK', async () => {
  const { visitor, stock, shelf, line } = await shop()
  await stock('print', 2)
  const [ada, bob] = [await visitor(), await visitor()]
  const ids = await Promise.all(
    [ada, bob].map(async (buyer) => {
      const checkoutInfo = { buyerInfo: { email: 'ada@example.com' } }
      const request = { channelType: 'WEB', lineItems: [line('print', 2)], checkoutInfo }
      const { body } = await buyer.call('POST', CHECKOUTS, request)
      return body.checkout.id as string
    }),
  )
  expect((await ada.call('POST', `${CHECKOUTS}/${ids[0]}/create-order`, { id: ids[0] })).status).toBe(200)
  const refused = async () => {
    const { status, body } = await bob.call('POST', `${CHECKOUTS}/${ids[1]}/create-order`, { id: ids[1] })
    return [status, body.details.applicationError.code, body.details.applicationError.data.lineItems.length]
  }
  expect(await refused()).toEqual([409, 'FULL_OUT_OF_STOCK', 1])
  shelf.put('print', { quantityAvailable: 0, unavailable: { code: 'INSUFFICIENT_INVENTORY' } })
  expect(await refused()).toEqual([409, 'FULL_OUT_OF_STOCK', 1])
})

test('a site that takes no payments refuses the order', async () => {
  const { site, visitor, line } = await shop()
  await site.query(`update sites set settings = settings || '{"testPayments": false, "manualPayments": false}'`)
  await site.assembly.directory.reload()
  const ada = await visitor()
  const { id } = (await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems: [line('file')] })).body.checkout
  const reply = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect([reply.status, reply.body.details.applicationError.code]).toEqual([409, 'SITE_NOT_ACCEPTING_PAYMENTS'])
})

test('a delivery option that is no longer offered stops the order', async () => {
  const { site, visitor, line } = await shop()
  const ada = await visitor()
  const shippingInfo = { selectedCarrierServiceOption: { code: 'pickup' } }
  const request = { channelType: 'WEB', lineItems: [line('mug')], checkoutInfo: { shippingInfo } }
  const { id } = (await ada.call('POST', CHECKOUTS, request)).body.checkout
  await site.query(`delete from delivery_setup where kind = 'pickup'`)
  const reply = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  const code = 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'
  expect([reply.status, reply.body.details.applicationError.code]).toEqual([409, code])
})

test('an item that is no longer sold cannot be ordered', async () => {
  const { visitor, shelf, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })
  const id = await fromCart(ada)
  shelf.take('file')
  expect((await ada.call('GET', `${CHECKOUTS}/${id}`)).body.checkout.violations).toMatchObject([{ severity: 'ERROR' }])
  const reply = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect(reply.body.details.applicationError).toMatchObject({
    code: 'ITEM_NOT_FOUND_IN_CATALOG',
    data: { catalogItemId: 'file' },
  })
})
