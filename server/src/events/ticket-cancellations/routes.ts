import * as contract from '@fairground/contract/fairground/ticket-cancellations.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { Post } from '../../mail/post.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { placedOrder } from '../../sales/purchase/view/placed-order.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { cancelTickets, giveBackHeld } from './cancel-tickets.ts'
import { backOf, type CanceledTickets, canceledTickets } from './money-of-tickets.ts'
import { findCancellations } from './queries.ts'
import { recordByHand } from './record-by-hand.ts'
import { retryRefund } from './retry-refund.ts'

interface Needs {
  readonly links: OrderLinks
  readonly methods: PaymentMethods
  readonly post: Pick<Post, 'soon'>
}

export function ticketCancellationRoutes(api: Api, { post, links, methods }: Needs): void {
  mount(api, contract.previewTicketCancellation, async (request, ctx) => {
    const order = await placedOrder(ctx, links, request)
    const { ticketIds } = request
    const canceled = await canceledTickets(ctx.db, { order, ticketIds, now: ctx.now }, methods)
    const write = orderPriceWriter(order.currency, ctx.site.locale)
    return { preview: { ...amounts(canceled, write), formattedPrice: write(canceled.price).formattedAmount } }
  })
  mount(
    api,
    contract.cancelTickets,
    async (request, ctx) => {
      const id = await cancelTickets(ctx, { links, methods, appId: TICKETS_APP_ID }, request)
      post.soon(ctx.site.id)
      return { cancellation: await cancellationOf(ctx, request.orderId, id) }
    },
    { limit: () => perAddress('cancel-tickets', 30) },
  )
  mount(
    api,
    contract.giveBackHeldTicket,
    async (request, ctx) => {
      const answer = await giveBackHeld(ctx, { links, methods, appId: TICKETS_APP_ID }, request)
      post.soon(ctx.site.id)
      return answer
    },
    { limit: () => perAddress('cancel-tickets', 30) },
  )
  mount(api, contract.listTicketCancellations, async (request, ctx) => {
    const { id: orderId } = await placedOrder(ctx, links, { ...request, onlyShows: true })
    const rows = await ctx.db.rows(findCancellations, { orderId, id: null })
    return { cancellations: rows.map((row) => cancellationToWire(row, ctx)) }
  })
  mount(api, contract.recordTicketCancellationByHand, async (request, ctx) => {
    await recordByHand(ctx, methods, request)
    return { cancellation: await cancellationOf(ctx, request.orderId, request.cancellationId) }
  })
  mount(api, contract.retryTicketCancellationRefund, async (request, ctx) => {
    await retryRefund(ctx, methods, request)
    return { cancellation: await cancellationOf(ctx, request.orderId, request.cancellationId) }
  })
}

async function cancellationOf(ctx: Ctx, orderId: string, id: string) {
  const row = await ctx.db.row(findCancellations, { orderId, id })
  if (!row) throw new ApiError({ code: 'TICKET_CANCELLATION_NOT_FOUND' })
  return cancellationToWire(row, ctx)
}

function amounts(
  parts: Pick<CanceledTickets, 'byProvider' | 'byHand' | 'credit'>,
  write: ReturnType<typeof orderPriceWriter>,
) {
  const [all, hand, credit] = [write(backOf(parts)), write(parts.byHand), write(parts.credit)]
  return {
    refund: all.amount,
    formattedRefund: all.formattedAmount,
    byHand: hand.amount,
    formattedByHand: hand.formattedAmount,
    ...(parts.credit > 0n ? { credit: credit.amount, formattedCredit: credit.formattedAmount } : {}),
  }
}

const cancellationToWire = (
  { id, createdAt, numbers, changedTo, currency, state, moved, ...parts }: RowOf<typeof findCancellations>,
  { site }: Pick<Ctx, 'site'>,
): ResponseOf<typeof contract.cancelTickets>['cancellation'] => {
  const write = orderPriceWriter(currency, site.locale)
  const failed = state === 'FAILED' ? write(parts.byProvider - moved) : undefined
  return {
    id,
    createdDate: createdAt.toISOString(),
    ticketNumbers: numbers,
    ...present({ changedTo: changedTo ?? undefined }),
    ...amounts(parts, write),
    ...present({ failed: failed?.amount, formattedFailed: failed?.formattedAmount }),
    state,
  }
}
