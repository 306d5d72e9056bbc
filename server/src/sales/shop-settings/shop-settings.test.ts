import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'

const PATH = '/_api/ecommerce-settings/v1/ecommerce-settings'

test('settings of selling are read in one answer, and only those that are named', async () => {
  const site = await testSite()
  const read = async (...fields: string[]) =>
    (await site.admin.call('GET', `${PATH}?${fields.map((field) => `fields=${field}`).join('&')}`)).body
  await site.admin.call('PATCH', '/fairground/v1/site-settings', {
    business: { name: 'Harbour Hall', email: 'hall@example.com', address: { country: 'GB', city: 'Leeds' } },
    taxIncludedInPrices: true,
  })
  await site.admin.call('PATCH', '/ecom/v1/checkout-settings', {
    checkoutSettings: { checkoutBillingFields: 'All_FIELDS' },
  })

  expect(await read('TAX', 'CHECKOUT', 'BUSINESS_INFO', 'TAX')).toMatchObject({
    ecommerceSettings: {
      tax: { configured: false, taxIncludedInItemPrices: true },
      checkout: { checkoutBillingFields: 'All_FIELDS' },
      businessInfo: {
        name: 'Harbour Hall',
        email: 'hall@example.com',
        currency: 'GBP',
        language: 'en',
        locale: { language: 'en', country: 'GB' },
        address: { city: 'Leeds' },
      },
    },
    errors: [],
  })
  const some = await read('PREMIUM_SITE', 'DISCOUNT_RULES', 'VALIDATIONS_SERVICE_PLUGIN')
  expect(some.ecommerceSettings).toEqual({
    premiumSite: true,
    discountRules: { active: false },
    validationsServicePlugin: { activeProviders: [] },
  })
  const { delivery } = (await read('DELIVERY')).ecommerceSettings
  const properties = (await site.admin.call('GET', '/ecom/v1/delivery-profiles/delivery-destination-properties')).body
  expect(delivery.countries).toEqual(properties.countries)
  expect(delivery.restOfWorld).toEqual(properties.restOfWorld)
  expect(delivery.destinationScope).toBe(properties.restOfWorld ? 'WORLDWIDE' : 'SPECIFIC_DESTINATIONS')
})

test('fields have to be named, and settings are the administrator’s', async () => {
  const site = await testSite()
  expect((await site.admin.call('GET', PATH)).status).toBe(400)
  expect((await site.admin.call('GET', `${PATH}?fields=EVERYTHING`)).status).toBe(400)
  const visitor = await site.visitor()
  expect((await visitor.call('GET', `${PATH}?fields=TAX`)).status).toBe(403)
})
