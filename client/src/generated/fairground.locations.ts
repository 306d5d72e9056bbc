// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { StoresLocation } from './shapes.ts'

export type { StoresLocation } from './shapes.ts'

export type CloseLocationRefusal = 'LOCATION_NOT_FOUND' | 'LOCATION_IS_DEFAULT' | 'LOCATION_HOLDS_STOCK'

export interface CloseLocationRequest {
  id: string
}

export interface CloseLocationResponse {
  location: StoresLocation
}

export type CreateLocationRefusal = 'LOCATION_NAME_TAKEN' | 'LIMIT_REACHED'

export interface CreateLocationRequest {
  name: string
  locationType?: 'VIRTUAL' | 'PHYSICAL'
}

export interface CreateLocationResponse {
  location: StoresLocation
}

export type RenameLocationRefusal = 'LOCATION_NOT_FOUND' | 'LOCATION_NAME_TAKEN' | 'STALE_REVISION'

export interface RenameLocationRequest {
  id: string
  revision: string
  name: string
}

export interface RenameLocationResponse {
  location: StoresLocation
}

/** Module `fairground.locations`. */
export const locations = {
  /** Opens a location. It keeps no stock until items are made for it. */
  createLocation: call<CreateLocationRequest, CreateLocationResponse, CreateLocationRefusal>('POST', '/fairground/v1/locations', { values: { location: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Gives a location another name. */
  renameLocation: call<RenameLocationRequest, RenameLocationResponse, RenameLocationRefusal>('PATCH', '/fairground/v1/locations/{id}', { values: { location: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Closes a location that holds no counted units, with its items. The default location stays open. */
  closeLocation: call<CloseLocationRequest, CloseLocationResponse, CloseLocationRefusal>('POST', '/fairground/v1/locations/{id}/close', { values: { location: { createdDate: 'date', updatedDate: 'date' } } }),
}
