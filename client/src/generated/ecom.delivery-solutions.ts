// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AddressLocation, PickupDetails } from './ecom.checkout.ts'
import type { DeliveryAllocation, MultiCurrencyPrice } from './shapes.ts'

export type { Address, AddressLocation, PickupDetails } from './ecom.checkout.ts'
export type { DeliveryAllocation, MultiCurrencyPrice, StreetAddress } from './shapes.ts'

export interface AdditionalCost {
  description?: string
  deliveryPrice: MultiCurrencyPrice
}

export interface DeliverableItem {
  id?: string
  quantity?: number
  physicalProperties?: PhysicalProperties
  totalPriceBeforeDiscount?: string | null
  priceBeforeDiscount?: string | null
  totalPrice?: string | null
  price?: string
  deliveryProfileId?: string | null
}

export interface DeliveryCost {
  price: string
  currency: string
  deliveryPrice: MultiCurrencyPrice
  additionalCosts: AdditionalCost[]
}

export interface DeliveryDestination {
  country?: string | null
  subdivision?: string | null
  city?: string | null
  postalCode?: string | null
  geocode?: AddressLocation
}

export interface DeliveryReference {
  code: string
  appId: string
}

export interface DeliverySolution {
  code: string
  deliveryReference: DeliveryReference
  title: string
  logistics: SolutionLogistics
  cost: DeliveryCost
  deliveryAllocations: DeliveryAllocation[]
  partial: boolean
}

export interface DeliveryTimeSlot {
  from: Date
  to: Date
  timeZone: string
}

export type GetDeliverySolutionsRefusal = 'REQUIRED_COUNTRY' | 'NO_DELIVERY_REGION_FOUND' | 'DELIVERY_PROFILE_NOT_FOUND'

export interface GetDeliverySolutionsRequest {
  lineItems: DeliverableItem[]
  destination: DeliveryDestination
  currency: string
  weightUnit?: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
}

export interface GetDeliverySolutionsResponse {
  deliverySolutions: DeliverySolution[]
  errors: Array<{}>
}

export interface PhysicalProperties {
  weight?: number | null
  shippable?: boolean
}

export interface SolutionLogistics {
  deliveryTime?: string
  instructions?: string
  pickupDetails?: PickupDetails
  deliveryTimeSlot?: DeliveryTimeSlot
}

/** Module `ecom.delivery-solutions`. */
export const deliverySolutions = {
  /** Ways for goods that are in no cart to reach an address, with their costs; none where nothing is sent. */
  getDeliverySolutions: call<GetDeliverySolutionsRequest, GetDeliverySolutionsResponse, GetDeliverySolutionsRefusal>('POST', '/_api/delivery-rates/v1/get-delivery-solutions', { values: { deliverySolutions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }),
}
