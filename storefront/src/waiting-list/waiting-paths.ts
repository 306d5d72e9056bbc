import { ticketWaitingLists } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'

/** Addresses of the waiting list by kind of ticket, of those that visitors may wait for. */
export async function waitingPaths(
  { client }: Pick<Shop, 'client'>,
  { id: eventId, slug }: { id: string; slug: string },
): Promise<Readonly<Record<string, string>>> {
  const { kinds } = await client({ ticketWaitingLists }).ticketWaitingLists.getWaitingChoices({ eventId })
  return Object.fromEntries(
    kinds.map(({ ticketDefinitionId: ticket }) => [ticket, placedPaths.waitingList(slug, { ticket })]),
  )
}
