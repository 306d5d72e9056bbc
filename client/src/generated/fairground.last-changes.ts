// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface ChangedBy {
  kind: 'staff' | 'apiKey' | 'system'
  id?: string
  name?: string
}

export type GetLastChangeOfBrandRefusal = never

export interface GetLastChangeOfBrandRequest {
  id: string
}

export interface GetLastChangeOfBrandResponse {
  change?: LastChange
}

export type GetLastChangeOfCategoryRefusal = never

export interface GetLastChangeOfCategoryRequest {
  id: string
}

export interface GetLastChangeOfCategoryResponse {
  change?: LastChange
}

export type GetLastChangeOfCouponRefusal = never

export interface GetLastChangeOfCouponRequest {
  id: string
}

export interface GetLastChangeOfCouponResponse {
  change?: LastChange
}

export type GetLastChangeOfCustomizationRefusal = never

export interface GetLastChangeOfCustomizationRequest {
  id: string
}

export interface GetLastChangeOfCustomizationResponse {
  change?: LastChange
}

export type GetLastChangeOfEventRefusal = never

export interface GetLastChangeOfEventRequest {
  id: string
}

export interface GetLastChangeOfEventResponse {
  change?: LastChange
}

export type GetLastChangeOfInfoSectionRefusal = never

export interface GetLastChangeOfInfoSectionRequest {
  id: string
}

export interface GetLastChangeOfInfoSectionResponse {
  change?: LastChange
}

export type GetLastChangeOfMemberRefusal = never

export interface GetLastChangeOfMemberRequest {
  id: string
}

export interface GetLastChangeOfMemberResponse {
  change?: LastChange
}

export type GetLastChangeOfProductRefusal = never

export interface GetLastChangeOfProductRequest {
  id: string
}

export interface GetLastChangeOfProductResponse {
  change?: LastChange
}

export type GetLastChangeOfPromotionRefusal = never

export interface GetLastChangeOfPromotionRequest {
  id: string
}

export interface GetLastChangeOfPromotionResponse {
  change?: LastChange
}

export type GetLastChangeOfRibbonRefusal = never

export interface GetLastChangeOfRibbonRequest {
  id: string
}

export interface GetLastChangeOfRibbonResponse {
  change?: LastChange
}

export type GetLastChangeOfSiteRefusal = never

export interface GetLastChangeOfSiteRequest {
  id: string
}

export interface GetLastChangeOfSiteResponse {
  change?: LastChange
}

export type GetLastChangeOfStoresLocationRefusal = never

export interface GetLastChangeOfStoresLocationRequest {
  id: string
}

export interface GetLastChangeOfStoresLocationResponse {
  change?: LastChange
}

export type GetLastChangeOfTicketDefinitionRefusal = never

export interface GetLastChangeOfTicketDefinitionRequest {
  id: string
}

export interface GetLastChangeOfTicketDefinitionResponse {
  change?: LastChange
}

export interface LastChange {
  date: Date
  by: ChangedBy
}

/** Module `fairground.last-changes`. */
export const lastChanges = {
  /** Latest change of the product: its author and time. */
  getLastChangeOfProduct: call<GetLastChangeOfProductRequest, GetLastChangeOfProductResponse, GetLastChangeOfProductRefusal>('GET', '/fairground/v1/last-changes/products/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the category: its author and time. */
  getLastChangeOfCategory: call<GetLastChangeOfCategoryRequest, GetLastChangeOfCategoryResponse, GetLastChangeOfCategoryRefusal>('GET', '/fairground/v1/last-changes/categories/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the info section: its author and time. */
  getLastChangeOfInfoSection: call<GetLastChangeOfInfoSectionRequest, GetLastChangeOfInfoSectionResponse, GetLastChangeOfInfoSectionRefusal>('GET', '/fairground/v1/last-changes/info-sections/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the customization: its author and time. */
  getLastChangeOfCustomization: call<GetLastChangeOfCustomizationRequest, GetLastChangeOfCustomizationResponse, GetLastChangeOfCustomizationRefusal>('GET', '/fairground/v1/last-changes/customizations/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the promotion: its author and time. */
  getLastChangeOfPromotion: call<GetLastChangeOfPromotionRequest, GetLastChangeOfPromotionResponse, GetLastChangeOfPromotionRefusal>('GET', '/fairground/v1/last-changes/promotions/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the brand: its author and time. */
  getLastChangeOfBrand: call<GetLastChangeOfBrandRequest, GetLastChangeOfBrandResponse, GetLastChangeOfBrandRefusal>('GET', '/fairground/v1/last-changes/brands/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the ribbon: its author and time. */
  getLastChangeOfRibbon: call<GetLastChangeOfRibbonRequest, GetLastChangeOfRibbonResponse, GetLastChangeOfRibbonRefusal>('GET', '/fairground/v1/last-changes/ribbons/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the coupon: its author and time. */
  getLastChangeOfCoupon: call<GetLastChangeOfCouponRequest, GetLastChangeOfCouponResponse, GetLastChangeOfCouponRefusal>('GET', '/fairground/v1/last-changes/coupons/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the stores location: its author and time. */
  getLastChangeOfStoresLocation: call<GetLastChangeOfStoresLocationRequest, GetLastChangeOfStoresLocationResponse, GetLastChangeOfStoresLocationRefusal>('GET', '/fairground/v1/last-changes/stores-locations/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the event: its author and time. */
  getLastChangeOfEvent: call<GetLastChangeOfEventRequest, GetLastChangeOfEventResponse, GetLastChangeOfEventRefusal>('GET', '/fairground/v1/last-changes/events/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the ticket definition: its author and time. */
  getLastChangeOfTicketDefinition: call<GetLastChangeOfTicketDefinitionRequest, GetLastChangeOfTicketDefinitionResponse, GetLastChangeOfTicketDefinitionRefusal>('GET', '/fairground/v1/last-changes/ticket-definitions/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the member: its author and time. */
  getLastChangeOfMember: call<GetLastChangeOfMemberRequest, GetLastChangeOfMemberResponse, GetLastChangeOfMemberRefusal>('GET', '/fairground/v1/last-changes/members/{id}', { values: { change: { date: 'date' } } }),
  /** Latest change of the site: its author and time. */
  getLastChangeOfSite: call<GetLastChangeOfSiteRequest, GetLastChangeOfSiteResponse, GetLastChangeOfSiteRefusal>('GET', '/fairground/v1/last-changes/sites/{id}', { values: { change: { date: 'date' } } }),
}
