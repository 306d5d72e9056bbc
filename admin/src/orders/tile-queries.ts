import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { orderClient } from './order-queries.ts'

const eventClient = staffClient({ wixEventsV2, ticketDefinitionsV2 })

const DAY_MS = 86_400_000
/** Beyond so many orders in eight days the takings are not added up in the browser, and the tile is left out. */
const COUNTED_UP_TO = 1_000
/** Rows of one page. */
const PAGE = 100

/** Orders of the last eight days; null when there are too many to add up. */
export const recentOrdersQuery = (clockLeadMs: number) =>
  queryOptions({
    queryKey: ['orders', 'recent'],
    queryFn: async ({ signal }): Promise<Order[] | null> => {
      const since = new Date(Date.now() + clockLeadMs - 8 * DAY_MS).toISOString()
      const found: Order[] = []
      const search = { filter: { createdDate: { $gte: since } }, cursorPaging: { limit: PAGE } }
      for await (const order of orderClient.orders.searchOrders.each({ search }, { signal })) {
        if (found.push(order) > COUNTED_UP_TO) return null
      }
      return found
    },
    staleTime: 60_000,
  })

/** Tickets of the next hundred events that are on or to come. */
export const ticketSalesQuery = () =>
  queryOptions({
    queryKey: ['tickets', 'sales'],
    queryFn: async ({ signal }) => {
      const { events } = await eventClient.wixEventsV2.queryEvents(
        { query: { filter: { status: { $in: ['UPCOMING', 'STARTED'] } }, paging: { limit: PAGE } } },
        { signal },
      )
      let sold = 0
      let limit = 0
      if (events.length === 0) return { events: 0, sold, limit }
      const query = { filter: { eventId: { $in: events.map(({ id }) => id) } }, cursorPaging: { limit: PAGE } }
      const message = { query, fields: ['SALES_DETAILS' as const] }
      for await (const { salesDetails, initialLimit } of eventClient.ticketDefinitionsV2.queryTicketDefinitions.each(
        message,
        { signal },
      )) {
        sold += salesDetails?.soldCount ?? 0
        limit += initialLimit ?? 0
      }
      return { events: events.length, sold, limit }
    },
    staleTime: 60_000,
  })
