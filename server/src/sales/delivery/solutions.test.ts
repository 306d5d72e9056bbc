import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import { offered, ok, optionIn, PROFILES, refused, regionsFor } from './delivery.fixture.ts'

const SOLUTIONS = '/_api/delivery-rates/v1/get-delivery-solutions'

interface SolutionWire {
  code: string
  title: string
  cost: { price: string; deliveryPrice: { amount: string }; additionalCosts: object[] }
}

test('ways for goods that are in no cart are those that a cart is offered, with handling beside the price', async () => {
  const site = await testSite()
  const { ids } = await regionsFor(site, { Home: [{ countryCode: 'GB' }] })
  await optionIn(
    site,
    'Post',
    [ids.Home!],
    [
      { amount: '9', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' }] },
      { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '100' }] },
    ],
  )
  await ok(site.admin, 'PATCH', `${PROFILES}/update-delivery-carrier`, {
    deliveryRegionId: ids.Home,
    deliveryCarrier: {
      appId: 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10',
      additionalCharges: [{ description: 'Packing', amount: '1.50' }],
    },
  })
  const solutions = async (lineItems: object[], more: object = {}): Promise<SolutionWire[]> =>
    (
      await ok(site.admin, 'POST', SOLUTIONS, {
        lineItems,
        destination: { country: 'GB', postalCode: 'LS1 4AP' },
        currency: 'GBP',
        ...more,
      })
    ).deliverySolutions
  const costs = (found: SolutionWire[]) => found.map(({ title, cost }) => [title, cost.deliveryPrice.amount])

  const [post, ...others] = await solutions([
    { id: 'vase', quantity: 2, price: '12.50', physicalProperties: { weight: 2 } },
  ])
  expect(others).toEqual([])
  expect(post).toMatchObject({
    title: 'Post',
    deliveryReference: { code: post!.code },
    cost: {
      price: '9.00',
      currency: 'GBP',
      deliveryPrice: { amount: '9.00', formattedAmount: '£9.00' },
      additionalCosts: [{ description: 'Packing', deliveryPrice: { amount: '1.50' } }],
    },
    deliveryAllocations: [
      { deliveryRegion: { id: ids.Home, name: 'Home' }, applicableLineItems: { lineItemIds: ['vase'] } },
    ],
    partial: false,
  })
  // Weights in the unit of the request; five kilograms are eleven pounds.
  expect(await solutions([{ quantity: 1, physicalProperties: { weight: 6 } }])).toEqual([])
  expect(costs(await solutions([{ physicalProperties: { weight: 6 } }], { weightUnit: 'LB' }))).toEqual([
    ['Post', '9.00'],
  ])
  // Prices of all units, before discounts where the request has them.
  for (const prices of [
    { price: '50' },
    { priceBeforeDiscount: '50', price: '1' },
    { totalPrice: '100', price: '1' },
    { totalPriceBeforeDiscount: '100', totalPrice: '1' },
  ])
    expect(costs(await solutions([{ quantity: 2, ...prices }]))).toEqual([['Post', '0.00']])
  expect(await solutions([{ physicalProperties: { shippable: false } }])).toEqual([])

  const { productId } = await sellShirts(site, 5)
  const inCart = await offered(site, [productLine(productId, 1)], { country: 'GB' })
  const [same] = await solutions([{ price: '20' }])
  expect(inCart.options).toEqual([['Post', '10.50']])
  expect(same!.cost).toMatchObject({ price: '9.00', additionalCosts: [{ deliveryPrice: { amount: '1.50' } }] })
})

test('ways to an address are refused without a country, in another currency, and where nothing is delivered', async () => {
  const site = await testSite()
  await regionsFor(site, { Home: [{ countryCode: 'GB' }] })
  const ask = (more: object) => ({
    lineItems: [{ price: '1' }],
    destination: { country: 'GB' },
    currency: 'GBP',
    ...more,
  })
  expect(await refused(site, 'POST', SOLUTIONS, ask({ destination: {} }))).toEqual([400, 'REQUIRED_COUNTRY'])
  const elsewhere = await site.admin.call('POST', SOLUTIONS, ask({ destination: { country: 'FR' } }))
  expect([elsewhere.status, elsewhere.body.details.applicationError]).toMatchObject([
    409,
    { code: 'NO_DELIVERY_REGION_FOUND', description: 'Some of these goods are not delivered to FR.' },
  ])
  const unknown = { lineItems: [{ deliveryProfileId: '0b7a5e8c-3f51-4c53-9d7c-5b1f6f0f2a10' }] }
  expect(await refused(site, 'POST', SOLUTIONS, ask(unknown))).toEqual([404, 'DELIVERY_PROFILE_NOT_FOUND'])
  const violated = async (more: object) =>
    (await site.admin.call('POST', SOLUTIONS, ask(more))).body.details.validationError.fieldViolations.map(
      ({ field }: { field: string }) => field,
    )
  expect(await violated({ currency: 'EUR' })).toEqual(['currency'])
  expect(await violated({ lineItems: [{ price: '1.005' }] })).toEqual(['lineItems[0].price'])
  expect((await (await site.visitor()).call('POST', SOLUTIONS, ask({}))).status).toBe(403)
})
