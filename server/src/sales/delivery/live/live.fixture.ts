import { onTestFinished } from 'vitest'
import { type TestSite, testSettings, testSite } from '../../../../test/fixture.ts'
import { SHIPPO_KEY, type ShippoStandIn, shippoStandIn } from '../../../../test/shippo-stand-in.ts'
import type { AssemblySettings } from '../../../assembly.ts'
import { shippo } from '../../../providers/shipping/shippo.ts'
import { ok, regionsFor } from '../delivery.fixture.ts'

export const ACCOUNT = '/fairground/v1/carrier-accounts/shippo'
export const CONFIGURATIONS = '/ecom/v1/shippo-configurations'

export const SHIP_FROM = {
  name: 'Workshop',
  phone: '+44 117 496 0001',
  address: { country: 'GB', city: 'Bath', postalCode: 'BA1 1AA', addressLine: '2 Canal Street' },
}

export const BOX = {
  packageType: 'CUSTOM',
  packageDetails: { name: 'Box', dimensions: { length: '30', width: '20', height: '10' } },
  backupWeight: '0.5',
  domesticServices: [{ service: 'GROUND_ADVANTAGE' }, { service: 'PRIORITY_MAIL' }],
  internationalServices: [{ service: 'PRIORITY_MAIL_INTERNATIONAL' }],
}

export interface LiveSite {
  readonly site: TestSite
  readonly carrier: ShippoStandIn
  readonly locationId: string
  readonly regionId: string
}

/** A site with a key of the stand-in, an address to ship from, and one region for everywhere. */
export async function liveSite(options: Partial<AssemblySettings> = {}): Promise<LiveSite> {
  const carrier = await shippoStandIn()
  onTestFinished(() => carrier.close())
  const { providers } = testSettings('')
  const site = await testSite({ ...options, providers: { ...providers, carrier: shippo(carrier.url) } })
  await ok(site.admin, 'PUT', ACCOUNT, { key: SHIPPO_KEY })
  const { storesLocation } = await ok(site.admin, 'GET', '/stores/v3/locations/default')
  await ok(site.admin, 'PUT', `/fairground/v1/ship-from/${storesLocation.id}`, { shipFrom: SHIP_FROM })
  const { ids } = await regionsFor(site, { Everywhere: [] })
  return { site, carrier, locationId: storesLocation.id, regionId: ids.Everywhere! } // named above
}

/** Live rates in the site's region, with a backup rate unless it is null. */
export const configure = async (
  { site, locationId, regionId }: LiveSite,
  change: object = {},
  backupRate: string | null = '6',
) => {
  const { shippoConfiguration } = await ok(site.admin, 'POST', CONFIGURATIONS, {
    shippoConfiguration: { ...BOX, osLocationId: locationId, deliveryRegionId: regionId, ...change },
    backupRate,
  })
  return shippoConfiguration
}
