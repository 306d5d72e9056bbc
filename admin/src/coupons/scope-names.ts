import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { treeQuery } from '../collections/collection-queries.ts'
import { eventClient } from '../events/event-queries.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { COUPONS } from './coupon-queries.ts'
import type { NamedTarget } from './coupon-scope.ts'
import type { NameOf } from './coupon-words.ts'

const productClient = staffClient({ productsV3 }).productsV3

export interface Wanted {
  readonly target: NamedTarget
  readonly entityId: string
}

interface Found {
  /** By id. */
  readonly names: Readonly<Record<string, string>>
  /** Names that this user may not read. */
  readonly refused: readonly NamedTarget[]
}

type Named = readonly (readonly [id: string, name: string])[]
type Reading = { signal: AbortSignal; client: QueryClient }

/** At most as many as a page of coupons names, 100. */
const read: Record<NamedTarget, (ids: string[], reading: Reading) => Promise<Named>> = {
  async product(ids, { signal }) {
    const query = { filter: { id: { $in: ids } }, cursorPaging: { limit: 100 } }
    return (await productClient.queryProducts({ query }, { signal })).products.map(({ id, name }) => [id, name])
  },
  async collection(_, { client }) {
    return (await client.ensureQueryData(treeQuery())).map(({ id, name }) => [id, name])
  },
  async event(ids, { signal }) {
    const query = { filter: { id: { $in: ids } }, paging: { limit: 100 } }
    const { events } = await eventClient.wixEventsV2.queryEvents({ query, includeDrafts: true }, { signal })
    return events.map(({ id, title }) => [id, title])
  },
  async ticket(ids, { signal }) {
    const query = { filter: { id: { $in: ids } }, cursorPaging: { limit: 100 } }
    const { ticketDefinitions } = await eventClient.ticketDefinitionsV2.queryTicketDefinitions(
      { query, fields: ['EVENT_DETAILS'] },
      { signal },
    )
    return ticketDefinitions.map(({ id, name, eventDetails }) => [id, ticketName(name, eventDetails?.title)])
  },
}

/** "Standing, Night market" */
export const ticketName = (name: string, event: string | undefined): string => (event ? `${name}, ${event}` : name)

const nouns: Record<NamedTarget, string> = {
  product: t('admin.coupons.aProduct'),
  collection: t('admin.coupons.aCollection'),
  event: t('admin.coupons.anEvent'),
  ticket: t('admin.coupons.aKindOfTicket'),
}

/** Names of the scopes of coupons; each kind is requested once, and only where it occurs. */
export function scopeNamesQuery(wanted: readonly Wanted[]) {
  const ids = new Map<NamedTarget, Set<string>>()
  for (const { target, entityId } of wanted) ids.set(target, (ids.get(target) ?? new Set()).add(entityId))
  const kinds = [...ids].map(([target, some]) => [target, [...some].sort()] as const).sort()
  return queryOptions({
    queryKey: [COUPONS, 'names', kinds],
    enabled: kinds.length > 0,
    queryFn: async (reading): Promise<Found> => {
      const results = await Promise.allSettled(kinds.map(([target, some]) => read[target]([...some], reading)))
      return {
        names: Object.fromEntries(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))),
        refused: kinds.flatMap(([target], i) => (results[i]?.status === 'rejected' ? [target] : [])),
      }
    },
  })
}

/** Names to show; "…" while they load. */
export function useScopeNames(wanted: readonly Wanted[]): NameOf {
  const { data } = useQuery(scopeNamesQuery(wanted))
  return useCallback(
    (target, entityId) => {
      if (!data) return '…'
      const name = data.names[entityId]
      return (
        name ??
        (data.refused.includes(target) ? nouns[target] : t('admin.coupons.deletedValue', { value: nouns[target] }))
      )
    },
    [data],
  )
}
