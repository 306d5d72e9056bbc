// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetLastChangeOfCouponRefusal = never

export interface GetLastChangeOfCouponRequest {
  id: string
}

export interface GetLastChangeOfCouponResponse {
  change?: {
    date: Date
    by: {
      kind: 'staff' | 'apiKey' | 'system'
      id?: string
      name?: string
    }
  }
}

export type GetLastChangeOfEventRefusal = never

export interface GetLastChangeOfEventRequest {
  id: string
}

export interface GetLastChangeOfEventResponse {
  change?: {
    date: Date
    by: {
      kind: 'staff' | 'apiKey' | 'system'
      id?: string
      name?: string
    }
  }
}

export type GetLastChangeOfProductRefusal = never

export interface GetLastChangeOfProductRequest {
  id: string
}

export interface GetLastChangeOfProductResponse {
  change?: {
    date: Date
    by: {
      kind: 'staff' | 'apiKey' | 'system'
      id?: string
      name?: string
    }
  }
}

/** Module `fairground.last-changes`. */
export const lastChanges = {
  /** Who changed the product last, and when. */
  getLastChangeOfProduct: call<GetLastChangeOfProductRequest, GetLastChangeOfProductResponse, GetLastChangeOfProductRefusal>('GET', '/fairground/v1/last-changes/products/{id}', { values: { change: { date: 'date' } } }),
  /** Who changed the event last, and when. */
  getLastChangeOfEvent: call<GetLastChangeOfEventRequest, GetLastChangeOfEventResponse, GetLastChangeOfEventRefusal>('GET', '/fairground/v1/last-changes/events/{id}', { values: { change: { date: 'date' } } }),
  /** Who changed the coupon last, and when. */
  getLastChangeOfCoupon: call<GetLastChangeOfCouponRequest, GetLastChangeOfCouponResponse, GetLastChangeOfCouponRefusal>('GET', '/fairground/v1/last-changes/coupons/{id}', { values: { change: { date: 'date' } } }),
}
