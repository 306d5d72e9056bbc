// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetPaymentSettingsRefusal = never

export type GetPaymentSettingsRequest = Record<never, never>

export interface GetPaymentSettingsResponse {
  manualPaymentDays: number
  manualPayments: boolean
}

export type SetPaymentSettingsRefusal = never

export interface SetPaymentSettingsRequest {
  manualPaymentDays?: number
  manualPayments?: boolean
}

export interface SetPaymentSettingsResponse {
  manualPaymentDays: number
  manualPayments: boolean
}

/** Module `fairground.payment-settings`. */
export const paymentSettings = {
  /** Whether buyers may pay in person, and how long such orders keep their units. */
  getPaymentSettings: call<GetPaymentSettingsRequest, GetPaymentSettingsResponse, GetPaymentSettingsRefusal>('GET', '/fairground/v1/payment-settings'),
  /** Sets whether buyers may pay in person, and how long such orders keep their units. Orders that were placed already keep their term. */
  setPaymentSettings: call<SetPaymentSettingsRequest, SetPaymentSettingsResponse, SetPaymentSettingsRefusal>('PATCH', '/fairground/v1/payment-settings'),
}
