import * as contract from '@fairground/contract/fairground/ticket-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { answerTicket, ticketAnswers } from './answer-ticket.ts'

export function ticketAnswerRoutes(api: Api, links: OrderLinks): void {
  mount(api, contract.getTicketAnswers, async (request, ctx) => ({
    ticketAnswers: await ticketAnswers(ctx, links, request),
  }))
  mount(api, contract.answerTicket, (request, ctx) => answerTicket(ctx, links, request), {
    limit: () => perAddress('answer-ticket', 30),
  })
}
