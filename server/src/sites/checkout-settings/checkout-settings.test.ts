import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'

const PATH = '/ecom/v1/checkout-settings'
const PAGE = '/fairground/v1/checkout-page'

async function shop() {
  const site = await testSite()
  return {
    site,
    set: (checkoutSettings: object, more: object = {}) => site.admin.call('PATCH', PATH, { checkoutSettings, ...more }),
    read: async () => (await site.admin.call('GET', PATH)).body.checkoutSettings,
    page: async () => (await (await site.visitor()).call('GET', PAGE)).body,
  }
}

const terms = { visible: true, content: 'Be kind to each other.' }
const consentPath = (id: string) => `/fairground/v1/checkouts/${id}/consent`

test('settings of the checkout page begin plain, are changed part by part and emptied with null', async () => {
  const { site, set, read } = await shop()
  const plain = await read()
  expect(plain).toEqual({
    checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
    checkoutFields: {
      subscriptionCheckbox: { visible: false, checkedByDefault: false },
      policyAgreementCheckbox: { visible: false, checkedByDefault: false },
      giftCardRedeemEnabled: true,
      mitEnabled: false,
      delayCaptureEnabled: false,
      captureBeforeExpiryEnabled: false,
    },
  })
  await set({ checkoutBrand: { header: { text: 'Harbour', textColor: '#123456', logo: { size: 'LARGE' } } } })
  await set({ checkoutBrand: { header: { textColor: null, alignment: 'CENTER' }, mainSection: { cornerRadius: 12 } } })
  await set({ checkoutFields: { subscriptionCheckbox: { visible: true } }, checkoutBillingFields: 'All_FIELDS' })
  const changed = await read()
  expect(changed).toMatchObject({
    checkoutBillingFields: 'All_FIELDS',
    checkoutFields: { subscriptionCheckbox: { visible: true, checkedByDefault: false } },
    createdDate: expect.any(String),
  })
  expect(changed.checkoutBrand).toEqual({
    header: { text: 'Harbour', logo: { size: 'LARGE' }, alignment: 'CENTER' },
    mainSection: { cornerRadius: 12 },
  })
  const masked = await set(
    { checkoutBrand: { header: { text: 'Pier' } }, checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS' },
    { fieldMask: 'checkoutBrand.header.text' },
  )
  expect(masked.body.checkoutSettings).toMatchObject({
    checkoutBillingFields: 'All_FIELDS',
    checkoutBrand: { header: { text: 'Pier', alignment: 'CENTER' } },
  })
  const emptied = await set({
    checkoutBrand: { header: { alignment: null, logo: { size: null } } },
    checkoutBillingFields: null,
  })
  expect(emptied.body.checkoutSettings).toMatchObject({ checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS' })
  expect(emptied.body.checkoutSettings.checkoutBrand.header).not.toHaveProperty('alignment')
  expect(emptied.body.checkoutSettings.checkoutBrand.header.logo ?? {}).not.toHaveProperty('size')
  const entries = await site.query(`select action from audit_log where action = 'checkout.settings'`)
  expect(entries).toHaveLength(5)
})

test.for([
  [{ checkoutBrand: { header: { textColor: 'red' } } }, 'checkoutBrand.header.textColor'],
  [{ checkoutBrand: { header: { logo: { size: 'HUGE' } } } }, 'checkoutBrand.header.logo.size'],
  [{ checkoutBrand: { mainSection: { cornerRadius: 101 } } }, 'checkoutBrand.mainSection.cornerRadius'],
  [{ checkoutBrand: { header: { text: 'x'.repeat(56) } } }, 'checkoutBrand.header.text'],
  [
    { checkoutBrand: { header: { logo: { image: { url: '/media/../logo.png' } } } } },
    'checkoutBrand.header.logo.image.url',
  ],
  [
    { checkoutBrand: { header: { logo: { image: { url: 'https://elsewhere.example/logo.png' } } } } },
    'checkoutBrand.header.logo.image.url',
  ],
] as const)('a setting is refused: %j', async ([settings, field]) => {
  const { set, read } = await shop()
  const before = await read()
  const { status, body } = await set(settings)
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, `checkoutSettings.${field}`])
  expect(await read()).toEqual(before)
})

test('settings are the administrator’s; what the page shows is open to buyers', async () => {
  const { site, set, page } = await shop()
  const visitor = await site.visitor()
  expect((await visitor.call('GET', PATH)).status).toBe(403)
  expect((await visitor.call('PATCH', PATH, { checkoutSettings: {} })).status).toBe(403)
  expect((await (await site.keyWith(['orders.read'])).call('GET', PATH)).status).toBe(403)
  await set({
    checkoutPolicies: {
      termsAndConditions: terms,
      privacyPolicy: { visible: false, content: 'Secret' },
      customPolicy: { visible: true, title: 'Safety', content: 'No glass' },
    },
    checkoutFields: { policyAgreementCheckbox: { visible: true, checkedByDefault: true } },
  })
  expect(await page()).toEqual({
    brand: {},
    billingFields: 'MINIMUM_REQUIRED_FIELDS',
    giftCards: true,
    policies: [
      { kind: 'TERMS', content: terms.content },
      { kind: 'CUSTOM', title: 'Safety', content: 'No glass' },
    ],
    policiesRevision: '1',
    agreement: { checkedByDefault: true },
  })
  await set({ checkoutPolicies: { termsAndConditions: null, customPolicy: { visible: false } } })
  expect(await page()).not.toHaveProperty('agreement')
})

test('an order records the version of the policies that its buyer accepted, in the words of then', async () => {
  const { site, set } = await shop()
  const { productId } = await sellShirts(site, 5)
  await set({
    checkoutPolicies: { termsAndConditions: terms, digitalItemPolicy: { visible: true, content: 'No returns' } },
  })
  const buyer = await site.visitor()
  const id = await checkOut(buyer, [productLine(productId, 1)])
  const consent = await buyer.call('POST', consentPath(id), { policiesRevision: '1', marketing: true })
  expect(consent.body).toEqual({ policiesRevision: '1', marketing: true, acceptedDate: expect.any(String) })
  const { orderId } = (await placeOrder(buyer, id)).body
  await set({ checkoutPolicies: { termsAndConditions: { content: 'Be on time.' } } })

  const accepted = `/fairground/v1/orders/${orderId}/accepted-policies`
  expect((await site.admin.call('GET', accepted)).body.policies).toEqual([
    {
      policyId: 'TERMS',
      kind: 'TERMS',
      revision: '1',
      name: 'TERMS',
      body: terms.content,
      acceptedDate: consent.body.acceptedDate,
    },
  ])
  const [row] = await site.query(`select doc->'facts'->'marketingConsent' as marketing from orders`)
  expect(row?.marketing).toBe(true)
  const late = await buyer.call('POST', consentPath(id), { policiesRevision: '2' })
  expect(refused(late)).toEqual([409, 'CHECKOUT_IS_COMPLETE'])
})

test('nothing is bought on policies that changed after they were accepted, and a stranger accepts nothing', async () => {
  const { site, set } = await shop()
  const { productId } = await sellShirts(site, 5)
  await set({ checkoutPolicies: { termsAndConditions: terms } })
  const buyer = await site.visitor()
  const id = await checkOut(buyer, [productLine(productId, 1)])
  const stranger = await site.visitor()
  expect(refused(await stranger.call('POST', consentPath(id), { policiesRevision: '1' }))).toEqual([
    404,
    'CHECKOUT_NOT_FOUND',
  ])
  await buyer.call('POST', consentPath(id), { policiesRevision: '1' })
  await set({ checkoutPolicies: { termsAndConditions: { content: 'Other words' } } })
  const changed = await placeOrder(buyer, id)
  expect([...refused(changed), changed.body.details.applicationError.data.policiesRevision]).toEqual([
    409,
    'POLICIES_CHANGED',
    '2',
  ])
  expect(refused(await buyer.call('POST', consentPath(id), { policiesRevision: '1' }))).toEqual([
    409,
    'POLICIES_CHANGED',
  ])
  expect((await buyer.call('POST', consentPath(id), { policiesRevision: '2' })).status).toBe(200)
  expect((await placeOrder(buyer, id)).status).toBe(200)
})

test('the look can change without a new version of the policies', async () => {
  const { set, page, site } = await shop()
  await set({ checkoutPolicies: { termsAndConditions: terms } })
  await set({ checkoutBrand: { global: { placeOrderButtonColor: '#ff0000' } } })
  await set({ checkoutPolicies: { termsAndConditions: terms } })
  expect((await page()).policiesRevision).toBe('1')
  expect(await site.query('select revision from checkout_policy_versions')).toHaveLength(1)
})

test('words of the checkout page are the owner’s in each language, and programs read them', async () => {
  const site = await testSite()
  const set = (checkoutContent: object) =>
    site.admin.call('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { checkoutContent } })
  const [app, component] = ['215238eb-22a5-4c36-9e7b-e7c08025e04e', '7f3a1f5e-3c0e-4c7a-9d55-1f0f6c1b7e21']
  const read = async (languageCode?: string, appId = app, componentId = component) => {
    const language = languageCode ? `?languageCode=${languageCode}` : ''
    const { body } = await site.admin.call('GET', `/ecom/v1/checkout-content/${appId}/${componentId}${language}`)
    return body.checkoutContent ?? body.details.applicationError.code
  }
  const shown = async (language: string) => {
    const buyer = await site.visitor()
    const headers = { 'x-fairground-language': language }
    return (await buyer.call('GET', '/fairground/v1/checkout-page', undefined, headers)).body.content
  }
  expect([await read(), await shown('en')]).toEqual(['TRANSLATIONS_NOT_FOUND', undefined])
  await site.admin.call('PATCH', '/fairground/v1/languages', { others: ['de'] })
  const en = { placeOrderPayButton: 'Buy now', orderSummary: 'Your basket' }
  expect((await set({ en, de: { placeOrderPayButton: 'Jetzt kaufen' } })).status).toBe(200)
  expect([await read(), await read('de-AT'), await read('fr')]).toEqual([
    en,
    { placeOrderPayButton: 'Jetzt kaufen' },
    'TRANSLATIONS_NOT_FOUND',
  ])
  expect([await shown('en'), await shown('de')]).toEqual([en, { placeOrderPayButton: 'Jetzt kaufen' }])
  await set({ en: { orderSummary: null } })
  expect(await read('en')).toEqual({ placeOrderPayButton: 'Buy now' })
  expect([await read('en', component), await read('en', app, app)]).toEqual([
    'REQUIRED_APP_NOT_INSTALLED',
    'REQUIRED_COMPONENT_DOES_NOT_EXIST',
  ])
  for (const orderSummary of ['', '   ', 'x'.repeat(31), 'two\nlines'])
    expect((await set({ en: { orderSummary } })).status).toBe(400)
})
