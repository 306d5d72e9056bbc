import { expect, test } from 'vitest'
import { checkoutsFollow } from '../checkouts/checkouts-follow.ts'
import { cartsFollow } from './carts-follow.ts'
import { PUBLIC_URL, SHELF_APP, type ShelfShop, shelfShop } from './shelf.fixture.ts'

const CART = '/ecom/v1/carts/current'
const ADD = `${CART}/add-to-cart`

async function shop(): Promise<ShelfShop> {
  const made = await shelfShop()
  made.shelf.put('mug', { price: 1250n, fullPrice: 1500n })
  made.shelf.put('poster', { price: 2000n, fullPrice: 2000n })
  return made
}

/** Objects of a visitor follow them, in the order in which the program does it. */
const signIn = ({ site }: ShelfShop, visitorId: string, memberId: string) =>
  site.assembly.pool.forSite(site.siteId).inTx(async (tx) => {
    for (const follow of [checkoutsFollow, cartsFollow]) await follow(tx, { visitorId }, { memberId }, new Date())
  })

test('there is no cart until something is added, nor after it is deleted', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  for (const [method, path, body] of [
    ['GET', CART],
    ['DELETE', CART],
    ['PATCH', CART, { cartInfo: { buyerNote: 'x' } }],
    ['POST', `${CART}/estimate-totals`, {}],
    ['POST', `${CART}/remove-coupon`, {}],
    ['POST', `${CART}/create-checkout`, {}],
  ] as const) {
    const reply = await ada.call(method, path, body)
    expect([path, reply.status, reply.body.details?.applicationError.code]).toEqual([path, 404, 'OWNED_CART_NOT_FOUND'])
  }
  expect((await ada.call('POST', ADD, { lineItems: [line('mug')] })).status).toBe(200)
  expect((await ada.call('DELETE', CART)).body).toEqual({})
  expect((await ada.call('GET', CART)).status).toBe(404)
  const again = await ada.call('POST', ADD, { lineItems: [line('poster')] })
  expect(again.body.cart.lineItems.map((l: { productName: object }) => l.productName)).toEqual([
    { original: 'poster', translated: 'poster' },
  ])
})

test('a line says what it holds, where its page is and what it costs', async () => {
  const { visitor, shelf, line } = await shop()
  shelf.put('shirt', {
    price: 1999n,
    fullPrice: 2499n,
    itemType: 'PHYSICAL',
    physical: { weightGrams: 250, sku: 'SH-M', shippable: true },
    descriptionLines: [
      { name: 'Size', text: 'M' },
      { name: 'Colour', text: 'Red', color: '#f00' },
    ],
    image: { id: 'img', url: '/media/img.jpg', width: 10, height: 20, altText: 'A shirt' },
    quantityAvailable: 7,
  })
  const { body } = await (await visitor()).call('POST', ADD, { lineItems: [line('shirt', 2)] })
  const price = (amount: string, shown: string) => ({
    amount,
    convertedAmount: amount,
    formattedAmount: shown,
    formattedConvertedAmount: shown,
  })
  expect(body.cart).toMatchObject({
    currency: 'GBP',
    conversionCurrency: 'GBP',
    weightUnit: 'KG',
    siteLanguage: 'en',
    revision: '1',
    appliedDiscounts: [],
    subtotal: price('39.98', '£39.98'),
    subtotalAfterDiscounts: price('39.98', '£39.98'),
  })
  expect(body.cart.buyerInfo.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  expect(body.cart.lineItems).toHaveLength(1)
  expect(body.cart.lineItems[0]).toMatchObject({
    quantity: 2,
    catalogReference: { appId: SHELF_APP, catalogItemId: 'shirt', options: { size: 'M' } },
    rootCatalogItemId: 'shirt',
    productName: { original: 'shirt', translated: 'shirt' },
    url: { relativePath: '/things/shirt', url: `${PUBLIC_URL}/things/shirt` },
    price: price('19.99', '£19.99'),
    fullPrice: price('24.99', '£24.99'),
    priceBeforeDiscounts: price('19.99', '£19.99'),
    lineItemPrice: price('39.98', '£39.98'),
    descriptionLines: [
      { name: { original: 'Size', translated: 'Size' }, plainText: { original: 'M', translated: 'M' } },
      {
        name: { original: 'Colour', translated: 'Colour' },
        colorInfo: { original: 'Red', translated: 'Red', code: '#f00' },
      },
    ],
    image: { url: `${PUBLIC_URL}/media/img.jpg`, width: 10, height: 20, altText: 'A shirt' },
    availability: { status: 'AVAILABLE', quantityAvailable: 7 },
    physicalProperties: { weight: 0.25, sku: 'SH-M', shippable: true },
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    customLineItem: false,
  })
})

test('the same reference with the same options is one line; another option is another', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', ADD, { lineItems: [line('mug', 2)] })
  await ada.call('POST', ADD, { lineItems: [line('mug', 1, { size: 'M' }), line('mug', 1, { size: 'S' })] })
  const { body } = await ada.call('GET', CART)
  expect(body.cart.revision).toBe('2')
  expect(
    body.cart.lineItems.map((l: { quantity: number; catalogReference: { options: object } }) => [
      l.quantity,
      l.catalogReference.options,
    ]),
  ).toEqual([
    [3, { size: 'M' }],
    [1, { size: 'S' }],
  ])
})

test('quantities change and lines go, by id', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const { body } = await ada.call('POST', ADD, { lineItems: [line('mug'), line('poster')] })
  const [mug, poster] = body.cart.lineItems
  const more = await ada.call('POST', `${CART}/update-line-items-quantity`, {
    lineItems: [{ id: mug.id, quantity: 5 }],
  })
  expect(more.body.cart.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([5, 1])
  expect(more.body.cart.subtotal.amount).toBe('82.50')
  const less = await ada.call('POST', `${CART}/remove-line-items`, { lineItemIds: [poster.id] })
  expect(less.body.cart.lineItems.map((l: { id: string }) => l.id)).toEqual([mug.id])
  for (const [path, body] of [
    ['remove-line-items', { lineItemIds: [poster.id] }],
    ['update-line-items-quantity', { lineItems: [{ id: poster.id, quantity: 2 }] }],
  ] as const) {
    const reply = await ada.call('POST', `${CART}/${path}`, body)
    expect([reply.status, reply.body.details.applicationError.code]).toEqual([404, 'LINE_ITEM_NOT_FOUND'])
  }
})

test('two callers never see each other’s cart', async () => {
  const { visitor, line } = await shop()
  const [ada, eve] = [await visitor(), await visitor()]
  const { body } = await ada.call('POST', ADD, { lineItems: [line('mug')] })
  expect((await eve.call('GET', CART)).status).toBe(404)
  await eve.call('POST', ADD, { lineItems: [line('poster')] })
  const gone = await eve.call('POST', `${CART}/remove-line-items`, { lineItemIds: [body.cart.lineItems[0].id] })
  expect(gone.status).toBe(404)
  expect((await ada.call('GET', CART)).body.cart.lineItems).toHaveLength(1)
})

test.for([
  [
    'more than is left',
    { quantityAvailable: 2 },
    3,
    409,
    'INSUFFICIENT_INVENTORY',
    { lineItems: [{ catalogItemId: 'thing', name: 'thing', quantityAvailable: 2 }] },
  ],
  [
    'more tickets than are left',
    { quantityAvailable: 1, ticket: { eventId: 'e', ticketDefinitionId: 't', eventTitle: 'x', ticketName: 'y' } },
    2,
    409,
    'NOT_ENOUGH_TICKETS',
    { lineItems: [{ catalogItemId: 'thing', quantityAvailable: 1 }] },
  ],
  ['more than one order may hold', { maxPerOrder: 4 }, 5, 409, 'TICKET_LIMIT_PER_ORDER', { limit: 4 }],
  ['an item that is not on sale', { unavailable: { code: 'SALE_NOT_OPEN' } }, 1, 409, 'SALE_NOT_OPEN', {}],
  [
    'an item that the catalogue does not have',
    undefined,
    1,
    404,
    'ITEM_NOT_FOUND_IN_CATALOG',
    { catalogItemId: 'thing' },
  ],
] as const)('refused: %s', async ([, item, quantity, status, code, data]) => {
  const { visitor, shelf, line } = await shop()
  if (item) shelf.put('thing', item)
  const ada = await visitor()
  await ada.call('POST', ADD, { lineItems: [line('mug')] })
  const reply = await ada.call('POST', ADD, { lineItems: [line('poster'), line('thing', quantity)] })
  expect(reply.status).toBe(status)
  expect(reply.body.details.applicationError).toMatchObject({ code, data })
  expect((await ada.call('GET', CART)).body.cart.lineItems).toHaveLength(1)
})

test('a line that falls short later stays in the cart and says so', async () => {
  const { visitor, shelf, line } = await shop()
  shelf.put('print', { quantityAvailable: 5, name: 'Print' })
  const ada = await visitor()
  await ada.call('POST', ADD, { lineItems: [line('mug'), line('print', 4)] })
  const availability = async () => (await ada.call('GET', CART)).body.cart.lineItems[1].availability
  expect(await availability()).toEqual({ status: 'AVAILABLE', quantityAvailable: 5 })
  shelf.put('print', { quantityAvailable: 3, name: 'Print' })
  expect(await availability()).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 })
  const { body } = await ada.call('POST', `${CART}/estimate-totals`, {})
  expect(body.violations).toMatchObject([
    {
      severity: 'ERROR',
      target: { lineItem: { id: body.cart.lineItems[1].id } },
      description: 'Only 3 of “Print” are left.',
    },
  ])
  const problem = async () => (await ada.call('POST', `${CART}/estimate-totals`, {})).body.violations[0].description
  shelf.put('print', { quantityAvailable: 0, name: 'Print' })
  expect(await problem()).toBe('“Print” is sold out.')
  shelf.put('print', { quantityAvailable: 0, name: 'Print', unavailable: { code: 'INSUFFICIENT_INVENTORY' } })
  expect(await problem()).toBe('“Print” is sold out.')
  shelf.put('print', { quantityAvailable: 9, name: 'Print', unavailable: { code: 'SALE_NOT_OPEN' } })
  expect(await problem()).toBe('“Print” can no longer be bought.')
  shelf.take('print')
  expect(await availability()).toEqual({ status: 'NOT_FOUND', quantityAvailable: 0 })
  const cart = (await ada.call('GET', CART)).body.cart
  expect(cart.lineItems[1]).toMatchObject({ productName: { original: 'Print' }, quantity: 4 })
  const less = await ada.call('POST', `${CART}/update-line-items-quantity`, {
    lineItems: [{ id: cart.lineItems[1].id, quantity: 1 }],
  })
  expect(less.status).toBe(200)
})

test('note, contact and email are set where present and emptied by null', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', ADD, { lineItems: [line('mug')] })
  const address = {
    city: 'New York',
    subdivision: 'US-NY',
    country: 'US',
    postalCode: '10001',
    addressLine: '1 Main St',
  }
  const contactInfo = { address, contactDetails: { firstName: 'Ada', lastName: 'Shopper' } }
  const first = await ada.call('PATCH', CART, {
    cartInfo: { buyerNote: 'Ring twice', contactInfo, buyerInfo: { email: 'ada@example.com', visitorId: 'somebody' } },
  })
  expect(first.body.cart).toMatchObject({
    buyerNote: 'Ring twice',
    contactInfo,
    buyerInfo: { email: 'ada@example.com' },
  })
  expect(first.body.cart.buyerInfo.visitorId).not.toBe('somebody')
  const second = await ada.call('PATCH', CART, { cartInfo: { buyerNote: null } })
  expect(second.body.cart.buyerNote).toBeUndefined()
  expect(second.body.cart.contactInfo).toEqual(contactInfo)
  const added = await ada.call('PATCH', CART, { lineItems: [line('poster')] })
  expect(added.body.cart.lineItems).toHaveLength(2)
})

test('an unknown coupon is refused', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', ADD, { lineItems: [line('mug')] })
  const reply = await ada.call('PATCH', CART, { couponCode: 'SAVE10' })
  expect([reply.status, reply.body.details.applicationError.code]).toEqual([404, 'ERROR_COUPON_DOES_NOT_EXIST'])
  expect((await ada.call('POST', `${CART}/remove-coupon`, {})).status).toBe(200)
})

test('the price of a custom line is in the request, so only an administrator adds one', async () => {
  const { visitor, admin } = await shop()
  const customLineItems = [
    {
      quantity: 2,
      price: '15.25',
      productName: { original: 'Repair' },
      itemType: { preset: 'SERVICE' },
      descriptionLines: [],
    },
  ]
  expect((await (await visitor()).call('POST', ADD, { customLineItems })).status).toBe(403)
  const { body } = await admin.call('POST', ADD, { customLineItems })
  expect(body.cart.lineItems[0]).toMatchObject({ customLineItem: true, lineItemPrice: { amount: '30.50' } })
  const tooFine = await admin.call('POST', ADD, { customLineItems: [{ ...customLineItems[0], price: '1.255' }] })
  expect(tooFine.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'customLineItems[0].price', ruleName: 'DECIMAL_MAX_SCALE' },
  ])
})

test.for([
  ['nothing to add', {}, 'lineItems', 'REQUIRED_ONE_OF_FIELD'],
  [
    'no quantity',
    { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b' } }] },
    'lineItems[0].quantity',
    'REQUIRED_FIELD',
  ],
  [
    'zero',
    { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b' }, quantity: 0 }] },
    'lineItems[0].quantity',
    'MIN',
  ],
  [
    'too many',
    { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b' }, quantity: 100_001 }] },
    'lineItems[0].quantity',
    'MAX',
  ],
  [
    'half',
    { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b' }, quantity: 1.5 }] },
    'lineItems[0].quantity',
    'FORMAT',
  ],
  ['no reference', { lineItems: [{ quantity: 1 }] }, 'lineItems[0].catalogReference', 'REQUIRED_FIELD'],
] as const)('a violation: %s', async ([, body, field, ruleName]) => {
  const { visitor } = await shop()
  const reply = await (await visitor()).call('POST', ADD, body)
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toMatchObject([{ field, ruleName }])
})

test('twenty additions at once to a cart that does not exist yet lose nothing', async () => {
  const { visitor, shelf, line } = await shop()
  const ada = await visitor()
  const ids = Array.from({ length: 20 }, (_, i) => `thing-${i}`)
  for (const id of ids) shelf.put(id)
  const replies = await Promise.all(ids.map((id) => ada.call('POST', ADD, { lineItems: [line(id), line('mug')] })))
  expect(replies.map((reply) => reply.status)).toEqual(ids.map(() => 200))
  const { body } = await ada.call('GET', CART)
  const names = body.cart.lineItems.map((l: { productName: { original: string } }) => l.productName.original)
  expect(names.toSorted()).toEqual([...ids, 'mug'].toSorted())
  expect(body.cart.lineItems.find((l: { rootCatalogItemId: string }) => l.rootCatalogItemId === 'mug').quantity).toBe(
    20,
  )
})

test('statements per call do not grow with the cart', async () => {
  const { visitor, shelf, line } = await shop()
  const ada = await visitor()
  const first = await ada.call('POST', ADD, { lineItems: [line('mug')] })
  const second = await ada.call('POST', ADD, { lineItems: [line('poster')] })
  for (let i = 0; i < 30; i++) shelf.put(`thing-${i}`)
  await ada.call('POST', ADD, { lineItems: Array.from({ length: 30 }, (_, i) => line(`thing-${i}`)) })
  const last = await ada.call('POST', ADD, { lineItems: [line('mug')] })
  const read = await ada.call('GET', CART)
  const estimate = await ada.call('POST', `${CART}/estimate-totals`, {})
  expect([first, second, last, read, estimate].map((reply) => reply.statements)).toEqual([1, 1, 1, 1, 1])
})

test('a cart that another process changed meanwhile is changed as it is, not as it was', async () => {
  const { site, visitor, line, shelf } = await shop()
  shelf.put('cup')
  const ada = await visitor()
  const { cart } = (await ada.call('POST', ADD, { lineItems: [line('mug')] })).body
  // The same call elsewhere: five mugs and a line that this process has never seen.
  const added = crypto.randomUUID()
  await site.query(
    `update carts set revision = revision + 1, doc = jsonb_set(jsonb_set(doc, '{lines,0,quantity}', '5'), '{lines,1}',
       jsonb_set(jsonb_set(doc#>'{lines,0}', '{id}', to_jsonb($2::text)), '{reference,catalogItemId}', '"poster"'))
     where id = $1`,
    [cart.id, added],
  )
  const fewer = await ada.call('POST', `${CART}/remove-line-items`, { lineItemIds: [added] })
  expect(fewer.body.cart.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([5])
  await site.query(`update carts set status = 'ORDERED', revision = revision + 1 where id = $1`, [cart.id])
  const next = await ada.call('POST', ADD, { lineItems: [line('cup')] })
  expect(next.body.cart.lineItems.map((l: { rootCatalogItemId: string }) => l.rootCatalogItemId)).toEqual(['cup'])
  expect(next.body.cart.id).not.toBe(cart.id)
})

test('a visitor who signs in with a full cart loses no line; again and again, the oldest of the member’s', async () => {
  const made = await shop()
  const { shelf, visitor, line } = made
  const things = Array.from({ length: 300 }, (_, n) => `thing-${n}`)
  for (const thing of things) shelf.put(thing, { price: 100n, fullPrice: 100n })
  const [member, ada, bea] = [await visitor(), await visitor(), await visitor()]
  const add = async (by: typeof ada, from: number, to: number): Promise<string> =>
    (await by.call('POST', ADD, { lineItems: things.slice(from, to).map((thing) => line(thing)) })).body.cart.buyerInfo
      .visitorId
  const names = async () =>
    (await member.call('GET', CART)).body.cart.lineItems.map((l: { rootCatalogItemId: string }) => l.rootCatalogItemId)
  const theirs = await add(member, 0, 100)
  await signIn(made, await add(ada, 100, 200), theirs)
  expect(await names()).toEqual(things.slice(0, 200))
  expect((await member.call('POST', ADD, { lineItems: [line('mug')] })).status).toBeGreaterThanOrEqual(400)

  await signIn(made, await add(bea, 200, 290), theirs)
  expect(await names()).toEqual(things.slice(90, 290))
})

test('a visitor who signs in keeps every line', async () => {
  const made = await shop()
  const { visitor, line } = made
  const [ada, member] = [await visitor(), await visitor()]
  const mine = await ada.call('POST', ADD, { lineItems: [line('mug', 2), line('poster')] })
  const theirs = await member.call('POST', ADD, { lineItems: [line('mug', 1)] })
  await member.call('PATCH', CART, { cartInfo: { buyerNote: 'the member’s' } })
  await ada.call('PATCH', CART, { cartInfo: { buyerNote: 'the visitor’s', buyerInfo: { email: 'ada@example.com' } } })
  const { checkoutId } = (await ada.call('POST', `${CART}/create-checkout`, {})).body
  const memberId = theirs.body.cart.buyerInfo.visitorId
  await signIn(made, mine.body.cart.buyerInfo.visitorId, memberId)
  const { cart } = (await member.call('GET', CART)).body
  expect(
    cart.lineItems.map((l: { rootCatalogItemId: string; quantity: number }) => [l.rootCatalogItemId, l.quantity]),
  ).toEqual([
    ['mug', 3],
    ['poster', 1],
  ])
  expect(cart).toMatchObject({ buyerNote: 'the member’s', buyerInfo: { email: 'ada@example.com' } })
  expect((await ada.call('GET', CART)).status).toBe(404)
  const statusFor = async (caller: typeof ada) => (await caller.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).status
  expect([await statusFor(member), await statusFor(ada)]).toEqual([200, 404])

  const third = await visitor()
  const newcomer = await third.call('POST', ADD, { lineItems: [line('poster')] })
  await third.call('DELETE', CART)
  const newcomerId = newcomer.body.cart.buyerInfo.visitorId
  await signIn(made, memberId, newcomerId)
  const whole = (await third.call('GET', CART)).body.cart
  expect(whole.lineItems).toHaveLength(2)
  expect(whole.buyerInfo.memberId).toBe(newcomerId)
})
