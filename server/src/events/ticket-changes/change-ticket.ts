import type { changeTicket as operation } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { lockPoolsToExchange } from '../../sales/ledger/restock.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { OfferChanged, withCouponOfNow } from '../../sales/purchase/coupon-changed.ts'
import { exchangeTicket } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import { personTakes } from '../../sales/purchase/person-limits.ts'
import { placedOrder } from '../../sales/purchase/view/placed-order.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { announceChange, type Needs } from './announce-change.ts'
import { unitOf } from './kinds.ts'
import { shareEvents } from './queries.ts'
import { changedBefore, type Ticket, wantedTicket } from './wanted-ticket.ts'

type Request = RequestOf<typeof operation>

/**
 * Changes a ticket of the caller to another kind, of its event or another. The order is locked first, as refunds lock it, then the ticket, as
 * the door does, the events and the pools of both: of two changes, or of one and a check-in, a transfer or a cancellation, the second finds
 * what the first left. Offers that change meanwhile are read again, and the same change once more answers as the first.
 */
export const changeTicket = (ctx: Ctx, needs: Needs, request: Request): Promise<Ticket> =>
  withCouponOfNow(async () => {
    const viewed = await placedOrder(ctx, needs.links, request)
    const before = await changedBefore(ctx.db, viewed, request)
    if (before) return before
    const { sellable } = await wantedTicket(ctx, viewed, request)
    const lineId = ctx.newId()
    const persons = await personTakes(ctx, [{ id: lineId, sellable, quantity: 1 }], viewed.doc.facts.buyer)
    return ctx.db.inTx(async (tx) => {
      const at = { ...ctx, db: tx }
      const order = await lockOrderRow(tx, viewed.id)
      if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
      await lockTicketsToGiveBack(tx, order, [request.ticketId])
      const now = await placedOrder(at, needs.links, request)
      const meanwhile = await changedBefore(tx, now, request)
      if (meanwhile) return meanwhile
      const pools = [...sellable.draws, ...persons].map(({ poolId }) => poolId)
      const lock = (ids: string[]) => lockedEvents(tx, ids)
      await lock([...now.events.map(({ id }) => id), sellable.ticket?.eventId ?? viewed.id])
      await lockPoolsToExchange(tx, order.id, pools)
      const wanted = await wantedTicket(at, now, request, lock)
      if (!sameOffer(sellable, wanted.sellable)) throw new OfferChanged()
      const { ticket, guest } = wanted
      const unit = unitOf(wanted.sellable)
      const keepsPrice = ticket.doc.change?.toCheaper
      const exchanged = { sellable: wanted.sellable, unit, lineId, persons, guest, keepsPrice }
      const changed = await exchangeTicket(tx, ctx, { order, viewed: now, ticket }, exchanged)
      await announceChange(tx, ctx, needs, { order: await placedOrder(at, needs.links, request), wanted, changed })
      return changed
    })
  })

const lockedEvents = async (tx: Tx, ids: readonly string[]): Promise<Map<string, EventRow>> =>
  new Map((await tx.rows(shareEvents, { ids: [...new Set(ids)] })).map((event) => [event.id, event]))

const sameOffer = (a: Sellable, b: Sellable): boolean =>
  a.price === b.price && a.draws.map(({ poolId }) => poolId).join() === b.draws.map(({ poolId }) => poolId).join()
