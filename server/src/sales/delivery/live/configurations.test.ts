import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHIPPO_KEY } from '../../../../test/shippo-stand-in.ts'
import { ok, PROFILES, refused } from '../delivery.fixture.ts'
import { ACCOUNT, BOX, CONFIGURATIONS, configure, liveSite, SHIP_FROM } from './live.fixture.ts'

test('a configuration is made, read, listed, changed, linked and deleted', async () => {
  const live = await liveSite()
  const { site, locationId, regionId } = live
  const made = await configure(live)
  expect(made).toMatchObject({
    ...BOX,
    revision: '1',
    osLocationId: locationId,
    deliveryRegionId: regionId,
    deliveryRegionIds: [regionId],
    shipFromAddress: SHIP_FROM.address,
  })
  const { deliveryProfiles } = await ok(site.admin, 'GET', `${PROFILES}/query`)
  expect(deliveryProfiles[0].deliveryRegions[0].deliveryCarriers).toMatchObject([
    { backupRate: { amount: '6', active: true } },
  ])
  const path = `${CONFIGURATIONS}/${made.id}`
  expect((await ok(site.admin, 'GET', path)).shippoConfiguration).toEqual(made)
  const filter = { deliveryRegionIds: { $hasSome: [regionId] }, packageType: 'CUSTOM' }
  const found = await ok(site.admin, 'POST', `${CONFIGURATIONS}/query`, { query: { filter } })
  expect(found.shippoConfigurations).toEqual([made])

  const change = { id: made.id, revision: '1', packageType: 'SMALL_FLAT_RATE_BOX', packageDetails: { name: 'Small' } }
  const { shippoConfiguration: changed } = await ok(site.admin, 'PATCH', path, { shippoConfiguration: change })
  expect(changed).toMatchObject({ revision: '2', packageDetails: { name: 'Small' }, backupWeight: '0.5' })
  expect(changed.domesticServices).toEqual(made.domesticServices)
  expect(await refused(site, 'PATCH', path, { shippoConfiguration: change })).toEqual([409, 'STALE_REVISION'])

  const regions = `${path}/delivery-regions`
  const unlinked = await ok(site.admin, 'DELETE', `${regions}/${regionId}`)
  expect(unlinked.shippoConfiguration.deliveryRegionIds).toEqual([])
  const linked = await ok(site.admin, 'POST', regions, { deliveryRegionId: regionId })
  expect(linked.shippoConfiguration.deliveryRegionIds).toEqual([regionId])
  const { shippoConfiguration } = await ok(site.admin, 'POST', `${path}/update-extended-fields`, {
    namespace: '@apps/ours',
    namespaceData: { a: 1 },
  })
  expect(shippoConfiguration.extendedFields).toEqual({ namespaces: { '@apps/ours': { a: 1 } } })
  await ok(site.admin, 'DELETE', path)
  expect(await refused(site, 'GET', path)).toEqual([404, 'SHIPPO_CONFIGURATION_NOT_FOUND'])
})

test('a configuration that does not fit is refused, and leaves nothing', async () => {
  const live = await liveSite()
  const { site, locationId, regionId } = live
  const create = async (change: object, backupRate?: string) => {
    const shippoConfiguration = { ...BOX, osLocationId: locationId, deliveryRegionId: regionId, ...change }
    const { status, body } = await site.admin.call('POST', CONFIGURATIONS, { shippoConfiguration, backupRate })
    const { applicationError, validationError } = body.details ?? {}
    return [status, applicationError?.code ?? validationError?.fieldViolations[0].field]
  }
  expect(await create({ osLocationId: randomUUID() })).toEqual([404, 'LOCATION_NOT_FOUND'])
  expect(await create({ deliveryRegionId: randomUUID() })).toEqual([404, 'DELIVERY_REGION_NOT_FOUND'])
  expect(await create({ packageDetails: {} })).toEqual([400, 'shippoConfiguration.packageDetails.dimensions.height'])
  expect(await create({ domesticServices: [{ service: 'PIGEON' }] })).toEqual([
    400,
    'shippoConfiguration.domesticServices[0].service',
  ])
  const twice = [{ service: 'PRIORITY_MAIL' }, { service: 'PRIORITY_MAIL' }]
  expect(await create({ domesticServices: twice })).toEqual([400, 'shippoConfiguration.domesticServices[1].service'])
  expect(await create({}, '1.234')).toEqual([400, 'backupRate'])
  expect((await ok(site.admin, 'GET', `${CONFIGURATIONS}/query`)).shippoConfigurations).toEqual([])
  const reader = await site.keyWith(['settings.read'])
  expect((await reader.call('GET', `${CONFIGURATIONS}/query`)).status).toBe(200)
  expect(
    (await reader.call('POST', CONFIGURATIONS, { shippoConfiguration: { ...BOX, osLocationId: locationId } })).status,
  ).toBe(403)
})

test('a key is confirmed, sealed, never shown again, tested and removed', async () => {
  const { site, carrier } = await liveSite()
  const { account } = await ok(site.admin, 'GET', ACCOUNT)
  expect(account).toMatchObject({ keyEnd: 'din1', test: true })
  const [row] = await site.query('select api_key from carrier_accounts')
  expect(String(row?.api_key)).not.toContain(SHIPPO_KEY.slice(-6))
  expect(await ok(site.admin, 'POST', `${ACCOUNT}/test`, {})).toEqual({ carriers: ['usps'] })
  expect(await refused(site, 'PUT', ACCOUNT, { key: 'shippo_live_another' })).toEqual([409, 'CARRIER_KEY_REFUSED'])
  expect((await site.admin.call('PUT', ACCOUNT, { key: 'sk_live_1' })).status).toBe(400)
  carrier.fault = 'down'
  expect(await refused(site, 'POST', `${ACCOUNT}/test`, {})).toEqual([503, 'CARRIER_UNREACHABLE'])
  expect((await ok(site.admin, 'GET', ACCOUNT)).account).toEqual(account)
  await ok(site.admin, 'DELETE', ACCOUNT)
  expect((await ok(site.admin, 'GET', ACCOUNT)).account).toEqual({})
  expect(await refused(site, 'POST', `${ACCOUNT}/test`, {})).toEqual([404, 'CARRIER_ACCOUNT_NOT_FOUND'])
})

test('an address to ship from is whole, and of a location that is there', async () => {
  const { site, locationId } = await liveSite()
  const path = `/fairground/v1/ship-from/${locationId}`
  const { status, body } = await site.admin.call('PUT', path, { shipFrom: { name: 'A', address: { country: 'GB' } } })
  expect([status, body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['shipFrom.address.addressLine', 'shipFrom.address.city', 'shipFrom.address.postalCode'],
  ])
  expect(await refused(site, 'PUT', `/fairground/v1/ship-from/${randomUUID()}`, { shipFrom: SHIP_FROM })).toEqual([
    404,
    'LOCATION_NOT_FOUND',
  ])
  await ok(site.admin, 'PUT', path, { shipFrom: { ...SHIP_FROM, name: 'Mill' } })
  const { shipFroms } = await ok(site.admin, 'GET', '/fairground/v1/ship-from')
  expect(shipFroms).toEqual([{ locationId, shipFrom: { ...SHIP_FROM, name: 'Mill' } }])
})
