import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { getSubscriptionOptionsForProduct } from '@fairground/contract/stores/subscription-options.ts'
import type { Ctx } from '../../ground/context.ts'
import { findOptionsOfProduct, isSubscriptionOnly } from './queries.ts'
import { optionToWire } from './wire.ts'

type Answer = ResponseOf<typeof getSubscriptionOptionsForProduct>

/** The subscriptions that a product offers, in its order. */
export async function optionsOfProduct(
  { db, site }: Ctx,
  productId: string,
  { withHidden }: { readonly withHidden: boolean },
): Promise<Answer['subscriptionOptions']> {
  const rows = await db.rows(findOptionsOfProduct, { productId, withHidden })
  return rows.map((row) => ({ ...optionToWire(row, site.currency), hidden: row.hidden }))
}

/** False for a product that is sold by subscription only. */
export const mayBeBoughtOnce = async ({ db }: Ctx, productId: string): Promise<boolean> =>
  (await db.row(isSubscriptionOnly, { productId })) === undefined
