import type { changeTicket as operation } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { differencesOn } from '@fairground/domain/tickets/change.ts'
import { boughtRefusal } from '@fairground/domain/tickets/held-ticket.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { lockPoolsToExchange } from '../../sales/ledger/restock.ts'
import type { RequestedChange } from '../../sales/payments/requests/request-doc.ts'
import type { RequestedChanges } from '../../sales/payments/requests/requested-changes.ts'
import { addToHistory } from '../../sales/purchase/activities.ts'
import type { LockedOrder } from '../../sales/purchase/change-order.ts'
import { exchangeTicket } from '../../sales/purchase/exchanges/exchange-ticket.ts'
import { lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import { fromStored } from '../../sales/purchase/stored-amounts.ts'
import { anyPlacedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { changeFacts, isPaidUp, ticketedEvent } from '../../sales/purchase/view/ticket-wire.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { cancelHeld, endTakenOver, isHeld } from '../reservations/give-back-tickets.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { announceChange, type Needs } from './announce-change.ts'
import { guestOfEvent } from './guest-of-event.ts'
import { unitOf } from './kinds.ts'
import { shareEvents } from './queries.ts'

interface Deps extends Needs {
  readonly siteOf: (id: string) => Site | undefined
}

type Within = Pick<Ctx, 'now' | 'newId'>
type Answers = RequestOf<typeof operation>['form']

/** Changes of tickets to dearer kinds, which the payment of their difference makes. */
export const requestedChanges = (deps: Deps): RequestedChanges => ({
  async stands(tx, { orderId, doc: { change } }, now) {
    if (!change || !(await isHeld(tx, { now }, change.reservationId))) return false
    const order = await anyPlacedOrder(tx, orderId)
    return order !== undefined && refusalOf(order, change, now) === undefined
  },
  async make(tx, at, order, { id, amount, buyerLanguage, doc: { change } }) {
    if (!change) return undefined
    try {
      await tx.savepoint(() => make(tx, { ...at, deps, amount }, order, change))
      return undefined
    } catch (error) {
      // The other event may ask its guests more by now.
      if (!(error instanceof ApiError || error instanceof InvalidArgument)) throw error
      await cancelHeld(tx, at, change.reservationId)
      const { name, ticket } = fromStored<Sellable>(change.sellable)
      const doc = {
        appId: TICKETS_APP_ID,
        type: 'TICKET_CHANGE_NOT_MADE' as const,
        additionalData: { to: ticket?.ticketName ?? name, requestId: id },
      }
      await addToHistory(tx, at, order.id, [{ type: 'CUSTOM_ACTIVITY', doc }])
      return textsIn(buyerLanguage ?? deps.siteOf(tx.siteId)?.locale ?? 'en')('purchase.changeNotMade')
    }
  },
  async release(tx, at, { doc: { change } }) {
    if (change) await cancelHeld(tx, at, change.reservationId)
  },
})

/** Reason why the ticket cannot become the kind that was paid: the terms were met when the change began, the ticket may be another since. */
function refusalOf(order: ViewedOrder, { ticketId }: RequestedChange, now: Date): ApiError | undefined {
  const ticket = order.tickets.find(({ id }) => id === ticketId)
  if (!ticket) return new ApiError({ code: 'TICKET_CHANGED' })
  const event = order.events.find(({ id }) => id === ticket.eventId)
  const refusal = boughtRefusal(changeFacts(ticket, ticketedEvent(event)), now)
  if (refusal) return new ApiError(refusal)
  return isPaidUp(order) ? undefined : new ApiError({ code: 'TICKET_NOT_PAID' })
}

interface At extends Within {
  readonly deps: Deps
  /** Minor units that were paid for it. */
  readonly amount: bigint
}

/** The order is locked; the ticket, the events, the reservation and the pools are locked after it, as changes at once lock them. */
async function make(tx: Tx, { deps, amount, ...at }: At, order: LockedOrder, change: RequestedChange): Promise<void> {
  const site = deps.siteOf(tx.siteId)
  if (!site) throw new Error(`No site ${tx.siteId}`)
  const { ticketId, reservationId } = change
  await lockTicketsToGiveBack(tx, order, [ticketId])
  const viewed = await viewedOrder(tx, order.id)
  const refusal = refusalOf(viewed, change, at.now)
  if (refusal) throw refusal
  const ticket = viewed.tickets.find(({ id }) => id === ticketId)! // there is no refusal
  const sellable = fromStored<Sellable>(change.sellable)
  const { from, to } = await eventsOf(tx, ticket.eventId, sellable)
  if (!(await endTakenOver(tx, at, reservationId))) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
  const lineId = at.newId()
  const persons = change.persons.map((one) => ({ ...one, lineId }))
  await lockPoolsToExchange(
    tx,
    order.id,
    [...sellable.draws, ...persons].map(({ poolId }) => poolId),
  )
  const guest = guestOfEvent(ticket.doc.guest, from.doc.form, to.doc.form, change.form as Answers) // parsed when it was stored
  const differences = differencesOn(ticket.doc.change ?? { hoursBefore: 0 })
  const exchanged = { sellable, unit: unitOf(sellable), lineId, persons, guest, differences, reservationId }
  const { ticket: changed, difference } = await exchangeTicket(tx, at, { order, viewed, ticket }, exchanged)
  if (difference > amount) throw new ApiError({ code: 'TICKET_CHANGE_PRICE_DIFFERS' })
  const wanted = { ticket, from, to, sellable, guest }
  await announceChange(tx, { ...at, site }, deps, { order: await viewedOrder(tx, order.id), wanted, changed })
}

async function viewedOrder(tx: Tx, id: string): Promise<ViewedOrder> {
  const order = await anyPlacedOrder(tx, id)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}

/** Both events of the change, which stay as they are until it is made. The one that the ticket is to be of takes place. */
async function eventsOf(tx: Tx, fromId: string, { ticket }: Sellable): Promise<{ from: EventRow; to: EventRow }> {
  const toId = ticket?.eventId ?? fromId
  const rows = await tx.rows(shareEvents, { ids: [...new Set([fromId, toId])] })
  const [from, to] = [fromId, toId].map((id) => rows.find((row) => row.id === id))
  if (!from || !to || to.canceledAt || to.publishedAt === null)
    throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
  return { from, to }
}
