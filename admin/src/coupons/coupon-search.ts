import type { QueryCouponsRequest } from '@fairground/client/generated/ecom.coupons.ts'
import { type CouponTab, type ListChoice, PAGE_SIZE } from '../paths.ts'

type Filter = Record<string, unknown>

/** The states as `couponState` distinguishes them. */
function inTab(tab: CouponTab, now: Date): Filter {
  const on = { 'specification.active': true }
  const moment = String(now.getTime())
  const begun = {
    ...on,
    expired: false,
    $or: [{ 'specification.startTime': null }, { 'specification.startTime': { $lte: moment } }],
  }
  switch (tab) {
    case 'all':
      return {}
    case 'active':
      return { ...begun, usedUp: false }
    case 'scheduled':
      return { ...on, expired: false, 'specification.startTime': { $gt: moment } }
    case 'used-up':
      return { ...begun, usedUp: true }
    case 'expired':
      return { ...on, expired: true }
    case 'off':
      return { 'specification.active': false }
  }
}

/** Words are looked for in name and code. */
export function couponSearch(
  { tab = 'all', q, sort, page = 1, size = PAGE_SIZE }: ListChoice<CouponTab>,
  now: Date,
): QueryCouponsRequest {
  const state = inTab(tab, now)
  const words = q && { $or: [{ 'specification.name': { $contains: q } }, { 'specification.code': { $contains: q } }] }
  const filter = words ? { ...state, $and: [words] } : state
  return {
    query: {
      filter: JSON.stringify(filter),
      ...(sort && { sort: JSON.stringify({ [sort.replace(/^-/, '')]: sort.startsWith('-') ? 'desc' : 'asc' }) }),
      paging: { limit: size, offset: (page - 1) * size },
    },
  }
}
