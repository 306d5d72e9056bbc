// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPagingMetadata, CursorQuery, Price } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, CursorQuery, Price, Sorting } from './shapes.ts'

export type AddTipDistributionsToOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' | 'INVALID_TIP_DISTRIBUTION' | 'STAFF_USER_NOT_FOUND'

export interface AddTipDistributionsToOrderRequest {
  orderId: string
  tipDistributions: NewTipDistributionInput[]
}

export interface AddTipDistributionsToOrderResponse {
  tipDistributions: TipDistribution[]
  orderInfo: TipOrderInfo
}

export type GetTipByDraftOrderIdRefusal = 'DRAFT_ORDER_NOT_FOUND'

export interface GetTipByDraftOrderIdRequest {
  draftOrderId: string
}

export interface GetTipByDraftOrderIdResponse {
  tip: Tip
}

export type GetTipByOrderIdRefusal = 'ORDER_NOT_FOUND' | 'TIP_NOT_FOUND'

export interface GetTipByOrderIdRequest {
  orderId: string
}

export interface GetTipByOrderIdResponse {
  tip: Tip
}

export type GetTipChoiceRefusal = 'CHECKOUT_NOT_FOUND'

export interface GetTipChoiceRequest {
  purchaseFlowId: string
}

export interface GetTipChoiceResponse {
  tipChoice?: TipChoice
}

export interface LineItemInfo {
  lineItemId?: string | null
  catalogReference?: {
    catalogItemId: string
    appId: string
  }
  price?: string | null
  name?: string | null
  quantity?: number | null
}

export interface NewTipDistributionInput {
  staff: {
    staffMemberId: string
  }
  amount: string
  lineItemInfo?: LineItemInfo[]
  transaction: {
    id: string
    date: Date | string
  }
  source?: 'POS' | 'WEB' | 'DASHBOARD'
}

export type PreviewTipRefusal = 'TIP_SETTINGS_NOT_FOUND' | 'CATALOG_ITEMS_NOT_FOUND' | 'INVALID_TIP'

export interface PreviewTipRequest {
  lineItemInfo: PreviewedLine[]
  tipChoice: TipChoice
  tipSettingsId?: string | null
}

export interface PreviewTipResponse {
  tip: Tip
}

export interface PreviewedLine {
  lineItemId?: string | null
  catalogReference: {
    catalogItemId: string
    appId: string
  }
  price: string
  name?: string | null
  quantity?: number | null
}

export type QueryTipDistributionsRefusal = never

export interface QueryTipDistributionsRequest {
  query?: CursorQuery
}

export interface QueryTipDistributionsResponse {
  tipDistributions: TipDistribution[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveTipFromOrderRefusal = 'ORDER_NOT_FOUND' | 'TIP_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'

export interface RemoveTipFromOrderRequest {
  orderId: string
}

export interface RemoveTipFromOrderResponse {
  orderInfo: TipOrderInfo
}

export type SetTipOnOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' | 'INVALID_TIP' | 'STAFF_USER_NOT_FOUND'

export interface SetTipOnOrderRequest {
  orderId: string
  tip: {
    amount: string
    distributions?: NewTipDistributionInput[]
  }
}

export interface SetTipOnOrderResponse {
  tip: Tip
  orderInfo: TipOrderInfo
}

export type SumTipDistributionAmountsRefusal = never

export interface SumTipDistributionAmountsRequest {
  filter: Record<string, unknown>
}

export interface SumTipDistributionAmountsResponse {
  totalAmount: string
}

export interface Tip {
  id?: string
  lineItemSubtotal: string
  amount: string
  distributions: TipDistribution[]
  undistributedAmount?: string
}

export interface TipChoice {
  tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM'
  value: string
}

export interface TipDistribution {
  id: string
  tipId: string
  orderId: string
  staff: TipStaff
  amount: string
  lineItemInfo: LineItemInfo[]
  transaction: {
    id: string
    date: Date
  }
  createdDate: Date
  source: 'POS' | 'WEB' | 'DASHBOARD'
}

export interface TipOrderInfo {
  orderId: string
  additionalFeeId?: string
  additionalFeePrice?: Price
}

export interface TipStaff {
  id?: string
  name?: string
  staffMemberId?: string | null
}

export type UpdateTipChoiceRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'INVALID_TIP'

export interface UpdateTipChoiceRequest {
  purchaseFlowId: string
  tipChoice: TipChoice
}

export interface UpdateTipChoiceResponse {
  tipChoice?: TipChoice
}

/** Module `ecom.tips`. */
export const tips = {
  /** Amount of a chosen tip on lines, without storing anything. */
  previewTip: call<PreviewTipRequest, PreviewTipResponse, PreviewTipRefusal>('POST', '/tips/v1/tips/preview', { values: { tip: { distributions: { transaction: { date: 'date' }, createdDate: 'date' } } } }),
  /** The tip of an order. */
  getTipByOrderId: call<GetTipByOrderIdRequest, GetTipByOrderIdResponse, GetTipByOrderIdRefusal>('GET', '/tips/v1/tips/order/{orderId}', { values: { tip: { distributions: { transaction: { date: 'date' }, createdDate: 'date' } } } }),
  /** Refuses every id: orders have no drafts here. `getTipByOrderId` reads the tip of an order. */
  getTipByDraftOrderId: call<GetTipByDraftOrderIdRequest, GetTipByDraftOrderIdResponse, GetTipByDraftOrderIdRefusal>('GET', '/tips/v1/tips/draft-order/{draftOrderId}', { values: { tip: { distributions: { transaction: { date: 'date' }, createdDate: 'date' } } } }),
  /** Tip that the buyer chose at the checkout; nothing where none was chosen. */
  getTipChoice: call<GetTipChoiceRequest, GetTipChoiceResponse, GetTipChoiceRefusal>('GET', '/tips/v1/tips/choice/{purchaseFlowId}'),
  /** Chooses a tip at the checkout, in place of the one before; a value of 0 takes it away. The checkout's total follows. */
  updateTipChoice: call<UpdateTipChoiceRequest, UpdateTipChoiceResponse, UpdateTipChoiceRefusal>('PATCH', '/tips/v1/tips/choice'),
  /** Sets the tip of an approved order and how it is shared out; its total follows, and what is not paid is owed. */
  setTipOnOrder: call<SetTipOnOrderRequest, SetTipOnOrderResponse, SetTipOnOrderRefusal>('POST', '/tips/v1/tips/set', { values: { tip: { distributions: { transaction: { date: 'date' }, createdDate: 'date' } } } }),
  /** Takes the tip off an order where it is neither paid nor shared out; its total follows. */
  removeTipFromOrder: call<RemoveTipFromOrderRequest, RemoveTipFromOrderResponse, RemoveTipFromOrderRefusal>('POST', '/tips/v1/tips/remove'),
  /** Gives parts of a tip to staff: first what nobody was given, and beyond it the tip rises. */
  addTipDistributionsToOrder: call<AddTipDistributionsToOrderRequest, AddTipDistributionsToOrderResponse, AddTipDistributionsToOrderRefusal>('POST', '/tips/v1/tips/tip-distributions/add', { values: { tipDistributions: { transaction: { date: 'date' }, createdDate: 'date' } } }),
  /** Parts of tips that match, the newest first unless sorted. */
  queryTipDistributions: call<QueryTipDistributionsRequest, QueryTipDistributionsResponse, QueryTipDistributionsRefusal, TipDistribution>('POST', '/tips/v1/tips/tip-distributions/query', { values: { tipDistributions: { transaction: { date: 'date' }, createdDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'tipDistributions', metadata: 'pagingMetadata' } }),
  /** Sum of the parts of tips that match. */
  sumTipDistributionAmounts: call<SumTipDistributionAmountsRequest, SumTipDistributionAmountsResponse, SumTipDistributionAmountsRefusal>('POST', '/tips/v1/tips/tip-distributions/sum-amounts'),
}
