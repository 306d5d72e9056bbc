// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AuthorizeRequest {
  clientId?: string
  responseType?: string
  redirectUri?: string
  scope?: string
  state?: string
  responseMode?: string
  codeChallenge?: string
  codeChallengeMethod?: string
  sessionToken?: string
  nonce?: string
  prompt?: string
  idp?: string
}

export interface CallbackParams {
  thankYouPageUrl?: string
  postFlowUrl?: string
  loginUrl?: string
  bookingsServiceListUrl?: string
  cartPageUrl?: string
  planListUrl?: string
}

export type CreateRedirectSessionRefusal = 'UNKNOWN_CLIENT'

export interface CreateRedirectSessionRequest {
  auth?: RedirectSessionAuthParams
  login?: RedirectSessionLoginParams
  logout?: RedirectSessionLogoutParams
  ecomCheckout?: RedirectSessionEcomCheckoutParams
  eventsCheckout?: RedirectSessionEventsCheckoutParams
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams
  bookingsBook?: RedirectSessionBookingsBookParams
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams
  storesProduct?: RedirectSessionStoresProductParams
  memberAccountPage?: RedirectSessionMembersAccountParams
  callbacks?: CallbackParams
  preferences?: RedirectSessionPreferences
  origin?: string
}

export interface CreateRedirectSessionResponse {
  redirectSession: RedirectSession
}

export interface RedirectSession {
  id: string
  fullUrl: string
  urlDetails: URLDetails
  sessionToken?: string
  shortUrl?: string
}

export interface RedirectSessionAuthParams {
  authRequest?: AuthorizeRequest
  prompt?: 'login' | 'none'
}

export interface RedirectSessionBookingsBookParams {
  resourceId?: string
}

export interface RedirectSessionBookingsCheckoutParams {
  timezone?: string
  slotAvailability?: SlotAvailability
}

export interface RedirectSessionEcomCheckoutParams {
  checkoutId?: string
}

export interface RedirectSessionEcomOrderPaymentRequestParams {
  paymentRequestId?: string
}

export interface RedirectSessionEventsCheckoutParams {
  reservationId?: string
  eventSlug?: string
}

export type RedirectSessionLoginParams = Record<never, never>

export interface RedirectSessionLogoutParams {
  clientId?: string
}

export interface RedirectSessionMembersAccountParams {
  section?: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'
}

export interface RedirectSessionPaidPlansCheckoutParams {
  planId?: string
  checkoutData?: string
}

export interface RedirectSessionPreferences {
  maintainIdentity?: boolean
  additionalQueryParameters?: Record<string, string>
}

export interface RedirectSessionStoresProductParams {
  productSlug?: string
}

export interface Slot {
  serviceId?: string
  startDate?: string
  endDate?: string
  timezone?: string
}

export interface SlotAvailability {
  slot?: Slot
}

export interface URLDetails {
  endpoint: string
  searchParams: Record<string, string>
}

/** Module `redirects.redirects`. */
export const redirects = {
  /** Address of one of our pages for one step of a flow, and the way back from it. */
  createRedirectSession: call<CreateRedirectSessionRequest, CreateRedirectSessionResponse, CreateRedirectSessionRefusal>('POST', '/_api/redirects-api/v1/redirect-session', { personal: true }),
}
