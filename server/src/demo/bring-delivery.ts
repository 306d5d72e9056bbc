import {
  addDeliveryRegion,
  queryDeliveryProfiles,
  updateDeliveryRegion,
} from '@fairground/contract/ecom/delivery-profile.ts'
import {
  createLocalDeliveryOption,
  queryLocalDeliveryOptions,
} from '@fairground/contract/ecom/local-delivery-options.ts'
import { queryPickupLocation, updatePickupLocation } from '@fairground/contract/ecom/pickup-locations.ts'
import {
  createShippingOption,
  queryShippingOptions,
  updateShippingOption,
} from '@fairground/contract/ecom/shipping-options.ts'
import { getPickupTimes, setPickupTimes, setSlotLimits } from '@fairground/contract/fairground/delivery-times.ts'
import { europe, express, ordersPerSlot, overseas, standard, toEurope, van, workshop } from './content/delivery.ts'
import type { Seeding } from './seeding.ts'

const EUROPE = 'Europe'
const ELSEWHERE = 'Rest of the world'

/** The delivery that a site begins with becomes that of the fair: at home, in Europe and overseas, by van nearby, and at the workshop. */
export async function bringDelivery(seeding: Seeding): Promise<void> {
  const home = await bringRegions(seeding)
  await bringRates(seeding, home)
  await bringWorkshop(seeding)
  await bringVan(seeding, home.id)
}

/** The region at home; the others are made where they are missing. */
async function bringRegions({ merchant, now }: Seeding) {
  const read = async () => (await merchant.call(queryDeliveryProfiles, {}, now)).deliveryProfiles[0]! // every site has one
  const { id: deliveryProfileId, revision, deliveryRegions } = await read()
  const [first] = deliveryRegions
  if (!first) throw new Error('The default profile has no region')
  await merchant.call(
    updateDeliveryRegion,
    {
      deliveryProfileId,
      revision,
      deliveryRegion: { id: first.id, name: 'United Kingdom', destinations: [{ countryCode: 'GB' }] },
    },
    now,
  )
  const regions = [
    { name: EUROPE, destinations: europe.map((countryCode) => ({ countryCode })) },
    { name: ELSEWHERE, destinations: [] },
  ]
  for (const deliveryRegion of regions) {
    if (!deliveryRegions.some(({ name }) => name === deliveryRegion.name))
      await merchant.call(addDeliveryRegion, { deliveryProfileId, deliveryRegion }, now)
  }
  const after = await read()
  const idOf = (name: string) => after.deliveryRegions.find((one) => one.name === name)!.id // made above
  return { id: first.id, europe: idOf(EUROPE), elsewhere: idOf(ELSEWHERE) }
}

async function bringRates(
  { merchant, now }: Seeding,
  { id, europe: inEurope, elsewhere }: { id: string; europe: string; elsewhere: string },
): Promise<void> {
  const { shippingOptions } = await merchant.call(queryShippingOptions, {}, now)
  const [first] = shippingOptions
  if (first) {
    const { revision } = first
    await merchant.call(updateShippingOption, { shippingOption: { id: first.id, revision, ...standard } }, now)
  }
  const wanted = [
    { ...express, deliveryRegionIds: [id] },
    { ...toEurope, deliveryRegionIds: [inEurope] },
    { ...overseas, deliveryRegionIds: [elsewhere] },
  ]
  for (const shippingOption of wanted) {
    if (!shippingOptions.some(({ title }) => title === shippingOption.title))
      await merchant.call(createShippingOption, { shippingOption }, now)
  }
}

async function bringWorkshop({ merchant, now }: Seeding): Promise<void> {
  const { leadMinutes, openingHours, ...place } = workshop
  const [first] = (await merchant.call(queryPickupLocation, {}, now)).pickupLocations
  if (!first) return
  await merchant.call(
    updatePickupLocation,
    { pickupLocation: { id: first.id, revision: first.revision, ...place } },
    now,
  )
  const times = await merchant.call(getPickupTimes, { pickupLocationId: first.id }, now)
  await merchant.call(setPickupTimes, { ...times, leadMinutes, openingHours }, now)
}

async function bringVan({ merchant, now }: Seeding, regionId: string): Promise<void> {
  const made = await merchant.call(queryLocalDeliveryOptions, {}, now)
  if (made.localDeliveryOptions.length > 0) return
  const { localDeliveryOption } = await merchant.call(
    createLocalDeliveryOption,
    { localDeliveryOption: { ...van, deliveryRegionIds: [regionId] } },
    now,
  )
  const { id: localDeliveryOptionId, revision } = localDeliveryOption
  await merchant.call(setSlotLimits, { localDeliveryOptionId, revision, ordersPerSlot, closedDates: [] }, now)
}
