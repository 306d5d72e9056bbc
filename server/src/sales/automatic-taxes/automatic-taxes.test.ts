import { expect, test } from 'vitest'
import { placedOrder, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { FOOD, type TaxFault, UNKNOWN_CODE } from '../../../test/stripe-taxes.ts'
import { TaxesNeeded } from '../../ground/taxes-needed.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { ACCOUNT } from '../../providers/payment/stripe.fixture.ts'
import { agrees } from '../payments/payments.fixture.ts'
import {
  type AutomaticSite,
  automaticSite,
  CHECKOUTS,
  checkoutTo,
  LONDON,
  NEW_YORK,
  ok,
  REGIONS,
  STRIPE_TAX,
  sumsOf,
} from './automatic.fixture.ts'
import { CalculatorFault, type TaxCalculator } from './calculator.ts'
import { taxDesk } from './tax-desk.ts'

const read = async ({ visitor }: AutomaticSite, id: string) => (await ok(visitor, 'GET', `${CHECKOUTS}/${id}`)).checkout
const orderOf = async ({ site, visitor }: AutomaticSite, checkoutId: string) => {
  const placed = await placeOrder(visitor, checkoutId)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return (await ok(site.admin, 'GET', `/ecom/v1/orders/${placed.body.orderId}`)).order
}
const CALCULATORS = '/fairground/v1/automatic-tax-calculators'
const rateTypeOf = (checkout: { taxSummary: { calculationDetails: object } }) => checkout.taxSummary.calculationDetails
const fallback = (fallbackReason: string) => ({ rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason } })

test('cart, checkout and order bear the taxes of the calculator, by jurisdiction, delivery included, for one call', async () => {
  const shop = await automaticSite()
  const { stripe, visitor, productId } = shop
  const checkout = await checkoutTo(shop, NEW_YORK, { quantity: 3 })
  // 60.00 and 5.00 of delivery: 8.875 % in three parts, each line rounded by itself.
  expect(sumsOf(checkout)).toEqual(['60.00', '5.00', '5.78', '70.78'])
  expect(rateTypeOf(checkout)).toEqual({ rateType: 'AUTO_RATE' })
  const { taxDetails } = checkout.lineItems[0]
  expect(taxDetails.taxRate).toBe('0.08875')
  expect(
    taxDetails.taxBreakdown.map(
      (part: { jurisdictionType: string; jurisdiction: string; taxAmount: { amount: string } }) => [
        part.jurisdictionType,
        part.jurisdiction,
        part.taxAmount.amount,
      ],
    ),
  ).toEqual([
    ['STATE', 'New York', '2.40'],
    ['CITY', 'New York City', '2.70'],
    ['SPECIAL', 'Metropolitan Commuter Transportation District', '0.23'],
  ])
  const sent = stripe.taxes.sent.at(-1)!
  expect(sent).toMatchObject({
    currency: 'gbp',
    customer_details: { address: { country: 'US', state: 'NY', postal_code: '10001', line1: '1 Main Street' } },
    ship_from_details: { address: { country: 'GB', city: 'Bristol', postal_code: 'BS1 4QA' } },
    line_items: { 0: { amount: '6000', quantity: '3', tax_behavior: 'exclusive' } },
    shipping_cost: { amount: '500', tax_behavior: 'exclusive' },
  })
  const calls = stripe.taxes.sent.length
  expect(sumsOf(await read(shop, checkout.id))).toEqual(sumsOf(checkout))
  const order = await orderOf(shop, checkout.id)
  expect(sumsOf(order)).toEqual(sumsOf(checkout))
  expect(
    order.taxInfo.taxBreakdown.map((tax: { rate: string; aggregatedTaxAmount: { amount: string } }) => [
      tax.rate,
      tax.aggregatedTaxAmount.amount,
    ]),
  ).toEqual([
    ['0.04', '2.60'],
    ['0.045', '2.93'],
    ['0.00375', '0.25'],
  ])
  expect(stripe.taxes.sent).toHaveLength(calls)
  await agrees(shop.site)

  await ok(visitor, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 3)] })
  const estimated = await ok(visitor, 'POST', '/ecom/v1/carts/current/estimate-totals', {
    shippingAddress: NEW_YORK,
    billingAddress: NEW_YORK,
    selectedShippingOption: checkout.shippingInfo.selectedCarrierServiceOption,
  })
  expect(sumsOf(estimated)).toEqual(sumsOf(checkout))
  expect(rateTypeOf(estimated)).toEqual({ rateType: 'AUTO_RATE' })
  expect(stripe.taxes.sent).toHaveLength(calls)
  // Without an address nothing is calculated outside.
  expect(rateTypeOf(await ok(visitor, 'POST', '/ecom/v1/carts/current/estimate-totals', {}))).not.toMatchObject({
    rateType: 'AUTO_RATE',
  })
  expect(stripe.taxes.sent).toHaveLength(calls)
})

test('tax within prices is taken out of them, by the tax code of their group', async () => {
  const shop = await automaticSite({ country: 'GB', included: true })
  const { site, stripe, productId } = shop
  const { taxGroup } = await ok(site.admin, 'POST', '/billing/v1/tax-groups', {
    taxGroup: { name: 'Food', taxCode: FOOD },
  })
  const bread = await sellShirts(site, 9, 6, 'Bread')
  await site.query(`update products set doc = doc || jsonb_build_object('taxGroupId', $1::text) where id = $2`, [
    taxGroup.id,
    bread.productId,
  ])
  const lines = [productLine(productId, 1), productLine(bread.productId, 1)]
  const checkout = await checkoutTo(shop, LONDON, { lines })
  expect(sumsOf(checkout)).toEqual(['26.00', '5.00', '4.16', '31.00'])
  expect(stripe.taxes.sent.at(-1)?.line_items).toMatchObject({ 1: { tax_code: FOOD, tax_behavior: 'inclusive' } })
  const order = await orderOf(shop, checkout.id)
  expect(order.taxInfo.taxBreakdown).toMatchObject([
    {
      taxName: 'VAT',
      rate: '0.2',
      jurisdictionType: 'COUNTRY',
      aggregatedTaxAmount: { amount: '4.16' },
      aggregatedTaxableAmount: { amount: '20.84' },
    },
  ])
  await ok(site.admin, 'PATCH', `/billing/v1/tax-groups/${taxGroup.id}`, {
    taxGroup: { id: taxGroup.id, revision: '1', taxCode: '' },
  })
  expect((await ok(site.admin, 'GET', `/billing/v1/tax-groups/${taxGroup.id}`)).taxGroup.taxCode).toBeUndefined()
})

test.for<TaxFault>(['down', 'refused', 'negative', 'huge', 'currency', 'another', 'no object', 'endless'])(
  'while the calculator answers %s, the rates of the region are charged, and nobody waits for it twice',
  async (fault) => {
    const shop = await automaticSite()
    const { stripe } = shop
    stripe.taxes.state.fault = fault
    const checkout = await checkoutTo(shop, NEW_YORK)
    expect(sumsOf(checkout)).toEqual(['20.00', '5.00', '2.00', '27.00'])
    expect(rateTypeOf(checkout)).toEqual(fallback('AUTO_TAX_FAILED'))
    const calls = stripe.taxes.sent.length
    expect(sumsOf(await read(shop, checkout.id))).toEqual(sumsOf(checkout))
    expect(stripe.taxes.sent).toHaveLength(calls)
    if (fault === 'endless') expect(shop.logged.join()).toContain('more than can be read')
    // Shown these, the buyer pays these, also once the calculator is back.
    stripe.taxes.state.fault = undefined
    await shop.site.advance(2 * 60_000)
    expect(sumsOf(await orderOf(shop, checkout.id))).toEqual(sumsOf(checkout))
  },
)

test('an answer that is no answer to one question leaves the others, and names as no database takes them stop no checkout', async () => {
  const shop = await automaticSite()
  const { stripe, site } = shop
  stripe.taxes.state.fault = 'repeated'
  expect(rateTypeOf(await checkoutTo(shop, NEW_YORK))).toEqual(fallback('AUTO_TAX_FAILED'))
  stripe.taxes.state.fault = 'misnamed'
  const free = await sellShirts(site, 9, 0, 'Sample')
  const checkout = await checkoutTo(shop, NEW_YORK, {
    lines: [productLine(shop.productId, 2), productLine(free.productId, 1)],
  })
  expect(sumsOf(checkout)).toEqual(['40.00', '5.00', '4.00', '49.00'])
  expect(checkout.lineItems[0].taxDetails.taxBreakdown[0]).toMatchObject({
    taxName: 'Sales Tax\ufffd',
    jurisdictionType: 'UNDEFINED',
  })
  // A rate by which no tax comes to its amount is not shown.
  stripe.taxes.state.fault = 'overrated'
  const rates = (await checkoutTo(shop, NEW_YORK, { quantity: 3 })).lineItems[0].taxDetails.taxBreakdown
  expect(rates.map(({ rate }: { rate: string }) => rate)).toEqual(['0.04', '0.045', '0.003833'])
  // A delivery alone is a charge, but no goods.
  await checkoutTo(shop, NEW_YORK, { lines: [productLine(free.productId, 1)] })
  expect(stripe.taxes.sent.at(-1)).toMatchObject({ line_items: { 0: { amount: '500', tax_code: 'txcd_92010001' } } })
})

test('an owner sees what a calculator refuses, until a test succeeds; an address that is not known is the buyer’s', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const calculators = async () => (await ok(site.admin, 'GET', CALCULATORS)).calculators
  const setUp = async () =>
    (await ok(site.admin, 'GET', '/fairground/v1/setup')).steps.find(({ step }: { step: string }) => step === 'TAX')
  stripe.taxes.state.fault = 'refused'
  await checkoutTo(shop, { ...NEW_YORK, postalCode: '10009' })
  expect([(await calculators())[1].problem, (await setUp()).state]).toEqual([undefined, 'DONE'])
  stripe.taxes.state.fault = undefined
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  const codes = async (taxCode: string) => {
    const { taxGroup } = await ok(site.admin, 'GET', `/billing/v1/tax-groups/${taxGroups[0].id}`)
    await ok(site.admin, 'PATCH', `/billing/v1/tax-groups/${taxGroup.id}`, { taxGroup: { ...taxGroup, taxCode } })
  }
  await codes(UNKNOWN_CODE)
  for (const postalCode of ['10001', '10002'])
    expect(rateTypeOf(await checkoutTo(shop, { ...NEW_YORK, postalCode }))).toEqual(fallback('AUTO_TAX_FAILED'))
  const message = `No such tax code: '${UNKNOWN_CODE}'`
  expect((await calculators())[1].problem).toMatchObject({ message, times: 2 })
  expect((await setUp()).state).toBe('OPEN')
  // A call that is not answered hides nothing that the owner can mend.
  stripe.taxes.state.fault = 'down'
  await checkoutTo(shop, { ...NEW_YORK, postalCode: '10003' })
  stripe.taxes.state.fault = undefined
  expect((await calculators())[1].problem).toMatchObject({ message, times: 3 })
  const tested = () =>
    site.admin.call('POST', `${CALCULATORS}/${STRIPE_TAX}/test`, { country: 'US', postalCode: '60601' })
  expect((await tested()).body.message).toContain(message)
  await codes(FOOD)
  expect((await tested()).status).toBe(200)
  expect([(await calculators())[1].problem, (await setUp()).state]).toEqual([undefined, 'DONE'])
})

test('more new carts of a network than are calculated in a minute are taxed by the rates of the region', async () => {
  const shop = await automaticSite({}, { rateLimitFactor: 1 })
  const { site, stripe, visitor, productId } = shop
  await ok(visitor, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const estimate = async (n: number) => {
    const shippingAddress = { ...NEW_YORK, addressLine: `${n} Main Street` }
    return rateTypeOf(await ok(visitor, 'POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress }))
  }
  for (let n = 1; n <= 60; n++) expect(await estimate(n)).toEqual({ rateType: 'AUTO_RATE' })
  expect(await estimate(61)).toEqual(fallback('AUTO_TAX_FAILED'))
  expect(stripe.taxes.sent).toHaveLength(60)
  expect(await estimate(60)).toEqual({ rateType: 'AUTO_RATE' })
  const { calculators } = await ok(site.admin, 'GET', CALCULATORS)
  expect(calculators[1].problem.message).toContain('one network')
})

test('the odd penny of a coupon stays with the line that was calculated with it, also where another place is not answered', async () => {
  const shop = await automaticSite()
  const { site, stripe, visitor } = shop
  await ok(site.admin, 'POST', REGIONS, { taxRegion: { country: 'GB', appId: STRIPE_TAX } })
  await ok(site.admin, 'POST', '/stores/v2/coupons', {
    specification: {
      name: 'A penny',
      code: 'PENNY',
      startTime: '1600000000000',
      scope: { namespace: 'stores' },
      moneyOffAmount: 0.01,
    },
  })
  const { product } = await ok(site.admin, 'POST', '/stores/v1/products', {
    product: { name: 'Song', productType: 'digital', priceData: { price: 20 } },
  })
  stripe.taxes.state.fault = 'refused in the US'
  const contactDetails = { firstName: 'Ada', lastName: 'King' }
  const { checkout } = await ok(visitor, 'POST', CHECKOUTS, {
    lineItems: [productLine(shop.productId, 1), productLine(product.id, 1)],
    channelType: 'WEB',
    couponCode: 'PENNY',
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address: LONDON, contactDetails },
      shippingInfo: { shippingDestination: { address: NEW_YORK, contactDetails } },
    },
  })
  expect(stripe.taxes.sent).toContainEqual(
    expect.objectContaining({ line_items: { 0: expect.objectContaining({ amount: '1999' }) } }),
  )
  const taxed = checkout.lineItems.map(
    (line: { taxDetails: Record<'taxableAmount' | 'totalTax', { amount: string }> }) => [
      line.taxDetails.taxableAmount.amount,
      line.taxDetails.totalTax.amount,
    ],
  )
  expect(taxed).toEqual([
    ['20.00', '1.60'],
    ['19.99', '4.00'],
  ])
  expect(sumsOf(await orderOf(shop, checkout.id))).toEqual(['40.00', '5.00', '6.00', '50.99'])
  await agrees(site)
})

test('a clock that is set back leaves no answer of the future, and a live calculator does not rest with the one for tests', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const another = async () => ({ ...shop, visitor: await site.visitor() })
  await site.advance(10 * 24 * 60 * 60_000)
  stripe.taxes.state.fault = 'refused'
  await checkoutTo(await another(), NEW_YORK)
  await site.advance(-10 * 24 * 60 * 60_000)
  expect(rateTypeOf(await checkoutTo(await another(), NEW_YORK))).toEqual(fallback('AUTO_TAX_FAILED'))
  stripe.taxes.state.fault = undefined
  await site.advance(2 * 60_000)
  expect(rateTypeOf(await checkoutTo(await another(), NEW_YORK))).toEqual({ rateType: 'AUTO_RATE' })

  const charge = { net: '100', quantity: 1, included: false }
  const question = { account: 'pk', currency: 'GBP', to: { country: 'GB' }, isBilling: false, charges: [charge] }
  const calls: string[] = []
  const calculator = (name: string, kind: CalculatorFault['kind'] | undefined): [string, TaxCalculator] => [
    name,
    {
      calculate: async () => {
        calls.push(name)
        if (kind) throw new CalculatorFault(kind, name)
        return { id: name, charges: [[]] }
      },
      record: async () => expect.fail(),
      reverse: async () => expect.fail(),
    },
  ]
  const calculators = new Map([calculator('stripe-test', 'unreachable'), calculator('stripe', undefined)])
  const desk = taxDesk({ pool: site.assembly.pool, calculators, onFault: () => undefined })
  for (const name of ['stripe-test', 'stripe', 'stripe-test'])
    await desk(
      new TaxesNeeded(site.siteId, new Date(), [
        { ...question, calculator: name, to: { country: `G${calls.length}` } },
      ]),
    )
  expect(calls).toEqual(['stripe-test', 'stripe'])
})

test('a calculator that does not answer in time stops no checkout', { timeout: 20_000 }, async () => {
  const shop = await automaticSite()
  shop.stripe.taxes.state.fault = 'silent'
  const checkout = await checkoutTo(shop, NEW_YORK)
  expect(rateTypeOf(checkout)).toEqual(fallback('AUTO_TAX_FAILED'))
  // It has a rest, for every address.
  expect(rateTypeOf(await checkoutTo(shop, { ...NEW_YORK, postalCode: '10002' }))).toEqual(fallback('AUTO_TAX_FAILED'))
  shop.stripe.taxes.state.fault = undefined
  await shop.site.advance(2 * 60_000)
  expect(shop.stripe.taxes.sent).toHaveLength(0)
})

test('a region whose calculator has no keys any more is taxed by its own rates, and an address that says too little', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  expect(taxCalculatorDetails.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Rates that you enter',
    'Stripe Tax, test mode',
  ])
  expect(rateTypeOf(await checkoutTo(shop, { country: 'US' }))).toEqual(fallback('AUTO_TAX_FAILED'))
  await ok(site.admin, 'DELETE', ACCOUNT)
  const checkout = await checkoutTo(shop, NEW_YORK)
  expect(rateTypeOf(checkout)).toEqual(fallback('AUTO_TAX_DEACTIVATED'))
  expect(sumsOf(checkout)).toEqual(['20.00', '5.00', '2.00', '27.00'])
  expect(stripe.taxes.sent).toHaveLength(0)
  // The region keeps it; no other gets it.
  const { taxRegions } = await ok(site.admin, 'POST', `${REGIONS}/query`, { query: { filter: { appId: STRIPE_TAX } } })
  expect(taxRegions).toMatchObject([{ country: 'US', appId: STRIPE_TAX }])
  const other = await site.admin.call('POST', REGIONS, { taxRegion: { country: 'CA', appId: STRIPE_TAX } })
  expect([other.status, other.body.details.applicationError.code]).toEqual([400, 'CALCULATOR_ID_NOT_FOUND'])
  const [manual] = (await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')).taxCalculatorDetails
  const { id, revision } = shop.region
  await ok(site.admin, 'PATCH', `${REGIONS}/${id}`, { taxRegion: { id, revision, appId: manual.appId } })
  expect(rateTypeOf(await checkoutTo(shop, NEW_YORK))).toEqual({
    rateType: 'MANUAL_RATE',
    manualRateReason: 'REGION_SETTING_TO_MANUAL',
  })
})

test('the calculator finds taxes of lines in no cart, and says when it did not', async () => {
  const { site, stripe } = await automaticSite()
  const calculate = () =>
    ok(site.admin, 'POST', '/billing/v1/calculate-tax', {
      addresses: [NEW_YORK],
      lineItems: [{ id: 'one', price: '100', quantity: 2, addressIndex: { singleAddress: 0 } }],
    })
  const { taxSummary, lineItemTaxDetails, errors } = await calculate()
  expect([taxSummary.totalTax, taxSummary.totalAmount, errors]).toEqual(['17.75', '217.75', undefined])
  expect(lineItemTaxDetails[0].taxBreakdown).toHaveLength(3)
  stripe.taxes.state.fault = 'refused'
  await site.advance(2 * 60 * 60_000)
  await site.query('delete from tax_calculations')
  const failed = await calculate()
  expect([failed.taxSummary.totalTax, failed.errors[0].code]).toEqual(['16.00', 'AUTO_TAX_FAILED'])
})

test('taxes of lines in no cart find a region of a state by the postcode alone', async () => {
  const { site } = await automaticSite({ country: 'FR' })
  await ok(site.admin, 'POST', REGIONS, { taxRegion: { country: 'US', subdivision: 'US-IL', appId: STRIPE_TAX } })
  const at = (address: object) =>
    site.admin.call('POST', '/billing/v1/calculate-tax', {
      addresses: [address],
      lineItems: [{ id: 'one', price: '100', addressIndex: { singleAddress: 0 } }],
    })
  expect((await at({ country: 'US', postalCode: '60601' })).body.taxSummary?.totalTax).toBe('10.25')
  expect((await at({ country: 'US' })).body.details.applicationError.code).toBe('MISSING_SUBDIVISION_IN_ADDRESS')
})

test('two buyers who come at once with the same cause one call, and many lines are one calculation and no statement more', async () => {
  const shop = await automaticSite()
  const { site, stripe } = shop
  const both = await Promise.all([checkoutTo(shop, NEW_YORK), checkoutTo(shop, NEW_YORK)])
  expect(both.map((checkout) => sumsOf(checkout)[2])).toEqual(['2.23', '2.23'])
  expect(stripe.taxes.sent).toHaveLength(1)
  const lines: object[] = []
  for (let n = 0; n < 12; n++) lines.push(productLine((await sellShirts(site, 9, 10 + n, `Shirt ${n}`)).productId, 1))
  const many = await checkoutTo(shop, NEW_YORK, { lines })
  expect(rateTypeOf(many)).toEqual({ rateType: 'AUTO_RATE' })
  expect(stripe.taxes.sent).toHaveLength(2)
  const one = await site.admin.call('GET', `${CHECKOUTS}/${both[0].id}`)
  const twelve = await site.admin.call('GET', `${CHECKOUTS}/${many.id}`)
  expect(one.statements).toBe(twelve.statements)
})

test('a buyer who owes the tax in the seller’s place pays none, by the rates of the region and without a calculation', async () => {
  const shop = await automaticSite({ country: 'FR', included: true, rate: '0.2' })
  await ok(shop.site.admin, 'PATCH', '/fairground/v1/site-settings', {
    business: { address: { country: 'DE', city: 'Berlin' } },
    reverseCharge: true,
  })
  const paris = { country: 'FR', city: 'Paris', postalCode: '75001', addressLine: '1 rue Haute' }
  const checkout = await checkoutTo(shop, paris, { vatId: 'FR40303265045' })
  expect(sumsOf(checkout).slice(0, 3)).toEqual(['16.67', '4.17', '0.00'])
  expect(rateTypeOf(checkout)).toEqual({ rateType: 'NO_TAX_COLLECTED' })
  expect(shop.stripe.taxes.sent).toEqual([])

  // Without rates of its own the region has nothing to lower prices by, but the order says who owes the tax.
  const { manualTaxMappings } = await ok(shop.site.admin, 'GET', '/billing/v1/manual-tax-mappings')
  for (const { id } of manualTaxMappings) await ok(shop.site.admin, 'DELETE', `/billing/v1/manual-tax-mappings/${id}`)
  const whole = await checkoutTo(shop, paris, { vatId: 'FR40303265045' })
  expect(sumsOf(whole).slice(0, 3)).toEqual(['20.00', '5.00', '0.00'])
  const { id } = await orderOf(shop, whole.id)
  expect(JSON.stringify(await placedOrder(shop.visitor, id))).toContain('reverse charge')
  expect(shop.stripe.taxes.sent).toEqual([])
})

test('the order of an exempt member is sent to no calculator', async () => {
  const shop = await automaticSite()
  const { admin } = shop.site
  const member = await signedIn(shop.site)
  const { taxExemptGroups } = await ok(admin, 'GET', '/billing/v1/tax-exempt-groups/default-tax-exempt-groups')
  await ok(admin, 'POST', '/billing/v1/contact-tax-details', {
    contactTaxDetails: { id: member.id, taxExemptGroupId: taxExemptGroups[0].id },
  })
  const checkout = await checkoutTo({ visitor: member, productId: shop.productId }, NEW_YORK)
  expect(sumsOf(checkout)).toEqual(['20.00', '5.00', '0.00', '25.00'])
  expect(shop.stripe.taxes.sent).toEqual([])
})
