import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { sellShirts } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const WRITE = '/stores/v1/subscription-options'
const READ = '/_api/subscription-options-reader-server/v1/subscription-options'
const NOBODY = '00000000-0000-7000-8000-000000000000'

const monthly = { frequency: 'MONTH', autoRenewal: true }
const make = async (title: string, more = {}) =>
  (await site.admin.call('POST', WRITE, { subscriptionOption: { title, subscriptionSettings: monthly, ...more } })).body
    .subscriptionOption

test('an option is made, read, changed and deleted', async () => {
  const option = await make('Monthly', { discount: { type: 'PERCENT', value: 10 }, description: 'Once a month' })
  expect(option).toEqual({
    id: expect.any(String),
    title: 'Monthly',
    description: 'Once a month',
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true, interval: 1 },
    discount: { type: 'PERCENT', value: 10 },
  })
  const changed = await site.admin.call('PATCH', `${WRITE}/${option.id}`, {
    subscriptionOption: {
      id: option.id,
      description: null,
      subscriptionSettings: { billingCycles: 12, interval: 2 },
      discount: { type: 'AMOUNT', value: 1.5 },
    },
  })
  expect(changed.body.subscriptionOption).toEqual({
    id: option.id,
    title: 'Monthly',
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true, billingCycles: 12, interval: 2 },
    discount: { type: 'AMOUNT', value: 1.5 },
  })
  expect((await visitor.call('GET', `${READ}/${option.id}?id=${option.id}`)).body).toEqual(changed.body)
  expect((await site.admin.call('DELETE', `${WRITE}/${option.id}?id=${option.id}`)).body).toEqual({})
  expect(refused(await visitor.call('GET', `${READ}/${option.id}`))).toEqual([404, 'SUBSCRIPTION_OPTION_NOT_FOUND'])
})

test.for([
  [{ title: '' }, 'subscriptionOption.title', 'MIN_LENGTH'],
  [{ title: 'x'.repeat(21) }, 'subscriptionOption.title', 'MAX_LENGTH'],
  [{ discount: { type: 'PERCENT', value: 101 } }, 'subscriptionOption.discount.value', 'DECIMAL_LTE'],
  [{ discount: { type: 'AMOUNT', value: 0.001 } }, 'subscriptionOption.discount.value', 'DECIMAL_MAX_SCALE'],
  [{ subscriptionSettings: { billingCycles: 1 } }, 'subscriptionOption.subscriptionSettings.billingCycles', 'MIN'],
  [
    { subscriptionSettings: { frequency: 'HOUR' } },
    'subscriptionOption.subscriptionSettings.frequency',
    'INVALID_ENUM_VALUE',
  ],
] as const)('an option is refused: %j', async ([more, field, rule]) => {
  const { status, body } = await site.admin.call('POST', WRITE, {
    subscriptionOption: { title: 'Weekly', subscriptionSettings: monthly, ...more },
  })
  const [violation] = body.details.validationError.fieldViolations
  expect([status, violation.field, violation.violatedRule]).toEqual([400, field, rule])
})

test('an option is offered by products in their order; only the merchant sees hidden ones', async () => {
  const { productId } = await sellShirts(site, 5)
  const [weekly, yearly] = [await make('Weekly'), await make('Yearly')]
  const assigned = [{ id: yearly.id }, { id: weekly.id, hidden: true }]
  const path = `${WRITE}/product/${productId}/assign`
  expect((await site.admin.call('POST', path, { productId, assignedSubscriptionOptions: assigned })).body).toEqual({})

  const of = async (caller: TestVisitor, hidden: boolean) =>
    (await caller.call('GET', `${READ}/byProduct/${productId}?includeHiddenSubscriptionOptions=${hidden}`)).body
      .subscriptionOptions
  expect(await of(visitor, true)).toEqual([{ ...yearly, hidden: false }])
  expect(await of(site.admin as TestVisitor, true)).toEqual([
    { ...yearly, hidden: false },
    { ...weekly, hidden: true },
  ])
  expect((await visitor.call('GET', `${READ}/${yearly.id}/productIds?id=${yearly.id}`)).body).toEqual({
    productIds: [productId],
    metadata: { items: 1, offset: 0 },
    totalResults: 1,
  })

  expect(
    refused(await site.admin.call('POST', path, { productId, assignedSubscriptionOptions: [{ id: NOBODY }] })),
  ).toEqual([404, 'SUBSCRIPTION_OPTION_NOT_FOUND'])
  expect(await of(visitor, false), 'a refused assignment changes nothing').toHaveLength(1)
  await site.admin.call('DELETE', `${WRITE}/${yearly.id}`)
  expect(await of(visitor, false), 'a deleted option is taken off').toEqual([])
})

test('a product is bought once unless that is forbidden', async () => {
  const { productId } = await sellShirts(site, 5)
  const status = async () => (await visitor.call('GET', `${READ}/product/${productId}/oneTimePurchasesStatus`)).body
  const allow = (allowed: boolean) =>
    site.admin.call('PATCH', `${WRITE}/product/${productId}/allowOneTimePurchase`, { productId, allowed })
  expect(await status()).toEqual({ allowed: true })
  for (const allowed of [false, false, true]) {
    expect((await allow(allowed)).body).toEqual({})
    expect(await status()).toEqual({ allowed })
  }
})

test('several are made, changed and deleted together, all or none', async () => {
  const wanted = ['One', 'Two'].map((title) => ({ title, subscriptionSettings: monthly }))
  const { body } = await site.admin.call('POST', `${WRITE}/createBulk`, { subscriptionOptions: wanted })
  const [one, two] = body.subscriptionOptions
  const renamed = await site.admin.call('PATCH', WRITE, {
    subscriptionOptions: [
      { id: two.id, title: 'Second' },
      { id: one.id, title: 'First' },
    ],
  })
  expect(renamed.body.subscriptionOptions.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First'])
  const half = [
    { id: one.id, title: 'Lost' },
    { id: NOBODY, title: 'Nobody' },
  ]
  expect(refused(await site.admin.call('PATCH', WRITE, { subscriptionOptions: half }))[0]).toBe(404)
  expect((await visitor.call('GET', `${READ}/${one.id}`)).body.subscriptionOption.title).toBe('First')
  expect((await site.admin.call('POST', `${WRITE}/deleteBulk`, { ids: [one.id, two.id] })).body).toEqual({})
  expect((await visitor.call('GET', `${READ}/${two.id}`)).status).toBe(404)
})

test('only the merchant makes and gives options', async () => {
  const { id } = await make('Mine')
  const tries = [
    ['POST', WRITE, { subscriptionOption: { title: 'Theirs', subscriptionSettings: monthly } }],
    ['DELETE', `${WRITE}/${id}`, undefined],
    ['PATCH', `${WRITE}/product/${NOBODY}/allowOneTimePurchase`, { allowed: false }],
  ] as const
  for (const [method, path, body] of tries) expect((await visitor.call(method, path, body)).status).toBe(403)
})

test('an option is written and shown with the product of catalogue 3', async () => {
  const half = await make('Half', { discount: { type: 'PERCENT', value: 50 } })
  const send = async (method: 'POST' | 'PATCH', path: string, product: object) => {
    const { status, body } = await site.admin.call(method, path, { product, fields: ['SUBSCRIPTION_PRICES_INFO'] })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.product
  }
  const made = await send('POST', '/stores/v3/products', {
    name: 'Coffee',
    productType: 'PHYSICAL',
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
    subscriptionDetails: {
      subscriptions: [
        { title: 'Weekly', frequency: 'WEEK', billingCycles: 4, discount: { amountOff: '1.50' } },
        { id: half.id, visible: false },
      ],
      allowOneTimePurchases: false,
    },
  })
  const [weekly] = made.subscriptionDetails.subscriptions
  expect(made.subscriptionDetails).toEqual({
    allowOneTimePurchases: false,
    subscriptions: [
      {
        id: expect.any(String),
        title: 'Weekly',
        visible: true,
        frequency: 'WEEK',
        interval: 1,
        billingCycles: 4,
        discount: { type: 'AMOUNT', amountOff: '1.50' },
      },
      {
        id: half.id,
        title: 'Half',
        visible: false,
        frequency: 'MONTH',
        interval: 1,
        autoRenewal: true,
        discount: { type: 'PERCENT', percentOff: 50 },
      },
    ],
  })
  const prices = made.variantsInfo.variants[0].subscriptionPricesInfo.subscriptionPrices
  expect(prices).toMatchObject([
    { subscriptionId: weekly.id, price: { amount: '10.00' }, priceAfterDiscount: { amount: '8.50' } },
    { subscriptionId: half.id, priceAfterDiscount: { amount: '5.00' } },
  ])
  const seen = async () =>
    (await visitor.call('GET', `/stores/v3/products/${made.id}`)).body.product.subscriptionDetails
  const titles = async () => (await seen()).subscriptions.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['Weekly'])
  // The product shows changes of options alone, too.
  await site.admin.call('PATCH', `${WRITE}/${weekly.id}`, { subscriptionOption: { id: weekly.id, title: 'Each week' } })
  expect(await titles()).toEqual(['Each week'])
  await site.admin.call('PATCH', `${WRITE}/product/${made.id}/allowOneTimePurchase`, {
    productId: made.id,
    allowed: true,
  })
  expect((await seen()).allowOneTimePurchases).toBe(true)

  const change = (subscriptionDetails: unknown, revision: string) =>
    send('PATCH', `/stores/v3/products/${made.id}`, { id: made.id, revision, subscriptionDetails })
  await change({ subscriptions: [{ id: half.id, title: 'Two for one' }] }, '1')
  expect(await titles()).toEqual(['Two for one'])
  const lost = await site.admin.call('PATCH', `/stores/v3/products/${made.id}`, {
    product: { id: made.id, revision: '2', subscriptionDetails: { subscriptions: [{ id: NOBODY }] } },
  })
  expect(refused(lost)).toEqual([404, 'SUBSCRIPTION_OPTION_NOT_FOUND'])
  await change(null, '2')
  expect(await seen()).toBeUndefined()
})

test('an option that the write of one product changes is a change of the others that offer it', async () => {
  const shared = await make('Monthly box', { discount: { type: 'PERCENT', value: 10 } })
  const write = async (method: 'POST' | 'PATCH', path: string, product: object) => {
    const { status, body } = await site.admin.call(method, path, { product })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.product
  }
  const offered = (name: string) =>
    write('POST', '/stores/v3/products', {
      name,
      productType: 'PHYSICAL',
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
      subscriptionDetails: { subscriptions: [{ id: shared.id }] },
    })
  const [one, other] = [await offered('Box one'), await offered('Box two')]
  const changes = async () => {
    const [row] = await site.query(
      `select count(*)::int as n from happenings where entity = 'product' and entity_id = $1 and slug = 'updated'`,
      [other.id],
    )
    return Number(row?.n)
  }
  const before = await changes()
  await write('PATCH', `/stores/v3/products/${one.id}`, {
    id: one.id,
    revision: one.revision,
    subscriptionDetails: { subscriptions: [{ id: shared.id, title: 'Box each month' }] },
  })
  expect(await changes()).toBe(before + 1)
})
