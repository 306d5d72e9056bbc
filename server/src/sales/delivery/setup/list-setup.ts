import type { Field } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { documentLists, type Listing, textField } from '../../setup/list-documents.ts'
import { setupNotFound } from './change-setup.ts'
import type { SetupDocs, SetupKind, SetupRow } from './documents.ts'
import { deliveryTable } from './queries.ts'

const inRegion: Field = {
  sql: `array(select jsonb_array_elements_text(d.doc -> 'regionIds'))`,
  type: 'text[]',
}

/** The published types sort by the regions of an option: by their ids, one after another. */
const regionsInTurn = `coalesce((
  select string_agg(r.id, ',' order by r.id) from jsonb_array_elements_text(d.doc -> 'regionIds') as r (id)), '')`
const regionsOfRate = {
  deliveryRegionIds: {
    sql: regionsInTurn,
    type: 'text',
    sortable: true,
    anyOf: (ids) => `jsonb_exists_any(d.doc -> 'regionIds', ${ids})`,
  },
  deliveryRegionId: {
    sql: 'r.id',
    type: 'text',
    sortable: true,
    orderSql: regionsInTurn,
    among: `jsonb_array_elements_text(d.doc -> 'regionIds') as r (id) where true`,
  },
} satisfies Record<string, Field>

const listings = {
  profile: {
    fields: {
      name: textField('name'),
      createdBy: textField('createdBy'),
      'createdBy.appId': textField('createdBy', 'appId'),
      'createdBy.userId': textField('createdBy', 'userId'),
      default: { sql: `(d.doc ->> 'isDefault')::bool`, type: 'bool', sortable: true },
      'deliveryRegions.id': {
        sql: `array(select jsonb_path_query(d.doc, '$.regions[*].id') #>> '{}')`,
        type: 'text[]',
      },
    },
    sort: [{ fieldName: 'default', order: 'DESC' }, { fieldName: 'createdDate' }],
  },
  rate: {
    fields: {
      title: textField('title'),
      estimatedDeliveryTime: textField('estimatedDeliveryTime'),
      ...regionsOfRate,
    },
    sort: [{ fieldName: 'createdDate' }],
  },
  pickup: {
    fields: {
      name: textField('name'),
      'address.city': textField('address', 'city'),
      'address.country': textField('address', 'country'),
      'address.subdivision': textField('address', 'subdivision'),
      active: { sql: `(d.doc ->> 'active')::bool`, type: 'bool', sortable: true },
      deliveryRegionIds: inRegion,
    },
    sort: [{ fieldName: 'name' }],
  },
  local: {
    fields: {
      areaName: textField('areaName'),
      estimatedDeliveryTime: textField('estimatedDeliveryTime'),
      deliveryRegionIds: inRegion,
    },
    sort: [{ fieldName: 'areaName' }],
  },
  shippo: {
    fields: {
      packageType: textField('packageType'),
      'packageDetails.name': textField('packageName'),
      osLocationId: textField('locationId'),
      ...regionsOfRate,
    },
    sort: [{ fieldName: 'createdDate' }],
  },
  origin: { fields: {}, sort: [{ fieldName: 'createdDate' }] },
} as const satisfies Record<SetupKind, Listing>

/** One page of the rows of a kind, by offset where the query names one. */
export const listSetup = documentLists<SetupDocs>(deliveryTable, listings)

/** The row; throws the kind's refusal when there is none. */
export async function getSetup<K extends SetupKind>(
  { db }: Pick<Ctx, 'db'>,
  kind: K,
  id: string,
): Promise<SetupRow<K>> {
  const row = await db.row(deliveryTable.findOne, { kind, id })
  if (!row) throw setupNotFound(kind, id)
  return row as SetupRow<K> // the statement names the kind
}
