import { type CreateReservationRequest, eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { staffClient } from '../staff-client.ts'

export const ticketSale = staffClient({ eventsOrders }).eventsOrders

type Reservation = Awaited<ReturnType<typeof ticketSale.createReservation>>

/** Tickets that are held for a choice, and not yet ordered. */
interface Held {
  readonly choice: string
  readonly reservation: Reservation
}

/**
 * Holds tickets for an order that staff make. Called again for the same choice, it goes on with what it holds, whose order is made once. `giveBack`
 * frees what is held when they leave; otherwise its time runs out by itself.
 */
export function useHold(eventId: string) {
  const queryClient = useQueryClient()
  const held = useRef<Held>(undefined)
  const forget = () => {
    held.current = undefined
  }
  const free = async (): Promise<void> => {
    const { current } = held
    forget()
    if (current) await ticketSale.cancelReservation({ id: current.reservation.id, eventId })
  }
  const refresh = () =>
    Promise.all(
      ['orders', 'tickets', 'events', 'guests'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    )
  return {
    async hold(request: CreateReservationRequest): Promise<Reservation> {
      const choice = JSON.stringify(request)
      if (held.current?.choice !== choice) {
        await free()
        held.current = { choice, reservation: await ticketSale.createReservation(request) }
      }
      return held.current.reservation
    },
    forget,
    refresh,
    giveBack: () => void free().then(refresh, () => {}),
  }
}
