// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CatalogReference } from './shapes.ts'

export type { CatalogReference } from './shapes.ts'

export interface EventAddOn {
  id: string
  productId: string
  variantId?: string
  ticketDefinitionIds?: string[]
  perTicket: number
  name?: string
  formattedPrice?: string
  soldOut: boolean
}

export type ListEventAddOnsRefusal = 'EVENT_NOT_FOUND'

export interface ListEventAddOnsRequest {
  eventId: string
}

export interface ListEventAddOnsResponse {
  revision: string
  addOns: EventAddOn[]
}

export type ListOfferedAddOnsRefusal = 'EVENT_NOT_FOUND'

export interface ListOfferedAddOnsRequest {
  eventId: string
  access?: string
}

export interface ListOfferedAddOnsResponse {
  addOns: OfferedAddOn[]
}

export interface OfferedAddOn {
  id: string
  name: string
  path?: string
  perTicket: number
  ticketDefinitionIds?: string[]
  choices: OfferedAddOnChoice[]
}

export interface OfferedAddOnChoice {
  catalogReference: CatalogReference
  variant?: string
  formattedPrice: string
  available?: number
}

export type SetEventAddOnsRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'ADD_ON_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'MODIFIER_REQUIRED' | 'TICKET_DEFINITION_NOT_FOUND' | 'STALE_REVISION'

export interface SetEventAddOnsRequest {
  eventId: string
  revision: string
  addOns: Array<{
    id?: string
    productId: string
    variantId?: string
    ticketDefinitionIds?: string[]
    perTicket: number
  }>
}

export interface SetEventAddOnsResponse {
  revision: string
  addOns: EventAddOn[]
}

/** Module `fairground.event-add-ons`. */
export const eventAddOns = {
  /** Goods of the shop that go with the tickets of an event, in their order. An event has at most 20. */
  listEventAddOns: call<ListEventAddOnsRequest, ListEventAddOnsResponse, ListEventAddOnsRefusal>('GET', '/fairground/v1/events/{eventId}/add-ons'),
  /** Sets the add-ons of an event: all of them, in their order. One that is named by its id stays the same add-on, also in carts; one that is left out is sold no more. Orders stay as they are. */
  setEventAddOns: call<SetEventAddOnsRequest, SetEventAddOnsResponse, SetEventAddOnsRefusal>('PUT', '/fairground/v1/events/{eventId}/add-ons'),
  /** Goods that go with the tickets of an event, for the buyer who calls. */
  listOfferedAddOns: call<ListOfferedAddOnsRequest, ListOfferedAddOnsResponse, ListOfferedAddOnsRefusal>('GET', '/fairground/v1/events/{eventId}/offered-add-ons'),
}
