import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { staffClient } from '../staff-client.ts'
import type { OfferedAction, TicketOrder } from './ticket-order-words.ts'

const client = staffClient({ eventsOrders }).eventsOrders

/** Orders that the card of an event shows at first. */
export const FIRST_ORDERS = 20

/** The newest orders of an event with what can be done with each. */
export const eventOrdersQuery = (eventId: string, limit: number) =>
  queryOptions({
    queryKey: ['orders', 'ofEvent', eventId, limit],
    queryFn: ({ signal }) => client.listOrders({ eventId: [eventId], fieldset: ['DETAILS'], limit }, { signal }),
    placeholderData: keepPreviousData,
  })

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
