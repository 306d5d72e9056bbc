import { createCoupon, queryCoupons } from '@fairground/contract/ecom/coupons.ts'
import { coupons } from './content/coupons.ts'
import type { Seeding } from './seeding.ts'

export async function bringCoupons({ merchant, now }: Seeding): Promise<void> {
  const { coupons: made } = await merchant.call(queryCoupons, {}, now)
  const codes = made.map(({ specification }) => specification.code)
  for (const specification of coupons) {
    if (!codes.includes(specification.code)) await merchant.call(createCoupon, { specification }, now)
  }
}
