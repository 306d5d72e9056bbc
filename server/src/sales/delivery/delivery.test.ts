import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import {
  ADDRESS,
  CONTACT,
  checkOut,
  placeOrder,
  productLine,
  sellShirts,
  takeTestPayments,
} from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'
import { OPTIONS, offered, ok, optionIn, PROFILES, refused, regionsFor } from './delivery.fixture.ts'

test('a new site delivers everywhere at one rate and hands orders over at the shop', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  expect((await offered(site, [productLine(productId, 1)], { country: 'NZ' })).options).toEqual([
    ['Standard delivery', '5.00'],
    ['Pick up', '0.00'],
  ])
  const { restOfWorld, countries } = await ok(
    await site.visitor(),
    'GET',
    `${PROFILES}/delivery-destination-properties`,
  )
  expect([restOfWorld, countries]).toEqual([{ postalCodeRequired: false, pickupOnly: false }, []])

  // A name that the owner wrote is theirs, in whichever language.
  const { shippingOptions } = await ok(site.admin, 'GET', `${OPTIONS}/query`)
  const { id, revision } = shippingOptions[0]
  await ok(site.admin, 'PATCH', `${OPTIONS}/${id}`, { shippingOption: { id, revision, title: 'Livraison standard' } })
  expect((await offered(site, [productLine(productId, 1)], { country: 'NZ' })).options[0]).toEqual([
    'Livraison standard',
    '5.00',
  ])
})

test('rates follow region, weight, price and handling, in as many statements for many as for one', async () => {
  const site = await testSite()
  const { profileId, ids } = await regionsFor(site, {
    Britain: [{ countryCode: 'GB' }],
    Highlands: [{ countryCode: 'GB', subdivisions: ['GB-HLD'] }],
    Nordics: [{ countryCode: 'NO' }, { countryCode: 'SE' }],
  })
  const britain = ids.Britain!
  const { productId } = await sellShirts(site, 50)
  await optionIn(
    site,
    'Parcel',
    [britain, ids.Nordics!],
    [{ amount: '4.50' }, { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '100' }] }],
  )
  await optionIn(site, 'Each', [ids.Highlands!], [{ amount: '1.25', multiplyByQuantity: true }])
  const of = (quantity: number, address: object) => offered(site, [productLine(productId, quantity)], address)
  const one = await of(1, { country: 'GB' })
  expect([one.options, one.region]).toEqual([[['Parcel', '4.50']], 'Britain'])
  expect((await of(5, { country: 'SE' })).options).toEqual([['Parcel', '0.00']])
  expect((await of(3, { country: 'GB', subdivision: 'GB-HLD' })).options).toEqual([['Each', '3.75']])
  expect((await of(1, { country: 'FR' })).options).toEqual([])

  await ok(site.admin, 'PATCH', `${PROFILES}/update-delivery-carrier`, {
    deliveryRegionId: britain,
    deliveryCarrier: {
      appId: 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10',
      additionalCharges: [{ description: 'Gift box', amount: '2' }],
    },
  })
  const handled = await of(1, { country: 'GB' })
  expect(handled.options).toEqual([['Parcel', '6.50']])
  expect(handled.body.shippingInfo.carrierServiceOptions[0].shippingOptions[0].cost.otherCharges).toMatchObject([
    { type: 'HANDLING_FEE', details: 'Gift box', price: { amount: '2.00' } },
  ])

  const { deliveryProfile } = await ok(site.admin, 'POST', PROFILES, {
    deliveryProfile: {
      name: 'Furniture',
      deliveryRegions: [{ name: 'Island', destinations: [{ countryCode: 'GB' }] }],
    },
  })
  await optionIn(site, 'Van', [deliveryProfile.deliveryRegions[0].id], [{ amount: '30' }])
  const { product } = await ok(site.admin, 'POST', '/stores/v3/products-with-inventory', {
    product: {
      name: 'Bench',
      productType: 'PHYSICAL',
      physicalProperties: { deliveryProfileId: deliveryProfile.id },
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: '90' } },
            physicalProperties: { weight: 12 },
            inventoryItem: { inStock: true },
          },
        ],
      },
    },
  })
  const both = await offered(site, [productLine(productId, 1), productLine(product.id, 1)], { country: 'GB' })
  expect(both.options).toEqual([
    ['Parcel', '36.50'],
    ['Van', '36.50'],
  ])
  expect(both.body.shippingInfo.carrierServiceOptions[0].shippingOptions[0].deliveryAllocations).toHaveLength(2)
  for (let i = 0; i < 8; i++) await optionIn(site, `Speed ${i}`, [britain, ids.Nordics!], [{ amount: String(i + 10) }])
  expect((await of(1, { country: 'GB' })).statements).toBe(one.statements)
  expect(both.statements).toBe(one.statements)
  expect(await refused(site, 'DELETE', `${PROFILES}/${profileId}`)).toEqual([409, 'DEFAULT_PROFILE_CANNOT_BE_DELETED'])
})

test('regions of a profile stay apart, and their options follow them', async () => {
  const site = await testSite()
  const { profileId, ids } = await regionsFor(site, { North: [{ countryCode: 'NO' }] })
  const region = (name: string, destinations: object[]) => ({
    deliveryProfileId: profileId,
    deliveryRegion: { name, destinations },
  })
  const add = `${PROFILES}/${profileId}/delivery-region`
  expect(await refused(site, 'POST', add, region('Again', [{ countryCode: 'NO' }]))).toEqual([
    409,
    'DESTINATIONS_COLLISION',
  ])
  expect(await refused(site, 'POST', add, region('north', [{ countryCode: 'SE' }]))).toEqual([
    409,
    'DELIVERY_REGION_NAME_ALREADY_EXISTS',
  ])
  expect(await refused(site, 'POST', add, region('Part', [{ countryCode: 'US', subdivisions: ['CA-ON'] }]))).toEqual([
    400,
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
  ])
  expect(await refused(site, 'POST', add, region('None', [{ countryCode: 'US', subdivisions: ['ZZ'] }]))).toEqual([
    400,
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
  ])
  // Of many that want the same country at once, one gets it.
  const raced = await Promise.all(
    [1, 2, 3, 4].map((n) => site.admin.call('POST', add, region(`Race ${n}`, [{ countryCode: 'SE' }]))),
  )
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])

  const { shippingOption } = await optionIn(site, 'Parcel', [ids.North!], [{ amount: '3' }])
  expect(
    await refused(site, 'POST', OPTIONS, {
      shippingOption: {
        title: 'Half',
        rates: [{ amount: '3', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '1.5' }] }],
      },
    }),
  ).toEqual([400, 'INVALID_QUANTITY_VALUE'])
  expect(
    (await site.admin.call('POST', OPTIONS, { shippingOption: { title: 'Fine', rates: [{ amount: '3.005' }] } }))
      .status,
  ).toBe(400)
  const of = `${PROFILES}/delivery-regions/${ids.North}`
  expect((await ok(site.admin, 'GET', of)).deliveryProfile.deliveryRegions[0].deliveryCarriers).toHaveLength(1)
  await ok(site.admin, 'POST', `${PROFILES}/delivery-carriers/set-active-status`, {
    carrierAppId: 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10',
    rowId: shippingOption.id,
    active: false,
  })
  const { productId } = await sellShirts(site, 5)
  expect((await offered(site, [productLine(productId, 1)], { country: 'NO' })).options).toEqual([])
  const { results } = await ok(site.admin, 'POST', `${PROFILES}/${profileId}/delivery-carriers`, {
    deliveryProfileId: profileId,
  })
  expect(results[0].deliveryCarrierRegionalSettings[0].dashboardTables[0].rows).toMatchObject([
    { key: shippingOption.id, active: false },
  ])
  await ok(site.admin, 'DELETE', `${PROFILES}/${profileId}/delivery-region/${ids.North}`)
  expect((await ok(site.admin, 'GET', `${OPTIONS}/${shippingOption.id}`)).shippingOption.deliveryRegionIds).toEqual([])
  expect(await refused(site, 'GET', of)).toEqual([404, 'DELIVERY_REGION_NOT_FOUND'])
})

test('a slot of local delivery takes as many orders as it has room, and a cancelled order gives its place back', async () => {
  const site = await testSite()
  const { ids } = await regionsFor(site, { Britain: [{ countryCode: 'GB' }] })
  const { productId } = await sellShirts(site, 50)
  const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']
  const { localDeliveryOption: area } = await ok(site.admin, 'POST', '/v1/local-delivery-options', {
    localDeliveryOption: {
      areaName: 'Harbour',
      zipConfig: { zipCodes: ['BS1*'] },
      rates: [{ amount: '2' }],
      deliveryRegionIds: [ids.Britain],
      scheduledDeliveryConfig: {
        handlingDays: 1,
        timeWindows: days.map((day) => ({ day, start: { hours: 10 }, end: { hours: 12 } })),
      },
    },
  })
  expect(area.scheduledDeliveryConfig.days.monday.timeSlots).toHaveLength(1)
  const limits = await ok(site.admin, 'GET', `/fairground/v1/local-delivery-options/${area.id}/slot-limits`)
  await ok(site.admin, 'PUT', `/fairground/v1/local-delivery-options/${area.id}/slot-limits`, {
    ...limits,
    ordersPerSlot: 2,
  })

  const begin = async () => {
    const buyer = await site.visitor()
    await ok(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
    const { checkoutId: id } = await ok(buyer, 'POST', '/ecom/v1/carts/current/create-checkout', {
      channelType: 'WEB',
      email: 'ines@example.com',
      shippingAddress: ADDRESS,
    })
    const at = `/ecom/v1/checkouts/${id}`
    const contact = { address: ADDRESS, contactDetails: CONTACT }
    await ok(buyer, 'PATCH', at, {
      checkout: { id, billingInfo: contact, shippingInfo: { shippingDestination: contact } },
    })
    const { checkout } = await ok(buyer, 'GET', at)
    const slots: { code: string; logistics: { deliveryTimeSlot?: { to: string } } }[] =
      checkout.shippingInfo.carrierServiceOptions.flatMap((one: { shippingOptions: object[] }) => one.shippingOptions)
    return { buyer, id, at, slots }
  }
  const choose = async (code: string) => {
    const { buyer, id, at } = await begin()
    await ok(buyer, 'PATCH', at, { checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code } } } })
    return () => placeOrder(buyer, id)
  }
  const first = (await begin()).slots
  expect(first).toHaveLength(7)
  const [slot] = first
  const ready = await Promise.all(Array.from({ length: 6 }, () => choose(slot!.code)))
  const placed = await Promise.all(ready.map((place) => place()))
  expect(placed.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
  expect(placed.find(({ status }) => status === 409)?.body.details.applicationError.code).toBe(
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  )
  expect((await begin()).slots.map(({ code }) => code)).not.toContain(slot!.code)

  const { orderId } = placed.find(({ status }) => status === 200)!.body
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  expect(order.shippingInfo.logistics).toMatchObject({
    deliveryTimeSlot: slot!.logistics.deliveryTimeSlot,
    deliverByDate: slot!.logistics.deliveryTimeSlot!.to,
  })
  await ok(site.admin, 'POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId })
  expect((await begin()).slots.map(({ code }) => code)).toContain(slot!.code)
  expect((await (await choose(slot!.code))()).status).toBe(200)

  // An order that is not paid in time gives its place back, too.
  await takeTestPayments(site.admin)
  const last = first.at(-1)!.code
  for (const _ of [1, 2]) expect((await (await choose(last))()).body.paymentGatewayOrderId).toBeDefined()
  expect((await begin()).slots.map(({ code }) => code)).not.toContain(last)
  await site.advance(2 * 60 * 60_000)
  const { pool, directory } = site.assembly
  const now = directory.nowOf(directory.site(site.siteId)!)
  expect(await expireUnpaid(pool.forSite(site.siteId), { now, newId: () => crypto.randomUUID() })).toBe(2)
  expect((await begin()).slots.map(({ code }) => code)).toContain(last)
})

test('a place of pick-up says when an order is ready', async () => {
  const site = await testSite()
  const { pickupLocations } = await ok(site.admin, 'POST', '/v1/pickup-locations/query', {})
  const at = `/fairground/v1/pickup-locations/${pickupLocations[0].id}/times`
  const times = await ok(site.admin, 'GET', at)
  expect([times.leadMinutes, times.openingHours]).toEqual([0, []])
  const openingHours = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((day) => ({
    day,
    start: { hours: 9, minutes: 30 },
    end: { hours: 18 },
  }))
  expect(
    (
      await site.admin.call('PUT', at, {
        ...times,
        openingHours: [{ day: 'MON', start: { hours: 9 }, end: { hours: 9 } }],
      })
    ).status,
  ).toBe(400)
  await ok(site.admin, 'PUT', at, { ...times, leadMinutes: 24 * 60, openingHours, pickupMethod: 'PICKUP_POINT' })
  expect((await site.admin.call('PUT', at, times)).status).toBe(409)
  const { productId } = await sellShirts(site, 5)
  const { body } = await offered(site, [productLine(productId, 1)], { country: 'GB' })
  const pickup = body.shippingInfo.carrierServiceOptions[0].shippingOptions[1]
  expect(pickup.logistics).toMatchObject({
    deliveryTime: expect.stringContaining('Ready from'),
    pickupDetails: { pickupMethod: 'PICKUP_POINT' },
  })
})

test('an order to collect says where, when and how, on its page and in its mail', async () => {
  const site = await testSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { pickupLocations } = await ok(site.admin, 'POST', '/v1/pickup-locations/query', {})
  const [{ id, revision }] = pickupLocations
  const address = { addressLine: '14 Viaduct Yard', city: 'London', postalCode: 'SE1 0XX', country: 'GB' }
  const instructions = 'Ring at the blue door.'
  await ok(site.admin, 'PATCH', `/v1/pickup-locations/${id}`, {
    pickupLocation: { id, revision, address, instructions },
  })
  const at = `/fairground/v1/pickup-locations/${id}/times`
  const times = await ok(site.admin, 'GET', at)
  const day = { start: { hours: 9 }, end: { hours: 18 } }
  await ok(site.admin, 'PUT', at, {
    ...times,
    leadMinutes: 60,
    openingHours: [
      { day: 'MON', ...day },
      { day: 'THU', ...day },
    ],
  })
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  const { order } = await ok(buyer, 'GET', `/fairground/v1/placed-orders/${placed.body.orderId}`)
  const lines = [
    '14 Viaduct Yard',
    'London SE1 0XX',
    'United Kingdom',
    expect.stringMatching(/^Ready from .*GMT|BST/),
    instructions,
  ]
  expect([order.delivery, order.deliveryAddress]).toEqual(['Pick up', lines])
  await expect
    .poll(async () => (await site.query(`select text from mails where template = 'orderConfirmation'`))[0]?.text)
    .toContain('- Pick up · 14 Viaduct Yard · London SE1 0XX · United Kingdom · Ready from')
})

test('a radius without a unit is in the distances of the site', async () => {
  const site = await testSite()
  const { ids } = await regionsFor(site, { Britain: [{ countryCode: 'GB' }] })
  await ok(site.admin, 'PATCH', '/fairground/v1/site-settings', { distanceUnit: 'MI' })
  const unitOf = async (unit: object) => {
    const { localDeliveryOption } = await ok(site.admin, 'POST', '/v1/local-delivery-options', {
      localDeliveryOption: {
        areaName: 'Around the hall',
        radiusConfig: { address: { geocode: { latitude: 51.45, longitude: -2.6 } }, radius: 5, ...unit },
        rates: [{ amount: '2' }],
        deliveryRegionIds: [ids.Britain],
      },
    })
    return localDeliveryOption.radiusConfig.lengthUnit
  }
  expect([await unitOf({}), await unitOf({ lengthUnit: 'KM' })]).toEqual(['MI', 'KM'])
})

test('an area names countries and parts of them that exist', async () => {
  const site = await testSite()
  const make = async (fields: object) => {
    const localDeliveryOption = { areaName: 'Area', zipConfig: { zipCodes: ['1*'] }, ...fields }
    const { status, body } = await site.admin.call('POST', '/v1/local-delivery-options', { localDeliveryOption })
    return [status, body.details?.validationError?.fieldViolations.map(({ field }: { field: string }) => field)]
  }
  const at = 'localDeliveryOption'
  expect(await make({ destinations: [{ code: 'XX' }] })).toEqual([400, [`${at}.destinations[0].code`]])
  expect(await make({ destinations: [{ code: 'US', subdivisions: ['NY', 'ZZ'] }] })).toEqual([
    400,
    [`${at}.destinations[0].subdivisions[1]`],
  ])
  const cityItems = [{ cityName: 'Berlin', country: 'DE', subdivision: 'DE-ZZ' }]
  expect(await make({ zipConfig: undefined, cityConfig: { cityItems } })).toEqual([
    400,
    [`${at}.cityConfig.cityItems[0].subdivision`],
  ])
  expect((await make({ destinations: [{ code: 'US', subdivisions: ['NY'] }] }))[0]).toBe(200)
})

test('an area names postcodes that addresses of its countries can have', async () => {
  const site = await testSite()
  const make = async (zipCodes: string[], code?: string) => {
    const localDeliveryOption = { areaName: 'Area', zipConfig: { zipCodes }, ...(code && { destinations: [{ code }] }) }
    const { status, body } = await site.admin.call('POST', '/v1/local-delivery-options', { localDeliveryOption })
    const violations = body.details?.validationError?.fieldViolations ?? []
    return [
      status,
      violations.map((one: { field: string; violatedRule: string }) => `${one.field} ${one.violatedRule}`),
    ]
  }
  const at = (i: number) => `localDeliveryOption.zipConfig.zipCodes[${i}] FORMAT`
  expect(await make(['10115', '💥'])).toEqual([400, [at(1)]])
  expect(await make(['101*, 10179-10115'])).toEqual([400, [at(0)]])
  expect(await make(['SW1*', '10115'], 'DE')).toEqual([400, [at(0)]])
  expect(await make(['101*, 10115-10179', '10243'], 'DE')).toEqual([200, []])
})

test('the older fields of an area make rates that carts can be priced by', async () => {
  const site = await testSite()
  const { ids } = await regionsFor(site, { Britain: [{ countryCode: 'GB' }] })
  const { productId } = await sellShirts(site, 5)
  const at = '/v1/local-delivery-options'
  const area = { areaName: 'Harbour', zipConfig: { zipCodes: ['BS1*'] }, deliveryRegionIds: [ids.Britain] }
  const make = (free: number) =>
    site.admin.call('POST', at, {
      localDeliveryOption: { ...area, rate: '2', minimumFreeDeliveryOrderAmount: free },
    })
  expect((await make(1e-7)).body.details.validationError.fieldViolations).toMatchObject([
    { field: 'localDeliveryOption.minimumFreeDeliveryOrderAmount', violatedRule: 'DECIMAL_MAX_SCALE' },
  ])
  const { id, revision } = (await make(30.5)).body.localDeliveryOption
  const near = { country: 'GB', postalCode: 'BS1 4DJ' }
  const costOf = async (quantity: number) => (await offered(site, [productLine(productId, quantity)], near)).options[0]
  expect([await costOf(1), await costOf(2)]).toMatchObject([
    [expect.any(String), '2.00'],
    [expect.any(String), '0.00'],
  ])
  const change = (fields: object) =>
    ok(site.admin, 'PATCH', `${at}/${id}`, { localDeliveryOption: { id, revision, ...fields } })
  expect((await change({ minimumFreeDeliveryOrderAmount: 15 })).localDeliveryOption).toMatchObject({
    rate: '2',
    minimumFreeDeliveryOrderAmount: 15,
  })
})

test('a price that a rate depends on has the digits of the currency', async () => {
  const site = await testSite()
  await ok(site.admin, 'PATCH', '/fairground/v1/site-settings', { currency: 'JPY' })
  const from = (value: string, type = 'BY_TOTAL_PRICE') => ({
    title: 'Parcel',
    rates: [{ amount: '700' }, { amount: '0', conditions: [{ type, operator: 'GTE', value }] }],
  })
  const make = (shippingOption: object) => site.admin.call('POST', OPTIONS, { shippingOption })
  const late = await make(from('6000.50'))
  expect([late.status, late.body.details.validationError.fieldViolations]).toMatchObject([
    400,
    [{ field: 'shippingOption.rates[1].conditions[0].value', violatedRule: 'DECIMAL_MAX_SCALE' }],
  ])
  expect((await make(from('2.5', 'BY_TOTAL_WEIGHT'))).status).toBe(200)
  expect((await make(from('6000'))).status).toBe(200)
})

test('profiles and regions have names, and a region has a carrier once', async () => {
  const site = await testSite()
  const carrier = { appId: 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10' }
  const make = (name: string, regions: object[]) =>
    site.admin.call('POST', PROFILES, { deliveryProfile: { name, deliveryRegions: regions } })
  expect((await make('  ', [])).status).toBe(400)
  expect((await make('Furniture', [{ name: ' ' }])).status).toBe(400)
  expect((await make('Furniture', [{ name: 'All', deliveryCarriers: [carrier, carrier] }])).status).toBe(400)
  const { deliveryProfile } = (await make('Furniture', [{ name: 'All', deliveryCarriers: [carrier] }])).body
  const [region] = deliveryProfile.deliveryRegions
  const rename = (name: string) =>
    site.admin.call('PATCH', `${PROFILES}/${deliveryProfile.id}/delivery-region/${region.id}`, {
      deliveryProfileId: deliveryProfile.id,
      deliveryRegion: { id: region.id, name },
    })
  expect((await rename('  ')).status).toBe(400)
  expect((await rename('Everywhere')).body.deliveryProfile.deliveryRegions[0].name).toBe('Everywhere')
})

test('free fields of a rate are bounded however many namespaces set them, and none is the prototype', async () => {
  const site = await testSite()
  const { shippingOption } = await optionIn(site, 'Parcel', [], [{ amount: '1' }])
  const set = async (namespace: string, size: number) => {
    const { status, body } = await site.admin.call('POST', `${OPTIONS}/${shippingOption.id}/update-extended-fields`, {
      namespace,
      namespaceData: { a: 'x'.repeat(size) },
    })
    return [status, body.details?.validationError?.fieldViolations[0].field]
  }
  expect(await set('one', 60_000)).toEqual([200, undefined])
  expect(await set('two', 60_000)).toEqual([400, 'namespaceData'])
  expect(await set('one', 70_000)).toEqual([200, undefined])
  expect(await set('__proto__', 1)).toEqual([400, 'namespace'])
  const { shippingOption: after } = await ok(site.admin, 'GET', `${OPTIONS}/${shippingOption.id}`)
  expect(Object.keys(after.extendedFields.namespaces)).toEqual(['one'])
})

test('options are found and sorted by their regions, and places by their address', async () => {
  const site = await testSite()
  const { ids } = await regionsFor(site, { Britain: [{ countryCode: 'GB' }], Norway: [{ countryCode: 'NO' }] })
  const { Britain = '', Norway = '' } = ids
  await optionIn(site, 'Both', [Britain, Norway], [{ amount: '1' }])
  await optionIn(site, 'North', [Norway], [{ amount: '1' }])
  const titlesOf = async (filter: object, order = 'ASC') => {
    const message = { query: { filter, sort: [{ fieldName: 'deliveryRegionIds', order }] } }
    const query = Buffer.from(JSON.stringify(message)).toString('base64url')
    const { shippingOptions } = await ok(site.admin, 'GET', `${OPTIONS}/query?.r=${query}`)
    return shippingOptions.map(({ title }: { title: string }) => title)
  }
  const inNorway = { deliveryRegionIds: { $hasSome: [Norway] } }
  const [first, last] = [Britain, Norway].sort()[0] === Britain ? ['Both', 'North'] : ['North', 'Both']
  expect([await titlesOf(inNorway), await titlesOf(inNorway, 'DESC')]).toEqual([
    [first, last],
    [last, first],
  ])
  expect(await titlesOf({ deliveryRegionIds: { $hasAll: [Britain, Norway] } })).toEqual(['Both'])
  expect(await titlesOf({ deliveryRegionId: Britain })).toEqual(['Both'])

  const locations = async (city: string) =>
    (await ok(site.admin, 'POST', '/v1/pickup-locations/query', { query: { filter: { 'address.city': city } } }))
      .pickupLocations
  await ok(site.admin, 'POST', '/v1/pickup-locations', {
    pickupLocation: {
      name: 'Quay',
      address: { country: 'GB', city: 'Whitby', addressLine: '1 Harbour Street' },
      deliveryRegionIds: [Britain],
    },
  })
  expect([(await locations('Whitby')).length, await locations('York')]).toEqual([1, []])
})
