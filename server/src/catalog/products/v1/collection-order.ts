import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import type { Field, QuerySpec } from '../../../db/query-sql.ts'
import { isUuid } from '../../../ground/ids.ts'

const COLLECTIONS = ['collections.id', 'collectionIds'] as const
const ONE_OF = ['$eq', '$in', '$hasSome', '$hasAll', '$contains'] as const

/** The one collection that a filter of catalogue 1 stays within, of those that are arranged by hand; undefined where it names none or several. */
export function oneCollection(filter: Record<string, unknown> = {}): string | undefined {
  const [wanted, ...more] = COLLECTIONS.flatMap((name) => (Object.hasOwn(filter, name) ? [filter[name]] : []))
  const id = more.length > 0 ? undefined : only(wanted)
  return typeof id === 'string' && isUuid(id) && id.toLowerCase() !== ALL_PRODUCTS_CATEGORY_ID
    ? id.toLowerCase()
    : undefined
}

function only(wanted: unknown): unknown {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return wanted
  const [[operator, operand] = [], ...more] = Object.entries(wanted)
  if (more.length > 0 || !ONE_OF.some((one) => one === operator)) return undefined
  return Array.isArray(operand) ? (operand.length === 1 ? operand[0] : undefined) : operand
}

const orderedBy = (sql: string, type: 'int8' | 'timestamptz'): Field => ({
  sql,
  type,
  sortable: true,
  filterable: false,
})

/** A list of a collection's products as the merchant arranged them: those by hand, then the last added first. Read by `category_items_in_order`. */
export function inCollectionOrder(spec: QuerySpec, collectionId: string): QuerySpec {
  if (!isUuid(collectionId)) throw new Error(`No collection: ${collectionId}`)
  return {
    ...spec,
    from: `category_items i join products p on p.site_id = $1 and p.id = i.product_id
      and i.site_id = $1 and i.category_id = '${collectionId}'`,
    countedFrom: spec.from,
    fields: {
      ...spec.fields,
      arranged: orderedBy('i.place', 'int8'),
      addedDate: orderedBy('i.added_at', 'timestamptz'),
    },
    defaultSort: [{ fieldName: 'arranged' }, { fieldName: 'addedDate', order: 'DESC' }],
    tieBreak: { sql: 'i.product_id', type: 'uuid' },
  }
}
