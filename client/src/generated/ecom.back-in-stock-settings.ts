// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface BackInStockCollectionState {
  appId: string
  collectingRequests: boolean
}

export interface BackInStockSettings {
  collectionStates: BackInStockCollectionState[]
}

export type GetSettingsRefusal = never

export type GetSettingsRequest = Record<never, never>

export interface GetSettingsResponse {
  settings: BackInStockSettings
}

export type StartCollectingRequestsRefusal = 'NOT_SUPPORTED_APP_DEF_ID'

export interface StartCollectingRequestsRequest {
  appId: string
}

export interface StartCollectingRequestsResponse {
  settings: BackInStockSettings
}

export type StopCollectingRequestsRefusal = 'NOT_SUPPORTED_APP_DEF_ID'

export interface StopCollectingRequestsRequest {
  appId: string
}

export interface StopCollectingRequestsResponse {
  settings: BackInStockSettings
}

/** Module `ecom.back-in-stock-settings`. */
export const backInStockSettings = {
  /** Takes requests for items of this catalogue app. */
  startCollectingRequests: call<StartCollectingRequestsRequest, StartCollectingRequestsResponse, StartCollectingRequestsRefusal>('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting'),
  /** Takes no more requests for items of this catalogue app; those that wait still get their mail. */
  stopCollectingRequests: call<StopCollectingRequestsRequest, StopCollectingRequestsResponse, StopCollectingRequestsRefusal>('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting'),
  /** Catalogue apps whose items may be requested. */
  getSettings: call<GetSettingsRequest, GetSettingsResponse, GetSettingsRefusal>('PUT', '/back-in-stock-service/v1/back-in-stock-notification-requests/settings'),
}
