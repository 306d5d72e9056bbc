import * as wire from '@fairground/contract/ecom/current-cart.ts'
import { priceItems } from '@fairground/contract/fairground/item-prices.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { triesOfCodes } from '../coupons/operations.ts'
import type { StoreDeps } from '../sellables/store-deps.ts'
import { estimate } from './estimate.ts'
import {
  addToCart,
  deleteCart,
  getCart,
  removeCouponFromCart,
  removeFromCart,
  type ShownCart,
  setCartQuantities,
  updateCart,
} from './operations.ts'
import { pricesOfItems } from './price-items.ts'
import { cartToWire } from './wire.ts'

export function cartRoutes(api: Api, { sellables, publicUrl }: StoreDeps): void {
  const answer = (ctx: Ctx, changed: ShownCart) => ({ cart: cartToWire(ctx, publicUrl, changed) })

  mount(api, wire.getCurrentCart, async (_, ctx) => answer(ctx, await getCart(ctx, sellables)))
  mount(
    api,
    wire.updateCurrentCart,
    async ({ cartInfo, cartFieldmask, ...request }, ctx) =>
      answer(
        ctx,
        await updateCart(ctx, sellables, {
          ...request,
          cartInfo: masked(cartInfo ?? {}, cartFieldmask, wire.CartInfo, 'cartInfo'),
        }),
      ),
    { limit: ({ couponCode }) => triesOfCodes(couponCode) },
  )
  mount(api, wire.deleteCurrentCart, async (_, ctx) => {
    await deleteCart(ctx)
    return {}
  })
  mount(api, wire.addToCurrentCart, async (request, ctx) => answer(ctx, await addToCart(ctx, sellables, request)))
  mount(api, wire.removeLineItemsFromCurrentCart, async ({ lineItemIds }, ctx) =>
    answer(ctx, await removeFromCart(ctx, sellables, lineItemIds)),
  )
  mount(api, wire.updateCurrentCartLineItemQuantity, async ({ lineItems }, ctx) =>
    answer(ctx, await setCartQuantities(ctx, sellables, lineItems)),
  )
  mount(api, wire.removeCouponFromCurrentCart, async (_, ctx) =>
    answer(ctx, await removeCouponFromCart(ctx, sellables)),
  )
  mount(api, priceItems, (request, ctx) => pricesOfItems(ctx, sellables, request))
  mount(api, wire.estimateCurrentCartTotals, (request, ctx) => estimate(ctx, sellables, publicUrl, request))
}
