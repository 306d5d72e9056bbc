import { expect, test } from 'vitest'
import { admin, mark, refusal, visitor } from './clients.mjs'

/** A profile with one region where no other test delivers. */
const newProfile = (countryCode) =>
  admin.deliveryProfile.createDeliveryProfile({
    name: `Heavy goods ${mark()}`,
    deliveryRegions: [{ name: 'Far', active: true, destinations: [{ countryCode }] }],
  })

test('profiles have regions, which are added, renamed and removed', async () => {
  const profile = await newProfile('IS')
  expect(profile.deliveryRegions).toMatchObject([{ name: 'Far', destinations: [{ countryCode: 'IS' }] }])
  const { deliveryProfile: added } = await admin.deliveryProfile.addDeliveryRegion(
    profile._id,
    { name: 'Farther', active: true, destinations: [{ countryCode: 'GL' }] },
    { revision: profile.revision },
  )
  const region = added.deliveryRegions.find(({ name }) => name === 'Farther')
  await admin.deliveryProfile.updateDeliveryRegion(
    { deliveryProfileId: profile._id, deliveryRegionId: region._id },
    { name: 'Greenland', destinations: [{ countryCode: 'GL' }] },
  )
  const { deliveryProfile: read } = await admin.deliveryProfile.getDeliveryProfileByDeliveryRegionId(region._id)
  expect(read.deliveryRegions.map(({ name }) => name)).toContain('Greenland')
  await admin.deliveryProfile.removeDeliveryRegion({ deliveryProfileId: profile._id, deliveryRegionId: region._id })
  expect((await admin.deliveryProfile.getDeliveryProfile(profile._id)).deliveryRegions).toHaveLength(1)
  expect((await admin.deliveryProfile.queryDeliveryProfiles().eq('_id', profile._id).find()).items).toHaveLength(1)
  await admin.deliveryProfile.deleteDeliveryProfile(profile._id)
  expect(await refusal(admin.deliveryProfile.getDeliveryProfile(profile._id))).toMatchObject({ status: 404 })
  expect(await refusal(visitor().deliveryProfile.createDeliveryProfile({ name: 'Mine' }))).toMatchObject({
    status: 403,
  })
})

test('rates of a region are made, found, changed and deleted', async () => {
  const profile = await newProfile('FO')
  const [{ _id: regionId }] = profile.deliveryRegions
  const option = await admin.shippingOptions.createShippingOption({
    title: 'By ship',
    estimatedDeliveryTime: 'Two weeks',
    deliveryRegionIds: [regionId],
    rates: [
      { amount: '9.50', conditions: [] },
      { amount: '0.00', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '100' }] },
    ],
  })
  expect(option.rates).toHaveLength(2)
  const changed = await admin.shippingOptions.updateShippingOption(option._id, {
    title: 'By mail ship',
    revision: option.revision,
  })
  expect(changed).toMatchObject({ title: 'By mail ship', rates: option.rates })
  expect((await admin.shippingOptions.queryShippingOptions().eq('_id', option._id).find()).items).toHaveLength(1)
  await admin.shippingOptions.deleteShippingOption(option._id)
  expect(await refusal(admin.shippingOptions.getShippingOption(option._id))).toMatchObject({ status: 404 })
  await admin.deliveryProfile.deleteDeliveryProfile(profile._id)
})

test('places of pick-up are made, found, changed and deleted', async () => {
  const place = await admin.pickupLocations.createPickupLocation({
    name: `Kiosk ${mark()}`,
    address: { country: 'GB', city: 'London', postalCode: 'N1 9GU', addressLine: '1 Main Street' },
    active: true,
    deliveryRegionIds: [],
    rates: [{ amount: '0.00', conditions: [] }],
  })
  const changed = await admin.pickupLocations.updatePickupLocation(place._id, {
    instructions: 'Ring twice',
    revision: place.revision,
  })
  expect(changed).toMatchObject({ name: place.name, instructions: 'Ring twice' })
  expect((await admin.pickupLocations.queryPickupLocation().eq('_id', place._id).find()).items).toHaveLength(1)
  await admin.pickupLocations.deletePickupLocation(place._id)
  expect(await refusal(admin.pickupLocations.getPickupLocation(place._id))).toMatchObject({ status: 404 })
})

test('areas of local delivery are made, found, changed and deleted', async () => {
  const area = await admin.localDeliveryOptions.createLocalDeliveryOption({
    areaName: `Old town ${mark()}`,
    deliveryRegionIds: [],
    estimatedDeliveryTime: 'Today',
    rates: [{ amount: '3.00', conditions: [] }],
    zipConfig: { zipCodes: ['101'] },
    destinations: [{ code: 'IS' }],
  })
  const changed = await admin.localDeliveryOptions.updateLocalDeliveryOption(area._id, {
    estimatedDeliveryTime: 'Tomorrow',
    revision: area.revision,
  })
  expect(changed).toMatchObject({ areaName: area.areaName, estimatedDeliveryTime: 'Tomorrow' })
  const found = await admin.localDeliveryOptions.queryLocalDeliveryOptions().eq('_id', area._id).find()
  expect(found.items).toHaveLength(1)
  await admin.localDeliveryOptions.deleteLocalDeliveryOption(area._id)
  expect(await refusal(admin.localDeliveryOptions.getLocalDeliveryOption(area._id))).toMatchObject({ status: 404 })
})

test('ways to an address are found for goods that are in no cart, or none is', async () => {
  const profile = await newProfile('GL')
  const [{ _id: regionId }] = profile.deliveryRegions
  const option = await admin.shippingOptions.createShippingOption({
    title: 'By sledge',
    deliveryRegionIds: [regionId],
    rates: [{ amount: '12.00', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '20' }] }],
  })
  const waysFor = (weight, country = 'GL', client = admin) =>
    client.deliverySolutions.getDeliverySolutions(
      [
        {
          _id: 'stove',
          quantity: 2,
          price: '80.00',
          physicalProperties: { weight },
          deliveryProfileId: profile._id,
        },
      ],
      { currency: 'GBP', destination: { country }, weightUnit: 'KG' },
    )
  const { deliverySolutions, errors } = await waysFor(10)
  expect(errors).toEqual([])
  expect(deliverySolutions).toMatchObject([
    {
      title: 'By sledge',
      cost: { price: '12.00', currency: 'GBP', deliveryPrice: { amount: '12.00' }, additionalCosts: [] },
      deliveryAllocations: [{ deliveryRegion: { _id: regionId }, applicableLineItems: { lineItemIds: ['stove'] } }],
    },
  ])
  expect((await waysFor(10.5)).deliverySolutions).toEqual([])
  expect(await refusal(waysFor(10, 'FO'))).toMatchObject({ code: 'NO_DELIVERY_REGION_FOUND' })
  expect(await refusal(waysFor(10, 'GL', visitor()))).toMatchObject({ status: 403 })
  await admin.shippingOptions.deleteShippingOption(option._id)
  await admin.deliveryProfile.deleteDeliveryProfile(profile._id)
})
