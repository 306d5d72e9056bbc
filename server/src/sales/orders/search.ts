import type { searchOrders as operation } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { type CursorPage, cursorPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { orderFields } from './order-fields.ts'
import { type OrderRow, orderColumns } from './queries.ts'

const spec = (currency: string): QuerySpec => ({
  from: 'orders o',
  site: 'o.site_id',
  columns: orderColumns,
  fields: orderFields(currency),
  tieBreak: { sql: 'o.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  isPlannedByValues: true,
})

/** Newest first unless sorted; orders that wait for their payment are left out unless the filter speaks of `status`. */
export function searchOrders(ctx: Ctx, { search = {} }: RequestOf<typeof operation>): Promise<CursorPage<OrderRow>> {
  const filter = search.filter ?? {}
  const narrowed = mentionsStatus(filter) ? filter : { ...filter, status: { $ne: 'INITIALIZED' } }
  return cursorPage<OrderRow>(
    spec(ctx.site.currency),
    { ...search, filter: narrowed },
    { db: ctx.db, at: 'search', cursors: ctx.cursors, now: ctx.now, where: readable(ctx.caller) },
  )
}

/** Members read their own orders, administrators all. */
function readable(caller: Caller): Condition[] {
  if (holdsScope(caller, 'orders.read')) return []
  if (caller.kind !== 'member') throw new ApiError({ code: 'MEMBER_NEEDED' })
  return [{ sql: 'o.owner_id = ?', values: [caller.id] }]
}

function mentionsStatus(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(mentionsStatus)
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, part]) => key === 'status' || (key.startsWith('$') && mentionsStatus(part)))
}
