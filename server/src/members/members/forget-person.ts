import type { Tx } from '../../db/database.ts'
import { forgetReservationsOf } from '../../events/reservations/personal-data.ts'
import { forgetRsvpsOf } from '../../events/rsvp/personal-data.ts'
import type { Ctx } from '../../http/context.ts'
import { forgetBuyersOf } from '../../purchase/forget-buyers.ts'
import { forgetBackInStockOf } from '../../store/back-in-stock/personal-data.ts'
import { forgetCartsOf } from '../../store/carts/personal-data.ts'
import { forgetWishlistsOf } from '../../store/wishlists/personal-data.ts'

/** What other features keep about people whose accounts are deleted: gone, or taken out of what the books need. */
export async function forgetPeople(tx: Tx, ids: readonly string[], ctx: Pick<Ctx, 'now' | 'newId'>): Promise<void> {
  await forgetCartsOf(tx, ids)
  await forgetWishlistsOf(tx, ids)
  await forgetBackInStockOf(tx, ids)
  await forgetReservationsOf(tx, ids)
  await forgetRsvpsOf(tx, ids, ctx.now)
  await forgetBuyersOf(tx, ids, ctx)
}
