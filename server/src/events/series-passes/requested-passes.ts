import { ApiError } from '../../ground/api-error.ts'
import type { LineOfPass } from '../../sales/purchase/purchase.ts'
import type { ResolveFor, Sellable } from '../../sales/sellables/sellable.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { findPasses } from './queries.ts'
import { offeredPasses } from './sellable.ts'

export interface RequestedPass {
  readonly passId: string
  readonly quantity: number
}

/** A pass as a reservation takes it. */
export interface PassToHold {
  readonly pass: LineOfPass
  readonly quantity: number
  /** In the order in which they take place. */
  readonly dates: readonly {
    readonly row: OfferedRow
    /** Its part of the price, in minor units. */
    readonly share: bigint
    /** Count of how many passes are sold, which ends with the last date. */
    readonly passPool: string | undefined
  }[]
}

/** The requested passes, all of which admit to the event. Throws where one is unknown, or cannot be had now. */
export async function passesToHold(
  context: ResolveFor & { newId(): string },
  requested: readonly RequestedPass[],
  eventId: string | undefined,
): Promise<PassToHold[]> {
  if (requested.length === 0) return []
  const ids = requested.map(({ passId }) => passId.toLowerCase())
  const rows = (await context.db.rows(findPasses, { ids })).filter(({ onSale }) => onSale)
  const offered = await offeredPasses(rows, context)
  return requested.map(({ passId, quantity }) => {
    const row = rows.find(({ id }) => id === passId.toLowerCase())
    const offer = row && offered.get(row.id)
    if (!row || !offer?.dates.some(({ event }) => eventId === undefined || event.id === eventId))
      throw new ApiError({ code: 'SERIES_PASS_NOT_FOUND', passId })
    const wanted = requested.reduce((sum, one) => sum + (one.passId.toLowerCase() === row.id ? one.quantity : 0), 0)
    refuse(offer.sellable, row.name, wanted)
    const { reference } = offer.sellable
    return {
      pass: { reference, seriesId: row.seriesId, name: row.name, lineId: context.newId() },
      quantity,
      dates: offer.dates.map((date, i) => ({
        row: date.row,
        share: date.share,
        passPool: i === offer.dates.length - 1 ? row.poolId : undefined,
      })),
    }
  })
}

function refuse({ unavailable, maxPerOrder, quantityAvailable: left }: Sellable, name: string, wanted: number): void {
  if (unavailable) throw new ApiError({ ...unavailable, name })
  if (maxPerOrder !== null && wanted > maxPerOrder)
    throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', name, limit: maxPerOrder })
  if (left !== null && wanted > left) throw new ApiError({ code: 'NOT_ENOUGH_TICKETS', name, left: Math.max(0, left) })
}
