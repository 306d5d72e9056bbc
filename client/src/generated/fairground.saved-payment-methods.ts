// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { SavedPaymentMethod } from './shapes.ts'

export type { SavedPaymentMethod } from './shapes.ts'

export type ListSavedPaymentMethodsRefusal = 'MEMBER_NOT_FOUND'

export type ListSavedPaymentMethodsRequest = Record<never, never>

export interface ListSavedPaymentMethodsResponse {
  savedPaymentMethods: SavedPaymentMethod[]
}

export type RemoveSavedPaymentMethodRefusal = 'MEMBER_NOT_FOUND' | 'SAVED_PAYMENT_METHOD_NOT_FOUND'

export interface RemoveSavedPaymentMethodRequest {
  id: string
}

export type RemoveSavedPaymentMethodResponse = Record<never, never>

export type SetDefaultSavedPaymentMethodRefusal = 'MEMBER_NOT_FOUND' | 'SAVED_PAYMENT_METHOD_NOT_FOUND'

export interface SetDefaultSavedPaymentMethodRequest {
  id: string
}

export interface SetDefaultSavedPaymentMethodResponse {
  savedPaymentMethods: SavedPaymentMethod[]
}

/** Module `fairground.saved-payment-methods`. */
export const savedPaymentMethods = {
  /** Saved payment methods of the calling member, the default first. */
  listSavedPaymentMethods: call<ListSavedPaymentMethodsRequest, ListSavedPaymentMethodsResponse, ListSavedPaymentMethodsRefusal>('GET', '/fairground/v1/saved-payment-methods', { values: { savedPaymentMethods: { savedDate: 'date' } } }),
  /** Makes a saved payment method the one that is offered first. */
  setDefaultSavedPaymentMethod: call<SetDefaultSavedPaymentMethodRequest, SetDefaultSavedPaymentMethodResponse, SetDefaultSavedPaymentMethodRefusal>('POST', '/fairground/v1/saved-payment-methods/{id}/set-default', { values: { savedPaymentMethods: { savedDate: 'date' } } }),
  /** Removes a saved payment method: nothing is charged to it from then on, and its provider forgets it. */
  removeSavedPaymentMethod: call<RemoveSavedPaymentMethodRequest, RemoveSavedPaymentMethodResponse, RemoveSavedPaymentMethodRefusal>('DELETE', '/fairground/v1/saved-payment-methods/{id}'),
}
