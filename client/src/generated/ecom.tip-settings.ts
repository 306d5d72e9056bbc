// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPagingMetadata, QueryV2 } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, Paging, QueryV2, Sorting } from './shapes.ts'

export type CreateDefaultTipSettingsRefusal = 'DEFAULT_SETTINGS_ALREADY_EXISTS' | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET' | 'PRESET_PERCENTAGE_TOO_HIGH'

export interface CreateDefaultTipSettingsRequest {
  tipSettings: NewTipSettings
}

export interface CreateDefaultTipSettingsResponse {
  tipSettings: TipSettings
}

export type CreateTipSettingsRefusal = 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET' | 'PRESET_PERCENTAGE_TOO_HIGH' | 'LIMIT_REACHED'

export interface CreateTipSettingsRequest {
  tipSettings: NewTipSettings
}

export interface CreateTipSettingsResponse {
  tipSettings: TipSettings
}

export type DeleteTipSettingsRefusal = 'TIP_SETTINGS_NOT_FOUND' | 'CANNOT_DELETE_DEFAULT_SETTINGS'

export interface DeleteTipSettingsRequest {
  tipSettingsId: string
}

export type DeleteTipSettingsResponse = Record<never, never>

export interface NewTipSettings {
  locationId?: string | null
  paymentTerminalId?: string | null
  userId?: string | null
  tipType?: 'PERCENTAGE' | 'AMOUNT'
  presets?: Preset[]
  allowCustomerTip?: boolean | null
  allowCustomAmount?: boolean | null
  allowBusinessTipAtPayment?: boolean | null
  allowEditDistribution?: boolean | null
  staffDistributionMethod?: 'EQUAL' | 'PROPORTIONAL'
}

export interface Preset {
  value: number
  default?: boolean | null
}

export type QueryTipSettingsRefusal = never

export interface QueryTipSettingsRequest {
  query?: QueryV2
}

export interface QueryTipSettingsResponse {
  tipSettings: TipSettings[]
  pagingMetadata: CursorPagingMetadata
}

export interface TipSettings {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  default: boolean
  locationId?: string
  paymentTerminalId?: string
  userId?: string
  tipType: 'PERCENTAGE' | 'AMOUNT'
  presets: Preset[]
  allowCustomerTip: boolean
  allowCustomAmount: boolean
  allowBusinessTipAtPayment: boolean
  allowEditDistribution: boolean
  staffDistributionMethod: 'EQUAL' | 'PROPORTIONAL'
}

export interface TipSettingsChanges {
  id: string
  revision: string
  locationId?: string | null
  paymentTerminalId?: string | null
  userId?: string | null
  tipType?: 'PERCENTAGE' | 'AMOUNT'
  presets?: Preset[]
  allowCustomerTip?: boolean | null
  allowCustomAmount?: boolean | null
  allowBusinessTipAtPayment?: boolean | null
  allowEditDistribution?: boolean | null
  staffDistributionMethod?: 'EQUAL' | 'PROPORTIONAL'
}

export type UpdateTipSettingsRefusal = 'TIP_SETTINGS_NOT_FOUND' | 'STALE_REVISION' | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET' | 'PRESET_PERCENTAGE_TOO_HIGH'

export interface UpdateTipSettingsRequest {
  tipSettings: TipSettingsChanges
  fieldMask?: string
}

export interface UpdateTipSettingsResponse {
  tipSettings: TipSettings
}

/** Module `ecom.tip-settings`. */
export const tipSettings = {
  /** Makes tip settings of a location, a payment terminal or a person. */
  createTipSettings: call<CreateTipSettingsRequest, CreateTipSettingsResponse, CreateTipSettingsRefusal>('POST', '/tip-settings/v1/tip-settings', { values: { tipSettings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes the tip settings of the site: buyers at the checkout choose from them. */
  createDefaultTipSettings: call<CreateDefaultTipSettingsRequest, CreateDefaultTipSettingsResponse, CreateDefaultTipSettingsRefusal>('POST', '/tip-settings/v1/tip-settings/create-default', { values: { tipSettings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes tip settings; presets are set as a whole. */
  updateTipSettings: call<UpdateTipSettingsRequest, UpdateTipSettingsResponse, UpdateTipSettingsRefusal>('PATCH', '/tip-settings/v1/tip-settings', { values: { tipSettings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes tip settings; those of the site stay. */
  deleteTipSettings: call<DeleteTipSettingsRequest, DeleteTipSettingsResponse, DeleteTipSettingsRefusal>('DELETE', '/tip-settings/v1/tip-settings/{tipSettingsId}'),
  /** Tip settings that match, the oldest first unless sorted. */
  queryTipSettings: call<QueryTipSettingsRequest, QueryTipSettingsResponse, QueryTipSettingsRefusal, TipSettings>('POST', '/tip-settings/v1/tip-settings/query', { values: { tipSettings: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'tipSettings', metadata: 'pagingMetadata' } }),
}
