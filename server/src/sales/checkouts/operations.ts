import type { ChannelType } from '@fairground/contract/enumerations/orders.ts'
import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx, Reading } from '../../ground/context.ts'
import { findExemptGroup } from '../buyers/exempt-group.ts'
import { type Owner, ownerOf } from '../buyers/owner.ts'
import { enteredCard } from '../gift-cards/card-of-checkout.ts'
import { type AddedItems, addLines, isEmpty } from '../lines/add-lines.ts'
import { removeLines, setQuantities } from '../lines/change-lines.ts'
import { couponOf, enteredCoupon } from '../lines/coupon-of-lines.ts'
import { asShown, type ResolvedLine, resolveLines } from '../lines/resolve-lines.ts'
import { taxTableOf } from '../lines/shop-settings.ts'
import type { Sellables } from '../sellables/registry.ts'
import { changeCheckout, reach } from './change-checkout.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { assertShippingOffered, type CheckedInfo, type FixedInfo, withInfo } from './checkout-info.ts'
import { orderFacts, purchaseOf } from './order-facts.ts'
import { type PricedCheckout, priceCheckout, pricedWith } from './price-checkout.ts'
import { findCheckout, findCheckoutOfCart, insertCheckout } from './queries.ts'
import { NOT_SHOWN, rememberShown, shownBy } from './shown-total.ts'

type Lines = readonly ResolvedLine[]
const withLines = (doc: CheckoutDoc, lines: Lines): CheckoutDoc => ({ ...doc, lines: lines.map(asShown) })

interface NewCheckout extends AddedItems {
  readonly checkoutInfo?: CheckedInfo & FixedInfo
  readonly channelType: ChannelType
  readonly couponCode?: string | null
  readonly giftCardCode?: string | null
  readonly giftCardRedeemAmount?: string | null
  readonly overrideCheckoutUrl?: string | null
}

/** A checkout without a cart. */
export async function createCheckout(ctx: Ctx, sellables: Sellables, request: NewCheckout): Promise<PricedCheckout> {
  if (isEmpty(request)) throw new ApiError({ code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' })
  const owner = ownerOf(ctx.caller)
  const lines = await addLines(ctx, sellables, [], request)
  const empty: CheckoutDoc = { lines: [], channelType: request.channelType, customFields: [] }
  const { externalReference, customSettings, ...info } = request.checkoutInfo ?? {}
  const fixed = present({ externalReference, customSettings })
  const plain = withInfo({ ...withLines(empty, lines), ...fixed }, info, 'checkoutInfo')
  const coupon = await enteredCoupon(ctx, plain, lines, request.couponCode)
  const giftCard = await enteredCard(ctx, undefined, request)
  const doc = { ...plain, coupon, giftCard, overrideCheckoutUrl: request.overrideCheckoutUrl || undefined }
  await assertShippingOffered(ctx, doc, lines)
  const made = { id: ctx.newId(), ownerId: owner.id, ownerKind: owner.kind, cartId: null, doc }
  const exemptGroupId = await groupToPriceWith(ctx, owner)
  const priced = await pricedWith(ctx, ctx.db, unwritten(ctx, made, exemptGroupId), lines)
  const checkout = await ctx.db.row(insertCheckout, { ...made, at: ctx.now, ...shownBy(ctx, priced) })
  const stored = checkout as Checkout // an insert returns its row
  if (stored.exemptGroupId === exemptGroupId) return { ...priced, checkout: stored }
  const exempt = await pricedWith(ctx, ctx.db, stored, lines)
  await rememberShown(ctx, exempt)
  return exempt
}

/** Read where a calculator outside would be sent what an exempt buyer orders; elsewhere the new row says it, in no statement of its own. */
async function groupToPriceWith({ db, site }: Ctx, { id, kind }: Owner): Promise<string | null> {
  const isCalculated = kind === 'MEMBER' && taxTableOf(site).regions.some(({ calculator }) => calculator)
  return isCalculated ? ((await db.row(findExemptGroup, { memberId: id }))?.exemptGroupId ?? null) : null
}

const unwritten = (
  { now }: Pick<Ctx, 'now'>,
  made: Pick<Checkout, 'id' | 'ownerId' | 'ownerKind' | 'cartId' | 'doc'>,
  exemptGroupId: string | null,
): Checkout => ({
  ...made,
  status: 'OPEN',
  orderId: null,
  revision: 1n,
  createdAt: now,
  updatedAt: now,
  exemptGroupId,
  ...NOT_SHOWN,
})

export async function getCheckout(ctx: Ctx, sellables: Sellables, id: string): Promise<PricedCheckout> {
  return priceCheckout(ctx, ctx.db, sellables, await readCheckout(ctx, id))
}

/** The checkout as the limits of payment methods look at it; facts that are still to be filled in are undefined. */
export async function payableOfCheckout(ctx: Ctx, sellables: Sellables, id: string): Promise<PayablePurchase> {
  const priced = await getCheckout(ctx, sellables, id)
  const purchase = purchaseOf(ctx.site, priced, orderFacts(ctx.site, priced, undefined))
  const { needed, selected } = priced.shipping
  if (!needed || selected) return purchase
  const { shippingDestination, billingInfo } = priced.checkout.doc
  const isPlaced = shippingDestination?.address?.country || billingInfo?.address?.country
  return { ...purchase, delivery: undefined, ...(isPlaced ? {} : { country: undefined }) }
}

/** The row alone; 404 for a stranger's. */
export async function readCheckout(ctx: Ctx, id: string): Promise<Checkout> {
  const checkout = await ctx.db.row(findCheckout, { id, ownerId: reach(ctx) })
  if (!checkout) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
  return checkout
}

export async function getCheckoutOfCart(ctx: Ctx, sellables: Sellables, cartId: string): Promise<PricedCheckout> {
  const checkout = await ctx.db.row(findCheckoutOfCart, { cartId, ownerId: reach(ctx) })
  if (!checkout) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
  return priceCheckout(ctx, ctx.db, sellables, checkout)
}

export async function updateCheckout(
  ctx: Ctx,
  sellables: Sellables,
  id: string,
  change: Omit<NewCheckout, 'channelType' | 'checkoutInfo'> & { info: CheckedInfo },
): Promise<PricedCheckout> {
  return changeCheckout(ctx, id, async (before, db) => {
    const reading = { ...ctx, db }
    const lines = isEmpty(change)
      ? (await resolveLines(reading, sellables, before.lines)).lines
      : await addLines(reading, sellables, before.lines, change)
    await refuseLocked(reading, before, { lines, couponCode: change.couponCode })
    const plain = withInfo(withLines(before, lines), change.info, 'checkout')
    const coupon = await enteredCoupon(reading, plain, lines, change.couponCode)
    const { overrideCheckoutUrl = before.overrideCheckoutUrl } = change
    const giftCard = await enteredCard(reading, before.giftCard, change)
    const doc = { ...plain, coupon, giftCard, overrideCheckoutUrl: overrideCheckoutUrl || undefined }
    if (change.info.shippingInfo?.selectedCarrierServiceOption) await assertShippingOffered(reading, doc, lines)
    return { doc, lines }
  })
}

interface EnteredCode {
  readonly lines: Lines
  readonly couponCode: string | null | undefined
}

/** A locked coupon is changed by staff alone. One that does not apply any more is let go of by its buyer, too, who could not buy with it. */
async function refuseLocked(ctx: Reading, before: CheckoutDoc, { lines, couponCode }: EnteredCode): Promise<void> {
  if (couponCode === undefined || !before.customSettings?.lockCouponCode) return
  if (holdsScope(ctx.caller, 'orders.write')) return
  const customer = { ownerId: ownerOf(ctx.caller).id, email: before.email }
  if (couponCode === null && (await couponOf(ctx, before.coupon, lines, customer))?.invalid) return
  throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) => t('refusals-sales.couponLocked'))
}

/** The checkout without its coupon. */
export const removeCouponOfCheckout = (ctx: Ctx, sellables: Sellables, id: string): Promise<PricedCheckout> =>
  updateCheckout(ctx, sellables, id, { info: {}, couponCode: null })

/** The checkout without its gift card. */
export const removeCardOfCheckout = (ctx: Ctx, sellables: Sellables, id: string): Promise<PricedCheckout> =>
  updateCheckout(ctx, sellables, id, { info: {}, giftCardCode: null })

export function addToCheckout(ctx: Ctx, sellables: Sellables, id: string, items: AddedItems): Promise<PricedCheckout> {
  return changeCheckout(ctx, id, async (doc, db) => {
    const lines = await addLines({ ...ctx, db }, sellables, doc.lines, items)
    return { doc: withLines(doc, lines), lines }
  })
}

export function removeFromCheckout(
  ctx: Ctx,
  sellables: Sellables,
  id: string,
  lineIds: readonly string[],
): Promise<PricedCheckout> {
  return changeCheckout(ctx, id, async (doc, db) => {
    const lines = await removeLines({ ...ctx, db }, sellables, doc.lines, lineIds)
    return { doc: withLines(doc, lines), lines }
  })
}

export function setCheckoutQuantities(
  ctx: Ctx,
  sellables: Sellables,
  id: string,
  updates: readonly { id: string; quantity: number }[],
): Promise<PricedCheckout> {
  return changeCheckout(ctx, id, async (doc, db) => {
    const lines = await setQuantities({ ...ctx, db }, sellables, doc.lines, updates)
    return { doc: withLines(doc, lines), lines }
  })
}
