// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AddedLineItem, BulkActionMetadata, CursorPagingMetadata, CursorQuery, CustomLineItem, ExternalReference, ItemMetadata } from './shapes.ts'

export type { AddedLineItem, ApplicationError, BulkActionMetadata, CatalogOverrideFields, CatalogReference, Color, CursorPaging, CursorPagingMetadata, CursorQuery, CustomLineItem, DescriptionLine, DescriptionLineName, ExternalReference, ItemMetadata, ItemType, PhysicalProperties, PlainTextValue, ProductName, Sorting } from './shapes.ts'

export interface BulkCheckoutTemplateResult {
  itemMetadata: ItemMetadata
  item?: CheckoutTemplate
}

export type BulkCreateCheckoutTemplatesRefusal = never

export interface BulkCreateCheckoutTemplatesRequest {
  checkoutTemplates: NewCheckoutTemplate[]
  returnEntity?: boolean
}

export interface BulkCreateCheckoutTemplatesResponse {
  results: BulkCheckoutTemplateResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface CheckoutCustomization {
  lockedCoupon?: boolean
  disabledManualPayment?: boolean
}

export interface CheckoutTemplate {
  id: string
  status: 'ACTIVE' | 'INACTIVE'
  lineItems: AddedLineItem[]
  customLineItems: CustomLineItem[]
  couponCode?: string
  customization?: CheckoutCustomization
  externalReference?: ExternalReference
  createdDate: Date
  updatedDate: Date
}

export interface CheckoutTemplateChanges {
  id: string
  status?: 'ACTIVE' | 'INACTIVE'
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
  couponCode?: string | null
  customization?: CheckoutCustomization
}

export type CreateCheckoutFromTemplateRefusal = 'CHECKOUT_TEMPLATE_NOT_FOUND' | 'CHECKOUT_TEMPLATE_INACTIVE' | 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface CreateCheckoutFromTemplateRequest {
  checkoutTemplateId: string
  siteId?: string
}

export interface CreateCheckoutFromTemplateResponse {
  checkoutId: string
  checkoutUrl: string
  purchaseFlowId: string
}

export type CreateCheckoutTemplateRefusal = 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'LIMIT_REACHED'

export interface CreateCheckoutTemplateRequest {
  checkoutTemplate: NewCheckoutTemplate
}

export interface CreateCheckoutTemplateResponse {
  checkoutTemplate: CheckoutTemplate
}

export type DeleteCheckoutTemplateRefusal = 'CHECKOUT_TEMPLATE_NOT_FOUND'

export interface DeleteCheckoutTemplateRequest {
  checkoutTemplateId: string
}

export type DeleteCheckoutTemplateResponse = Record<never, never>

export type GetCheckoutTemplateRefusal = 'CHECKOUT_TEMPLATE_NOT_FOUND'

export interface GetCheckoutTemplateRequest {
  checkoutTemplateId: string
}

export interface GetCheckoutTemplateResponse {
  checkoutTemplate: CheckoutTemplate
}

export interface NewCheckoutTemplate {
  status?: 'ACTIVE' | 'INACTIVE'
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
  couponCode?: string | null
  customization?: CheckoutCustomization
  externalReference?: ExternalReference
}

export type QueryCheckoutTemplatesRefusal = never

export interface QueryCheckoutTemplatesRequest {
  query?: CursorQuery
}

export interface QueryCheckoutTemplatesResponse {
  checkoutTemplates: CheckoutTemplate[]
  pagingMetadata: CursorPagingMetadata
}

export type UpdateCheckoutTemplateRefusal = 'CHECKOUT_TEMPLATE_NOT_FOUND' | 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'LIMIT_REACHED'

export interface UpdateCheckoutTemplateRequest {
  checkoutTemplate: CheckoutTemplateChanges
  fieldMask?: string
}

export interface UpdateCheckoutTemplateResponse {
  checkoutTemplate: CheckoutTemplate
}

/** Module `ecom.checkout-templates`. */
export const checkoutTemplates = {
  /** Makes a template: lines and a coupon that checkouts are filled with, again and again. */
  createCheckoutTemplate: call<CreateCheckoutTemplateRequest, CreateCheckoutTemplateResponse, CreateCheckoutTemplateRefusal>('POST', '/ecom/v1/checkout-templates', { values: { checkoutTemplate: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes templates, each by itself. */
  bulkCreateCheckoutTemplates: call<BulkCreateCheckoutTemplatesRequest, BulkCreateCheckoutTemplatesResponse, BulkCreateCheckoutTemplatesRefusal>('POST', '/v1/bulk/checkout-templates/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** One template. */
  getCheckoutTemplate: call<GetCheckoutTemplateRequest, GetCheckoutTemplateResponse, GetCheckoutTemplateRefusal>('GET', '/ecom/v1/checkout-templates/{checkoutTemplateId}', { values: { checkoutTemplate: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a template; checkouts that were made of it stay as they are. */
  updateCheckoutTemplate: call<UpdateCheckoutTemplateRequest, UpdateCheckoutTemplateResponse, UpdateCheckoutTemplateRefusal>('PATCH', '/ecom/v1/checkout-templates/{checkoutTemplate.id}', { values: { checkoutTemplate: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a template; its link leads nowhere from then on. */
  deleteCheckoutTemplate: call<DeleteCheckoutTemplateRequest, DeleteCheckoutTemplateResponse, DeleteCheckoutTemplateRefusal>('DELETE', '/ecom/v1/checkout-templates/{checkoutTemplateId}'),
  /** Templates that match, the newest first unless sorted. */
  queryCheckoutTemplates: call<QueryCheckoutTemplatesRequest, QueryCheckoutTemplatesResponse, QueryCheckoutTemplatesRefusal, CheckoutTemplate>('POST', '/ecom/v1/checkout-templates/query', { values: { checkoutTemplates: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'checkoutTemplates', metadata: 'pagingMetadata' } }),
  /** Makes a checkout of the caller with the lines and the coupon of a template. */
  createCheckoutFromTemplate: call<CreateCheckoutFromTemplateRequest, CreateCheckoutFromTemplateResponse, CreateCheckoutFromTemplateRefusal>('POST', '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template'),
}
