// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface LeftPaymentAccount {
  publicKey: string
  leftDate: Date
  messagesUntil: Date
}

export type ListPaymentAccountsRefusal = never

export type ListPaymentAccountsRequest = Record<never, never>

export interface ListPaymentAccountsResponse {
  accounts: PaymentAccount[]
}

export interface PaymentAccount {
  method: string
  title: string
  test: boolean
  messagesUrl: string
  publicKey?: string
  secretKeyEnd?: string
  changedDate?: Date
  reserve?: PaymentReserve
  formerAccounts: LeftPaymentAccount[]
}

export interface PaymentAccountKeys {
  publicKey: string
  secretKey: string
  messagesSecret: string
}

export interface PaymentReserve {
  hours: number
  end: 'CAPTURE' | 'VOID'
}

export type RemovePaymentAccountRefusal = 'PAYMENT_METHOD_NOT_AVAILABLE' | 'PAYMENTS_UNDER_WAY'

export interface RemovePaymentAccountRequest {
  method: string
}

export type RemovePaymentAccountResponse = Record<never, never>

export type SetPaymentAccountRefusal = 'PAYMENT_METHOD_NOT_AVAILABLE' | 'PAYMENT_KEYS_REFUSED' | 'PAYMENT_PROVIDER_UNREACHABLE' | 'PAYMENTS_UNDER_WAY'

export interface SetPaymentAccountRequest {
  method: string
  keys?: PaymentAccountKeys
  reserve?: PaymentReserve | null
}

export interface SetPaymentAccountResponse {
  account: PaymentAccount
}

export type TestPaymentAccountRefusal = 'PAYMENT_METHOD_NOT_AVAILABLE' | 'PAYMENT_KEYS_REFUSED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface TestPaymentAccountRequest {
  method: string
}

export interface TestPaymentAccountResponse {
  name: string
  takesPayments: boolean
}

/** Module `fairground.payment-accounts`. */
export const paymentAccounts = {
  /** Accounts at payment providers that the site can have, with or without keys. */
  listPaymentAccounts: call<ListPaymentAccountsRequest, ListPaymentAccountsResponse, ListPaymentAccountsRefusal>('GET', '/fairground/v1/payment-accounts', { values: { accounts: { changedDate: 'date', formerAccounts: { leftDate: 'date', messagesUntil: 'date' } } } }),
  /** Stores the keys of an account, which the provider confirms first. The secrets are sealed. Keys that are there stay where none are given; all three are given together. While a payment is under way, keys of another account are refused. */
  setPaymentAccount: call<SetPaymentAccountRequest, SetPaymentAccountResponse, SetPaymentAccountRefusal>('PUT', '/fairground/v1/payment-accounts/{method}', { values: { account: { changedDate: 'date', formerAccounts: { leftDate: 'date', messagesUntil: 'date' } } } }),
  /** Asks the provider with the stored keys whose account it is, and if it takes payments. */
  testPaymentAccount: call<TestPaymentAccountRequest, TestPaymentAccountResponse, TestPaymentAccountRefusal>('POST', '/fairground/v1/payment-accounts/{method}/test'),
  /** Removes the keys of an account. Its payments can then be refunded by hand alone. */
  removePaymentAccount: call<RemovePaymentAccountRequest, RemovePaymentAccountResponse, RemovePaymentAccountRefusal>('DELETE', '/fairground/v1/payment-accounts/{method}'),
}
