import { takeTurns } from '../../db/row-statements.ts'
import { statement, textAs, type ValuesOf } from '../../db/statement.ts'

const locationRow = {
  id: 'uuid',
  name: 'text',
  kind: textAs<'VIRTUAL' | 'PHYSICAL'>(),
  isDefault: 'bool',
  closed: 'bool',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type LocationRow = ValuesOf<typeof locationRow>

/** The table is called `l`. */
export const locationColumns = `
  l.id, l.name, l.kind, l.is_default as "isDefault", l.closed_at is not null as closed, l.revision,
  l.created_at as "createdAt", l.updated_at as "updatedAt"`

export const findLocation = statement({
  name: 'locations.find',
  params: { id: 'uuid' },
  row: locationRow,
  sql: `select ${locationColumns} from locations l where l.site_id = $1 and l.id = $2`,
})

export const findDefaultLocation = statement({
  name: 'locations.default',
  row: locationRow,
  sql: `select ${locationColumns} from locations l where l.site_id = $1 and l.is_default`,
})

/** Open ones, by id or, where it is null, the default one; locked against being closed. */
export const lockLocations = statement({
  name: 'locations.lock',
  params: { ids: 'uuid[]' },
  row: locationRow,
  sql: `select ${locationColumns} from locations l
        where l.site_id = $1 and l.closed_at is null and (l.id = any($2) or l.is_default) order by l.id for share`,
})

export const lockLocation = statement({
  name: 'locations.lockOne',
  params: { id: 'uuid' },
  row: locationRow,
  sql: `select ${locationColumns} from locations l where l.site_id = $1 and l.id = $2 and l.closed_at is null for update`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockLocationCount = takeTurns('locations.lockCount', 'locations')

export const countOpenLocations = statement({
  name: 'locations.countOpen',
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n from locations where site_id = $1 and closed_at is null`,
})

export const insertLocation = statement({
  name: 'locations.insert',
  params: { id: 'uuid', name: 'text', kind: 'text', isDefault: 'bool', at: 'timestamptz' },
  row: locationRow,
  sql: `insert into locations as l (site_id, id, name, kind, is_default, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $6) returning ${locationColumns}`,
})

export const writeLocationName = statement({
  name: 'locations.rename',
  params: { id: 'uuid', name: 'text', at: 'timestamptz' },
  row: locationRow,
  sql: `update locations l set name = $3, revision = revision + 1, updated_at = $4
        where l.site_id = $1 and l.id = $2 returning ${locationColumns}`,
})

export const closeLocationRow = statement({
  name: 'locations.close',
  params: { id: 'uuid', at: 'timestamptz' },
  row: locationRow,
  sql: `update locations l set closed_at = $3, revision = revision + 1, updated_at = $3
        where l.site_id = $1 and l.id = $2 returning ${locationColumns}`,
})

/** Counted units that are left, sold or held there. */
export const unitsAtLocation = statement({
  name: 'locations.units',
  params: { id: 'uuid' },
  row: { items: 'int8' },
  sql: `select count(*) as items from inventory_items i join pools s on s.site_id = $1 and s.id = i.pool_id
        where i.site_id = $1 and i.location_id = $2 and s.capacity <> s.used`,
})

export const deleteItemsAtLocation = statement({
  name: 'locations.deleteItems',
  params: { id: 'uuid' },
  sql: `delete from inventory_items where site_id = $1 and location_id = $2`,
})
