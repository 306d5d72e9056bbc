import { type Operation, operationKey } from '@fairground/contract/operation.ts'
import type { Caller } from '../ground/caller.ts'

/** Level of refusal: 0 nothing, 1 reads of passers-by, 2 reads of everybody but administrators, 3 all but sales and staff. */
export type Level = 0 | 1 | 2 | 3

/** One sample of what the process has to do. */
export interface Load {
  /** Milliseconds by which the event loop ran a timer late. */
  readonly lagMs: number
  /** Queries that wait for a database connection. */
  readonly waiting: number
}

/** Above one of them the process is overloaded. */
export interface LoadBounds {
  readonly lagMs: number
  readonly queue: number
}

/** The level and the pressures since it was entered, newest last. */
export interface Standing {
  readonly level: Level
  readonly recent: readonly number[]
}

export const calm: Standing = { level: 0, recent: [] }

/** Pressure above which a level is entered; 1 is the bound itself. */
const ENTRY_PRESSURE = [0, 1, 2, 4] as const
const LEFT_BELOW = 0.5
/** One long task is no overload. */
export const SAMPLES_TO_ENTER = 3
/** Falling too early would let the same callers back in at once. */
export const SAMPLES_TO_LEAVE = 10

export const pressureOf = ({ lagMs, waiting }: Load, bounds: LoadBounds): number =>
  Math.max(lagMs / bounds.lagMs, waiting / bounds.queue)

/** The standing after one more sample: up to where the last three all are, down by one after ten far below. */
export function after({ level, recent }: Standing, pressure: number): Standing {
  const samples = [...recent, pressure].slice(-SAMPLES_TO_LEAVE)
  const least = samples.length < SAMPLES_TO_ENTER ? 0 : Math.min(...samples.slice(-SAMPLES_TO_ENTER))
  const reached = ([3, 2, 1] as const).find((one) => least > ENTRY_PRESSURE[one]) ?? 0
  if (reached > level) return { level: reached, recent: [] }
  const isFarBelow = samples.every((one) => one < ENTRY_PRESSURE[level] * LEFT_BELOW)
  if (samples.length === SAMPLES_TO_LEAVE && isFarBelow) return { level: (level - 1) as Level, recent: [] } // level 0 is never far above
  return { level, recent: samples }
}

/** Purpose of a request. `sale` is everything that a buyer needs to finish, and the door. */
export type Purpose = 'sale' | 'read' | 'change'
export type Sender = 'passerBy' | 'member' | 'apiKey' | 'staff'

/** True when a request that needs work is refused. */
export function isRefused(level: Level, purpose: Purpose, sender: Sender): boolean {
  if (level === 0 || purpose === 'sale' || sender === 'staff') return false
  if (level === 3) return true
  if (purpose === 'change') return false
  return sender === 'passerBy' || (level === 2 && sender === 'member')
}

export function senderOf({ kind }: Caller): Sender {
  if (kind === 'doorStaff') return 'staff'
  return kind === 'anonymous' || kind === 'visitor' ? 'passerBy' : kind
}

const SALE_MODULES: readonly string[] = [
  'ecom.checkout',
  'events.ticket-reservations',
  'fairground.door',
  'fairground.payments',
]

/** Operations of other modules without which a sale or the door stands still; a visitor's token runs out in the middle of one. */
export const SALE_OPERATIONS: readonly string[] = [
  'ecom.current-cart.getCurrentCart',
  'ecom.current-cart.estimateCurrentCartTotals',
  'ecom.current-cart.createCheckoutFromCurrentCart',
  'events.orders.getCheckoutOptions',
  'events.orders.createReservation',
  'events.orders.cancelReservation',
  'events.orders.getInvoice',
  'events.orders.checkout',
  'events.orders.updateCheckout',
  'events.orders.getOrder',
  'events.tickets.checkInTickets',
  'events.rsvp.checkInRsvp',
  'events.rsvp-v-2.checkInRsvpGuests',
  'fairground.order-view.getPlacedOrder',
  'redirects.redirects.createRedirectSession',
  'sdk.core.token',
  'sdk.core.oauthAccess',
]

/** POST operations that change nothing are named so. */
const READS =
  /^(bulkGet|get)(?!OrCreate)|^(list|query|search|count|find|calculate|convert|estimate|preview)|^(graphql|tokenInfo)$/

/** True when repeating it changes nothing, as the first time did not. */
export const isRead = ({ name, method }: Pick<Operation, 'name' | 'method'>): boolean =>
  method === 'GET' || (method === 'POST' && READS.test(name))

export function purposeOf(operation: Pick<Operation, 'module' | 'name' | 'method'>): Purpose {
  if (SALE_MODULES.includes(operation.module) || SALE_OPERATIONS.includes(operationKey(operation))) return 'sale'
  return isRead(operation) ? 'read' : 'change'
}

const SALE_PAGES = /^src\/(cart|checkout|ticket-checkout|tickets|thanks|placed-order)\//

/** Purpose of a page of the storefront, by its source file. */
export const purposeOfPage = (source: string, isPost: boolean): Purpose =>
  SALE_PAGES.test(source) ? 'sale' : isPost ? 'change' : 'read'
