import {
  type SetTicketBundlesRequest,
  type TicketBundle,
  ticketBundles,
} from '@fairground/client/generated/fairground.ticket-bundles.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ ticketBundles })

export type { TicketBundle }
export type BundleRules = SetTicketBundlesRequest['bundles'][number]

export interface BundleList {
  readonly revision: string
  readonly bundles: readonly TicketBundle[]
}

/** Under the tickets, which bundles are made of: a sale makes both stale. */
export const bundlesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['tickets', 'bundles', eventId],
    queryFn: ({ signal }): Promise<BundleList> => client.ticketBundles.listTicketBundles({ eventId }, { signal }),
  })

/** A bundle as it is set. */
export const rulesOf = ({
  id,
  name,
  description,
  price,
  limitPerOrder,
  onSale,
  contents,
}: TicketBundle): BundleRules => ({
  id,
  name,
  description,
  price,
  limitPerOrder,
  onSale,
  contents: contents.map(({ ticketDefinitionId, quantity }) => ({ ticketDefinitionId, quantity })),
})

export const setBundles = (eventId: string, revision: string, bundles: readonly BundleRules[]) =>
  client.ticketBundles.setTicketBundles({ eventId, revision, bundles: [...bundles] })
