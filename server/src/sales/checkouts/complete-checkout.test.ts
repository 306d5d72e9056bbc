import { expect, test } from 'vitest'
import { agrees } from '../payments/payments.fixture.ts'
import { address, CART, CHECKOUTS, fromCart, shop } from './checkouts.fixture.ts'

test('a checkout that was bought elsewhere is complete: nothing is sold here, and its lines leave the cart', async () => {
  const { site, visitor, admin, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug', 2)] })
  const id = await fromCart(ada, { shippingAddress: address })
  const complete = () => admin.call('POST', `${CHECKOUTS}/${id}/mark-as-completed`, { id })
  expect(await complete()).toMatchObject({ status: 200, body: {} })
  expect(await complete()).toMatchObject({ status: 200, body: {} })

  const { checkout } = (await ada.call('GET', `${CHECKOUTS}/${id}`)).body
  expect(checkout).toMatchObject({ id, completed: true })
  expect(checkout).not.toHaveProperty('orderId')
  expect((await ada.call('GET', CART)).status).toBe(404)
  for (const [path, body] of [
    ['create-order', {}],
    ['add-to-checkout', { lineItems: [line('mug')] }],
  ] as const) {
    const refused = await ada.call('POST', `${CHECKOUTS}/${id}/${path}`, { id, ...body })
    expect(refused).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'CHECKOUT_IS_COMPLETE' } } },
    })
  }
  expect(await site.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }])
  await agrees(site)
})

test('a cart that was changed since keeps what was added', async () => {
  const { visitor, admin, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug', 2)] })
  const id = await fromCart(ada)
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug'), line('file')] })
  expect((await admin.call('POST', `${CHECKOUTS}/${id}/mark-as-completed`, { id })).status).toBe(200)
  const { cart } = (await ada.call('GET', CART)).body
  expect(cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1])
})

test('buyers complete no checkout without buying, and nobody one that is not there', async () => {
  const { visitor, admin, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })
  const id = await fromCart(ada)
  expect((await ada.call('POST', `${CHECKOUTS}/${id}/mark-as-completed`, { id })).status).toBe(403)
  const strange = '11111111-2222-4333-8444-555555555555'
  expect((await admin.call('POST', `${CHECKOUTS}/${strange}/mark-as-completed`, { id: strange })).status).toBe(404)
  expect((await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })).status).toBe(200)
})

test('completed and bought at once: an order or none, and one of both', async () => {
  const { site, visitor, admin, line } = await shop()
  for (let round = 0; round < 5; round++) {
    const ada = await visitor()
    await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })
    const id = await fromCart(ada)
    const [, bought] = await Promise.all([
      admin.call('POST', `${CHECKOUTS}/${id}/mark-as-completed`, { id }),
      ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id }),
    ])
    const orders = await site.query('select id from orders where source_id = $1', [id])
    const stored = await site.query('select status, order_id as "orderId" from checkouts where id = $1', [id])
    expect(stored).toEqual([{ status: 'COMPLETED', orderId: bought.status === 200 ? bought.body.orderId : null }])
    expect(orders).toHaveLength(bought.status === 200 ? 1 : 0)
    if (bought.status !== 200) expect(bought.body.details.applicationError.code).toBe('CHECKOUT_IS_COMPLETE')
    expect((await ada.call('GET', CART)).status).toBe(404)
  }
})
