import * as contract from '@fairground/contract/events/tickets.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { ownerOrAnybody } from '../orders/find-orders.ts'
import type { TicketingDeps } from '../ticketing-deps.ts'
import { listTickets } from './list-tickets.ts'
import { ticketToWire } from './present-tickets.ts'
import { findTicket } from './queries.ts'

export function ticketRoutes(api: Api, { codes }: TicketingDeps): void {
  mount(api, contract.listTickets, async (request, ctx) => {
    const { rows, paging } = await listTickets(ctx, request)
    const fieldset = new Set(request.fieldset)
    return {
      total: paging.total,
      offset: paging.offset,
      limit: request.limit ?? 50,
      tickets: rows.map((row) => ticketToWire(row, fieldset, codes)),
    }
  })
  mount(api, contract.getTicket, async ({ ticketNumber, eventId, fieldset }, ctx) => {
    const row = await ctx.db.row(findTicket, {
      number: ticketNumber,
      eventId: eventId ?? null,
      ownerId: ownerOrAnybody(ctx.caller),
    })
    if (!row) throw new ApiError({ code: 'TICKET_NOT_FOUND', ticketNumber })
    return { ticket: ticketToWire(row, new Set(fieldset), codes) }
  })
}
