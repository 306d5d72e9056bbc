// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetPaymentSettingsRefusal = never

export type GetPaymentSettingsRequest = Record<never, never>

export interface GetPaymentSettingsResponse {
  manualPaymentDays: number
  manualPayments: boolean
  manualMethods: ManualPaymentMethod[]
  methods: SitePaymentMethod[]
}

export interface ManualPaymentMethod {
  method: string
  title: string
  description?: string
  instructions?: string
}

export interface ManualPaymentMethodChange {
  method?: string
  title: string
  description?: string
  instructions?: string
}

export interface PaymentMethodLimits {
  countries?: string[]
  minimumAmount?: string
  maximumAmount?: string
  deliveries?: Array<'SHIPPING' | 'PICKUP' | 'NONE'>
  items?: Array<'GOODS' | 'DOWNLOADS' | 'TICKETS'>
}

export interface PaymentMethodSwitch {
  method: string
  enabled?: boolean
  limits?: PaymentMethodLimits
}

export type SetPaymentSettingsRefusal = 'PAYMENT_METHOD_NOT_AVAILABLE'

export interface SetPaymentSettingsRequest {
  manualPaymentDays?: number
  manualPayments?: boolean
  manualMethods?: ManualPaymentMethodChange[]
  methods?: PaymentMethodSwitch[]
}

export interface SetPaymentSettingsResponse {
  manualPaymentDays: number
  manualPayments: boolean
  manualMethods: ManualPaymentMethod[]
  methods: SitePaymentMethod[]
}

export interface SitePaymentMethod {
  method: string
  title: string
  test: boolean
  enabled: boolean
  messagesUrl?: string
  limits?: PaymentMethodLimits
}

/** Module `fairground.payment-settings`. */
export const paymentSettings = {
  /** Payment methods that buyers may choose, and how long orders that are paid in person hold their units. */
  getPaymentSettings: call<GetPaymentSettingsRequest, GetPaymentSettingsResponse, GetPaymentSettingsRefusal>('GET', '/fairground/v1/payment-settings'),
  /** Switches payment methods on and off, limits them to some purchases, names payment methods outside, and sets how long orders that are paid in person keep their units. Orders that were placed already keep their term. */
  setPaymentSettings: call<SetPaymentSettingsRequest, SetPaymentSettingsResponse, SetPaymentSettingsRefusal>('PATCH', '/fairground/v1/payment-settings'),
}
