// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetOrdersSettingsRefusal = never

export type GetOrdersSettingsRequest = Record<never, never>

export interface GetOrdersSettingsResponse {
  ordersSettings: OrdersSettings
}

export interface OrdersSettings {
  inventoryUpdateTrigger: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  createInvoice: boolean
}

/** Module `ecom.orders-settings`. */
export const ordersSettings = {
  /** Reads when stock falls (with the order, always) and if invoices are made (they are not). */
  getOrdersSettings: call<GetOrdersSettingsRequest, GetOrdersSettingsResponse, GetOrdersSettingsRefusal>('GET', '/ecom/v1/orders-settings'),
}
