import type { Tx } from '../../ground/database.ts'
import { CouponChanged } from '../purchase/coupon-changed.ts'
import { shareCoupon } from './queries.ts'

/** Locks a coupon, which stays as it was read until the transaction ends. Throws CouponChanged where it is another by now. */
export async function lockCoupon(tx: Tx, { id, revision }: { id: string; revision: bigint }): Promise<void> {
  if ((await tx.row(shareCoupon, { id }))?.revision !== revision) throw new CouponChanged()
}
