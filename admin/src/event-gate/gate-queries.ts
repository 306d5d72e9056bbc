import { type EventGate, eventGates } from '@fairground/client/generated/fairground.event-gates.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const gateClient = staffClient({ eventGates }).eventGates

export type { EventGate }

/** Milliseconds between numbers of a gate that is on. */
const LIVE_MS = 10_000

/** Under the tickets, which those who are let in buy. */
export const gateQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['tickets', 'gate', eventId],
    queryFn: async ({ signal }) => (await gateClient.getEventGate({ eventId }, { signal })).eventGate,
    refetchInterval: ({ state }) => (state.data?.enabled ? LIVE_MS : false),
  })
