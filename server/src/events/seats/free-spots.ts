import type { FreeSpot } from '@fairground/domain/seats/best-available.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { focusOf, spotsOfKind } from './queries.ts'

/** Spots of a kind of ticket, taken ones too, and the point that everybody looks at. */
export interface FreeSpots {
  readonly spots: readonly FreeSpot[]
  readonly focus: { readonly x: number; readonly y: number }
}

export async function freeSpots(db: Queryable, eventId: string, definitionId: string): Promise<FreeSpots> {
  const [rows, laidOut] = await Promise.all([
    db.rows(spotsOfKind, { eventId, definitionId }),
    db.row(focusOf, { eventId }),
  ])
  const spots = rows.map(({ free, ...spot }) => ({ ...spot, free: Number(free) }))
  return { spots, focus: laidOut?.focus ?? { x: 0, y: 0 } }
}

export function notEnough(
  spots: readonly FreeSpot[],
  { definitionId, name }: { readonly definitionId: string; readonly name: string },
): ApiError {
  const left = spots.reduce((sum, { free }) => sum + free, 0)
  return new ApiError({ code: 'NOT_ENOUGH_TICKETS', ticketDefinitionId: definitionId, name, left })
}
