// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { TimeOfDay } from './shapes.ts'

export type { TimeOfDay } from './shapes.ts'

export type GetPickupTimesRefusal = 'PICKUP_LOCATION_NOT_FOUND'

export interface GetPickupTimesRequest {
  pickupLocationId: string
}

export interface GetPickupTimesResponse {
  pickupLocationId: string
  revision: string
  leadMinutes: number
  openingHours: OpeningHours[]
  closedDates: string[]
  pickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export type GetSlotLimitsRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND'

export interface GetSlotLimitsRequest {
  localDeliveryOptionId: string
}

export interface GetSlotLimitsResponse {
  localDeliveryOptionId: string
  revision: string
  ordersPerSlot: number | null
  closedDates: string[]
}

export interface OpeningHours {
  day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start: TimeOfDay
  end: TimeOfDay
}

export type SetPickupTimesRefusal = 'PICKUP_LOCATION_NOT_FOUND' | 'STALE_REVISION'

export interface SetPickupTimesRequest {
  pickupLocationId: string
  revision: string
  leadMinutes: number
  openingHours: OpeningHours[]
  closedDates: string[]
  pickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export interface SetPickupTimesResponse {
  pickupLocationId: string
  revision: string
  leadMinutes: number
  openingHours: OpeningHours[]
  closedDates: string[]
  pickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export type SetSlotLimitsRefusal = 'LOCAL_DELIVERY_OPTION_NOT_FOUND' | 'STALE_REVISION'

export interface SetSlotLimitsRequest {
  localDeliveryOptionId: string
  revision: string
  ordersPerSlot: number | null
  closedDates: string[]
}

export interface SetSlotLimitsResponse {
  localDeliveryOptionId: string
  revision: string
  ordersPerSlot: number | null
  closedDates: string[]
}

/** Module `fairground.delivery-times`. */
export const deliveryTimes = {
  /** Hours in which a place hands orders over. */
  getPickupTimes: call<GetPickupTimesRequest, GetPickupTimesResponse, GetPickupTimesRefusal>('GET', '/fairground/v1/pickup-locations/{pickupLocationId}/times'),
  /** Sets when a place hands orders over. Checkouts show the first time at which an order is ready. */
  setPickupTimes: call<SetPickupTimesRequest, SetPickupTimesResponse, SetPickupTimesRefusal>('PUT', '/fairground/v1/pickup-locations/{pickupLocationId}/times'),
  /** Limits of the orders in a slot of an area, and its days without delivery. */
  getSlotLimits: call<GetSlotLimitsRequest, GetSlotLimitsResponse, GetSlotLimitsRefusal>('GET', '/fairground/v1/local-delivery-options/{localDeliveryOptionId}/slot-limits'),
  /** Sets how many orders a slot takes. Orders that have a slot keep it, whatever the limit. */
  setSlotLimits: call<SetSlotLimitsRequest, SetSlotLimitsResponse, SetSlotLimitsRefusal>('PUT', '/fairground/v1/local-delivery-options/{localDeliveryOptionId}/slot-limits'),
}
