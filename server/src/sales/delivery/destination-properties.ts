import type { getDeliveryDestinationProperties } from '@fairground/contract/ecom/delivery-profile.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../../ground/database.ts'
import { LIVE_CARRIER_ID, LOCAL_CARRIER_ID, PICKUP_CARRIER_ID } from './carriers.ts'
import { readSetup, type Setup } from './setup/change-setup.ts'
import type { StoredRegion } from './setup/documents.ts'

type Properties = ResponseOf<typeof getDeliveryDestinationProperties>

const isPickupOnly = ({ carriers }: StoredRegion): boolean => carriers.every(({ appId }) => appId === PICKUP_CARRIER_ID)
const needsPostcode = ({ carriers }: StoredRegion): boolean =>
  carriers.some(({ appId }) => appId === LOCAL_CARRIER_ID || appId === LIVE_CARRIER_ID)

/** Properties of one destination, of every region that reaches it. */
const together = (regions: readonly StoredRegion[]) => ({
  postalCodeRequired: regions.some(needsPostcode),
  pickupOnly: regions.every(isPickupOnly),
})

/** The same, of the site as it stands. */
export const readDestinations = async (db: Queryable): Promise<Properties> => destinationProperties(await readSetup(db))

/** Destinations of the active regions that have a carrier, with what an address there needs. */
function destinationProperties(setup: Setup): Properties {
  const regions = setup.regions().filter(({ active, carriers }) => active && carriers.length > 0)
  const named = regions.flatMap((region) =>
    region.destinations.flatMap(({ countryCode, subdivisions = [] }) =>
      subdivisions.length === 0
        ? [{ country: countryCode, region }]
        : subdivisions.map((subdivision) => ({ country: countryCode, subdivision, region })),
    ),
  )
  const world = regions.filter(({ destinations }) => destinations.length === 0)
  return {
    ...present({ restOfWorld: world.length > 0 ? together(world) : undefined }),
    countries: [...Map.groupBy(named, ({ country }) => country)].map(([country, own]) => {
      const whole = own.filter((one) => !('subdivision' in one)).map(({ region }) => region)
      const parts = Map.groupBy(own, (one) => ('subdivision' in one ? one.subdivision : undefined))
      return {
        country,
        ...present({ deliveryDestinationProperties: whole.length > 0 ? together(whole) : undefined }),
        subdivisions: [...parts]
          .filter((entry): entry is [string, typeof own] => entry[0] !== undefined)
          .slice(0, 100)
          .map(([subdivision, reached]) => ({
            subdivision,
            deliveryDestinationProperties: together(reached.map(({ region }) => region)),
          })),
      }
    }),
  }
}
