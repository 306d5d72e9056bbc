// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Paging } from './shapes.ts'

export type { Paging } from './shapes.ts'

export type AllowOneTimePurchasesRefusal = 'PRODUCT_NOT_FOUND'

export interface AllowOneTimePurchasesRequest {
  productId: string
  allowed: boolean
}

export type AllowOneTimePurchasesResponse = Record<never, never>

export type AssignSubscriptionOptionsToProductRefusal = 'PRODUCT_NOT_FOUND' | 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface AssignSubscriptionOptionsToProductRequest {
  productId: string
  assignedSubscriptionOptions?: AssignedSubscriptionOption[]
}

export type AssignSubscriptionOptionsToProductResponse = Record<never, never>

export interface AssignedSubscriptionOption {
  id: string
  hidden?: boolean
}

export type BulkCreateSubscriptionOptionsRefusal = 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'

export interface BulkCreateSubscriptionOptionsRequest {
  subscriptionOptions: NewSubscriptionOption[]
}

export interface BulkCreateSubscriptionOptionsResponse {
  subscriptionOptions: SubscriptionOption[]
}

export type BulkDeleteSubscriptionOptionsRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface BulkDeleteSubscriptionOptionsRequest {
  ids: string[]
}

export type BulkDeleteSubscriptionOptionsResponse = Record<never, never>

export type BulkUpdateSubscriptionOptionsRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface BulkUpdateSubscriptionOptionsRequest {
  subscriptionOptions: SubscriptionOptionChanges[]
}

export interface BulkUpdateSubscriptionOptionsResponse {
  subscriptionOptions: SubscriptionOption[]
}

export type CreateSubscriptionOptionRefusal = 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'

export interface CreateSubscriptionOptionRequest {
  subscriptionOption: NewSubscriptionOption
}

export interface CreateSubscriptionOptionResponse {
  subscriptionOption: SubscriptionOption
}

export type DeleteSubscriptionOptionRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface DeleteSubscriptionOptionRequest {
  id: string
}

export type DeleteSubscriptionOptionResponse = Record<never, never>

export type GetOneTimePurchasesStatusRefusal = 'PRODUCT_NOT_FOUND'

export interface GetOneTimePurchasesStatusRequest {
  productId: string
}

export interface GetOneTimePurchasesStatusResponse {
  allowed: boolean
}

export type GetProductIdsForSubscriptionOptionRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface GetProductIdsForSubscriptionOptionRequest {
  id: string
  includeHiddenProducts?: boolean
  paging?: Paging
}

export interface GetProductIdsForSubscriptionOptionResponse {
  productIds: string[]
  metadata: {
    items: number
    offset: number
  }
  totalResults: number
}

export type GetSubscriptionOptionRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface GetSubscriptionOptionRequest {
  id: string
}

export interface GetSubscriptionOptionResponse {
  subscriptionOption: SubscriptionOption
}

export type GetSubscriptionOptionsForProductRefusal = 'PRODUCT_NOT_FOUND'

export interface GetSubscriptionOptionsForProductRequest {
  productId: string
  includeHiddenSubscriptionOptions?: boolean
}

export interface GetSubscriptionOptionsForProductResponse {
  subscriptionOptions: SubscriptionOptionInProduct[]
}

export interface NewSubscriptionOption {
  title: string
  subscriptionSettings: SubscriptionSettingsForWrite
  description?: string | null
  discount?: SubscriptionDiscountForWrite | null
}

export interface SubscriptionDiscount {
  type: 'UNDEFINED' | 'AMOUNT' | 'PERCENT'
  value: number
}

export interface SubscriptionDiscountForWrite {
  type?: 'UNDEFINED' | 'AMOUNT' | 'PERCENT'
  value?: number
}

export interface SubscriptionOption {
  id: string
  title: string
  description?: string
  subscriptionSettings: SubscriptionSettings
  discount?: SubscriptionDiscount
}

export interface SubscriptionOptionChanges {
  id: string
  title?: string
  subscriptionSettings?: SubscriptionSettingsForWrite
  description?: string | null
  discount?: SubscriptionDiscountForWrite | null
}

export interface SubscriptionOptionInProduct {
  id: string
  hidden: boolean
  title: string
  description?: string
  subscriptionSettings: SubscriptionSettings
  discount?: SubscriptionDiscount
}

export interface SubscriptionSettings {
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  autoRenewal: boolean
  billingCycles?: number
  interval: number
}

export interface SubscriptionSettingsForWrite {
  frequency?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  autoRenewal?: boolean
  billingCycles?: number | null
  interval?: number | null
}

export type UpdateSubscriptionOptionRefusal = 'SUBSCRIPTION_OPTION_NOT_FOUND'

export interface UpdateSubscriptionOptionRequest {
  subscriptionOption: SubscriptionOptionChanges
}

export interface UpdateSubscriptionOptionResponse {
  subscriptionOption: SubscriptionOption
}

/** Module `stores.subscription-options`. */
export const subscriptionOptions = {
  /** One subscription option. */
  getSubscriptionOption: call<GetSubscriptionOptionRequest, GetSubscriptionOptionResponse, GetSubscriptionOptionRefusal>('GET', '/_api/subscription-options-reader-server/v1/subscription-options/{id}', { values: { subscriptionOption: { discount: { value: 'float' } } } }),
  /** The options a product offers, in their order. Hidden ones are for administrators who ask for them. */
  getSubscriptionOptionsForProduct: call<GetSubscriptionOptionsForProductRequest, GetSubscriptionOptionsForProductResponse, GetSubscriptionOptionsForProductRefusal>('GET', '/_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}', { values: { subscriptionOptions: { discount: { value: 'float' } } } }),
  /** The products that offer an option. Hidden products are for administrators who ask for them. */
  getProductIdsForSubscriptionOption: call<GetProductIdsForSubscriptionOptionRequest, GetProductIdsForSubscriptionOptionResponse, GetProductIdsForSubscriptionOptionRefusal>('GET', '/_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds'),
  /** Purchases of a product without a subscription: allowed or not. They are by default. */
  getOneTimePurchasesStatus: call<GetOneTimePurchasesStatusRequest, GetOneTimePurchasesStatusResponse, GetOneTimePurchasesStatusRefusal>('GET', '/_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus'),
  /** Makes an option that products can offer. */
  createSubscriptionOption: call<CreateSubscriptionOptionRequest, CreateSubscriptionOptionResponse, CreateSubscriptionOptionRefusal>('POST', '/stores/v1/subscription-options', { values: { subscriptionOption: { discount: { value: 'float' } } } }),
  /** Sets what is present; every product that offers the option shows it. */
  updateSubscriptionOption: call<UpdateSubscriptionOptionRequest, UpdateSubscriptionOptionResponse, UpdateSubscriptionOptionRefusal>('PATCH', '/stores/v1/subscription-options/{subscriptionOption.id}', { values: { subscriptionOption: { discount: { value: 'float' } } } }),
  /** Deletes an option and takes it off the products that offer it. */
  deleteSubscriptionOption: call<DeleteSubscriptionOptionRequest, DeleteSubscriptionOptionResponse, DeleteSubscriptionOptionRefusal>('DELETE', '/stores/v1/subscription-options/{id}'),
  /** Makes several options, all or none. */
  bulkCreateSubscriptionOptions: call<BulkCreateSubscriptionOptionsRequest, BulkCreateSubscriptionOptionsResponse, BulkCreateSubscriptionOptionsRefusal>('POST', '/stores/v1/subscription-options/createBulk', { values: { subscriptionOptions: { discount: { value: 'float' } } } }),
  /** Changes several options, all or none. */
  bulkUpdateSubscriptionOptions: call<BulkUpdateSubscriptionOptionsRequest, BulkUpdateSubscriptionOptionsResponse, BulkUpdateSubscriptionOptionsRefusal>('PATCH', '/stores/v1/subscription-options', { values: { subscriptionOptions: { discount: { value: 'float' } } } }),
  /** Deletes several options, all or none. */
  bulkDeleteSubscriptionOptions: call<BulkDeleteSubscriptionOptionsRequest, BulkDeleteSubscriptionOptionsResponse, BulkDeleteSubscriptionOptionsRefusal>('POST', '/stores/v1/subscription-options/deleteBulk'),
  /** Sets the options that a product offers, in this order; others are taken off. */
  assignSubscriptionOptionsToProduct: call<AssignSubscriptionOptionsToProductRequest, AssignSubscriptionOptionsToProductResponse, AssignSubscriptionOptionsToProductRefusal>('POST', '/stores/v1/subscription-options/product/{productId}/assign'),
  /** Sets if a product can be bought without a subscription. */
  allowOneTimePurchases: call<AllowOneTimePurchasesRequest, AllowOneTimePurchasesResponse, AllowOneTimePurchasesRefusal>('PATCH', '/stores/v1/subscription-options/product/{productId}/allowOneTimePurchase'),
}
