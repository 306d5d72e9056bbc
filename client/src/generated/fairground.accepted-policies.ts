// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AcceptedPolicy {
  policyId: string
  kind?: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'DIGITAL_ITEMS' | 'CONTACT' | 'CUSTOM'
  eventId?: string
  revision: string
  name: string
  body: string
  acceptedDate: Date
}

export type ListAcceptedPoliciesRefusal = 'ORDER_NOT_FOUND'

export interface ListAcceptedPoliciesRequest {
  orderId: string
}

export interface ListAcceptedPoliciesResponse {
  policies: AcceptedPolicy[]
}

/** Module `fairground.accepted-policies`. */
export const acceptedPolicies = {
  /** Policies that the buyer of an order accepted, of events and of the checkout page, as they were then. */
  listAcceptedPolicies: call<ListAcceptedPoliciesRequest, ListAcceptedPoliciesResponse, ListAcceptedPoliciesRefusal>('GET', '/fairground/v1/orders/{orderId}/accepted-policies', { values: { policies: { acceptedDate: 'date' } } }),
}
