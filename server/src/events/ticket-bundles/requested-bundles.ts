import { bundleShares } from '@fairground/domain/tickets/bundle.ts'
import type { RequestedTickets } from '@fairground/domain/tickets/reserve.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import type { LineOfBundle } from '../../sales/purchase/purchase.ts'
import type { OpenedTickets } from '../ticket-access/find-access.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { type BundleRow, findBundles } from './queries.ts'
import { bundleReference } from './sellable.ts'

export interface RequestedBundle {
  readonly bundleId: string
  readonly quantity: number
}

/** Tickets of bundles as a reservation takes them: their price is set. */
export interface BundledTickets extends RequestedTickets {
  readonly setPrice: bigint
  readonly bundle: LineOfBundle
}

interface Found {
  readonly bundle: BundleRow
  readonly quantity: number
}

const notFound = (bundleId: string) => new ApiError({ code: 'TICKET_BUNDLE_NOT_FOUND', bundleId })

/** The requested bundles. Throws where one is unknown, or of another event. */
export async function bundlesOf(
  db: Queryable,
  requested: readonly RequestedBundle[],
  eventId: string | undefined,
): Promise<Found[]> {
  if (requested.length === 0) return []
  const ids = requested.map(({ bundleId }) => bundleId.toLowerCase())
  const bundles = new Map((await db.rows(findBundles, { ids })).map((bundle) => [bundle.id, bundle]))
  return requested.map(({ bundleId, quantity }) => {
    const bundle = bundles.get(bundleId.toLowerCase())
    if (!bundle || (eventId !== undefined && bundle.eventId !== eventId)) throw notFound(bundleId)
    return { bundle, quantity }
  })
}

interface Buyer {
  readonly kinds: ReadonlyMap<string, OfferedRow>
  readonly opened: OpenedTickets | undefined
  /** Staff, who take hidden kinds. */
  readonly allowHidden: boolean
  /** Staff, who pass over limits, and sell what is not on sale. */
  readonly ignoreLimits: boolean
  readonly newId: () => string
}

/**
 * Tickets of the bundles, those that cost the same together. Throws where the caller does not see a bundle, or there are more of one than an
 * order may have.
 */
export function ticketsOfBundles(found: readonly Found[], buyer: Buyer): BundledTickets[] {
  const { ignoreLimits, newId } = buyer
  const wanted = new Map<string, number>()
  return found.flatMap(({ bundle, quantity }) => {
    const units = (wanted.get(bundle.id) ?? 0) + quantity
    wanted.set(bundle.id, units)
    if ((!bundle.onSale && !ignoreLimits) || !bundle.parts.every((part) => isSeen(part, buyer)))
      throw notFound(bundle.id)
    if (units > bundle.limitPerOrder && !ignoreLimits)
      throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', name: bundle.name, limit: bundle.limitPerOrder })
    const lineId = newId()
    const parts = bundle.parts.map(({ price, quantity: count }) => ({ price: BigInt(price), count }))
    return bundleShares(bundle.price, parts).map(({ part, share, count }) => ({
      ticketDefinitionId: bundle.parts[part]!.definitionId, // shares are of these parts
      quantity: quantity * count,
      setPrice: share,
      bundle: {
        reference: bundleReference(bundle.id, buyer.opened?.access),
        bundleId: bundle.id,
        name: bundle.name,
        lineId,
        perUnit: count,
      },
    }))
  })
}

function isSeen({ definitionId, unfit }: BundleRow['parts'][number], { kinds, opened, allowHidden }: Buyer): boolean {
  const kind = kinds.get(definitionId)
  return kind !== undefined && !unfit && (!kind.hidden || allowHidden || (opened?.definitionIds.has(kind.id) ?? false))
}
