import { addOnLimit, type TicketsBought } from '@fairground/domain/tickets/add-on.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** Tickets among the lines, by kind. A pass is a ticket on each of its dates, a bundle all that are in it. */
const ticketsAmong = (lines: readonly ResolvedLine[]): TicketsBought[] =>
  lines.flatMap(({ line: { quantity }, sellable }) =>
    [
      { ticket: sellable, count: 1 },
      ...(sellable.pass?.tickets.map((ticket) => ({ ticket, count: 1 })) ?? []),
      ...(sellable.bundle?.parts ?? []),
    ].flatMap(({ ticket: { ticket }, count }) =>
      ticket ? [{ eventId: ticket.eventId, definitionId: ticket.ticketDefinitionId, quantity: quantity * count }] : [],
    ),
  )

/** Refuses more of an add-on, over all its variants, than the tickets among the lines allow. */
export function assertBesideTickets(lines: readonly ResolvedLine[], requested: readonly ResolvedLine[]): void {
  for (const { line, sellable } of requested) {
    const { addOn, name } = sellable
    if (!addOn) continue
    const limit = addOnLimit(addOn, ticketsAmong(lines))
    const units = lines.reduce((sum, one) => sum + (one.sellable.addOn?.id === addOn.id ? one.line.quantity : 0), 0)
    if (units > limit)
      throw new ApiError({
        code: 'ADD_ON_LIMIT',
        lineItemId: line.id,
        catalogItemId: line.reference.catalogItemId,
        name,
        limit,
      })
  }
}

/** The lines without the units of add-ons that have lost their tickets; the last lines of an add-on lose theirs first. */
export function withTheirTickets(lines: readonly ResolvedLine[]): ResolvedLine[] {
  const tickets = ticketsAmong(lines)
  const left = new Map<string, number>()
  return lines.flatMap((resolved) => {
    const { line, sellable } = resolved
    const { addOn } = sellable
    if (!addOn) return [resolved]
    const room = left.get(addOn.id) ?? addOnLimit(addOn, tickets)
    const quantity = Math.min(line.quantity, room)
    left.set(addOn.id, room - quantity)
    return quantity === 0 ? [] : [{ sellable, line: { ...line, quantity } }]
  })
}
