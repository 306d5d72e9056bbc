import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import { present } from '@fairground/domain/present.ts'
import { paidByCards } from '@fairground/domain/price/sums.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import { closedOf } from '../../ground/closed.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { cannotUse, couponUse } from '../coupons/operations.ts'
import { readySlot } from '../delivery/slots.ts'
import { spentCard } from '../gift-cards/card-of-checkout.ts'
import { assertOnSale, isSoldOut } from '../lines/availability.ts'
import { paymentOptionOf } from '../lines/price-lines.ts'
import { freePools } from '../purchase/after-lapsed.ts'
import { withCouponOfNow } from '../purchase/coupon-changed.ts'
import { lackingForManual } from '../purchase/manual-contact.ts'
import { withPartsOfLines } from '../purchase/parts-of-lines.ts'
import { personTakes } from '../purchase/person-limits.ts'
import { placeOrder, placeOrderWith } from '../purchase/place-order.ts'
import type { OrderFacts, PlacedOrder, Settlement } from '../purchase/purchase.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { Sellable } from '../sellables/sellable.ts'
import { emailOf } from './buyer-email.ts'
import { assertOpen, reach } from './change-checkout.ts'
import { takeBoughtOut } from './leave-cart.ts'
import { orderFacts, purchaseOf } from './order-facts.ts'
import { outOfStock } from './out-of-stock.ts'
import { customerOf, type PricedCheckout, priceToOrder } from './price-checkout.ts'
import { type CheckoutToOrder, findCheckoutToOrder } from './queries.ts'
import { refuseWhenRisen } from './shown-total.ts'

interface OrderedCheckout {
  readonly orderId: string
  /** Id with which the buyer continues the payment; absent when nothing is to be paid now. */
  readonly paymentGatewayOrderId?: string
}

/**
 * Buys a checkout at the prices of now, which the buyer has seen. Repeating it, or submitting it twice at once, gives the order of the first time.
 * Stock, tickets, checkout and cart change in one statement with the order. A cart that was changed since the checkout
 * was made of it keeps what was added; that alone needs a transaction of several statements.
 */
export const orderCheckout = (ctx: Ctx, deps: OrderDeps, request: OrderRequest): Promise<OrderedCheckout> =>
  withCouponOfNow(() => orderOnce(ctx, deps, request))

interface OrderRequest {
  readonly id: string
  readonly savePaymentMethod?: boolean | undefined
  readonly delayCapture?: boolean | undefined
}

export interface OrderDeps {
  readonly sellables: Sellables
  /** True when buyers of the site may pay online. */
  readonly offersPaymentMethods: (site: Site) => boolean
  /** True when a payment method of the site takes the purchase. */
  readonly takesPurchase: (site: Site, purchase: PayablePurchase) => boolean
  /** True when a payment method of the site saves means of payment. */
  readonly savesMeans: (site: Site) => boolean
}

async function orderOnce(ctx: Ctx, { sellables, ...pays }: OrderDeps, request: OrderRequest): Promise<OrderedCheckout> {
  const { id } = request
  const checkout = await ctx.db.row(findCheckoutToOrder, { id, ownerId: reach(ctx) })
  if (!checkout) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
  if (checkout.orderId) return { orderId: checkout.orderId }
  assertOpen(checkout)
  refuseUnsaved(ctx, checkout, pays, request)

  try {
    const priced = await pricedOnceFree(ctx, sellables, checkout)
    return await buy(ctx, { checkout, priced, wishes: wishesOf(request) }, pays).catch((error) => {
      throw outOfStock(error, priced.lines) ?? error
    })
  } catch (error) {
    const ordered = error instanceof ApiError && (await orderedMeanwhile(ctx, id))
    if (ordered) return ordered
    throw error
  }
}

/**
 * The order that the same submission made while this one read: it has taken the gift card, the last unit, the coupon or the slot that is
 * missing now. Throws where another system completed the checkout.
 */
async function orderedMeanwhile(ctx: Ctx, id: string): Promise<OrderedCheckout | undefined> {
  const checkout = await ctx.db.row(findCheckoutToOrder, { id, ownerId: reach(ctx) })
  if (checkout?.orderId) return { orderId: checkout.orderId }
  if (checkout) assertOpen(checkout)
  return undefined
}

/** Priced once more where others hold past their time what is sold out, or the last use of the coupon. */
async function pricedOnceFree(ctx: Ctx, sellables: Sellables, checkout: CheckoutToOrder): Promise<PricedCheckout> {
  const priced = await priceToOrder(ctx, sellables, checkout)
  const { lines, coupon } = priced
  const isUsedUp = coupon?.limits && USED_UP.includes(coupon.invalid?.reason)
  const uses = isUsedUp ? (await couponUse(ctx, coupon, customerOf(checkout))).takes : []
  const pools = [
    ...lines.flatMap(({ sellable }) => (isSoldOut(sellable) ? poolsOf(sellable) : [])),
    ...uses.map(({ poolId }) => poolId),
  ]
  return pools.length > 0 && (await freePools(ctx, pools)) ? priceToOrder(ctx, sellables, checkout) : priced
}

const USED_UP: readonly (string | undefined)[] = ['MAX_USAGE_EXCEEDED', 'MAX_USAGE_PER_CUSTOMER_EXCEEDED']

/** Also of the tickets in a pass or a bundle. */
function poolsOf({ draws, pass, bundle }: Sellable): string[] {
  const parts = [...(pass?.tickets ?? []), ...(bundle?.parts.map(({ ticket }) => ticket) ?? [])]
  return [...draws, ...parts.flatMap((part) => part.draws)].map(({ poolId }) => poolId)
}

/** Only members save, where a method of the site can. */
function refuseUnsaved(
  { site }: Ctx,
  { ownerKind }: CheckoutToOrder,
  { savesMeans }: Pick<OrderDeps, 'savesMeans'>,
  { savePaymentMethod }: OrderRequest,
): void {
  if (savePaymentMethod && (ownerKind !== 'MEMBER' || !savesMeans(site)))
    throw new ApiError({ code: 'CANNOT_SAVE_PAYMENT_METHOD' })
}

const wishesOf = ({ savePaymentMethod, delayCapture }: OrderRequest): OrderFacts['payment'] =>
  savePaymentMethod || delayCapture
    ? { ...(savePaymentMethod ? { saves: true } : {}), ...(delayCapture ? { reserves: true } : {}) }
    : undefined

interface Buying {
  readonly checkout: CheckoutToOrder
  readonly priced: PricedCheckout
  readonly wishes: OrderFacts['payment']
}

async function buy(
  ctx: Ctx,
  { checkout, priced, wishes }: Buying,
  { offersPaymentMethods, takesPurchase }: Omit<OrderDeps, 'sellables'>,
): Promise<OrderedCheckout> {
  assertBuyable(priced)
  refuseWhenRisen(ctx, priced)
  const { lines, breakdown, coupon } = priced
  const use = coupon && (await couponUse(ctx, coupon, customerOf(checkout)))
  const card = spentCard(priced.giftCard, breakdown)
  const facts = {
    ...orderFacts(ctx.site, priced, await emailOf(ctx.db, checkout)),
    ...present({ payment: wishes, giftCard: card?.facts }),
  }
  const slot = await slotOf(ctx, priced)
  const settlement = settlementOf(ctx, breakdown.due, offersPaymentMethods(ctx.site))
  if (settlement === 'online' && !takesPurchase(ctx.site, purchaseOf(ctx.site, priced, facts)))
    throw new ApiError({ code: 'NO_PAYMENT_METHOD' })
  if (settlement === 'offline' && facts.onlineOnly && breakdown.due > 0n && !holdsScope(ctx.caller, 'orders.write'))
    throw new ApiError({ code: 'NO_PAYMENT_METHOD' })
  if (settlement === 'offline' && breakdown.summary.total > paidByCards(breakdown.giftCards)) assertContact(ctx, facts)
  const bought = withPartsOfLines({
    lines: lines.map((resolved) => ({
      id: resolved.line.id,
      sellable: resolved.sellable,
      quantity: resolved.line.quantity,
      paymentOption: paymentOptionOf(resolved),
    })),
    breakdown,
  })
  const purchase = {
    source: 'checkout',
    sourceId: checkout.id,
    ownerId: checkout.ownerKind === 'VISITOR' || checkout.ownerKind === 'MEMBER' ? checkout.ownerId : null,
    ...bought,
    facts,
    settlement,
    persons: await personTakes(ctx, bought.lines, facts.buyer),
    ...present({ coupon: use, slot, giftCard: card?.take }),
  } as const

  if (!checkout.cartChanged) return answer(await placeOrder(ctx, purchase))
  const placed = await placeOrderWith(ctx, purchase, async (tx, { isNew }) => {
    if (isNew) await takeBoughtOut(tx, checkout, ctx.now)
  })
  return answer(placed)
}

const answer = ({ id, status }: PlacedOrder): OrderedCheckout =>
  status === 'INITIALIZED' ? { orderId: id, paymentGatewayOrderId: id } : { orderId: id }

/**
 * An administrator's order, and one that is paid later, is approved at once; so is every order where the site takes
 * manual payments only. Else it waits for the buyer to pay.
 */
function settlementOf({ caller, site }: Ctx, due: bigint, isOnline: boolean): Settlement {
  const { settings } = site
  const isClosed = closedOf(site) !== undefined
  if (holdsScope(caller, 'orders.write') || (due === 0n && !isClosed)) return 'offline'
  if (isOnline && !isClosed) return 'online'
  if (settings.manualPayments && !isClosed) return 'offline'
  throw new ApiError({ code: 'SITE_NOT_ACCEPTING_PAYMENTS' })
}

function assertContact(ctx: Ctx, facts: OrderFacts): void {
  const missing = lackingForManual(ctx, facts)
  if (missing.length > 0) throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing })
}

/** Pool of the chosen slot of local delivery; undefined where none was chosen. */
async function slotOf(ctx: Ctx, { shipping: { selected } }: PricedCheckout) {
  if (!selected?.slot) return undefined
  const poolId = await readySlot(ctx, selected.slot)
  if (!poolId)
    throw new ApiError({ code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', chosen: selected.code })
  return { poolId, code: selected.code }
}

/** Quantities are the ledger's to judge; what is not on sale at all, or not complete, is refused before it. */
function assertBuyable({ checkout: { doc }, lines, shipping, coupon, giftCard }: PricedCheckout): void {
  if (lines.length === 0) throw new ApiError({ code: 'EMPTY_CHECKOUT' })
  assertOnSale(lines)
  if (coupon?.invalid) throw cannotUse(coupon.stored, coupon.invalid)
  if (giftCard?.refusal) throw new ApiError(giftCard.refusal)
  const { selected, unknownChoice } = shipping
  if (unknownChoice)
    throw new ApiError({ code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', chosen: unknownChoice.code })
  if (shipping.needed && !selected) throw new ApiError({ code: 'NO_SELECTED_CARRIER_SERVICE_OPTION' })
  if (selected && !selected.pickup && !doc.shippingDestination?.address?.country)
    throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing: ['shippingInfo.shippingDestination.address'] })
}
