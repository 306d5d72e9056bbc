// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface EventPlace {
  city: string
  eventsCount: number
}

export type ListEventPlacesRefusal = never

export type ListEventPlacesRequest = Record<never, never>

export interface ListEventPlacesResponse {
  places: EventPlace[]
  onlineCount: number
}

/** Module `fairground.event-places`. */
export const eventPlaces = {
  /** Cities of the published events that are to come or running, and how many are online. An event that repeats counts once. */
  listEventPlaces: call<ListEventPlacesRequest, ListEventPlacesResponse, ListEventPlacesRefusal>('GET', '/fairground/v1/event-places'),
}
