import { expect, test } from 'vitest'
import type { TestVisitor } from '../../../../test/fixture.ts'
import { SHIPPO_KEY } from '../../../../test/shippo-stand-in.ts'
import { CONTACT, placeOrder, productLine, sellShirts } from '../../../../test/shop.ts'
import { type QuoteQuestion, QuotesNeeded } from '../../../ground/quotes-needed.ts'
import { shippo } from '../../../providers/shipping/shippo.ts'
import { offered, ok, optionIn } from '../delivery.fixture.ts'
import { ACCOUNT, configure, type LiveSite, liveSite } from './live.fixture.ts'
import { quoteDesk } from './quotes.ts'

const HOME = { country: 'GB', city: 'Bristol', postalCode: 'bs1 4qa', addressLine: '1 Harbourside' }
const shipments = ({ carrier }: LiveSite) => carrier.calls.filter((call) => call.startsWith('POST /shipments')).length

/** A checkout of one shirt with the address; its options by title. */
async function checkoutOf({ site }: LiveSite, productId: string, address: object = HOME) {
  const buyer = await site.visitor()
  const { checkout } = await ok(buyer, 'POST', '/ecom/v1/checkouts', {
    lineItems: [productLine(productId, 1)],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: 'ines@example.com' },
      billingInfo: { address, contactDetails: CONTACT },
      shippingInfo: { shippingDestination: { address, contactDetails: CONTACT } },
    },
  })
  return { buyer, id: checkout.id as string, options: optionsIn(checkout) }
}

interface Option {
  readonly code: string
  readonly title: string
  readonly cost: { readonly price: { readonly amount: string } }
  readonly logistics: { readonly deliveryTime?: string }
}
const optionsIn = (checkout: { shippingInfo: { carrierServiceOptions?: { shippingOptions: Option[] }[] } }): Option[] =>
  checkout.shippingInfo.carrierServiceOptions?.flatMap(({ shippingOptions }) => shippingOptions) ?? []
const pricesOf = (options: readonly Option[]) => options.map(({ title, cost }) => [title, cost.price.amount])

const choose = (buyer: TestVisitor, id: string, code: string) =>
  buyer.call('PATCH', `/ecom/v1/checkouts/${id}`, {
    checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code } } },
  })
const read = async (buyer: TestVisitor, id: string) => (await ok(buyer, 'GET', `/ecom/v1/checkouts/${id}`)).checkout

test('a carrier gets the code of a state that a buyer wrote out, or left to the postcode', async () => {
  const live = await liveSite()
  await configure(live)
  const { productId } = await sellShirts(live.site, 9)
  const home = { country: 'US', city: 'San Francisco', postalCode: '94103' }
  await offered(live.site, [productLine(productId, 1)], { ...home, subdivision: 'California' })
  await offered(live.site, [productLine(productId, 1)], { ...home, city: 'Portland', postalCode: '97201' })
  expect(live.carrier.shipments).toMatchObject([{ address_to: { state: 'CA' } }, { address_to: { state: 'OR' } }])
})

test('a buyer sees the prices of the carrier and pays the one that they chose', async () => {
  const live = await liveSite()
  const { site, carrier } = live
  await configure(live)
  const { productId } = await sellShirts(site, 9)
  const cart = await offered(site, [productLine(productId, 1)], HOME)
  expect(cart.options).toEqual([
    ['USPS Ground Advantage', '7.10'],
    ['USPS Priority Mail', '9.85'],
  ])
  const { buyer, id, options } = await checkoutOf(live, productId)
  expect(options.map(({ logistics }) => logistics.deliveryTime)).toEqual(['About 4 days', 'About 2 days'])
  expect(shipments(live)).toBe(1)
  expect(carrier.shipments[0]).toMatchObject({
    address_from: { country: 'GB', zip: 'BA1 1AA' },
    address_to: { country: 'GB', zip: 'BS1 4QA', city: 'Bristol' },
    parcels: [{ length: '30', width: '20', height: '10', distance_unit: 'cm', mass_unit: 'g', weight: '500' }],
  })
  // The carrier asks for more an hour later: who has chosen pays what they saw.
  expect((await choose(buyer, id, options[1]!.code)).status).toBe(200)
  carrier.services[1]!.amount = '19.85'
  await site.advance(61 * 60_000)
  expect((await read(buyer, id)).priceSummary.shipping.amount).toBe('9.85')
  const placed = await placeOrder(buyer, id)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${placed.body.orderId}`)
  expect([order.shippingInfo.title, order.priceSummary.shipping.amount]).toEqual(['USPS Priority Mail', '9.85'])
  expect(shipments(live)).toBe(1)
  // Who comes then sees the price of then.
  expect(pricesOf((await checkoutOf(live, productId)).options)[1]).toEqual(['USPS Priority Mail', '19.85'])
  expect(shipments(live)).toBe(2)
})

test('a new address is priced in the call that brings it, and an option may be chosen in the same call', async () => {
  const live = await liveSite()
  const { id: configurationId } = await configure(live)
  const { productId } = await sellShirts(live.site, 9)
  const { buyer, id } = await checkoutOf(live, productId, { country: 'GB' })
  expect(optionsIn(await read(buyer, id))).toEqual([])
  const { status, body } = await buyer.call('PATCH', `/ecom/v1/checkouts/${id}`, {
    checkout: {
      id,
      shippingInfo: {
        shippingDestination: { address: HOME, contactDetails: CONTACT },
        selectedCarrierServiceOption: { code: `${configurationId}:PRIORITY_MAIL` },
      },
    },
  })
  expect([status, body.checkout?.priceSummary.shipping.amount]).toEqual([200, '9.85'])
  const elsewhere = await choose(buyer, id, `${configurationId}:PRIORITY_MAIL_INTERNATIONAL`)
  expect([elsewhere.status, elsewhere.body.details.applicationError.code]).toEqual([
    404,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  ])
})

test('fees, free delivery, several packages, weights and countries make the price', async () => {
  const live = await liveSite()
  const { carrier, site } = live
  await configure(live, {
    packageDetails: { dimensions: { length: '30', width: '20', height: '10' }, maxNumberOfProducts: '2' },
    domesticServices: [
      {
        service: 'GROUND_ADVANTAGE',
        serviceSettings: { handlingFee: { value: '10', calculationType: 'PERCENTAGE' }, estimatedDeliveryTime: 'Soon' },
      },
      {
        service: 'PRIORITY_MAIL',
        serviceSettings: {
          handlingFee: { value: '1', calculationType: 'FIXED' },
          freeDeliveryMinimumAmount: '60',
        },
      },
    ],
  })
  const { productId } = await sellShirts(site, 20)
  const of = async (quantity: number, address: object) =>
    (await offered(site, [productLine(productId, quantity)], address)).options
  expect(await of(1, HOME)).toEqual([
    ['USPS Ground Advantage', '7.81'],
    ['USPS Priority Mail', '10.85'],
  ])
  // Two packages, each of half the weight; dear enough to go free by the other service.
  expect(await of(3, HOME)).toEqual([
    ['USPS Priority Mail', '0.00'],
    ['USPS Ground Advantage', '15.62'],
  ])
  expect(carrier.shipments.at(-1)?.parcels).toMatchObject([{ weight: '750' }])
  expect(await of(1, { country: 'FR', city: 'Lyon', postalCode: '69001' })).toEqual([
    ['USPS Priority Mail International', '44.00'],
  ])
  // Prices in another currency are of no use.
  carrier.currency = 'USD'
  expect(await of(1, { country: 'GB', city: 'York', postalCode: 'YO1 7HH' })).toEqual([['Delivery', '6.00']])
})

test.for(['silent', 'lost', 'malformed', 'throttled', 'down'] as const)(
  'while the carrier is %s, the backup rate is offered, and nobody waits for it twice',
  { timeout: 30_000 },
  async (fault) => {
    const live = await liveSite()
    const { carrier, site } = live
    await configure(live)
    await optionIn(site, 'Parcel', [live.regionId], [{ amount: '8' }])
    const { productId } = await sellShirts(site, 9)
    carrier.fault = fault
    const { buyer, id, options } = await checkoutOf(live, productId)
    expect(pricesOf(options)).toEqual([
      ['Parcel', '8.00'],
      ['Delivery', '6.00'],
    ])
    const callsBefore = carrier.calls.length
    await checkoutOf(live, productId, { ...HOME, postalCode: 'BS2 0AA' })
    expect(carrier.calls.length).toBe(callsBefore)
    // Chosen by the backup rate, it holds after the carrier is back.
    expect((await choose(buyer, id, options[1]!.code)).status).toBe(200)
    carrier.fault = undefined
    await site.advance(10 * 60_000)
    const placed = await placeOrder(buyer, id)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${placed.body.orderId}`)
    expect(order.priceSummary.shipping.amount).toBe('6.00')
  },
)

test('without a backup rate, an address, or a key nothing is offered in place of live rates', async () => {
  const live = await liveSite()
  const { carrier, site } = live
  await configure(live, {}, null)
  const { productId } = await sellShirts(site, 9)
  const titles = async (address: object) => (await offered(site, [productLine(productId, 1)], address)).options
  expect(await titles({ country: 'GB' })).toEqual([])
  expect(await titles({ ...HOME, postalCode: '99999' })).toEqual([])
  expect(await titles(HOME)).toHaveLength(2)
  await ok(site.admin, 'DELETE', ACCOUNT)
  const callsBefore = carrier.calls.length
  expect(await titles(HOME)).toEqual([])
  expect(carrier.calls.length).toBe(callsBefore)
})

test('two buyers who ask at once have the same prices', async () => {
  const live = await liveSite()
  await configure(live)
  const { productId } = await sellShirts(live.site, 9)
  const both = await Promise.all([checkoutOf(live, productId), checkoutOf(live, productId)])
  expect(both.map(({ options }) => pricesOf(options))).toEqual([
    [
      ['USPS Ground Advantage', '7.10'],
      ['USPS Priority Mail', '9.85'],
    ],
    [
      ['USPS Ground Advantage', '7.10'],
      ['USPS Priority Mail', '9.85'],
    ],
  ])
  expect(shipments(live)).toBe(1)
})

test('a buyer who lacked a price that another has had answered meanwhile causes no second call', async () => {
  const { site } = await liveSite()
  const questions: QuoteQuestion[] = []
  const desk = quoteDesk({
    pool: site.assembly.pool,
    sealer: { seal: (text) => text, open: () => SHIPPO_KEY },
    carrier: {
      ...shippo('http://127.0.0.1:1'),
      rates: async (_key, question) => {
        questions.push(question)
        return []
      },
    },
    onFault: (error) => expect.fail(String(error)),
  })
  const question: QuoteQuestion = {
    from: { country: 'GB', postalCode: 'BA1 1AA' },
    to: { country: 'GB', postalCode: 'BS1 4QA' },
    packaging: { type: 'CUSTOM' },
    weightGrams: 500,
    currency: 'GBP',
  }
  const need = new QuotesNeeded(site.siteId, new Date(), [question])
  await desk(need)
  await desk(need)
  expect(questions).toEqual([question])
})

test('a stranger who brings one new address after another is refused before the carrier is, and what is known stays', async () => {
  const live = await liveSite({ rateLimitFactor: 1 })
  await configure(live)
  const { productId } = await sellShirts(live.site, 9)
  const { buyer, id } = await checkoutOf(live, productId)
  const moved = (n: number) =>
    buyer.call('PATCH', `/ecom/v1/checkouts/${id}`, {
      checkout: {
        id,
        shippingInfo: {
          shippingDestination: { address: { ...HOME, postalCode: `BS${n} 4QA` }, contactDetails: CONTACT },
        },
      },
    })
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => moved(n + 10)))
  expect(replies.filter(({ status }) => status === 429)).not.toHaveLength(0)
  // A minute may begin meanwhile.
  expect(shipments(live)).toBeLessThanOrEqual(61)
  expect((await moved(1)).status).toBe(200)
}, 60_000)
