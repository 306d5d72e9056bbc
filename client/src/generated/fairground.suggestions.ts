// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type SuggestRefusal = never

export interface SuggestRequest {
  text: string
  limit?: number
}

export interface SuggestResponse {
  correctedText?: string
  products: SuggestedProduct[]
  collections: SuggestedCollection[]
  brands: SuggestedBrand[]
  events: SuggestedEvent[]
}

export interface SuggestedBrand {
  id: string
  name: string
}

export interface SuggestedCollection {
  id: string
  name: string
  slug: string
}

export interface SuggestedEvent {
  id: string
  title: string
  slug: string
  startDate?: Date
  timeZoneId: string
  place?: string
}

export interface SuggestedProduct {
  id: string
  name: string
  slug: string
  formattedPrice: string
  imageUrl?: string
}

/** Module `fairground.suggestions`. */
export const suggestions = {
  /** Suggestions for the text that a visitor has typed so far: products, collections, brands and events to come, the best match first. Where nothing has these words, those for their likely corrections. */
  suggest: call<SuggestRequest, SuggestResponse, SuggestRefusal>('GET', '/fairground/v1/suggestions', { values: { events: { startDate: 'date' } } }),
}
