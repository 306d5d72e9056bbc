// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './ecom.checkout.ts'

export type { Address, AddressLocation } from './ecom.checkout.ts'
export type { StreetAddress } from './shapes.ts'

export interface CarrierAccount {
  keyEnd?: string
  test?: boolean
  changedDate?: Date
}

export type GetCarrierAccountRefusal = never

export type GetCarrierAccountRequest = Record<never, never>

export interface GetCarrierAccountResponse {
  account: CarrierAccount
}

export type ListShipFromsRefusal = never

export type ListShipFromsRequest = Record<never, never>

export interface ListShipFromsResponse {
  shipFroms: LocationShipFrom[]
}

export interface LocationShipFrom {
  locationId: string
  shipFrom: ShipFrom
}

export type RemoveCarrierAccountRefusal = never

export type RemoveCarrierAccountRequest = Record<never, never>

export type RemoveCarrierAccountResponse = Record<never, never>

export type SetCarrierAccountRefusal = 'CARRIER_KEY_REFUSED' | 'CARRIER_UNREACHABLE'

export interface SetCarrierAccountRequest {
  key: string
}

export interface SetCarrierAccountResponse {
  account: CarrierAccount
}

export type SetShipFromRefusal = 'LOCATION_NOT_FOUND' | 'LIMIT_REACHED'

export interface SetShipFromRequest {
  locationId: string
  shipFrom: ShipFrom
}

export interface SetShipFromResponse {
  shipFrom: ShipFrom
}

export interface ShipFrom {
  name: string
  company?: string
  phone?: string
  email?: string
  address: Address
}

export type TestCarrierAccountRefusal = 'CARRIER_ACCOUNT_NOT_FOUND' | 'CARRIER_KEY_REFUSED' | 'CARRIER_UNREACHABLE'

export type TestCarrierAccountRequest = Record<never, never>

export interface TestCarrierAccountResponse {
  carriers: string[]
}

/** Module `fairground.carrier-accounts`. */
export const carrierAccounts = {
  /** The account at Shippo, without its key; empty until a key is entered. */
  getCarrierAccount: call<GetCarrierAccountRequest, GetCarrierAccountResponse, GetCarrierAccountRefusal>('GET', '/fairground/v1/carrier-accounts/shippo', { values: { account: { changedDate: 'date' } } }),
  /** Stores the key of an account, which Shippo confirms first. It is sealed. */
  setCarrierAccount: call<SetCarrierAccountRequest, SetCarrierAccountResponse, SetCarrierAccountRefusal>('PUT', '/fairground/v1/carrier-accounts/shippo', { values: { account: { changedDate: 'date' } } }),
  /** Asks Shippo with the stored key which carriers the account has. */
  testCarrierAccount: call<TestCarrierAccountRequest, TestCarrierAccountResponse, TestCarrierAccountRefusal>('POST', '/fairground/v1/carrier-accounts/shippo/test'),
  /** Removes the key: live rates are offered no more, and labels cannot be bought. */
  removeCarrierAccount: call<RemoveCarrierAccountRequest, RemoveCarrierAccountResponse, RemoveCarrierAccountRefusal>('DELETE', '/fairground/v1/carrier-accounts/shippo'),
  /** Addresses that parcels leave from, by location. */
  listShipFroms: call<ListShipFromsRequest, ListShipFromsResponse, ListShipFromsRefusal>('GET', '/fairground/v1/ship-from', { values: { shipFroms: { shipFrom: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } }),
  /** Sets the address that parcels of a location leave from. It needs a country, a street, a city and a postal code. */
  setShipFrom: call<SetShipFromRequest, SetShipFromResponse, SetShipFromRefusal>('PUT', '/fairground/v1/ship-from/{locationId}', { values: { shipFrom: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
}
