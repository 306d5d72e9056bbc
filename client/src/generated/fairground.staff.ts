// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type RequestSignInLinkRefusal = 'TOO_MANY_REQUESTS'

export interface RequestSignInLinkRequest {
  email: string
}

export type RequestSignInLinkResponse = Record<never, never>

export interface StaffSite {
  id: string
  name: string
  currency: string
  locale: string
  timeZone: string
  testPayments: boolean
  testMode: boolean
  settingUp: boolean
  now: Date
}

export interface StaffUser {
  id: string
  email: string
  name: string
  role: string
  roleName: string
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
}

export type WhoAmIRefusal = never

export type WhoAmIRequest = Record<never, never>

export interface WhoAmIResponse {
  user: StaffUser
  site: StaffSite
}

/** Module `fairground.staff`. */
export const staff = {
  /** The signed-in staff user, whatever their role, and the site. */
  whoAmI: call<WhoAmIRequest, WhoAmIResponse, WhoAmIRefusal>('GET', '/fairground/v1/staff/me', { values: { site: { now: 'date' } } }),
  /** Sends a sign-in link to a staff user. The answer is the same whether the address is known or not. */
  requestSignInLink: call<RequestSignInLinkRequest, RequestSignInLinkResponse, RequestSignInLinkRefusal>('POST', '/fairground/v1/staff/sign-in-link'),
}
