import { expect, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'

const CHECKOUTS = '/ecom/v1/checkouts'

const ok = async (caller: Pick<TestCaller, 'call'>, ...[method, path, body]: Parameters<TestCaller['call']>) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

const settings = (site: TestSite, change: object) => ok(site.admin, 'PATCH', '/fairground/v1/site-settings', change)

/** A business in Berlin with taxes of Germany (19 %) and France (20 %) within its prices; a shirt costs 25.00 and its delivery 5.00. */
async function berlinShop() {
  const site = await testSite()
  await settings(site, { business: { address: { country: 'DE', city: 'Berlin' } } })
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  for (const [country, taxRate, taxName] of [
    ['DE', '0.19', 'USt.'],
    ['FR', '0.2', 'TVA'],
  ]) {
    const { taxRegion } = await ok(site.admin, 'POST', '/billing/v1/tax-regions', {
      taxRegion: { country, taxIncludedInPrice: true, appId: taxCalculatorDetails[0].appId },
    })
    for (const { id: taxGroupId } of taxGroups)
      await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings', {
        manualTaxMapping: { taxGroupId, taxRegionId: taxRegion.id, taxRate, taxName },
      })
  }
  const shirt = await sellShirts(site, 50, 25)
  const visitor = await site.visitor()
  return {
    site,
    visitor,
    /** A checkout of one shirt that is sent to a country, with this tax id on the bill. */
    async checkout(country: string, vatId?: string) {
      const contact = {
        address: { country, city: 'Elsewhere', addressLine: '1 Main Street', postalCode: '75001' },
        contactDetails: { firstName: 'Ada', lastName: 'King', ...(vatId ? { vatId: { id: vatId } } : {}) },
      }
      const { checkout } = await ok(visitor, 'POST', CHECKOUTS, {
        lineItems: [productLine(shirt.productId, 1)],
        channelType: 'WEB',
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          billingInfo: contact,
          shippingInfo: { shippingDestination: contact },
        },
      })
      return checkout
    },
  }
}

const charged = ({
  priceSummary: { subtotal, tax },
}: Record<string, never> & { priceSummary: Record<string, { amount: string }> }) => [subtotal?.amount, tax?.amount]

test('consumers in another member state bear its tax, or that of home where the business says so', async () => {
  const { site, checkout } = await berlinShop()
  expect(charged(await checkout('FR'))).toEqual(['25.00', '5.00'])
  await settings(site, { distanceSalesTax: 'HOME' })
  expect(charged(await checkout('FR'))).toEqual(['25.00', '4.79'])
  expect(charged(await checkout('DE'))).toEqual(['25.00', '4.79'])
  // Outside of the union nothing changes: a place without a region is not taxed.
  expect(charged(await checkout('GB'))).toEqual(['25.00', '0.00'])
})

test.each([
  ['no tax id', undefined, ['25.00', '5.00']],
  ['a registration in France', 'FR40303265045', ['20.83', '0.00']],
  ['one in Austria', 'ATU13585627', ['20.83', '0.00']],
  ['one at home', 'DE136695976', ['25.00', '5.00']],
  ['one outside of the union', 'GB980780684', ['25.00', '5.00']],
  ['one with wrong check digits', 'FR84323140391', ['25.00', '5.00']],
])('goods that go to France for a buyer with %s', async (_, vatId, expected) => {
  const { site, checkout } = await berlinShop()
  expect(charged(await checkout('FR', vatId))).toEqual(['25.00', '5.00'])
  await settings(site, { reverseCharge: true })
  expect(charged(await checkout('FR', vatId))).toEqual(expected)
  // Goods that stay in the country are taxed there.
  expect(charged(await checkout('DE', vatId))).toEqual(['25.00', '4.79'])
})

test('a checkout follows the tax id on its bill, and warns of one that cannot be', async () => {
  const { site, visitor, checkout } = await berlinShop()
  await settings(site, { reverseCharge: true })
  const made = await checkout('FR')
  const contactDetails = { firstName: 'Ada', lastName: 'King' }
  const bill = async (id?: string) => {
    const billingInfo = { ...made.billingInfo, contactDetails: { ...contactDetails, ...(id ? { vatId: { id } } : {}) } }
    const path = `${CHECKOUTS}/${made.id}`
    return (await ok(visitor, 'PATCH', path, { checkout: { id: made.id, billingInfo } })).checkout
  }
  const doubtful = await bill('FR84323140391')
  expect(charged(doubtful)).toEqual(['25.00', '5.00'])
  expect(doubtful.violations).toMatchObject([{ severity: 'WARNING', target: { other: { name: 'OTHER_DEFAULT' } } }])
  const registered = await bill('FR40303265045')
  expect([charged(registered), registered.violations]).toEqual([['20.83', '0.00'], []])
  const noted = (
    await ok(visitor, 'PATCH', `${CHECKOUTS}/${made.id}`, { checkout: { id: made.id, buyerNote: 'Soon' } })
  ).checkout
  expect(charged(noted)).toEqual(['20.83', '0.00'])
  expect(charged(await bill())).toEqual(['25.00', '5.00'])
})

test('the order of a business elsewhere says who owes the tax', async () => {
  const { site, visitor, checkout } = await berlinShop()
  await settings(site, { reverseCharge: true })
  const { id, shippingInfo } = await checkout('FR', 'FR40303265045')
  const [carrier] = shippingInfo.carrierServiceOptions
  if (carrier)
    await ok(visitor, 'PATCH', `${CHECKOUTS}/${id}`, {
      checkout: {
        id,
        shippingInfo: {
          selectedCarrierServiceOption: { carrierId: carrier.carrierId, code: carrier.shippingOptions[0].code },
        },
      },
    })
  const { orderId } = await ok(visitor, 'POST', `${CHECKOUTS}/${id}/create-order`, { id })
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  expect(order.taxInfo).toMatchObject({ totalTax: { amount: '0.00' }, taxExempt: true })
  expect(order.billingInfo.contactDetails.vatId.id).toBe('FR40303265045')
  const { order: placed } = await ok(visitor, 'GET', `/fairground/v1/placed-orders/${orderId}`)
  expect(placed.totals.at(-1)).toEqual({ label: 'VAT (reverse charge: you account for it)', formattedAmount: '£0.00' })
})

test('an order names the address of its bill where the goods go to another one', async () => {
  const { visitor, checkout } = await berlinShop()
  const { id, shippingInfo, billingInfo } = await checkout('FR')
  const address = { country: 'US', city: 'San Francisco', addressLine: '1 Market Street', postalCode: '94103' }
  const order = async (bill: object) => {
    const {
      carrierServiceOptions: [carrier],
    } = shippingInfo
    const selectedCarrierServiceOption = { carrierId: carrier.carrierId, code: carrier.shippingOptions[0].code }
    const change = { id, billingInfo: bill, shippingInfo: { selectedCarrierServiceOption } }
    await ok(visitor, 'PATCH', `${CHECKOUTS}/${id}`, { checkout: change })
    const { orderId } = await ok(visitor, 'POST', `${CHECKOUTS}/${id}/create-order`, { id })
    return (await ok(visitor, 'GET', `/fairground/v1/placed-orders/${orderId}`)).order
  }
  const { buyerAddress, deliveryAddress } = await order({ ...billingInfo, address })
  expect(buyerAddress).toEqual(['1 Market Street', 'San Francisco 94103', 'United States'])
  expect(deliveryAddress).toContain('France')
})
