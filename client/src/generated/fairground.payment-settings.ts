// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetPaymentSettingsRefusal = never

export type GetPaymentSettingsRequest = Record<never, never>

export interface GetPaymentSettingsResponse {
  manualPaymentDays: number
}

export type SetPaymentSettingsRefusal = never

export interface SetPaymentSettingsRequest {
  manualPaymentDays: number
}

export interface SetPaymentSettingsResponse {
  manualPaymentDays: number
}

/** Module `fairground.payment-settings`. */
export const paymentSettings = {
  /** How long orders that are paid in person keep their units. */
  getPaymentSettings: call<GetPaymentSettingsRequest, GetPaymentSettingsResponse, GetPaymentSettingsRefusal>('GET', '/fairground/v1/payment-settings'),
  /** Sets how long orders that are paid in person keep their units. Orders that were placed already keep their term. */
  setPaymentSettings: call<SetPaymentSettingsRequest, SetPaymentSettingsResponse, SetPaymentSettingsRefusal>('PATCH', '/fairground/v1/payment-settings'),
}
