import { expect, test } from 'vitest'
import { type TestCaller, type TestSite, testSettings, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import { viesStandIn } from '../../../test/vies-stand-in.ts'
import { vies } from '../../providers/tax/vies.ts'

const CHECKOUTS = '/ecom/v1/checkouts'
const FRENCH = 'FR40303265045'

const ok = async (caller: Pick<TestCaller, 'call'>, ...[method, path, body]: Parameters<TestCaller['call']>) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

/** A business in Berlin that leaves its tax away for businesses elsewhere, with France's tax of 20 % in its prices. */
async function berlinShop(change: object = { vatIdCheck: true }) {
  const register = await viesStandIn()
  const { providers } = testSettings('')
  const site = await testSite({ providers: { ...providers, vatRegister: vies(register.url) } })
  await ok(site.admin, 'PATCH', '/fairground/v1/site-settings', {
    business: { taxId: 'DE136695976', address: { country: 'DE', city: 'Berlin' } },
    reverseCharge: true,
    ...change,
  })
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  const { taxRegion } = await ok(site.admin, 'POST', '/billing/v1/tax-regions', {
    taxRegion: { country: 'FR', taxIncludedInPrice: true, appId: taxCalculatorDetails[0].appId },
  })
  await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings', {
    manualTaxMapping: { taxGroupId: taxGroups[0].id, taxRegionId: taxRegion.id, taxRate: '0.2', taxName: 'TVA' },
  })
  const shirt = await sellShirts(site, 50, 30)
  const buyer = await site.visitor()
  return { site, register, buyer, checkout: (vatId?: string) => newCheckout(buyer, shirt.productId, vatId) }
}

const contactIn = (country: string, vatId?: string) => ({
  address: { country, city: 'Elsewhere', addressLine: '1 Main Street', postalCode: '75001' },
  contactDetails: { firstName: 'Ada', lastName: 'King', ...(vatId ? { vatId: { id: vatId } } : {}) },
})

async function newCheckout(buyer: TestCaller, productId: string, vatId?: string) {
  const contact = contactIn('FR', vatId)
  const { checkout } = await ok(buyer, 'POST', CHECKOUTS, {
    lineItems: [productLine(productId, 1)],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact },
    },
  })
  const [{ code }] = checkout.shippingInfo.carrierServiceOptions[0].shippingOptions
  const path = `${CHECKOUTS}/${checkout.id}`
  const shippingInfo = { selectedCarrierServiceOption: { code }, shippingDestination: contact }
  return (await ok(buyer, 'PATCH', path, { checkout: { id: checkout.id, shippingInfo } })).checkout
}

const taxOf = ({ priceSummary }: { priceSummary: { tax: { amount: string } } }) => priceSummary.tax.amount

async function checkOf({ admin }: TestSite, buyer: TestCaller, { id }: { id: string }) {
  const { orderId } = await ok(buyer, 'POST', `${CHECKOUTS}/${id}/create-order`, { id })
  return (await ok(admin, 'GET', `/fairground/v1/orders/${orderId}/tax-id-check`)).taxIdCheck
}

test('an id that the register knows lifts the tax, and the order has the answer with its number', async () => {
  const { site, register, buyer, checkout } = await berlinShop()
  register.known.add(FRENCH)
  const made = await checkout('FR 40 303 265 045')
  expect([taxOf(made), made.violations]).toEqual(['0.00', []])
  expect(register.lookups).toEqual([
    { countryCode: 'FR', vatNumber: '40303265045', requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
  ])
  expect(await checkOf(site, buyer, made)).toEqual({
    status: 'VALID',
    checkedDate: expect.stringMatching(/^20/),
    reference: 'WAPIAAAA1',
  })
  // Known for an hour.
  await checkout(FRENCH)
  expect(register.lookups).toHaveLength(1)
})

test('an id that the register does not know lifts no tax and is warned of, whenever it is entered', async () => {
  const { site, register, buyer, checkout } = await berlinShop()
  const made = await checkout(FRENCH)
  expect([taxOf(made), made.violations]).toMatchObject(['5.00', [{ severity: 'WARNING' }]])
  const plain = await checkout()
  expect([taxOf(plain), plain.violations, register.lookups.length]).toEqual(['5.00', [], 1])
  const { checkout: changed } = await ok(buyer, 'PATCH', `${CHECKOUTS}/${plain.id}`, {
    checkout: { id: plain.id, billingInfo: contactIn('FR', FRENCH) },
  })
  expect([taxOf(changed), changed.violations]).toMatchObject(['5.00', [{ severity: 'WARNING' }]])
  expect(await checkOf(site, buyer, made)).toMatchObject({ status: 'INVALID' })
  const { checkout: cleared } = await ok(buyer, 'PATCH', `${CHECKOUTS}/${plain.id}`, {
    checkout: { id: plain.id, billingInfo: contactIn('FR') },
  })
  expect(cleared.violations).toEqual([])
  expect(await checkOf(site, buyer, plain)).toBeUndefined()
})

test.each(['BUSY', 'SILENT'] as const)(
  'a register that is %s holds up nobody for long: the form of the id decides, and the order says so',
  async (state) => {
    const { site, register, buyer, checkout } = await berlinShop()
    register.state = state
    const began = performance.now()
    const made = await checkout(FRENCH)
    expect(performance.now() - began).toBeLessThan(8_000)
    expect(taxOf(made)).toBe('0.00')
    expect(await checkOf(site, buyer, made)).toMatchObject({ status: 'UNAVAILABLE' })
    // It is left alone for a while.
    register.state = 'UP'
    await checkout(FRENCH)
    expect(register.lookups).toHaveLength(1)
  },
  20_000,
)

test('no register is called where the site has not switched it on, or the id lifts nothing', async () => {
  const off = await berlinShop({})
  const made = await off.checkout(FRENCH)
  expect([taxOf(made), off.register.lookups]).toEqual(['0.00', []])
  expect(await checkOf(off.site, off.buyer, made)).toBeUndefined()
  const on = await berlinShop()
  for (const id of ['DE136695976', 'GB980780684', 'FR84323140391']) await on.checkout(id)
  expect(on.register.lookups).toEqual([])
})

test('staff alone read the answer, of orders of their site', async () => {
  const { site, buyer, checkout } = await berlinShop()
  const { id } = await checkout(FRENCH)
  const { orderId } = await ok(buyer, 'POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect((await buyer.call('GET', `/fairground/v1/orders/${orderId}/tax-id-check`)).status).toBe(403)
  const unknown = await site.admin.call(
    'GET',
    '/fairground/v1/orders/0190ffff-0000-7000-8000-00000000000a/tax-id-check',
  )
  expect(unknown.body.details.applicationError.code).toBe('ORDER_NOT_FOUND')
})
