// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface EventsSettings {
  id: string
  revision: string
  updatedDate?: Date
  siteInfo?: {
    locale: string
    language: string
  }
  eventsInfo?: {
    firstEventCreated: boolean
    sellingTickets: boolean
    sellingPaidTickets: boolean
  }
  serviceFeeSettings?: {
    serviceFeeEnabled: boolean
  }
  paymentSettings?: {
    ticketSalesEnabled: boolean
    activePaymentMethods: Array<{
      methodId: string
    }>
    couponsAccepted: boolean
    giftCardsAccepted: boolean
    delayedPaymentCaptureSettings: {
      enabled: boolean
    }
  }
}

export interface EventsSettingsChanges {
  id: string
  revision: string
  paymentSettings?: {
    delayedPaymentCaptureSettings?: {
      enabled?: boolean
      action?: 'CAPTURE' | 'VOID'
      delayInHours?: number
    }
  }
  siteSettings?: Record<string, unknown>
  eventPages?: Record<string, unknown>
}

export type GetEventsSettingsRefusal = never

export interface GetEventsSettingsRequest {
  fields?: Array<'SITE_INFO' | 'EVENTS_INFO' | 'SERVICE_FEE_SETTINGS' | 'PAYMENT_SETTINGS'>
}

export interface GetEventsSettingsResponse {
  eventsSettings: EventsSettings
}

export type UpdateEventsSettingsRefusal = 'STALE_REVISION' | 'EVENTS_SETTINGS_NOT_FOUND'

export interface UpdateEventsSettingsRequest {
  eventsSettings: EventsSettingsChanges
  fields?: Array<'SITE_INFO' | 'EVENTS_INFO' | 'SERVICE_FEE_SETTINGS' | 'PAYMENT_SETTINGS'>
}

export interface UpdateEventsSettingsResponse {
  eventsSettings: EventsSettings
}

/** Module `events.events-settings`. */
export const eventsSettings = {
  /** Settings of the site where it sells tickets, in the requested parts. They are changed under Settings. */
  getEventsSettings: call<GetEventsSettingsRequest, GetEventsSettingsResponse, GetEventsSettingsRefusal>('GET', '/events/v1/settings', { values: { eventsSettings: { updatedDate: 'date' } } }),
  /** Changes if payments are reserved first, at every provider that the site has an account with, for goods as well. Other settings are refused or follow from elsewhere. */
  updateEventsSettings: call<UpdateEventsSettingsRequest, UpdateEventsSettingsResponse, UpdateEventsSettingsRefusal>('PATCH', '/events/v1/settings/{eventsSettings.id}', { values: { eventsSettings: { updatedDate: 'date' } } }),
}
