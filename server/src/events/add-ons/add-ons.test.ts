import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import {
  checkOut,
  placedOrder,
  placeOrder,
  productLine,
  STORE_APP,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { chosen, options, price } from '../../catalog/products/v3/products.fixture.ts'
import { agrees, codeOf } from '../../sales/payments/payments.fixture.ts'

const CART = '/ecom/v1/carts/current'

function done({ status, body }: Reply): Reply['body'] {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const refused = (reply: Reply) => [reply.status, codeOf(reply)]
const dataOf = (reply: Reply) => reply.body.details.applicationError
const listOf = async (by: TestCaller, eventId: string) =>
  done(await by.call('GET', `/fairground/v1/events/${eventId}/add-ons`))
const offeredTo = async (by: TestCaller, eventId: string) =>
  done(await by.call('GET', `/fairground/v1/events/${eventId}/offered-add-ons`)).addOns
const set = (by: TestCaller, eventId: string, addOns: readonly object[], revision = '0') =>
  by.call('PUT', `/fairground/v1/events/${eventId}/add-ons`, { revision, addOns })
const addOnLine = (addOn: { id: string; productId: string }, quantity: number, more: object = {}) => ({
  catalogReference: { appId: STORE_APP, catalogItemId: addOn.productId, options: { eventAddOnId: addOn.id, ...more } },
  quantity,
})
const add = (by: TestCaller, ...lineItems: object[]) => by.call('POST', `${CART}/add-to-cart`, { lineItems })
const kindOf = async ({ admin }: TestSite, eventId: string, name: string): Promise<string> =>
  done(
    await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
      ticketDefinition: {
        eventId,
        name,
        feeType: 'NO_FEE',
        pricingMethod: { fixedPrice: { value: '5.00', currency: 'GBP' } },
      },
    }),
  ).ticketDefinition.id

type Line = { id: string; quantity: number; catalogReference: { appId: string }; [field: string]: unknown }
const quantities = ({ lineItems }: { lineItems: Line[] }) =>
  lineItems.map(({ catalogReference: { appId }, quantity }) => [appId === STORE_APP ? 'goods' : 'tickets', quantity])
const lineOf = (cart: { lineItems: Line[] }, kind: 'goods' | 'tickets'): Line =>
  cart.lineItems.find(({ catalogReference: { appId } }) => (appId === STORE_APP) === (kind === 'goods'))!
const stockOf = async (site: TestSite, productId: string): Promise<number> =>
  Number(
    (
      await site.query(
        'select (p.capacity - p.used)::int as left from variants v join pools p on p.site_id = v.site_id and p.id = v.pool_id where v.product_id = $1',
        [productId],
      )
    )[0]?.left,
  )

/** A concert with a programme, of which each ticket takes so many. */
async function concert(site: TestSite, { stock = 50, perTicket = 2 } = {}) {
  const [{ eventId, ticketDefinitionId }, { productId }] = [
    await sellTickets(site, 40),
    await sellShirts(site, stock, 4, 'Programme'),
  ]
  const { addOns } = done(await set(site.admin, eventId, [{ productId, perTicket }]))
  return { eventId, ticketDefinitionId, productId, programme: { id: addOns[0].id as string, productId } }
}

test('an organiser sets which goods go with which tickets in which order, and the log has it', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, productId, programme } = await concert(site)
  const { productId: mug } = await sellShirts(site, 0, 9, 'Mug')
  expect(await listOf(site.admin, eventId)).toEqual({
    revision: '1',
    addOns: [{ ...programme, name: 'Programme', formattedPrice: '£4.00', perTicket: 2, soldOut: false }],
  })
  const both = [
    { productId: mug, perTicket: 1, ticketDefinitionIds: [ticketDefinitionId] },
    { id: programme.id, productId, perTicket: 3 },
  ]
  const changed = done(await set(site.admin, eventId, both, '1'))
  expect(changed).toMatchObject({
    revision: '2',
    addOns: [
      { name: 'Mug', ticketDefinitionIds: [ticketDefinitionId], soldOut: true },
      { id: programme.id, perTicket: 3 },
    ],
  })
  expect(await offeredTo(await site.visitor(), eventId)).toMatchObject([
    { name: 'Mug', choices: [{ available: 0, formattedPrice: '£9.00' }] },
    {
      id: programme.id,
      perTicket: 3,
      path: '/products/programme',
      choices: [{ catalogReference: addOnLine(programme, 1).catalogReference, available: 50 }],
    },
  ])

  expect(refused(await set(site.admin, eventId, [], '1'))).toEqual([409, 'STALE_REVISION'])
  const other = await sellTickets(site, 5)
  const wrong = [
    [{ productId: eventId, perTicket: 1 }, 404, 'PRODUCT_NOT_FOUND'],
    [{ productId, variantId: eventId, perTicket: 1 }, 404, 'VARIANT_NOT_FOUND'],
    [{ id: eventId, productId, perTicket: 1 }, 404, 'ADD_ON_NOT_FOUND'],
    [{ productId, perTicket: 1, ticketDefinitionIds: [other.ticketDefinitionId] }, 404, 'TICKET_DEFINITION_NOT_FOUND'],
  ] as const
  for (const [addOn, status, code] of wrong)
    expect(refused(await set(site.admin, eventId, [addOn], '2'))).toEqual([status, code])
  expect((await set(site.admin, eventId, [{ productId, perTicket: 0 }], '2')).status).toBe(400)
  expect(refused(await set(site.admin, productId, []))).toEqual([404, 'EVENT_NOT_FOUND'])
  expect((await listOf(site.admin, eventId)).revision).toBe('2')

  done(await set(site.admin, eventId, [], '2'))
  expect(await offeredTo(await site.visitor(), eventId)).toEqual([])
  const log = await site.query(`select before, after from audit_log where action = 'event.addOnsSet' order by id`)
  expect(log).toEqual([
    { before: { addOns: [] }, after: { addOns: ['Programme'] } },
    { before: { addOns: ['Programme'] }, after: { addOns: ['Mug', 'Programme'] } },
    { before: { addOns: ['Mug', 'Programme'] }, after: { addOns: [] } },
  ])
})

test('a key needs the scope of events to read and to set add-ons', async () => {
  const site = await testSite()
  const { eventId, programme } = await concert(site)
  const [reads, writes, sells] = [
    await site.keyWith(['events.read']),
    await site.keyWith(['events.write']),
    await site.keyWith(['catalog.write']),
  ]
  expect((await listOf(reads, eventId)).addOns).toHaveLength(1)
  expect(refused(await set(reads, eventId, [], '1'))).toEqual([403, 'PERMISSION_DENIED'])
  expect(refused(await set(sells, eventId, [], '1'))).toEqual([403, 'PERMISSION_DENIED'])
  expect(refused(await sells.call('GET', `/fairground/v1/events/${eventId}/add-ons`))).toEqual([
    403,
    'PERMISSION_DENIED',
  ])
  expect(done(await set(writes, eventId, [{ ...programme, perTicket: 5 }], '1')).addOns).toMatchObject([
    { perTicket: 5 },
  ])
})

test('a cart takes no more of an add-on than go with its tickets, beside the same goods by themselves', async () => {
  const site = await testSite()
  const { ticketDefinitionId, productId, programme, eventId } = await concert(site)
  const ada = await site.visitor()
  const without = await add(ada, addOnLine(programme, 1))
  expect(refused(without)).toEqual([409, 'ADD_ON_LIMIT'])
  expect(dataOf(without)).toMatchObject({
    description:
      '“Programme” goes with tickets that you have not chosen. Add a ticket that it goes with, or remove “Programme”.',
    data: { name: 'Programme', limit: 0, catalogItemId: productId },
  })
  const elsewhere = await sellTickets(site, 5)
  expect(refused(await add(ada, ticketLine(elsewhere.ticketDefinitionId, 2), addOnLine(programme, 1)))).toEqual([
    409,
    'ADD_ON_LIMIT',
  ])
  const { cart } = done(
    await add(ada, addOnLine(programme, 4), ticketLine(ticketDefinitionId, 2), productLine(productId, 3)),
  )
  expect(quantities(cart)).toEqual([
    ['goods', 4],
    ['tickets', 2],
    ['goods', 3],
  ])
  expect(cart.lineItems[0].descriptionLines).toContainEqual(
    expect.objectContaining({ name: { original: 'With tickets of', translated: 'With tickets of' } }),
  )
  const more = await add(ada, addOnLine(programme, 1))
  expect(dataOf(more)).toMatchObject({
    code: 'ADD_ON_LIMIT',
    description: 'Only 4 of “Programme” go with your tickets. Choose fewer, or add tickets.',
    data: { limit: 4 },
  })
  const update = { lineItems: [{ id: cart.lineItems[0].id, quantity: 5 }] }
  expect(refused(await ada.call('POST', `${CART}/update-line-items-quantity`, update))).toEqual([409, 'ADD_ON_LIMIT'])

  // Another visitor has no part in these tickets.
  expect(refused(await add(await site.visitor(), addOnLine(programme, 1)))).toEqual([409, 'ADD_ON_LIMIT'])
  for (const eventAddOnId of [eventId, 'none', 7])
    expect(refused(await add(ada, addOnLine(programme, 1, { eventAddOnId })))).toEqual([
      404,
      'ITEM_NOT_FOUND_IN_CATALOG',
    ])
  const { productId: mug } = await sellShirts(site, 5, 9, 'Mug')
  expect(refused(await add(ada, addOnLine({ ...programme, productId: mug }, 1)))).toEqual([
    404,
    'ITEM_NOT_FOUND_IN_CATALOG',
  ])
})

test('an add-on of some kinds of ticket goes with no other kind', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, productId, programme } = await concert(site)
  const child = await kindOf(site, eventId, 'Child')
  const rule = { id: programme.id, productId, perTicket: 1, ticketDefinitionIds: [child] }
  done(await set(site.admin, eventId, [rule], '1'))
  const ada = await site.visitor()
  expect(refused(await add(ada, ticketLine(ticketDefinitionId, 3), addOnLine(programme, 1)))).toEqual([
    409,
    'ADD_ON_LIMIT',
  ])
  done(await add(ada, ticketLine(ticketDefinitionId, 3), ticketLine(child, 1), addOnLine(programme, 1)))
  expect(refused(await add(ada, addOnLine(programme, 1)))).toEqual([409, 'ADD_ON_LIMIT'])
})

test('fewer tickets have fewer add-ons, in the cart and in the checkout, and none have none', async () => {
  const site = await testSite()
  const { ticketDefinitionId, programme } = await concert(site)
  const ada = await site.visitor()
  const { cart } = done(await add(ada, ticketLine(ticketDefinitionId, 3), addOnLine(programme, 6)))
  const fewer = { lineItems: [{ id: lineOf(cart, 'tickets').id, quantity: 2 }] }
  const less = done(await ada.call('POST', `${CART}/update-line-items-quantity`, fewer)).cart
  expect(quantities(less)).toEqual([
    ['tickets', 2],
    ['goods', 4],
  ])
  const gone = { lineItemIds: [lineOf(cart, 'tickets').id] }
  expect(done(await ada.call('POST', `${CART}/remove-line-items`, gone)).cart.lineItems).toEqual([])

  const id = await checkOut(ada, [ticketLine(ticketDefinitionId, 2), addOnLine(programme, 4)])
  const { checkout } = done(await ada.call('GET', `/ecom/v1/checkouts/${id}`))
  const one = { lineItems: [{ id: lineOf(checkout, 'tickets').id, quantity: 1 }] }
  const changed = done(await ada.call('POST', `/ecom/v1/checkouts/${id}/update-line-items-quantity`, one)).checkout
  expect(quantities(changed)).toEqual([
    ['tickets', 1],
    ['goods', 2],
  ])
  const without = { lineItemIds: [lineOf(checkout, 'tickets').id] }
  expect(
    done(await ada.call('POST', `/ecom/v1/checkouts/${id}/remove-line-items`, without)).checkout.lineItems,
  ).toEqual([])
})

test('an order has the add-on as goods with its stock, and the rule of the moment decides about it', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, productId, programme } = await concert(site, { stock: 5 })
  const ada = await site.visitor()
  const lines = [ticketLine(ticketDefinitionId, 2), addOnLine(programme, 4)]
  const id = await checkOut(ada, lines)
  done(await set(site.admin, eventId, [{ ...programme, perTicket: 1 }], '1'))
  const late = await placeOrder(ada, id)
  expect(dataOf(late)).toMatchObject({
    code: 'ADD_ON_LIMIT',
    description: 'Only 2 of “Programme” go with your tickets. Choose fewer, or add tickets.',
  })
  expect(await stockOf(site, productId)).toBe(5)
  done(await set(site.admin, eventId, [{ ...programme, perTicket: 2 }], '2'))
  const { orderId } = done(await placeOrder(ada, id))
  expect(await stockOf(site, productId)).toBe(1)
  const order = await placedOrder(ada, orderId)
  expect(order.formattedTotal).toBe('£86.00')
  expect(order.tickets).toHaveLength(2)
  const { order: stored } = done(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`))
  expect(stored.lineItems).toContainEqual(
    expect.objectContaining({
      quantity: 4,
      itemType: { preset: 'PHYSICAL' },
      catalogReference: expect.objectContaining({ appId: STORE_APP, catalogItemId: productId }),
    }),
  )

  done(await set(site.admin, eventId, [], '3'))
  expect(refused(await add(await site.visitor(), ...lines))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  await agrees(site)
})

test('buyers who race for the last unit of an add-on get one order, and the other keeps neither ticket nor goods', async () => {
  const site = await testSite()
  const { ticketDefinitionId, productId, programme } = await concert(site, { stock: 1 })
  const buyers = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const buyer = await site.visitor()
      const lines = [ticketLine(ticketDefinitionId, 1), addOnLine(programme, 1)]
      return { buyer, checkoutId: await checkOut(buyer, lines, `buyer${number}@example.com`) }
    }),
  )
  const replies = await Promise.all(buyers.map(({ buyer, checkoutId }) => placeOrder(buyer, checkoutId)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(['PARTIAL_OUT_OF_STOCK', 'FULL_OUT_OF_STOCK']).toContain(codeOf(reply))
  expect(await stockOf(site, productId)).toBe(0)
  const [sold] = await site.query('select count(*)::int as tickets from tickets')
  expect(sold?.tickets).toBe(1)
  await agrees(site)
})

test('an order that races with the removal of its tickets never has the add-on alone', async () => {
  const site = await testSite()
  const { ticketDefinitionId, programme } = await concert(site)
  const races = await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const buyer = await site.visitor()
      const lines = [ticketLine(ticketDefinitionId, 1), addOnLine(programme, 2)]
      const id = await checkOut(buyer, lines, `buyer${number}@example.com`)
      const { checkout } = done(await buyer.call('GET', `/ecom/v1/checkouts/${id}`))
      return { buyer, id, lineItemIds: [lineOf(checkout, 'tickets').id] }
    }),
  )
  await Promise.all(
    races.flatMap(({ buyer, id, lineItemIds }) => [
      buyer.call('POST', `/ecom/v1/checkouts/${id}/remove-line-items`, { lineItemIds }),
      placeOrder(buyer, id),
    ]),
  )
  const orders = await site.query(
    `select o.id, (select count(*)::int from order_lines l where l.site_id = o.site_id and l.order_id = o.id) as lines from orders o`,
  )
  expect(orders.filter(({ lines }) => lines !== 2)).toEqual([])
  await agrees(site)
})

test('buyers choose the variant of an add-on that names none, and all variants count together', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const stocked = (variant: object) => ({ ...variant, inventoryItem: { quantity: 3 } })
  const { product } = done(
    await site.admin.call('POST', '/stores/v3/products-with-inventory', {
      product: {
        name: 'Scarf',
        productType: 'PHYSICAL',
        physicalProperties: {},
        options,
        variantsInfo: {
          variants: [
            stocked({ ...chosen('S', 'Red'), ...price('12') }),
            stocked({ ...chosen('S', 'Blue'), ...price('10') }),
          ],
        },
      },
    }),
  )
  const variantAt = (amount: string) =>
    product.variantsInfo.variants.find(
      (one: { price: { actualPrice: { amount: string } } }) => Number(one.price.actualPrice.amount) === Number(amount),
    )
  const [red, blue] = [variantAt('12'), variantAt('10')]
  const rules = [
    { productId: product.id, perTicket: 2 },
    { productId: product.id, variantId: red.id, perTicket: 1 },
  ]
  const { addOns } = done(await set(site.admin, eventId, rules))
  expect(addOns).toMatchObject([
    { name: 'Scarf', formattedPrice: '£10.00' },
    { name: expect.stringContaining('Scarf ('), formattedPrice: '£12.00', variantId: red.id },
  ])
  const ada = await site.visitor()
  const [wholeProduct, one] = await offeredTo(ada, eventId)
  expect(
    wholeProduct.choices.map(({ formattedPrice }: { formattedPrice: string }) => formattedPrice).toSorted(),
  ).toEqual(['£10.00', '£12.00'])
  expect(one.choices).toMatchObject([{ available: 3 }])
  const item = { id: wholeProduct.id, productId: product.id }
  const variants = [addOnLine(item, 1, { variantId: red.id }), addOnLine(item, 1, { variantId: blue.id })]
  done(await add(ada, ticketLine(ticketDefinitionId, 1), ...variants))
  expect(refused(await add(ada, variants[1]!))).toEqual([409, 'ADD_ON_LIMIT'])
  expect(refused(await add(ada, addOnLine({ ...item, id: one.id }, 1, { variantId: blue.id })))).toEqual([
    404,
    'ITEM_NOT_FOUND_IN_CATALOG',
  ])
})

test('a copy of an event has its add-ons with its own kinds of ticket', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, productId, programme } = await concert(site)
  const rule = { ...programme, perTicket: 1, ticketDefinitionIds: [ticketDefinitionId] }
  done(await set(site.admin, eventId, [rule], '1'))
  const { event } = done(await site.admin.call('POST', `/events/v3/events/${eventId}/clone`, { eventId }))
  const { addOns } = await listOf(site.admin, event.id)
  expect(addOns).toMatchObject([{ productId, perTicket: 1 }])
  expect(addOns[0].id).not.toBe(programme.id)
  const [own] = await site.query('select id from ticket_definitions where event_id = $1', [event.id])
  expect(addOns[0].ticketDefinitionIds).toEqual([own?.id])
})

test('an add-on ends with its goods', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, productId, programme } = await concert(site)
  const ada = await site.visitor()
  done(await add(ada, ticketLine(ticketDefinitionId, 1), addOnLine(programme, 1)))
  expect((await site.admin.call('DELETE', `/stores/v1/products/${productId}`)).status).toBe(200)
  expect((await listOf(site.admin, eventId)).addOns).toEqual([])
  const { cart } = done(await ada.call('GET', CART))
  expect(lineOf(cart, 'goods')).toMatchObject({ availability: { status: 'NOT_FOUND' } })
})

test('goods that go with a hidden kind of ticket name it only to visitors whose code opens it', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId, programme } = await concert(site)
  const hidden = done(
    await site.admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
      ticketDefinition: {
        eventId,
        name: 'Sponsor',
        hidden: true,
        feeType: 'NO_FEE',
        pricingMethod: { fixedPrice: { value: '5.00', currency: 'GBP' } },
      },
    }),
  ).ticketDefinition.id
  const { productId: mug } = await sellShirts(site, 5, 9, 'Mug')
  const both = [
    { ...programme, perTicket: 1, ticketDefinitionIds: [ticketDefinitionId, hidden] },
    { productId: mug, perTicket: 1, ticketDefinitionIds: [hidden] },
  ]
  done(await set(site.admin, eventId, both, '1'))
  const code = { codes: ['FRIENDS'], ticketDefinitionIds: [hidden] }
  done(await site.admin.call('POST', `/fairground/v1/events/${eventId}/access-codes`, code))
  const visitor = await site.visitor()
  expect(await offeredTo(visitor, eventId)).toMatchObject([
    { id: programme.id, ticketDefinitionIds: [ticketDefinitionId] },
  ])
  expect(await offeredTo(visitor, eventId)).toHaveLength(1)
  const { access } = done(await visitor.call('POST', '/fairground/v1/ticket-access', { eventId, code: 'FRIENDS' }))
  const opened = done(await visitor.call('GET', `/fairground/v1/events/${eventId}/offered-add-ons?access=${access}`))
  expect(opened.addOns).toMatchObject([
    { name: 'Programme', ticketDefinitionIds: [ticketDefinitionId, hidden] },
    { name: 'Mug', ticketDefinitionIds: [hidden] },
  ])
})
