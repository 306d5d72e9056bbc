import { deliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import { deliverySolutions } from '@fairground/client/generated/ecom.delivery-solutions.ts'
import { localDeliveryOptions } from '@fairground/client/generated/ecom.local-delivery-options.ts'
import { pickupLocations } from '@fairground/client/generated/ecom.pickup-locations.ts'
import { shippingOptions } from '@fairground/client/generated/ecom.shipping-options.ts'
import { deliveryTimes } from '@fairground/client/generated/fairground.delivery-times.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const deliveryClient = staffClient({
  deliveryProfile,
  deliverySolutions,
  localDeliveryOptions,
  pickupLocations,
  shippingOptions,
  deliveryTimes,
})

/** Begins every key below. */
export const DELIVERY = 'delivery'
const PAGE = { cursorPaging: { limit: 100 } }

export const profilesQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'profiles'],
    queryFn: ({ signal }) =>
      Array.fromAsync(deliveryClient.deliveryProfile.queryDeliveryProfiles.each({ query: PAGE }, { signal })),
  })

export const ratesQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'rates'],
    queryFn: ({ signal }) =>
      Array.fromAsync(deliveryClient.shippingOptions.queryShippingOptions.each({ query: PAGE }, { signal })),
  })

export const pickupsQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'pickups'],
    queryFn: ({ signal }) =>
      Array.fromAsync(deliveryClient.pickupLocations.queryPickupLocation.each({ query: PAGE }, { signal })),
  })

export const areasQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'areas'],
    queryFn: ({ signal }) =>
      Array.fromAsync(deliveryClient.localDeliveryOptions.queryLocalDeliveryOptions.each({ query: PAGE }, { signal })),
  })

export const pickupTimesQuery = (pickupLocationId: string) =>
  queryOptions({
    queryKey: [DELIVERY, 'times', pickupLocationId],
    queryFn: ({ signal }) => deliveryClient.deliveryTimes.getPickupTimes({ pickupLocationId }, { signal }),
    staleTime: 0,
  })

export const slotLimitsQuery = (localDeliveryOptionId: string) =>
  queryOptions({
    queryKey: [DELIVERY, 'limits', localDeliveryOptionId],
    queryFn: ({ signal }) => deliveryClient.deliveryTimes.getSlotLimits({ localDeliveryOptionId }, { signal }),
    staleTime: 0,
  })

type Revised = { readonly revision: string }

/** Two parts of one thing are read by themselves: where one is older, it is this one that a change goes from. */
export const olderRevision = (one: Revised, other: Revised | undefined): string =>
  other && BigInt(other.revision) < BigInt(one.revision) ? other.revision : one.revision
