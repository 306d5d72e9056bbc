// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Price } from './shapes.ts'

export type { Price } from './shapes.ts'

export interface DifferingOrder {
  id: string
  number: string
}

export type GetDifferenceNoticeRefusal = never

export type GetDifferenceNoticeRequest = Record<never, never>

export interface GetDifferenceNoticeResponse {
  wanted: boolean
}

export type ListPaymentComparisonsRefusal = never

export type ListPaymentComparisonsRequest = Record<never, never>

export interface ListPaymentComparisonsResponse {
  comparisons: PaymentComparison[]
  openDifferences: number
}

export type ListPaymentDifferencesRefusal = never

export interface ListPaymentDifferencesRequest {
  settled?: boolean
  limit?: number
  after?: string
}

export interface ListPaymentDifferencesResponse {
  differences: PaymentDifference[]
  hasNext: boolean
}

export interface PaymentComparison {
  method: string
  title: string
  day: string
  comparedDate: Date
  outcome: 'DONE' | 'NOT_PERMITTED'
  charges: number
  refunds: number
  formerAccount: number
}

export interface PaymentDifference {
  id: string
  method: string
  title: string
  kind: 'CHARGE_UNKNOWN' | 'CHARGE_NOT_BOOKED' | 'CHARGE_AMOUNT' | 'CHARGE_MISSING' | 'REFUND_UNKNOWN' | 'REFUND_NOT_BOOKED' | 'REFUND_FAILED' | 'REFUND_AMOUNT' | 'REFUND_MISSING'
  reference: string
  amount?: Price
  bookedAmount?: Price
  happenedDate: Date
  foundDate: Date
  settledDate?: Date
  order?: DifferingOrder
}

export type SetDifferenceNoticeRefusal = never

export interface SetDifferenceNoticeRequest {
  wanted: boolean
}

export interface SetDifferenceNoticeResponse {
  wanted: boolean
}

export type SettlePaymentDifferenceRefusal = 'PAYMENT_DIFFERENCE_NOT_FOUND'

export interface SettlePaymentDifferenceRequest {
  differenceId: string
}

export interface SettlePaymentDifferenceResponse {
  difference: PaymentDifference
}

/** Module `fairground.payment-comparisons`. */
export const paymentComparisons = {
  /** The latest compared day of each payment provider, and the number of differences that nobody has settled. */
  listPaymentComparisons: call<ListPaymentComparisonsRequest, ListPaymentComparisonsResponse, ListPaymentComparisonsRefusal>('GET', '/fairground/v1/payment-comparisons', { values: { comparisons: { comparedDate: 'date' } } }),
  /** Differences between payments here and the lists of their providers, newest first; settled ones on request. */
  listPaymentDifferences: call<ListPaymentDifferencesRequest, ListPaymentDifferencesResponse, ListPaymentDifferencesRefusal>('GET', '/fairground/v1/payment-comparisons/differences', { values: { differences: { happenedDate: 'date', foundDate: 'date', settledDate: 'date' } } }),
  /** Marks a difference as settled by a person. Repeating it changes nothing more. */
  settlePaymentDifference: call<SettlePaymentDifferenceRequest, SettlePaymentDifferenceResponse, SettlePaymentDifferenceRefusal>('POST', '/fairground/v1/payment-comparisons/differences/{differenceId}/settle', { values: { difference: { happenedDate: 'date', foundDate: 'date', settledDate: 'date' } } }),
  /** True when the calling staff user is mailed about differences; the owner is unless they decline. */
  getDifferenceNotice: call<GetDifferenceNoticeRequest, GetDifferenceNoticeResponse, GetDifferenceNoticeRefusal>('GET', '/fairground/v1/payment-comparisons/notice'),
  /** The calling staff user wants mails about differences, or not. Those who may not read orders get none. */
  setDifferenceNotice: call<SetDifferenceNoticeRequest, SetDifferenceNoticeResponse, SetDifferenceNoticeRefusal>('PUT', '/fairground/v1/payment-comparisons/notice'),
}
