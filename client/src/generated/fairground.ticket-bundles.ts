// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListOfferedBundlesRefusal = 'EVENT_NOT_FOUND'

export interface ListOfferedBundlesRequest {
  eventId: string
  access?: string
}

export interface ListOfferedBundlesResponse {
  bundles: OfferedBundle[]
}

export type ListTicketBundlesRefusal = 'EVENT_NOT_FOUND'

export interface ListTicketBundlesRequest {
  eventId: string
}

export interface ListTicketBundlesResponse {
  revision: string
  bundles: TicketBundle[]
}

export interface OfferedBundle {
  id: string
  appId: string
  name: string
  description: string
  formattedPrice: string
  formattedSinglePrice?: string
  available: number
  contents: OfferedBundlePart[]
}

export interface OfferedBundlePart {
  ticketDefinitionId: string
  name: string
  quantity: number
}

export type SetTicketBundlesRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'TICKET_BUNDLE_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'TICKET_BUNDLE_KIND' | 'STALE_REVISION'

export interface SetTicketBundlesRequest {
  eventId: string
  revision: string
  bundles: Array<{
    id?: string
    name: string
    description?: string
    price: string
    contents: Array<{
      ticketDefinitionId: string
      quantity: number
    }>
    limitPerOrder?: number
    onSale?: boolean
  }>
}

export interface SetTicketBundlesResponse {
  revision: string
  bundles: TicketBundle[]
}

export interface TicketBundle {
  id: string
  name: string
  description: string
  price: string
  formattedPrice: string
  formattedSinglePrice: string
  limitPerOrder: number
  onSale: boolean
  contents: TicketBundlePart[]
  sold: number
}

export interface TicketBundlePart {
  ticketDefinitionId: string
  name: string
  quantity: number
  unfit: boolean
}

/** Module `fairground.ticket-bundles`. */
export const ticketBundles = {
  /** Bundles of tickets that an event sells at one price, in their order. An event has at most 20. */
  listTicketBundles: call<ListTicketBundlesRequest, ListTicketBundlesResponse, ListTicketBundlesRefusal>('GET', '/fairground/v1/events/{eventId}/ticket-bundles'),
  /** Sets the bundles of an event: all of them, in their order. One that is named by its id stays the same bundle, also in carts; one that is left out is sold no more. What was sold stays as it was sold. */
  setTicketBundles: call<SetTicketBundlesRequest, SetTicketBundlesResponse, SetTicketBundlesRefusal>('PUT', '/fairground/v1/events/{eventId}/ticket-bundles'),
  /** Bundles of tickets that an event sells, for the buyer who calls. */
  listOfferedBundles: call<ListOfferedBundlesRequest, ListOfferedBundlesResponse, ListOfferedBundlesRefusal>('GET', '/fairground/v1/events/{eventId}/offered-bundles'),
}
