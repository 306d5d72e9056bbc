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
  autoGenerateInvoiceOnPaidOrder: boolean
  createdDate?: Date
  updatedDate?: Date
}

export interface OrdersSettingsChanges {
  inventoryUpdateTrigger?: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  createInvoice?: boolean | null
  autoGenerateInvoiceOnPaidOrder?: boolean | null
}

export type UpdateOrdersSettingsRefusal = 'SELLER_ADDRESS_MISSING'

export interface UpdateOrdersSettingsRequest {
  ordersSettings: OrdersSettingsChanges
  fieldMask?: string
}

export interface UpdateOrdersSettingsResponse {
  ordersSettings: OrdersSettings
}

/** Module `ecom.orders-settings`. */
export const ordersSettings = {
  /** Reads when stock falls (with the order, always) and when invoices are issued by themselves. */
  getOrdersSettings: call<GetOrdersSettingsRequest, GetOrdersSettingsResponse, GetOrdersSettingsRefusal>('GET', '/ecom/v1/orders-settings', { values: { ordersSettings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes when invoices are issued by themselves. Orders that stand already get theirs by `generateInvoice`. */
  updateOrdersSettings: call<UpdateOrdersSettingsRequest, UpdateOrdersSettingsResponse, UpdateOrdersSettingsRefusal>('PATCH', '/ecom/v1/orders-settings', { values: { ordersSettings: { createdDate: 'date', updatedDate: 'date' } } }),
}
