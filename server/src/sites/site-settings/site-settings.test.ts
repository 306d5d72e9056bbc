import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, takeTestPayments } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { siteFacts } from '../../site-facts.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const PATH = '/fairground/v1/site-settings'

test('the business is entered piece by piece, on record, and empties with null', async () => {
  const site = await testSite()
  const set = (change: object) => site.admin.call('PATCH', PATH, change)
  const before = (await site.admin.call('GET', PATH)).body
  expect(before).toMatchObject({ revision: '1', sells: 'BOTH', weightUnit: 'KG', currencyChangeable: true })

  const address = { country: 'GB', city: 'Leeds', postalCode: 'LS1 1UR', addressLine: '4 Park Row' }
  await set({ business: { name: ' Harbour Hall ', email: 'hall@example.com', phone: '+44 113 496 0000', address } })
  const { body } = await set({ business: { phone: null }, sells: 'TICKETS', distanceUnit: 'MI' })
  expect(body).toMatchObject({
    revision: '3',
    business: { name: 'Harbour Hall', email: 'hall@example.com', address },
    sells: 'TICKETS',
    distanceUnit: 'MI',
  })
  expect(body.business).not.toHaveProperty('phone')
  expect((await site.admin.call('GET', PATH)).body).toEqual(body)
  expect((await set({ sells: 'TICKETS' })).body.revision).toBe('3')

  const entries = await site.query(`select before, after from audit_log where action = 'site.settings' order by at, id`)
  expect(entries[1]).toMatchObject({ before: { sells: 'BOTH' }, after: { sells: 'TICKETS', distanceUnit: 'MI' } })
  const change = (await site.admin.call('GET', `/fairground/v1/last-changes/sites/${site.siteId}`)).body.change
  expect(change.by.name).toBe('Everything')
})

test('texts of the shop are set one by one and emptied with null', async () => {
  const site = await testSite()
  const set = async (texts: object) => (await site.admin.call('PATCH', PATH, { texts })).body.texts
  expect(await set({ heroTitle: 'Come in', footer: 'By the harbour' })).toEqual({
    heroTitle: 'Come in',
    footer: 'By the harbour',
  })
  expect(await set({ footer: null, heroText: 'Tea at four.' })).toEqual({
    heroTitle: 'Come in',
    heroText: 'Tea at four.',
  })
})

test('a change by who has not seen the latest is refused', async () => {
  const site = await testSite()
  await site.admin.call('PATCH', PATH, { sells: 'GOODS' })
  const late = await site.admin.call('PATCH', PATH, { revision: '1', sells: 'TICKETS' })
  expect(refused(late)).toEqual([409, 'STALE_REVISION'])
  expect((await site.admin.call('PATCH', PATH, { revision: '2', sells: 'TICKETS' })).body.sells).toBe('TICKETS')
})

test('a currency is changed until an order is in it, and never to other digits under prices', async () => {
  const site = await testSite()
  const set = (currency: string) => site.admin.call('PATCH', PATH, { currency })
  expect((await set('EUR')).body.currency).toBe('EUR')
  const { productId } = await sellShirts(site, 5)
  expect(refused(await set('JPY'))).toEqual([409, 'CURRENCY_IN_USE'])
  const buyer = await site.visitor()
  const priceIn = async () => (await buyer.call('GET', `/stores-reader/v1/products/${productId}`)).body.product.price
  expect((await priceIn()).currency).toBe('EUR')
  expect((await set('USD')).body.currency).toBe('USD')
  expect((await priceIn()).currency).toBe('USD')

  await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  expect(refused(await set('EUR'))).toEqual([409, 'CURRENCY_IN_USE'])
  expect((await site.admin.call('GET', PATH)).body.currencyChangeable).toBe(false)
})

test('a currency that has no digits for a rate of delivery waits until the rate has none', async () => {
  const site = await testSite()
  const options = '/ecom/v1/shipping-options'
  const set = (currency: string) => site.admin.call('PATCH', PATH, { currency })
  const priced = (amount: string, conditions: object[] = []) =>
    site.admin.call('POST', options, { shippingOption: { title: 'Parcel', rates: [{ amount, conditions }] } })
  const from = { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '60.50' }
  expect((await set('JPY')).status).toBe(200)
  for (const rate of [() => priced('4.50'), () => priced('0', [from])]) {
    expect((await set('EUR')).status).toBe(200)
    const { id } = (await rate()).body.shippingOption
    expect(refused(await set('JPY'))).toEqual([409, 'CURRENCY_IN_USE'])
    expect((await set('KWD')).status).toBe(200)
    await site.admin.call('DELETE', `${options}/${id}`)
    expect((await set('JPY')).status).toBe(200)
  }
  await priced('400', [{ ...from, type: 'BY_TOTAL_WEIGHT', value: '2.25' }])
  expect((await set('EUR')).status).toBe(200)
  expect((await set('JPY')).status).toBe(200)
})

test('a currency that has no digits for a limit of a payment method waits until that is gone', async () => {
  const site = await testSite()
  const set = (currency: string) => site.admin.call('PATCH', PATH, { currency })
  const limit = async (limits: object) => {
    const methods = [{ method: 'manual', limits }]
    expect((await site.admin.call('PATCH', '/fairground/v1/payment-settings', { methods })).status).toBe(200)
  }
  await limit({ minimumAmount: '20.50', countries: ['GB'] })
  expect(refused(await set('JPY'))).toEqual([409, 'CURRENCY_IN_USE'])
  expect((await set('KWD')).status).toBe(200)
  await limit({ countries: ['GB'] })
  expect((await set('JPY')).status).toBe(200)
})

test('weights are in the unit of the site, and a placed order keeps its own', async () => {
  const site = await testSite()
  const buyer = await site.visitor()
  const custom = {
    productName: { original: 'Anvil' },
    price: '10',
    quantity: 1,
    itemType: { preset: 'PHYSICAL' },
    physicalProperties: { weight: 10, shippable: true },
  }
  await site.admin.call('PATCH', PATH, { weightUnit: 'LB' })
  const { checkout } = (
    await site.admin.call('POST', '/ecom/v1/checkouts', { channelType: 'WEB', customLineItems: [custom] })
  ).body
  const read = async () => (await site.admin.call('GET', `/ecom/v1/checkouts/${checkout.id}`)).body.checkout
  expect(await read()).toMatchObject({ weightUnit: 'LB', lineItems: [{ physicalProperties: { weight: 10 } }] })
  await site.admin.call('PATCH', PATH, { weightUnit: 'KG' })
  expect((await read()).lineItems[0].physicalProperties.weight).toBeCloseTo(4.535924, 6)
  expect((await buyer.call('GET', '/ecom/v1/carts/current')).status).toBe(404)
})

test.for([
  [{ business: { name: '   ' } }, 'business.name'],
  [{ business: { address: { country: 'XX' } } }, 'business.address.country'],
  [{ locale: 'es-ES' }, 'locale'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ currency: 'QQQ' }, 'currency'],
  [{ weightUnit: 'STONE' }, 'weightUnit'],
  [{ reservationMinutes: 0 }, 'reservationMinutes'],
  [{ unpaidOrderMinutes: 100_000 }, 'unpaidOrderMinutes'],
] as const)('a change of settings is refused: %j', async ([change, field]) => {
  const { status, body } = await site.admin.call('PATCH', PATH, change)
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test.for([
  ['GB', { locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP', weightUnit: 'KG', distanceUnit: 'MI' }],
  ['US', { locale: 'en-US', timeZone: 'America/New_York', currency: 'USD', weightUnit: 'LB', distanceUnit: 'MI' }],
  ['DE', { locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR', weightUnit: 'KG', distanceUnit: 'KM' }],
  ['CH', { locale: 'de-CH', currency: 'CHF', taxIncludedInPrices: true }],
  ['JP', { locale: 'en-JP', timeZone: 'Asia/Tokyo', currency: 'JPY' }],
  ['HR', { currency: 'EUR' }],
  ['CA', { currency: 'CAD', taxIncludedInPrices: false, distanceUnit: 'KM' }],
] as const)('starting values for %s', async ([country, expected]) => {
  expect((await site.admin.call('GET', `${PATH}/defaults/${country}`)).body).toMatchObject({ country, ...expected })
})

test('there are no starting values for a country without a currency', async () => {
  expect(refused(await site.admin.call('GET', `${PATH}/defaults/AQ`))).toEqual([404, 'COUNTRY_NOT_FOUND'])
})

test('an online payment has the minutes of the settings to be finished', async () => {
  const site = await testSite()
  await takeTestPayments(site.admin)
  await site.admin.call('PATCH', '/fairground/v1/payment-settings', { manualPayments: false })
  await site.admin.call('PATCH', PATH, { reservationMinutes: 7, unpaidOrderMinutes: 45 })
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  const [row] = await site.query('select (extract(epoch from pay_by - created_at) / 60)::float8 as minutes from orders')
  expect(row?.minutes).toBe(45)
})

test('a shop has a look of its own, on its pages and at its checkout, and loses it with null', async () => {
  const site = await testSite()
  const set = (look: object) => site.admin.call('PATCH', PATH, { look })
  const logo = { url: '/media/0198c7f1-0000-7000-8000-000000000001', width: 400, height: 100 }
  const socialLinks = [{ title: 'Instagram', url: 'https://instagram.com/hall' }]
  const menu = [{ title: 'Visit', url: '/visit' }]
  const { body } = await set({ logo, accent: '#FFD400', menu, socialLinks })
  expect(body.look).toEqual({ logo, accent: '#FFD400', menu, socialLinks })
  const facts = () => siteFacts(site.assembly.directory.site(site.siteId)!, { publicUrl: 'https://hall.example' }) // its own
  expect(facts()).toMatchObject({
    logo: { src: `${logo.url}?w=480`, width: 144, height: 36 },
    palette: { '--color-brand': expect.stringMatching(/^light-dark\(#[0-9a-f]{6},#ffd400\)$/) },
    menu: [['Visit', '/visit']],
    foot: [['Instagram', 'https://instagram.com/hall']],
  })
  const checkoutHead = async () =>
    (await (await site.visitor()).call('GET', '/fairground/v1/checkout-page')).body.brand.header
  expect((await checkoutHead()).logo.image).toEqual(logo)

  expect((await set({ logo: null, accent: null, menu: [] })).body.look).toEqual({ socialLinks })
  expect(facts()).not.toHaveProperty('palette')
  expect(await checkoutHead()).toBeUndefined()
})

test('a page in the menu leaves it while it is hidden or deleted', async () => {
  const site = await testSite()
  const menu = ['/pages/find-us', '/pages/find-us?from=menu#map', '/pages/nowhere', '/events']
  await site.admin.call('PATCH', PATH, { look: { menu: menu.map((url) => ({ title: 'Link', url })) } })
  const shown = async () => {
    await site.assembly.directory.reload()
    const facts = siteFacts(site.assembly.directory.site(site.siteId)!, { publicUrl: 'https://hall.example' }) // its own
    return facts.menu?.map(([, url]) => url)
  }
  expect(await shown()).toEqual(['/events'])
  const page = { kind: 'OTHER', title: 'Find us', slug: 'find-us', content: { nodes: [] } }
  const { id, revision } = (await site.admin.call('POST', '/fairground/v1/content-pages', page)).body.contentPage
  expect(await shown()).toEqual(['/pages/find-us', '/pages/find-us?from=menu#map', '/events'])
  const path = `/fairground/v1/content-pages/${id}`
  expect((await site.admin.call('PATCH', path, { revision, shown: false })).status).toBe(200)
  expect(await shown()).toEqual(['/events'])
  expect((await site.admin.call('PATCH', path, { revision: '2', shown: true })).status).toBe(200)
  expect(await shown()).toHaveLength(3)
  expect((await site.admin.call('DELETE', path)).status).toBe(200)
  expect(await shown()).toEqual(['/events'])
})

test('the part of a country in the address is one of its own', async () => {
  const set = (subdivision: string) =>
    site.admin.call('PATCH', PATH, { business: { address: { country: 'GB', city: 'Bristol', subdivision } } })
  const { status, body } = await set('FR-75')
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'business.address.subdivision'])
  for (const own of ['GB-BST', 'Avon']) expect((await set(own)).status).toBe(200)
  const { settings } = site.assembly.directory.site(site.siteId)! // the test's own
  expect(settings.business?.address?.subdivision).toBe('Avon')
})

test.for([
  [{ logo: { url: 'https://elsewhere.example/logo.png' } }, 'look.logo.url'],
  [{ heroPicture: { url: '//elsewhere.example/media/1' } }, 'look.heroPicture.url'],
  [{ logo: { url: '/media/logo' } }, 'look.logo.url'],
  [{ icon: { url: '/media/../account/0198c7f1-0000-7000-8000-000000000001' } }, 'look.icon.url'],
  [{ accent: 'green' }, 'look.accent'],
  [{ menu: [{ title: 'Away', url: '//elsewhere.example' }] }, 'look.menu[0].url'],
  [{ menu: [{ title: ' ', url: '/shop' }] }, 'look.menu[0].title'],
  [{ menu: [{ title: 'a\u202eb', url: '/shop' }] }, 'look.menu[0].title'],
  [{ socialLinks: [{ title: 'Bad', url: 'javascript:alert(1)' }] }, 'look.socialLinks[0].url'],
] as const)('a look is refused: %j', async ([look, field]) => {
  const { status, body } = await site.admin.call('PATCH', PATH, { look })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})
