// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, ItemMetadata, Paging } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, ItemMetadata, Paging } from './shapes.ts'

export interface BulkCreateCouponResult {
  itemMetadata: ItemMetadata
  coupon?: Coupon
}

export type BulkCreateCouponsRefusal = never

export interface BulkCreateCouponsRequest {
  specifications: Specification[]
  returnFullEntity?: boolean
}

export interface BulkCreateCouponsResponse {
  results: BulkCreateCouponResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteCouponsRefusal = never

export interface BulkDeleteCouponsRequest {
  ids: string[]
}

export interface BulkDeleteCouponsResponse {
  results: ItemMetadata[]
  deleteMetadata: BulkActionMetadata
}

export interface BuyXGetY {
  x: number
  y: number
}

export interface Coupon {
  id: string
  specification: Specification
  dateCreated: string
  expired: boolean
  numberOfUsages: number
}

export type CreateCouponRefusal = 'COUPON_CODE_TAKEN' | 'COUPON_LIMIT_EXCEEDED'

export interface CreateCouponRequest {
  specification: Specification
}

export interface CreateCouponResponse {
  id: string
}

export type DeleteCouponRefusal = 'COUPON_NOT_FOUND'

export interface DeleteCouponRequest {
  id: string
}

export type DeleteCouponResponse = Record<never, never>

export type GetCouponRefusal = 'COUPON_NOT_FOUND'

export interface GetCouponRequest {
  id: string
}

export interface GetCouponResponse {
  coupon: Coupon
}

export interface Group {
  name: 'product' | 'collection' | 'event' | 'ticket'
  entityId?: string | null
}

export interface Query {
  paging?: Paging
  filter?: string | null
  sort?: string | null
}

export type QueryCouponsRefusal = never

export interface QueryCouponsRequest {
  query?: Query
}

export interface QueryCouponsResponse {
  coupons: Coupon[]
  totalResults: number
}

export interface Scope {
  namespace: 'stores' | 'events'
  group?: Group
}

export interface Specification {
  name?: string
  code?: string
  startTime?: string | null
  expirationTime?: string | null
  usageLimit?: number | null
  limitPerCustomer?: number | null
  limitedToOneItem?: boolean | null
  active?: boolean | null
  scope?: Scope | null
  minimumSubtotal?: number | null
  moneyOffAmount?: number
  percentOffRate?: number
  freeShipping?: boolean
  fixedPriceAmount?: number
  buyXGetY?: BuyXGetY
  type?: 'moneyOffAmount' | 'percentOffRate' | 'freeShipping' | 'fixedPriceAmount' | 'buyXGetY'
}

export type UpdateCouponRefusal = 'COUPON_NOT_FOUND' | 'COUPON_CODE_TAKEN'

export interface UpdateCouponRequest {
  id: string
  specification?: Specification
  fieldMask?: string
}

export type UpdateCouponResponse = Record<never, never>

/** Module `ecom.coupons`. */
export const coupons = {
  /** Makes a coupon. */
  createCoupon: call<CreateCouponRequest, CreateCouponResponse, CreateCouponRefusal>('POST', '/stores/v2/coupons'),
  /** Changes the fields of a coupon; its effect keeps its type. */
  updateCoupon: call<UpdateCouponRequest, UpdateCouponResponse, UpdateCouponRefusal>('PATCH', '/stores/v2/coupons/{id}'),
  /** One coupon. */
  getCoupon: call<GetCouponRequest, GetCouponResponse, GetCouponRefusal>('GET', '/stores/v2/coupons/{id}', { values: { coupon: { specification: { minimumSubtotal: 'float', moneyOffAmount: 'float', percentOffRate: 'float', fixedPriceAmount: 'float' } } } }),
  /** Deletes a coupon. Orders keep what it took off; carts that hold it show that it is gone. */
  deleteCoupon: call<DeleteCouponRequest, DeleteCouponResponse, DeleteCouponRefusal>('DELETE', '/stores/v2/coupons/{id}'),
  /** Coupons that match, the newest first unless sorted; filter and sort are JSON texts. */
  queryCoupons: call<QueryCouponsRequest, QueryCouponsResponse, QueryCouponsRefusal, Coupon>('POST', '/stores/v2/coupons/query', { values: { coupons: { specification: { minimumSubtotal: 'float', moneyOffAmount: 'float', percentOffRate: 'float', fixedPriceAmount: 'float' } } }, list: { kind: 'offset', query: 'query', items: 'coupons', metadata: '', text: true } }),
  /** Deletes coupons, each by itself. */
  bulkDeleteCoupons: call<BulkDeleteCouponsRequest, BulkDeleteCouponsResponse, BulkDeleteCouponsRefusal>('POST', '/stores/v2/bulk/coupons/delete'),
  /** Makes coupons, each by itself. */
  bulkCreateCoupons: call<BulkCreateCouponsRequest, BulkCreateCouponsResponse, BulkCreateCouponsRefusal>('POST', '/stores/v2/bulk/coupons/create', { values: { results: { coupon: { specification: { minimumSubtotal: 'float', moneyOffAmount: 'float', percentOffRate: 'float', fixedPriceAmount: 'float' } } } } }),
}
