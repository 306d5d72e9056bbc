import type { TicketFieldset } from '@fairground/contract/enumerations/events.ts'
import * as contract from '@fairground/contract/events/tickets.ts'
import { facetsToWire } from '../../db/facets.ts'
import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { type Api, mount } from '../../http/mount.ts'
import { archiveAll, checkInTickets, undoCheckIns, updateTicket } from './change-tickets.ts'
import { countTickets, listTickets } from './list-tickets.ts'
import { loginsFor } from './online-logins.ts'
import { ticketToWire } from './present-tickets.ts'
import { findTicket } from './queries.ts'
import type { TicketRow } from './ticket-row.ts'

/** Fields in the answer to a change. */
const DETAILED: ReadonlySet<TicketFieldset> = new Set(['TICKET_DETAILS', 'GUEST_DETAILS', 'GUEST_FORM'])

export function ticketRoutes(api: Api, { codes }: { readonly codes: TicketCodes }): void {
  mount(api, contract.listTickets, async (request, ctx) => {
    const { rows, paging } = await listTickets(ctx, request)
    const fieldset = new Set(request.fieldset)
    const view = await viewFor(ctx, rows)
    return {
      total: paging.total,
      tooManyToCount: paging.tooManyToCount,
      offset: paging.offset,
      limit: request.limit ?? 50,
      tickets: rows.map((row) => ticketToWire(row, fieldset, view)),
      facets: facetsToWire(await countTickets(ctx, request)),
    }
  })
  const viewFor = async (ctx: Ctx, rows: readonly TicketRow[]) => ({
    codes,
    siteId: ctx.site.id,
    locale: ctx.site.locale,
    loginOf: await loginsFor(ctx, rows),
  })
  const shown = async (rows: readonly TicketRow[], ctx: Ctx) => {
    const view = await viewFor(ctx, rows)
    return { tickets: rows.map((row) => ticketToWire(row, DETAILED, view)) }
  }
  mount(api, contract.checkInTickets, async (request, ctx) => shown(await checkInTickets(ctx, request), ctx))
  mount(api, contract.deleteTicketCheckIns, async (request, ctx) => shown(await undoCheckIns(ctx, request), ctx))
  mount(api, contract.bulkUpdateTickets, async ({ archived, ...named }, ctx) =>
    shown(await archiveAll(ctx, named, archived), ctx),
  )
  mount(api, contract.updateTicket, async (request, ctx) => {
    const row = await updateTicket(ctx, request)
    return { ticket: ticketToWire(row, DETAILED, await viewFor(ctx, [row])) }
  })
  mount(api, contract.getTicket, async ({ ticketNumber, eventId, fieldset }, ctx) => {
    const row = await ctx.db.row(findTicket, {
      number: ticketNumber,
      eventId: eventId ?? null,
      ownerId: reachOf(ctx.caller, 'guests.read'),
    })
    if (!row) throw new ApiError({ code: 'TICKET_NOT_FOUND', ticketNumber })
    return { ticket: ticketToWire(row, new Set(fieldset), await viewFor(ctx, [row])) }
  })
}
