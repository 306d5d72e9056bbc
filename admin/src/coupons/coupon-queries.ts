import { coupons } from '@fairground/client/generated/ecom.coupons.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CouponTab, ListChoice } from '../paths.ts'
import { meQuery } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { couponSearch } from './coupon-search.ts'

export const couponClient = staffClient({ coupons }).coupons

/** Keys of everything that shows coupons. */
export const COUPONS = 'coupons'

export const couponListQuery = ({ tab, q, sort, page, size }: ListChoice<CouponTab>) =>
  queryOptions({
    queryKey: [COUPONS, 'list', { tab, q, sort, page, size }],
    queryFn: async ({ signal, client }) => {
      const { clockLeadMs } = await client.ensureQueryData(meQuery())
      const request = couponSearch({ tab, q, sort, page, size }, new Date(Date.now() + clockLeadMs))
      const { coupons: found, totalResults } = await couponClient.queryCoupons(request, { signal })
      return { coupons: found, total: totalResults }
    },
    placeholderData: keepPreviousData,
  })

export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: [COUPONS, 'one', id],
    queryFn: async ({ signal }) => (await couponClient.getCoupon({ id }, { signal })).coupon,
  })
