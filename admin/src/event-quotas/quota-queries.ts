import { type TicketQuota, ticketQuotas } from '@fairground/client/generated/fairground.ticket-quotas.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const quotaClient = staffClient({ ticketQuotas }).ticketQuotas

export type { TicketQuota }

/** Under the tickets, which they limit: a sale makes both stale. */
export const quotasOf = (eventId: string) => ['tickets', 'quotas', eventId] as const

/** Quotas that kinds of ticket of an event share, oldest first. */
export const quotasQuery = (eventId: string) =>
  queryOptions({
    queryKey: quotasOf(eventId),
    queryFn: async ({ signal }) => (await quotaClient.listTicketQuotas({ eventId }, { signal })).quotas,
  })
