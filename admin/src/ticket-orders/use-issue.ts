import { isRefusal } from '@fairground/client/errors.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { checkoutOf, type IssueValues, type Offer, reservationOf } from './issued-tickets.ts'

const client = staffClient({ eventsOrders }).eventsOrders

/** Tickets that are held for a choice, and not yet ordered. */
interface Held {
  readonly choice: string
  readonly id: string
}

/**
 * Holds the tickets and makes the order of them. Pressed again for the same choice, it goes on with what it holds, whose order is made
 * once. `giveBack` frees what is held when the organiser leaves; otherwise its time runs out by itself.
 */
export function useIssue(eventId: string, offers: readonly Offer[], onDone: () => void) {
  const queryClient = useQueryClient()
  const held = useRef<Held>(undefined)
  const giveBack = async (): Promise<void> => {
    const { current } = held
    held.current = undefined
    if (current) await client.cancelReservation({ id: current.id, eventId })
  }
  const hold = async (values: IssueValues): Promise<string> => {
    const request = reservationOf(eventId, offers, values)
    const choice = JSON.stringify(request)
    if (held.current?.choice !== choice) {
      await giveBack()
      held.current = { choice, id: (await client.createReservation(request)).id }
    }
    return held.current.id
  }
  const issue = useMutation({
    mutationFn: async (values: IssueValues) => {
      const { order } = await client.checkout(checkoutOf(eventId, await hold(values), values))
      held.current = undefined
      return order
    },
    onSuccess: ({ orderNumber, ticketsQuantity }) => {
      toast(t('admin.ticket-orders.ticketsIssued', { count: ticketsQuantity, number: orderNumber }))
      onDone()
    },
    onError: (error) => {
      if (isRefusal(error, 'RESERVATION_EXPIRED', 'RESERVATION_NOT_PENDING', 'TICKET_RESERVATION_NOT_FOUND'))
        held.current = undefined
    },
    onSettled: () => refresh(),
  })
  const refresh = () =>
    Promise.all(
      ['orders', 'tickets', 'events', 'guests'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    )
  return { issue, giveBack: () => void giveBack().then(refresh, () => {}) }
}
