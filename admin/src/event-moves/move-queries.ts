import { type EventMove, eventMoves } from '@fairground/client/generated/fairground.event-moves.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const moveClient = staffClient({ eventMoves })

export type { EventMove }

/** Mails that are under way are counted again this often. */
const PROGRESS_MS = 2_000

/** Moves of an event, the newest first. */
export const movesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'moves', eventId],
    queryFn: async ({ signal }) => (await moveClient.eventMoves.listEventMoves({ eventId }, { signal })).moves,
    refetchInterval: ({ state }) => {
      const [newest] = state.data ?? []
      return newest?.state === 'ANNOUNCED' && !newest.done ? PROGRESS_MS : false
    },
  })
