// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetTaxIdCheckRefusal = 'ORDER_NOT_FOUND'

export interface GetTaxIdCheckRequest {
  orderId: string
}

export interface GetTaxIdCheckResponse {
  taxIdCheck?: TaxIdCheck
}

export interface TaxIdCheck {
  status: 'VALID' | 'INVALID' | 'UNAVAILABLE'
  checkedDate: Date
  reference?: string
}

/** Module `fairground.tax-id-checks`. */
export const taxIdChecks = {
  /** Answer of the register of businesses about the tax id on the bill of an order, as it was when the buyer entered it. */
  getTaxIdCheck: call<GetTaxIdCheckRequest, GetTaxIdCheckResponse, GetTaxIdCheckRefusal>('GET', '/fairground/v1/orders/{orderId}/tax-id-check', { values: { taxIdCheck: { checkedDate: 'date' } } }),
}
