import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type CouponRow, couponColumns, couponTables } from './queries.ts'

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::int8`

/** `now` decides what has expired. */
const specAt = (now: Date): QuerySpec => ({
  from: couponTables,
  site: 'c.site_id',
  columns: couponColumns,
  now,
  tieBreak: { sql: 'c.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'dateCreated', order: 'DESC' }],
  fields: {
    id: { sql: 'c.id', type: 'uuid' },
    dateCreated: { sql: milliseconds('c.created_at'), type: 'int8', sortable: true },
    expired: { sql: 'coalesce(c.expires_at <= :now, false)', type: 'bool' },
    /** Nobody else may use it; our own, for the admin's list. */
    usedUp: { sql: 'coalesce(p.used >= p.capacity - p.owed, false)', type: 'bool' },
    numberOfUsages: { sql: 'p.used', type: 'int8', sortable: true },
    'specification.name': { sql: 'c.name', type: 'text', sortable: true },
    'specification.code': { sql: 'c.code', type: 'text', sortable: true },
    'specification.type': { sql: 'c.type', type: 'text', sortable: true },
    'specification.active': { sql: 'c.active', type: 'bool' },
    'specification.startTime': { sql: milliseconds('c.starts_at'), type: 'int8', sortable: true },
    'specification.expirationTime': { sql: milliseconds('c.expires_at'), type: 'int8', sortable: true },
    'specification.usageLimit': { sql: 'p.capacity - p.owed', type: 'int8', sortable: true },
    'specification.scope.namespace': { sql: `c.scope ->> 'namespace'`, type: 'text' },
    'specification.scope.group.name': { sql: `c.scope #>> '{group,name}'`, type: 'text' },
    'specification.scope.group.entityId': { sql: `c.scope #>> '{group,entityId}'`, type: 'text' },
  },
})

export const listCoupons = (
  { db, now }: Ctx,
  request: OffsetRequest,
): Promise<{ rows: CouponRow[]; paging: OffsetPaging }> => offsetPage<CouponRow>(specAt(now), request, { db })
