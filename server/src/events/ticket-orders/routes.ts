import * as authorized from '@fairground/contract/events/authorized-orders.ts'
import * as contract from '@fairground/contract/events/orders.ts'
import { present } from '@fairground/domain/present.ts'
import { facetSumsToWire, facetsToWire } from '../../db/facets.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { calendarUrls } from '../event/calendar-urls.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import { confirmOrders, fileOrders, ordersNamed } from './confirm-orders.ts'
import { type DecideAuthorized, decideTicketOrder } from './decide-authorized.ts'
import { getTicketingOrder } from './find-orders.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { ordersToWire, type Signs } from './present-orders.ts'
import { salesSummary } from './queries.ts'
import { updateOrder } from './update-order.ts'

export function ticketingOrderRoutes(
  api: Api,
  {
    publicUrl,
    decideAuthorized,
    ...signs
  }: Signs & { readonly publicUrl: string; readonly decideAuthorized: DecideAuthorized },
): void {
  mount(api, contract.listOrders, async (request, ctx) => {
    const { rows, paging } = await listOrders(ctx, request)
    const counted = await countOrders(ctx, request)
    return {
      total: paging.total,
      offset: paging.offset,
      limit: request.limit ?? 50,
      orders: await ordersToWire(ctx, signs, rows, request.fieldset),
      facets: facetsToWire(counted),
      orderFacets: facetSumsToWire(counted),
    }
  })
  mount(api, contract.getOrder, async ({ eventId, orderNumber, fieldset }, ctx) => {
    const row = await getTicketingOrder(ctx, eventId, orderNumber)
    const [order] = await ordersToWire(ctx, signs, [row], fieldset)
    const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)
    return { order: order!, ...present({ calendarLinks: event ? calendarUrls(event, publicUrl) : undefined }) } // one row in, one order out
  })
  mount(api, contract.confirmOrder, async ({ eventId, orderNumber = [] }, ctx) => ({
    orders: await ordersToWire(ctx, signs, await confirmOrders(ctx, { eventId, numbers: orderNumber }), ['DETAILS']),
  }))
  mount(api, contract.updateOrder, async ({ eventId, orderNumber, fields, archived, checkoutForm }, ctx) => {
    const given = (name: string) => isNamed(fields, name)
    const row = await updateOrder(
      ctx,
      { eventId, number: orderNumber },
      {
        archived: given('archived') ? archived : undefined,
        answers: given('checkoutForm') ? checkoutForm : undefined,
      },
    )
    const [order] = await ordersToWire(ctx, signs, [row], ['DETAILS', 'FORM']) // one number, one order
    return { order: order! }
  })
  mount(api, contract.bulkUpdateOrders, async ({ eventId, orderNumber, fields, archived }, ctx) => {
    const rows = await filed(ctx, { eventId, numbers: orderNumber }, { fields, archived })
    return { orders: await ordersToWire(ctx, signs, rows, ['DETAILS']) }
  })
  mount(
    api,
    authorized.captureAuthorizedPayment,
    async (named, ctx) => {
      await decideTicketOrder(ctx, decideAuthorized, { ...named, act: 'capture' })
      return {}
    },
    { once: true },
  )
  mount(
    api,
    authorized.voidAuthorizedPayment,
    async (named, ctx) => {
      await decideTicketOrder(ctx, decideAuthorized, { ...named, act: 'void' })
      return {}
    },
    { once: true },
  )
  mount(api, contract.getSummary, async ({ eventId }, ctx) => {
    const rows = await ctx.db.rows(salesSummary, { eventId: eventId ?? null })
    return {
      sales: rows.map(({ currency, orders, tickets, total }) => ({
        total: ticketingMoney(total, currency),
        revenue: ticketingMoney(total, currency),
        totalOrders: Number(orders),
        totalTickets: Number(tickets),
      })),
    }
  })
}

/** Without a mask all that is given is written. */
const isNamed = (fields: string | undefined, name: string): boolean =>
  fields === undefined || fields.split(',').some((path) => path.trim().split('.')[0] === name)

/** Archives when `archived` is given and, with a mask, named in it. */
function filed(
  ctx: Ctx,
  named: { readonly eventId: string; readonly numbers: readonly string[] },
  { fields, archived }: { readonly fields: string | undefined; readonly archived: boolean | undefined },
) {
  return archived === undefined || !isNamed(fields, 'archived')
    ? ordersNamed(ctx.db, named)
    : fileOrders(ctx, named, archived)
}
