import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { orderClient } from '../orders/order-queries.ts'
import { type Mark, paymentMark } from '../orders/order-words.ts'
import { staffClient } from '../staff-client.ts'
import type { OfferedAction, TicketOrder } from './ticket-order-words.ts'

const client = staffClient({ eventsOrders }).eventsOrders

/** Orders that the card of an event shows at first. */
export const FIRST_ORDERS = 20

/** The newest orders of an event with what can be done with each, and the refunds among them. */
export const eventOrdersQuery = (eventId: string, limit: number) =>
  queryOptions({
    queryKey: ['orders', 'ofEvent', eventId, limit],
    queryFn: async ({ signal }) => {
      const listed = await client.listOrders({ eventId: [eventId], fieldset: ['DETAILS'], limit }, { signal })
      const paid = listed.orders.filter(({ status }) => status === 'PAID' || status === 'PARTIALLY_PAID')
      return { ...listed, refunds: await refundMarks(new Set(paid.map(({ snapshotId }) => snapshotId)), signal) }
    },
    placeholderData: keepPreviousData,
  })

/** As many as a filter may name. */
const AT_ONCE = 100

/** Marks of the refunded ones among orders, by their ids: the status of a ticket order knows no refund. */
async function refundMarks(orderIds: ReadonlySet<string>, signal: AbortSignal): Promise<ReadonlyMap<string, Mark>> {
  const ids = [...orderIds]
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => {
    const id = { $in: ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE) }
    const filter = { id, paymentStatus: { $in: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'] } }
    return orderClient.orders.searchOrders({ search: { filter, cursorPaging: { limit: AT_ONCE } } }, { signal })
  })
  const refunded = (await Promise.all(parts)).flatMap(({ orders }) => orders)
  return new Map(refunded.map((order) => [order.id, paymentMark(order)]))
}

/** Ticket orders by their numbers: one for each event that an order has tickets of. */
export const ticketOrdersQuery = (orderNumber: string[]) =>
  queryOptions({
    queryKey: ['orders', 'ticketOrders', orderNumber],
    queryFn: async ({ signal }) =>
      (await client.listOrders({ orderNumber, fieldset: ['DETAILS'], limit: 100 }, { signal })).orders,
    enabled: orderNumber.length > 0,
  })

function run({ eventId, orderNumber }: TicketOrder, { action }: OfferedAction): Promise<unknown> {
  switch (action) {
    case 'CONFIRM':
      return client.confirmOrder({ eventId, orderNumber: [orderNumber] })
    case 'ARCHIVE':
    case 'UNARCHIVE':
      return client.updateOrder({ eventId, orderNumber, archived: action === 'ARCHIVE' })
    case 'CAPTURE':
      return client.captureAuthorizedPayment({ eventId, orderNumber })
    case 'VOID':
      return client.voidAuthorizedPayment({ eventId, orderNumber })
    default:
      return action satisfies never
  }
}

/** Runs an action that the order offers. The changed order, and one that no longer offers the action, is read again. */
export function useTicketOrderAction(order: TicketOrder) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (offered: OfferedAction) => run(order, offered),
    onSuccess: (_, { done }) => void toast(done(order.orderNumber)),
    onError: (error) => void toast.error(failureOf(error).title),
    onSettled: () =>
      Promise.all(['orders', 'tickets', 'guests'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  })
}
