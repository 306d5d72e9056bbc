import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { type Differences, exchangeUnit } from '@fairground/domain/price/exchange.ts'
import type { PriceLine } from '@fairground/domain/price/input.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { commit, takeOverHeld } from '../../ledger/ledger.ts'
import { exchangeUnits } from '../../ledger/restock.ts'
import type { Sellable } from '../../sellables/sellable.ts'
import type { LockedOrder } from '../change-order.ts'
import { issueTickets } from '../issue-tickets.ts'
import { lineRow } from '../place-order.ts'
import { newOrderNumber } from '../public-numbers.ts'
import type { Guest, PersonTake } from '../purchase.ts'
import { fromStored, toStored } from '../stored-amounts.ts'
import type { ViewedOrder } from '../view/placed-order.ts'
import {
  changeTicketRow,
  insertLineBehind,
  lineToChange,
  moveTicketingOrder,
  writeBreakdown,
  writeLine,
} from './queries.ts'

type Ticket = ViewedOrder['tickets'][number]

export interface Wanted {
  readonly sellable: Sellable
  /** One unit of it, as `price` takes it. */
  readonly unit: Omit<PriceLine, 'id'>
  /** Id that the line of the ticket gets where its former line goes on. */
  readonly lineId: string
  readonly persons: readonly PersonTake[]
  /** The guest of the ticket, as its event has them. */
  readonly guest: Guest
  readonly differences: Differences
  /** Reservation that holds the unit. Absent: it is taken now. */
  readonly reservationId?: string
}

export interface ExchangedTicket {
  /** As it is then. */
  readonly ticket: Ticket
  /** Minor units that the order costs more; below zero less. */
  readonly difference: bigint
}

export const breakdownOf = ({ doc }: Pick<ViewedOrder, 'doc'>): Breakdown => fromStored<Breakdown>(doc.breakdown)

/**
 * Makes a valid ticket of a locked order another kind, of its event or another: gives back a unit of the one, takes a unit of the other, splits
 * the line and gives the ticket another id and number, so that its former code admits nobody. The order costs more or less by the difference,
 * which its caller takes or gives back. The tickets and the pools are locked.
 */
export async function exchangeTicket(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  { order, viewed, ticket }: { readonly order: LockedOrder; readonly viewed: ViewedOrder; readonly ticket: Ticket },
  { sellable, unit, lineId, persons, guest, differences, reservationId }: Wanted,
): Promise<ExchangedTicket> {
  const line = await tx.row(lineToChange, { orderId: order.id, id: ticket.lineId })
  if (!line) throw new Error(`Ticket ${ticket.id} has no line`)
  const whole = line.quantity === 1n
  const id = whole ? ticket.lineId : lineId
  const exchanged = exchangeUnit(breakdownOf(viewed), ticket.lineId, { ...unit, id }, differences)
  if (!exchanged) throw new ApiError({ code: 'TICKET_CHANGE_PRICE_DIFFERS' })
  const { breakdown, rest, difference } = exchanged
  const left = Number(line.quantity - line.restocked)
  const ticketDefinitionId = line.doc.ticket?.ticketDefinitionId
  await exchangeUnits(
    tx,
    order.id,
    [{ lineId: ticket.lineId, units: 1, left, ...present({ ticketDefinitionId }) }],
    ctx.now,
  )
  await takeInstead(tx, ctx, { order, sellable, persons, id, reservationId })
  const position = breakdown.lines.findIndex((one) => one.id === id)
  const row = lineRow({ id, sellable, quantity: 1, guests: [guest] }, position, breakdown)
  const own = { quantity: 1n, unitPrice: BigInt(row.unit_price), tax: BigInt(row.tax), total: BigInt(row.total) }
  const { catalog_item_id: catalogItemId, doc } = row
  if (rest) {
    const { quantity, unitPrice, tax, total } = rest
    const amounts = { quantity: BigInt(quantity), unitPrice, tax, total }
    await tx.run(writeLine, { orderId: order.id, id: ticket.lineId, ...amounts, catalogItemId: null, doc: null })
    await tx.run(insertLineBehind, { orderId: order.id, behind: ticket.lineId, id, ...own, catalogItemId, doc })
  } else await tx.run(writeLine, { orderId: order.id, id, ...own, catalogItemId, doc })
  const { due } = breakdown
  const { total } = breakdown.summary
  await tx.run(writeBreakdown, { orderId: order.id, breakdown: toStored(breakdown), total, due, at: ctx.now })
  const changed = await renumber(tx, ctx, ticket, row)
  const { eventId } = ticket
  const toEventId = changed.eventId
  if (toEventId !== eventId)
    await tx.run(moveTicketingOrder, { orderId: order.id, eventId, toEventId, number: newOrderNumber() })
  return { ticket: changed, difference }
}

/** Takes a unit of the other kind: of two who want the last one, the second is refused with nothing done. What was held is taken over. */
async function takeInstead(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  { order, sellable, persons, id, reservationId }: Taking,
): Promise<void> {
  const held = reservationId && { reservationId, orderId: order.id, lineId: id }
  if (held && !(await takeOverHeld(tx, held, ctx.now))) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
  const takes = [
    ...(held ? [] : sellable.draws.map(({ poolId, perUnit }) => ({ poolId, quantity: perUnit, lineId: id }))),
    ...persons.map(({ poolId, quantity }) => ({ poolId, quantity, lineId: id })),
  ]
  const taken = await commit(tx, { purpose: 'order', refId: order.id, takes }, ctx.now)
  if (!taken.ok) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
}

interface Taking extends Pick<Wanted, 'sellable' | 'persons'> {
  readonly order: LockedOrder
  readonly id: string
  readonly reservationId: string | undefined
}

async function renumber(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  ticket: Ticket,
  row: ReturnType<typeof lineRow>,
): Promise<Ticket> {
  const [issued] = issueTickets(ctx, [{ ...row, unitPrice: row.unit_price }])
  if (!issued) throw new Error('The kind of ticket issues none')
  const {
    id: toId,
    number: toNumber,
    line_id: lineId,
    ticket_definition_id: definitionId,
    event_id: toEventId,
  } = issued
  const { id, number, eventId } = ticket
  const doc = { ...(issued.doc as object), changes: (ticket.doc.changes ?? 0) + 1 } // of a ticket
  const to = { toId, toNumber, lineId, definitionId, toEventId }
  const changed = await tx.run(changeTicketRow, { id, number, eventId, ...to, doc, at: ctx.now })
  if (changed === 0) throw new ApiError({ code: 'TICKET_CHECKED_IN' })
  const named = { id: toId, number: toNumber, eventId: toEventId, lineId, definitionId }
  return { ...ticket, ...named, doc: fromStored<Ticket['doc']>(doc) }
}
