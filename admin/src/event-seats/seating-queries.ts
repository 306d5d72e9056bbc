import { isRefusal } from '@fairground/client/errors.ts'
import {
  type EventSeating,
  eventSeating,
  type ListSpotStatesResponse,
} from '@fairground/client/generated/fairground.event-seating.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const seatingClient = staffClient({ eventSeating }).eventSeating

export type UsedSpot = ListSpotStatesResponse['spots'][number]

/** Everything about the seats of an event. */
export const seatsOf = (eventId: string) => ['events', 'seats', eventId] as const

/** The seats of an event; null where it has none. */
export const seatingQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...seatsOf(eventId), 'seating'],
    queryFn: async ({ signal }): Promise<EventSeating | null> => {
      try {
        return (await seatingClient.getEventSeating({ eventId }, { signal })).seating
      } catch (error) {
        if (isRefusal(error, 'SEATING_NOT_FOUND')) return null
        throw error
      }
    },
  })

/** Seats that are held, sold and blocked; read again whenever seats change hands. */
export const statesQuery = (eventId: string, hasSeats: boolean) =>
  queryOptions({
    queryKey: [...seatsOf(eventId), 'states'],
    queryFn: async ({ signal }) => (await seatingClient.listSpotStates({ eventId }, { signal })).spots,
    enabled: hasSeats,
  })
