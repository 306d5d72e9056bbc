import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery } from './me.ts'

/**
 * Scopes that a role needs to see a page and those below it. Pages of events have no entry: everybody on the staff may read what is published.
 */
const needs: readonly (readonly [string, Scope])[] = [
  [paths.orders(), 'orders.read'],
  [paths.paymentDifferences(), 'orders.read'],
  [paths.products(), 'catalog.read'],
  [paths.collections(), 'catalog.read'],
  [paths.brands(), 'catalog.read'],
  [paths.ribbons(), 'catalog.read'],
  [paths.infoSections(), 'catalog.read'],
  [paths.customizations(), 'catalog.read'],
  [paths.promotions(), 'catalog.read'],
  [paths.coupons(), 'catalog.read'],
  [paths.media(), 'catalog.read'],
  [paths.inventory(), 'inventory.read'],
  [paths.backInStock(), 'inventory.read'],
  [paths.guestLists(), 'guests.read'],
  [paths.members(), 'members.read'],
  [paths.settings(), 'settings.read'],
  [paths.setup(), 'settings.read'],
  [paths.locations(), 'inventory.read'],
  [paths.ticketSettings(), 'events.read'],
  [paths.checkoutLinks(), 'orders.read'],
  [paths.giftCards(), 'orders.read'],
  [paths.eventCalendar(), 'events.read'],
  [paths.eventBoard(), 'events.read'],
  [paths.eventTemplates(), 'events.read'],
  [paths.venues(), 'events.read'],
  [paths.seatPlans(), 'events.read'],
  [paths.doorStaff(), 'guests.read'],
]

/** Every scope that the page of this address needs. */
export function scopesOfPage(href: string): Scope[] {
  const [pathname = ''] = href.split(/[?#]/)
  if (/^\/events\/[^/]+\/guests$/.test(pathname)) return ['guests.read']
  if (/^\/events\/[^/]+\/(access-codes|edit|messages|schedule|seats)$/.test(pathname)) return ['events.read']
  return needs.flatMap(([page, scope]) => (pathname === page || pathname.startsWith(`${page}/`) ? scope : []))
}

/** True when the page of this address can be shown to the user. Nothing is held back before that is known. */
export function mayOpen(href: string): boolean {
  const me = queryClient.getQueryData(meQuery().queryKey)
  return me === undefined || lackingScope(me.user.scopes, scopesOfPage(href)) === undefined
}
