// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './shapes.ts'

export type { Address, AddressLocation } from './shapes.ts'

export type CreateVenueRefusal = 'LIMIT_REACHED' | 'ROOM_NOT_FOUND'

export interface CreateVenueRequest {
  name: string
  address?: Address
  notes?: string
  accessibilityNotes?: string
  rooms?: VenueRoomInput[]
}

export interface CreateVenueResponse {
  venue: Venue
}

export type DeleteVenueRefusal = 'VENUE_NOT_FOUND' | 'VENUE_IN_USE'

export interface DeleteVenueRequest {
  id: string
}

export type DeleteVenueResponse = Record<never, never>

export type GetVenueRefusal = 'VENUE_NOT_FOUND'

export interface GetVenueRequest {
  id: string
}

export interface GetVenueResponse {
  venue: Venue
}

export type ListVenuesRefusal = never

export type ListVenuesRequest = Record<never, never>

export interface ListVenuesResponse {
  venues: Venue[]
}

export type UpdateVenueRefusal = 'VENUE_NOT_FOUND' | 'STALE_REVISION' | 'ROOM_NOT_FOUND' | 'ROOM_IN_USE' | 'ROOM_TOO_SMALL'

export interface UpdateVenueRequest {
  id: string
  revision: string
  name: string
  address?: Address
  notes?: string
  accessibilityNotes?: string
  rooms?: VenueRoomInput[]
}

export interface UpdateVenueResponse {
  venue: Venue
}

export interface Venue {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  address: Address
  notes: string
  accessibilityNotes: string
  rooms: VenueRoom[]
  comingEvents: number
}

export interface VenueRoom {
  id: string
  name: string
  capacity?: number
  accessibilityNotes: string
}

export interface VenueRoomInput {
  id?: string
  name: string
  capacity?: number | null
  accessibilityNotes?: string
}

/** Module `fairground.venues`. */
export const venues = {
  /** Venues with their rooms, by name. */
  listVenues: call<ListVenuesRequest, ListVenuesResponse, ListVenuesRefusal>('GET', '/fairground/v1/venues', { values: { venues: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** One venue with its rooms. */
  getVenue: call<GetVenueRequest, GetVenueResponse, GetVenueRefusal>('GET', '/fairground/v1/venues/{id}', { values: { venue: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Makes a venue that events can be at, by their field `venue`. A site has at most 200, a venue 50 rooms. */
  createVenue: call<CreateVenueRequest, CreateVenueResponse, CreateVenueRefusal>('POST', '/fairground/v1/venues', { values: { venue: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Writes all of a venue; what is absent becomes empty, and rooms that are not named are gone. Events at it that are neither over nor cancelled follow with name, address, room and capacity, all of them or none. */
  updateVenue: call<UpdateVenueRequest, UpdateVenueResponse, UpdateVenueRefusal>('PUT', '/fairground/v1/venues/{id}', { values: { venue: { createdDate: 'date', updatedDate: 'date', address: { geocode: { latitude: 'float', longitude: 'float' } } } } }),
  /** Deletes a venue that no coming event is at. Events that are over keep its name and address. */
  deleteVenue: call<DeleteVenueRequest, DeleteVenueResponse, DeleteVenueRefusal>('DELETE', '/fairground/v1/venues/{id}'),
}
