import * as ours from '@fairground/contract/fairground/locations.ts'
import * as contract from '@fairground/contract/stores/stores-locations-v-3.ts'
import type { Static } from 'typebox'
import { cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { type Api, mount } from '../../http/mount.ts'
import { closeLocation, locationNotFound, openLocation, renameLocation } from './edit-location.ts'
import { defaultLocation } from './operations.ts'
import { findLocation, type LocationRow, locationColumns } from './queries.ts'

export const locationToWire = (row: LocationRow): Static<typeof contract.StoresLocation> => ({
  id: row.id,
  revision: String(row.revision),
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
  /** The shop has no other list of its addresses. */
  wixLocationId: row.id,
  locationType: row.kind,
  name: row.name,
  defaultLocation: row.isDefault,
})

const list: QuerySpec = {
  from: 'locations l',
  site: 'l.site_id',
  columns: locationColumns,
  fields: {
    id: { sql: 'l.id', type: 'uuid', sortable: true },
    wixLocationId: { sql: 'l.id', type: 'uuid' },
    name: { sql: 'l.name', type: 'text', sortable: true },
    locationType: { sql: 'l.kind', type: 'text', sortable: true },
    defaultLocation: { sql: 'l.is_default', type: 'bool', sortable: true },
    createdDate: { sql: 'l.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'l.updated_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: 'l.id', type: 'uuid' },
  defaultSort: [
    { fieldName: 'defaultLocation', order: 'DESC' },
    { fieldName: 'name', order: 'ASC' },
  ],
}

const one = async (location: Promise<LocationRow>) => ({ location: locationToWire(await location) })

export function locationRoutes(api: Api): void {
  mount(api, contract.getStoresLocation, async ({ storesLocationId: id }, ctx) => {
    const location = await ctx.db.row(findLocation, { id })
    if (!location) throw locationNotFound(id)
    return { storesLocation: locationToWire(location) }
  })
  mount(api, contract.getDefaultStoresLocation, async (_, ctx) => ({
    storesLocation: locationToWire(await defaultLocation(ctx.db)),
  }))
  mount(api, contract.queryStoresLocations, async ({ query = {} }, { db, cursors, now }) => {
    const open = { sql: 'l.closed_at is null', values: [] }
    const { rows, paging } = await cursorPage<LocationRow>(list, query, { db, cursors, now, where: [open] })
    return { storesLocations: rows.map(locationToWire), pagingMetadata: paging }
  })

  mount(api, ours.createLocation, ({ name, locationType = 'PHYSICAL' }, ctx) =>
    one(openLocation(ctx, name, locationType)),
  )
  mount(api, ours.renameLocation, ({ id, revision, name }, ctx) => one(renameLocation(ctx, id, revision, name)))
  mount(api, ours.closeLocation, ({ id }, ctx) => one(closeLocation(ctx, id)))
}
