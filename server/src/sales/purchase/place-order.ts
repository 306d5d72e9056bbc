import { fulfillmentStatus } from '@fairground/domain/orders/fulfillment-status.ts'
import { reminderAt } from '@fairground/domain/orders/pay-reminder.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import { noEffects } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import type { ParamsOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { tagsOf, tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { poolsShort } from '../ledger/units-in-statements.ts'
import { shortageError } from '../sellables/short-line.ts'
import { afterLapsed } from './after-lapsed.ts'
import { CouponChanged, OfferChanged } from './coupon-changed.ts'
import { paidAtOnce, paidOf, paymentOf } from './first-payment.ts'
import { handedLines } from './follow-lines.ts'
import { issueTickets } from './issue-tickets.ts'
import { manualTerm } from './manual-term.ts'
import { type Crowding, limitsOfNewHold, NO_LIMITS, tooManyHolds } from './open-holds.ts'
import { shortLines, withPartsOfLines } from './parts-of-lines.ts'
import { placeGoods, placeHeld, placePurchase, placeReserved } from './placing.ts'
import { newOrderNumber } from './public-numbers.ts'
import type { OrderLineDoc, OrderStates, PlacedOrder, Purchase, PurchaseLine } from './purchase.ts'
import { findBySource } from './queries.ts'
import { toStored } from './stored-amounts.ts'
import { type TakeRow, takesOf, unitsByPool } from './takes.ts'

const MINUTE_MS = 60_000
/** A random number that is taken is drawn again; more than once in a row means something else is wrong. */
const TRIES = 4

/**
 * The one path from any checkout to an order. Idempotent by source: repeating a purchase returns the order it made.
 * Takes every unit or none: what is short is refused with what is left, and nothing is written.
 */
export function placeOrder(ctx: Ctx, given: Purchase): Promise<PlacedOrder> {
  const purchase = withPartsOfLines(given)
  const buy = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await place(ctx, purchase, ctx.db)
      } catch (error) {
        const constraint = violatedConstraint(error)
        if (constraint === 'orders_one_per_source') {
          const winner = await ctx.db.row(findBySource, { source: purchase.source, sourceId: purchase.sourceId })
          if (winner) return placedBefore(winner)
        }
        if (attempt === TRIES || !constraint || !['order_events_number', 'tickets_number'].includes(constraint))
          throw error
      }
    }
  }
  return afterLapsed(ctx, buy, shortOf(ctx, purchase))
}

/** As `placeOrder`, in one transaction with what `follow` writes; a failure ends it, and its caller runs it again as a whole. */
export function placeOrderWith(
  ctx: Ctx,
  given: Purchase,
  follow: (tx: Tx, placed: PlacedOrder) => Promise<void>,
): Promise<PlacedOrder> {
  const purchase = withPartsOfLines(given)
  const buy = () =>
    ctx.db.inTx(async (tx) => {
      const placed = await place(ctx, purchase, tx)
      await follow(tx, placed)
      return placed
    })
  return afterLapsed(ctx, buy, shortOf(ctx, purchase))
}

/** States are checked by the table's constraints. */
const placedBefore = (row: object): PlacedOrder => ({ ...(row as Omit<PlacedOrder, 'isNew'>), isNew: false })

/** Somebody else took the last place of the slot. */
const SLOT_GONE = 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'

const isShortage = (error: unknown): boolean =>
  error instanceof OfferChanged ||
  (error instanceof ApiError &&
    [
      'NOT_ENOUGH_TICKETS',
      'INSUFFICIENT_INVENTORY',
      'TICKET_LIMIT_PER_PERSON',
      'CALCULATION_ERROR',
      SLOT_GONE,
    ].includes(error.code))

/** Pools of the purchase where units of them are missing; none for any other refusal. */
const shortOf =
  (ctx: Ctx, purchase: Purchase) =>
  (error: unknown): string[] =>
    isShortage(error) ? unitsByPool(takesOf(ctx, purchase)).pools : []

/** First states of an order: free or declared paid, waiting for money, or settled outside. */
function statesOf({ breakdown, settlement, lines }: Purchase): OrderStates {
  const free = breakdown.summary.total === 0n
  const approved = free || settlement !== 'online'
  return {
    status: approved ? 'APPROVED' : 'INITIALIZED',
    paymentStatus: free || settlement === 'paid' ? 'PAID' : paidAtOnce(breakdown, approved),
    fulfillmentStatus: fulfillmentStatus(
      handedLines(lines.map(({ sellable, quantity }) => ({ doc: sellable, quantity }))),
    ),
  }
}

async function place(ctx: Ctx, purchase: Purchase, db: Queryable): Promise<PlacedOrder> {
  const { lines, breakdown, facts } = purchase
  const states = statesOf(purchase)
  const id = ctx.newId()
  const approved = states.status === 'APPROVED'
  const { total } = breakdown.summary
  const heldUntil = payBy(ctx, purchase, approved)
  const eventIds = [...new Set(lines.flatMap(({ sellable }) => sellable.ticket?.eventId ?? []))]
  const eventNumbers = Object.fromEntries(eventIds.map((eventId) => [eventId, newOrderNumber()]))
  const takes = takesOf(ctx, purchase)
  const stored = lines.map((line, position) => lineRow(line, position, breakdown))
  const tickets = approved
    ? issueTickets(
        ctx,
        stored.map((row) => ({ ...row, unitPrice: row.unit_price })),
      )
    : []
  const items = itemsBought(purchase)
  /** A reservation has held the units, and nothing is issued yet: as many are free as before. */
  const isHeld = purchase.reservation !== undefined && !approved
  const payment = paymentOf(ctx, purchase, states)
  const written = {
    id,
    source: purchase.source,
    sourceId: purchase.sourceId,
    ownerId: purchase.ownerId,
    buyerEmail: facts.buyer.email ?? null,
    buyerName: [facts.buyer.firstName, facts.buyer.lastName].filter(Boolean).join(' ') || null,
    ...states,
    currency: breakdown.currency,
    total,
    due: breakdown.due,
    paid: paidOf(purchase, states),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payBy: heldUntil,
    remindAt: heldUntil && !approved ? reminderAt(ctx.now, heldUntil) : null,
    doc: {
      facts: purchase.coupon ? { ...facts, coupon: purchase.coupon.stored } : facts,
      settlement: purchase.settlement,
      ...present({ couponCounters: purchase.coupon ? purchase.coupon.takes.length : undefined }),
      breakdown: toStored(breakdown),
    },
    unitState: approved ? 'COMMITTED' : 'HELD',
    cartId: facts.cartId ?? null,
    ...(heldUntil ? limitsOfNewHold(ctx, purchase.ownerId, limitedUnits(purchase)) : NO_LIMITS),
    at: ctx.now,
    takes,
    ...unitsByPool(takes),
    lines: stored,
    happenings: happeningsOf(ctx, id, { items, states, isHeld }),
  }
  const row = await carryOut(db, purchase, {
    ...written,
    ...payment,
    ...idsOf(purchase),
    events: eventIds.map((eventId) => ({ event_id: eventId, number: eventNumbers[eventId] })),
    tickets,
    eventIds,
  })
  if (!row?.ok)
    return refuse(ctx, db, {
      purchase,
      takes,
      verdict: row && { ...row, shortPools: poolsShort(written.pools, row) },
    })

  noteOrdered(ctx, db, [...tagsOf('order', id), ...(isHeld ? [] : tagsOfItems(items, !row.few))], row.position)
  return { id, number: row.number!, ...states, total, createdAt: ctx.now, eventNumbers, isNew: true }
}

/** By the statement that has no more parts than it needs. */
function carryOut(
  db: Queryable,
  { reservation, coupon, giftCard, source }: Purchase,
  whole: ParamsOf<typeof placePurchase>,
) {
  const isBare = !coupon && !giftCard && whole.transactionId === null
  if (!reservation)
    return isBare && whole.eventIds.length === 0 ? db.row(placeGoods, whole) : db.row(placePurchase, whole)
  const held = { ...whole, heldUnits: BigInt(reservation.units) }
  const isAlone = isBare && source === 'reservation' && whole.takes.length === 0 && whole.tickets.length === 0
  return isAlone ? db.row(placeHeld, held) : db.row(placeReserved, held)
}

const idsOf = ({ reservation, coupon }: Purchase) => ({
  reservationId: reservation?.id ?? null,
  couponId: coupon?.stored.id ?? null,
  couponRevision: coupon?.revision ?? null,
})

/** Goods and tickets, as domain events of orders name them. */
const itemsBought = ({ lines }: Purchase) =>
  lines.map(({ sellable }) => ({
    kind: sellable.kind,
    id: sellable.reference.catalogItemId,
    ...present({ eventId: sellable.ticket ? sellable.ticket.eventId : undefined }),
  }))

/** Marks the cached reads that the order changes, with the transaction that it is part of, or at once. */
function noteOrdered(ctx: Ctx, db: Queryable, tags: readonly string[], position: string): void {
  const effects = 'effects' in db ? (db.effects as ReturnType<typeof noEffects>) : noEffects()
  for (const tag of tags) effects.tags.add(tag)
  effects.position = BigInt(position)
  if (!('effects' in db)) ctx.db.committed(effects)
}

/** An order that nothing is to be paid for first is approved as it is made. */
function happeningsOf(
  ctx: Ctx,
  entity_id: string,
  {
    items,
    states: { status },
    isHeld,
  }: { readonly items: readonly object[]; readonly states: OrderStates; readonly isHeld: boolean },
): object[] {
  const happening = (slug: string, sequence: number, payload: object) => ({
    id: ctx.newId(),
    entity: 'order',
    entity_id,
    slug,
    sequence,
    payload,
  })
  const created = happening('created', 1, { items, status, ...(isHeld ? { held: true } : {}) })
  return status === 'APPROVED' ? [created, happening('approved', 2, { items })] : [created]
}

/** Orders that staff enter have no term: staff decide when they are given up. */
function payBy(ctx: Ctx, { settlement, breakdown }: Purchase, approved: boolean): Date | null {
  if (!approved) return new Date(ctx.now.getTime() + ctx.site.settings.unpaidOrderMinutes * MINUTE_MS)
  return settlement === 'offline' && breakdown.due > 0n ? manualTerm(ctx) : null
}

const ownDraws = ({ draws }: PurchaseLine['sellable']) => draws.filter(({ beside }) => !beside)

/** Units that are new to the buyer: those of a reservation are theirs already. */
const limitedUnits = ({ lines }: Purchase): bigint =>
  lines
    .filter(({ sellable }) => sellable.quantityAvailable !== null)
    .flatMap(({ sellable, quantity }) => ownDraws(sellable).map(({ perUnit }) => BigInt(quantity) * BigInt(perUnit)))
    .reduce((sum, units) => sum + units, 0n)

export function lineRow(
  { id, sellable, quantity, guests, paymentOption, pass, bundle }: PurchaseLine,
  position: number,
  breakdown: Breakdown,
) {
  const priced = breakdown.lines[position] as PricedLine // one priced line per line, in order
  const doc: OrderLineDoc = {
    name: sellable.name,
    reference: sellable.reference,
    itemType: sellable.itemType,
    descriptionLines: sellable.descriptionLines,
    paymentOption: paymentOption ?? 'FULL_PAYMENT_ONLINE',
    drawnPerUnit: ownDraws(sellable).reduce((sum, { perUnit }) => sum + perUnit, 0),
    ...present({
      url: sellable.url,
      image: sellable.image,
      physical: sellable.physical,
      digitalFile: sellable.digitalFile,
      ticket: sellable.ticket,
      deposit: sellable.deposit?.toString(),
      guests: guests?.length ? guests : undefined,
      pass,
      bundle,
    }),
  }
  return {
    id,
    position,
    kind: sellable.kind,
    app_id: sellable.reference.appId,
    catalog_item_id: sellable.reference.catalogItemId,
    quantity,
    unit_price: String(priced.unitPrice),
    discount: String(priced.discount),
    tax: String(priced.tax),
    total: String(priced.total),
    doc,
  }
}

/** An event's tickets are sold in one currency: what was priced in another is chosen again. */
const currencyChanged = ({ reservation, breakdown }: Purchase): ApiError =>
  new ApiError({ code: reservation ? 'RESERVATION_EXPIRED' : 'TICKETS_IN_OTHER_CURRENCY' }, (t) =>
    t('refusals-catalogue.ticketsNotSoldIn', { currency: breakdown.currency }),
  )

type Verdict =
  | {
      sourceOpen: boolean
      heldEnough: boolean
      sameCoupon: boolean
      eventsThere: boolean
      sameCurrency: boolean
      sameDraws: boolean
      crowding: Crowding | 'NONE'
      shortPools: string[]
      left: bigint[]
    }
  | undefined

/** Nothing was written. Says why, with what a person needs to go on. */
async function refuse(
  ctx: Ctx,
  db: Queryable,
  { purchase, takes, verdict }: { purchase: Purchase; takes: readonly TakeRow[]; verdict: Verdict },
): Promise<PlacedOrder> {
  if (verdict && !verdict.sourceOpen) {
    const winner = await db.row(findBySource, { source: purchase.source, sourceId: purchase.sourceId })
    if (winner) return placedBefore(winner)
    throw new ApiError({ code: purchase.reservation ? 'RESERVATION_EXPIRED' : 'CHECKOUT_NOT_FOUND' })
  }
  if (verdict?.crowding === 'HOLDS') throw tooManyHolds('HOLDS', ctx)
  if (verdict && !verdict.sameCoupon) throw new CouponChanged()
  // Read again, its event is not found.
  if (verdict && !verdict.eventsThere) throw new OfferChanged()
  if (verdict && !verdict.sameCurrency) throw currencyChanged(purchase)
  if (verdict && !verdict.sameDraws) throw new OfferChanged()
  if (verdict && !verdict.heldEnough) throw new ApiError({ code: 'RESERVATION_EXPIRED' })
  // A refused buyer reads how many are left.
  if (verdict && verdict.crowding !== 'NONE' && verdict.shortPools.length === 0)
    throw tooManyHolds(verdict.crowding, ctx)
  const left = new Map(verdict?.shortPools.map((poolId, i) => [poolId, Number(verdict.left[i] ?? 0n)]))
  if (purchase.lines.some(({ sellable }) => sellable.draws.some((draw) => draw.prices && left.has(draw.poolId))))
    throw new OfferChanged()
  // Somebody spent it meanwhile: priced again, it pays less.
  if (purchase.giftCard && left.has(purchase.giftCard.poolId)) throw new OfferChanged()
  const exceeded = purchase.persons?.find(({ poolId }) => left.has(poolId))
  if (exceeded) throw new ApiError({ code: 'TICKET_LIMIT_PER_PERSON', name: exceeded.name, limit: exceeded.limit })
  const short = shortLines(purchase.lines, ({ id, quantity }) => {
    const units = takes.flatMap((take) =>
      take.line_id === id && left.has(take.pool_id)
        ? [Math.floor((left.get(take.pool_id) ?? 0) / (Number(take.quantity) / quantity))]
        : [],
    )
    return units.length === 0 ? undefined : Math.min(...units)
  })
  if (short.length === 0 && purchase.slot && left.has(purchase.slot.poolId))
    throw new ApiError({ code: SLOT_GONE, chosen: purchase.slot.code })
  const used = purchase.coupon?.takes.find(({ poolId }) => left.has(poolId))
  if (short.length === 0 && used)
    throw new ApiError(
      { code: 'CALCULATION_ERROR', couponCode: purchase.coupon?.stored.code, reason: used.reason },
      used.sentence,
    )
  const named = new Set(short.map(({ lineItemId }) => lineItemId))
  throw shortageError(
    purchase.lines.flatMap(({ id, pass, bundle, sellable }) =>
      named.has((pass ?? bundle)?.lineId ?? id) ? [sellable] : [],
    ),
    short,
  )
}
