import type { changeTicket as operation } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { type Exchanged, exchangeUnit } from '@fairground/domain/price/exchange.ts'
import { differencesOn } from '@fairground/domain/tickets/change.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { lockPoolsToExchange } from '../../sales/ledger/restock.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { openChange, type PaymentRequest } from '../../sales/payments/requests/open-change.ts'
import { afterLapsed } from '../../sales/purchase/after-lapsed.ts'
import { type LockedOrder, lockOrderRow } from '../../sales/purchase/change-order.ts'
import { OfferChanged, withCouponOfNow } from '../../sales/purchase/coupon-changed.ts'
import { breakdownOf, exchangeTicket } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import { personTakes } from '../../sales/purchase/person-limits.ts'
import type { PersonTake } from '../../sales/purchase/purchase.ts'
import { placedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { giveDifferenceBack } from '../ticket-cancellations/give-difference-back.ts'
import { announceChange, type Needs } from './announce-change.ts'
import { kindOf, unitOf } from './kinds.ts'
import { beginPaidChange, endPendingChange } from './pending-change.ts'
import { shareEvents } from './queries.ts'
import { changedBefore, type Ticket, type WantedTicket, wantedTicket } from './wanted-ticket.ts'

type Request = RequestOf<typeof operation>

export interface Changing extends Needs {
  readonly methods: PaymentMethods
}

/** The ticket as it is now, or the request whose payment makes the change. */
export type Outcome = { readonly ticket: Ticket } | { readonly waiting: PaymentRequest }

/**
 * Changes a ticket of the caller to another kind, of its event or another. The order is locked first, as refunds lock it, then the ticket, as
 * the door does, the events and the pools of both: of two changes, or of one and a check-in, a transfer or a cancellation, the second finds
 * what the first left. Offers that change meanwhile are read again, and the same change once more answers as the first. A dearer kind is held
 * until its difference is paid; the latest change of a ticket ends the one that waits.
 */
export const changeTicket = (ctx: Ctx, needs: Changing, request: Request): Promise<Outcome> =>
  withCouponOfNow(() =>
    afterLapsed(
      ctx,
      () => changeOnce(ctx, needs, request),
      (error) => poolsOfRefused(ctx, needs, request, error),
    ),
  )

/** Pools of the kind that was refused as not available, and of those who have too many of it; none for any other refusal. */
async function poolsOfRefused(ctx: Ctx, { links }: Changing, request: Request, error: unknown): Promise<string[]> {
  if (!(error instanceof ApiError && error.code === 'TICKET_KIND_NOT_AVAILABLE')) return []
  const sellable = await kindOf(ctx, request.ticketDefinitionId, request.access)
  if (!sellable) return []
  const { buyer } = (await placedOrder(ctx, links, request)).doc.facts
  const persons = await personTakes(ctx, [{ id: ctx.newId(), sellable, quantity: 1 }], buyer)
  return [...sellable.draws, ...persons].map(({ poolId }) => poolId)
}

async function changeOnce(ctx: Ctx, needs: Changing, request: Request): Promise<Outcome> {
  const viewed = await placedOrder(ctx, needs.links, request)
  const doneByNow = async () => doneBefore(ctx.db, ctx, await placedOrder(ctx, needs.links, request), request)
  // The same press a moment earlier may be done between the two reads: its ticket is not in the order as it was viewed.
  const before = await doneBefore(ctx.db, ctx, viewed, request).catch(doneByNow)
  if (before) return before
  const wantedNow = await wantedTicket(ctx, viewed, request).catch(async (error: unknown) => {
    // The same press a moment earlier took the last one.
    const meanwhile = await doneByNow()
    if (!meanwhile) throw error
    return meanwhile
  })
  if (!('sellable' in wantedNow)) return wantedNow
  const { sellable } = wantedNow
  const lineId = ctx.newId()
  const persons = await personTakes(ctx, [{ id: lineId, sellable, quantity: 1 }], viewed.doc.facts.buyer)
  return ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    const order = await lockOrderRow(tx, viewed.id)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    await lockTicketsToGiveBack(tx, order, [request.ticketId])
    const now = await placedOrder(at, needs.links, request)
    const meanwhile = await doneBefore(tx, ctx, now, request)
    if (meanwhile) return meanwhile
    const lock = (ids: string[]) => lockedEvents(tx, ids)
    await lock([...now.events.map(({ id }) => id), sellable.ticket?.eventId ?? viewed.id])
    const wanted = await wantedTicket(at, now, request, lock)
    if (!sameOffer(sellable, wanted.sellable)) throw new OfferChanged()
    const chosen = { order, viewed: now, wanted, lineId, persons, request }
    const exchanged = exchangedBy(chosen)
    const pending = await openChange(tx, ctx, { orderId: order.id, ticketId: wanted.ticket.id })
    // Before the pools, as every end of a reservation.
    if (pending) await endPendingChange(tx, ctx, pending)
    return exchanged.difference > 0n
      ? { waiting: await begin(tx, ctx, needs, { ...chosen, amount: exchanged.difference }) }
      : { ticket: await change(tx, ctx, needs, chosen) }
  })
}

interface Chosen {
  readonly order: LockedOrder
  /** The same order as its reader sees it. */
  readonly viewed: ViewedOrder
  readonly wanted: WantedTicket
  readonly lineId: string
  readonly persons: readonly PersonTake[]
  readonly request: Request
}

/** The order with the kind in place of the ticket. Throws where its price is not allowed, or not the one that the buyer was shown. */
function exchangedBy({ viewed, wanted: { ticket, sellable }, lineId, request: { price } }: Chosen): Exchanged {
  const unit = { ...unitOf(sellable), id: lineId }
  const exchanged = exchangeUnit(breakdownOf(viewed), ticket.lineId, unit, differencesOf(ticket))
  if (!exchanged) throw new ApiError({ code: 'TICKET_CHANGE_PRICE_DIFFERS' })
  const isShown = price === undefined || amountIn(price, viewed.currency, 'price') === exchanged.offered.total
  if (!isShown) throw new ApiError({ code: 'TICKET_CHANGE_PRICE_CHANGED' })
  return exchanged
}

const differencesOf = ({ doc: { change: terms } }: Ticket) => (terms ? differencesOn(terms) : {})

/** Outcome of the same change before: the ticket that it made, or its payment, which is still waited for. */
async function doneBefore(
  db: Queryable,
  ctx: Pick<Ctx, 'now'>,
  order: ViewedOrder,
  request: Request,
): Promise<Outcome | undefined> {
  const ticket = await changedBefore(db, order, request)
  if (ticket) return { ticket }
  const waiting = await openChange(db, ctx, { orderId: order.id, ticketId: request.ticketId.toLowerCase() })
  const isSame = waiting?.doc.change?.ticketDefinitionId === request.ticketDefinitionId.toLowerCase()
  return waiting && isSame ? { waiting } : undefined
}

function begin(
  tx: Tx,
  ctx: Ctx,
  { methods }: Changing,
  { viewed: order, wanted, persons, request: { access, form }, amount }: Chosen & { readonly amount: bigint },
): Promise<PaymentRequest> {
  return beginPaidChange(tx, ctx, methods, { order, wanted, amount, persons, access, form })
}

/** Makes the change at once, at the offer as it is once the pools are locked. What the ticket costs less goes back, unless it stays paid. */
async function change(tx: Tx, ctx: Ctx, needs: Changing, chosen: Chosen): Promise<Ticket> {
  const { order, viewed, lineId, persons, request } = chosen
  const draws = [...chosen.wanted.sellable.draws, ...persons]
  await lockPoolsToExchange(
    tx,
    order.id,
    draws.map(({ poolId }) => poolId),
  )
  const wanted = await wantedTicket({ ...ctx, db: tx }, viewed, request, (ids) => lockedEvents(tx, ids))
  const { ticket, sellable, guest } = wanted
  if (!sameOffer(chosen.wanted.sellable, sellable)) throw new OfferChanged()
  const differences = differencesOf(ticket)
  const exchanged = { sellable, unit: unitOf(sellable), lineId, persons, guest, differences }
  const { ticket: changed, difference } = await exchangeTicket(tx, ctx, { order, viewed, ticket }, exchanged)
  const cheaper = { order, ticketNumber: ticket.number, name: changed.doc.ticketName, difference: -difference }
  const back = difference < 0n ? await giveDifferenceBack(tx, ctx, needs.methods, cheaper) : undefined
  const after = await placedOrder({ ...ctx, db: tx }, needs.links, request)
  await announceChange(tx, ctx, needs, { order: after, wanted, changed, ...(back ? { back } : {}) })
  return changed
}

const lockedEvents = async (tx: Tx, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  new Map((await tx.rows(shareEvents, { ids: [...new Set(ids)] })).map((event) => [event.id, event]))

const sameOffer = (a: Sellable, b: Sellable): boolean =>
  a.price === b.price && a.draws.map(({ poolId }) => poolId).join() === b.draws.map(({ poolId }) => poolId).join()
