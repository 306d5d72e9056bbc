import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { deskSaleOf, type IssueValues, type Offered, reservationOf } from './issued-tickets.ts'
import { ticketSale, useHold } from './use-hold.ts'
import { isHeldNoMore } from './use-issue.ts'

/** Tickets that are held for the person at the desk, and what they cost. */
export interface HeldSale {
  readonly id: string
  readonly expires: Date
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: number
    readonly total: string
  }[]
  readonly total: string
}

/** Holds tickets, and sells what is held once the money is taken: pressed twice, it is one order. */
export function useDesk(eventId: string, offered: Offered, onDone: () => void) {
  const { money } = useFormats()
  const [held, setHeld] = useState<HeldSale>()
  const { hold: holdTickets, forget, refresh, giveBack } = useHold(eventId)
  const hold = useMutation({
    mutationFn: async (values: IssueValues) => {
      const { id, expires, invoice } = await holdTickets(reservationOf(eventId, offered, values))
      const shown = ({ value, currency }: { value: string; currency: string }) => money(value, currency)
      return {
        id,
        expires,
        lines: invoice.items.map((item) => ({
          id: item.id,
          name: item.name,
          quantity: item.quantity,
          total: shown(item.total),
        })),
        total: shown(invoice.grandTotal),
      }
    },
    onSuccess: setHeld,
    onSettled: () => refresh(),
  })
  const sell = useMutation({
    mutationFn: async (values: IssueValues) => {
      const { order } = await ticketSale.posCheckout(deskSaleOf(eventId, held?.id ?? '', values))
      forget()
      return order
    },
    onSuccess: ({ orderNumber, ticketsQuantity }) => {
      toast(t('admin.ticket-orders.soldAtDesk', { count: ticketsQuantity, number: orderNumber }))
      onDone()
    },
    onError: (error) => {
      if (!isHeldNoMore(error)) return
      forget()
      setHeld(undefined)
    },
    onSettled: () => refresh(),
  })
  return {
    held,
    hold,
    sell,
    giveBack,
    chooseAgain: () => {
      giveBack()
      setHeld(undefined)
    },
  }
}
