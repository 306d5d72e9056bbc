import { MAX_LOCATIONS } from '@fairground/contract/fairground/locations.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { filled } from '../../ground/filled.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  closeLocationRow,
  countOpenLocations,
  deleteItemsAtLocation,
  insertLocation,
  type LocationRow,
  lockLocation,
  lockLocationCount,
  unitsAtLocation,
  writeLocationName,
} from './queries.ts'

export const locationNotFound = (locationId: string) => new ApiError({ code: 'LOCATION_NOT_FOUND', locationId })

const announce = (tx: Tx, { id, name }: LocationRow, slug: 'created' | 'updated', ctx: Ctx): Promise<void> =>
  happen(tx, [{ entity: 'stores_location', entityId: id, slug, payload: { locationId: id, name } }], ctx)

/** Two open locations never have the same name, whatever its case. */
async function named<T>(given: string, write: (name: string) => Promise<T>): Promise<T> {
  const name = filled(given, 'name')
  try {
    return await write(name)
  } catch (error) {
    if (violatedConstraint(error) === 'locations_name') throw new ApiError({ code: 'LOCATION_NAME_TAKEN', name })
    throw error
  }
}

export const openLocation = (ctx: Ctx, given: string, kind: LocationRow['kind']): Promise<LocationRow> =>
  named(given, (name) =>
    ctx.db.inTx(async (tx) => {
      await tx.run(lockLocationCount, {})
      const { n = 0 } = (await tx.row(countOpenLocations, {})) ?? {}
      if (n >= MAX_LOCATIONS) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_LOCATIONS })
      const made = await tx.row(insertLocation, { id: ctx.newId(), name, kind, isDefault: false, at: ctx.now })
      await announce(tx, made!, 'created', ctx) // an insert gives its row
      return made!
    }),
  )

export const renameLocation = (ctx: Ctx, id: string, revision: string, given: string): Promise<LocationRow> =>
  named(given, (name) =>
    ctx.db.inTx(async (tx) => {
      const before = await tx.row(lockLocation, { id })
      if (!before) throw locationNotFound(id)
      sameRevision(before, revision)
      const after = await tx.row(writeLocationName, { id, name, at: ctx.now })
      await announce(tx, after!, 'updated', ctx) // locked above
      return after!
    }),
  )

/** Its items go; their pools stay, for the history and for orders. */
export const closeLocation = (ctx: Ctx, id: string): Promise<LocationRow> =>
  ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockLocation, { id })
    if (!before) throw locationNotFound(id)
    if (before.isDefault) throw new ApiError({ code: 'LOCATION_IS_DEFAULT', locationId: id })
    const { items = 0n } = (await tx.row(unitsAtLocation, { id })) ?? {}
    if (items > 0n) throw new ApiError({ code: 'LOCATION_HOLDS_STOCK', locationId: id, items: Number(items) })
    await tx.run(deleteItemsAtLocation, { id })
    const after = await tx.row(closeLocationRow, { id, at: ctx.now })
    await announce(tx, after!, 'updated', ctx) // locked above
    return after!
  })
