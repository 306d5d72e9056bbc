import type { SearchOrdersRequest } from '@fairground/client/generated/ecom.orders.ts'
import { sortingOf } from '../list/list-choice.ts'
import { type ListChoice, type OrderTab, PAGE_SIZE } from '../paths.ts'

import type { Span } from './order-period.ts'

type Filter = Record<string, unknown>

/** INITIALIZED orders wait at a payment page and are nobody's work yet, but for those whose amount is reserved. */
const placed: Filter = { $or: [{ status: { $ne: 'INITIALIZED' } }, { paymentStatus: 'PENDING_MERCHANT' }] }

/** Orders that a tab holds. */
const inTab: Record<OrderTab, Filter> = {
  all: { archived: false, ...placed },
  work: {
    archived: false,
    status: 'APPROVED',
    fulfillmentStatus: { $ne: 'FULFILLED' },
    paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
  },
  unpaid: {
    archived: false,
    status: { $in: ['APPROVED', 'PENDING'] },
    paymentStatus: { $in: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'] },
  },
  reserved: {
    archived: false,
    status: { $in: ['INITIALIZED', 'PENDING', 'APPROVED'] },
    paymentStatus: 'PENDING_MERCHANT',
  },
  canceled: { archived: false, status: 'CANCELED' },
  archived: { archived: true, ...placed },
}

/** A prefix, as shops put one before the numbers that buyers read, and the number. */
const PREFIXED = /^[A-Z0-9 /._-]{0,19}[A-Z /._-](\d{1,15})$/i

/**
 * A number finds that order, an address its orders, and every other word must stand in the name or the address. A word that ends in a number
 * may be that of an order behind its prefix, too.
 */
export function matching(q: string): Filter {
  const number = /^#?(\d{1,15})$/.exec(q)?.[1]
  if (number) return { number }
  const prefixed = PREFIXED.exec(q)?.[1]
  return prefixed ? { $or: [{ number: prefixed }, wordsIn(q)] } : wordsIn(q)
}

function wordsIn(q: string): Filter {
  if (q.includes('@')) return { 'buyerInfo.email': { $contains: q.toLowerCase() } }
  const words = q.split(/\s+/).filter(Boolean).slice(0, 5)
  return {
    $and: words.map((word) => ({
      $or: [
        { 'billingInfo.contactDetails.firstName': { $contains: word } },
        { 'billingInfo.contactDetails.lastName': { $contains: word } },
        { 'buyerInfo.email': { $contains: word.toLowerCase() } },
      ],
    })),
  }
}

export function orderFilter(tab: OrderTab, q?: string, created?: Span): Filter {
  const more = [...(q ? [matching(q)] : []), ...(created ? [{ createdDate: created }] : [])]
  return more.length > 0 ? { $and: [inTab[tab], ...more] } : inTab[tab]
}

/** A cursor holds filter and sort already: beside it they are left out. */
export function orderSearch(
  { tab = 'all', q, sort, cursor, size = PAGE_SIZE }: ListChoice<OrderTab>,
  created?: Span,
): SearchOrdersRequest {
  if (cursor) return { search: { cursorPaging: { cursor, limit: size } } }
  const sorting = sortingOf(sort)
  return {
    search: { filter: orderFilter(tab, q, created), ...(sorting && { sort: sorting }), cursorPaging: { limit: size } },
  }
}
