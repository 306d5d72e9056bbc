import * as contract from '@fairground/contract/fairground/ticket-transfers.ts'
import { present } from '@fairground/domain/present.ts'
import { reachOf } from '../../../ground/caller.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { perAddress } from '../../../http/rate-limits.ts'
import type { Post } from '../../../mail/post.ts'
import type { OrderLinks } from '../order-links.ts'
import { giveBackEnd, isPaidUp, ticketedEvent, ticketToWire } from '../view/ticket-wire.ts'
import { eventToWire } from '../view/wire.ts'
import { heldTicket } from './held-ticket.ts'
import { transferTicket } from './transfer-ticket.ts'

interface Needs {
  readonly codes: TicketCodes
  readonly links: OrderLinks
  readonly appId: string
  readonly post: Pick<Post, 'soon'>
}

export function ticketTransferRoutes(api: Api, { post, ...needs }: Needs): void {
  mount(api, contract.getHeldTicket, async (request, ctx) => {
    const { order, ticket, event } = await heldTicket(ctx, needs.links, request)
    const view = {
      buyerName: order.buyerName,
      locale: ctx.site.locale,
      now: ctx.now,
      event: ticketedEvent(event),
      isHolder: true,
      entersOnline: reachOf(ctx.caller, 'orders.read') !== null && isPaidUp(order),
    }
    const until = isPaidUp(order) ? giveBackEnd(ticket, view.event, ctx.now) : undefined
    return {
      ticket: ticketToWire(ticket, needs.codes, view),
      event: eventToWire(event),
      ...present({ giveBackUntil: until?.toISOString() }),
    }
  })
  mount(
    api,
    contract.transferTicket,
    async (request, ctx) => {
      const answer = await transferTicket(ctx, needs, request)
      post.soon(ctx.site.id)
      return answer
    },
    { limit: () => perAddress('transfer-ticket', 30) },
  )
}
