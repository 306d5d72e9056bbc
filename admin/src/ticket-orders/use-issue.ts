import { isRefusal } from '@fairground/client/errors.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { t } from '../texts.ts'
import { checkoutOf, type IssueValues, type Offered, reservationOf } from './issued-tickets.ts'
import { ticketSale, useHold } from './use-hold.ts'

/** Reasons for which what was held is held no more. */
export const isHeldNoMore = (error: unknown): boolean =>
  isRefusal(error, 'RESERVATION_EXPIRED', 'RESERVATION_NOT_PENDING', 'TICKET_RESERVATION_NOT_FOUND')

/** Holds the tickets and makes the order of them. Pressed again for the same choice, it goes on with what it holds. */
export function useIssue(eventId: string, offered: Offered, onDone: () => void) {
  const { hold, forget, refresh, giveBack } = useHold(eventId)
  const issue = useMutation({
    mutationFn: async (values: IssueValues) => {
      const { id } = await hold(reservationOf(eventId, offered, values))
      const { order } = await ticketSale.checkout(checkoutOf(eventId, id, values))
      forget()
      return order
    },
    onSuccess: ({ orderNumber, ticketsQuantity }) => {
      toast(t('admin.ticket-orders.ticketsIssued', { count: ticketsQuantity, number: orderNumber }))
      onDone()
    },
    onError: (error) => {
      if (isHeldNoMore(error)) forget()
    },
    onSettled: () => refresh(),
  })
  return { issue, giveBack }
}
