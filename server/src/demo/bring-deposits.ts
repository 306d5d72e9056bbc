import { setProductDeposit } from '@fairground/contract/fairground/product-deposits.ts'
import { deposits } from './content/offers.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

/** Goods that are ordered with a part of their price. */
export async function bringDeposits(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const idOf = await productIds(seeding)
  for (const { product, deposit } of deposits) {
    const productId = idOf(product)
    if (productId) await merchant.call(setProductDeposit, { productId, deposit }, now)
  }
}
