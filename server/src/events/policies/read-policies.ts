import type { Policy, queryPolicies } from '@fairground/contract/events/policies.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { Static } from 'typebox'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { getEvent } from '../event/find-events.ts'
import { findPoliciesOf, findPolicy, type PolicyRow, policySelect } from './queries.ts'

const spec: QuerySpec = {
  from: 'event_policies p join events e on e.site_id = $1 and e.id = p.event_id and e.deleted_at is null',
  site: 'p.site_id',
  columns: policySelect,
  fields: {
    id: { sql: 'p.id', type: 'uuid', sortable: true },
    name: { sql: 'p.name', type: 'text', sortable: true },
    body: { sql: 'p.body', type: 'text', sortable: true },
    revision: { sql: 'p.revision', type: 'int8', sortable: true },
    eventId: { sql: 'p.event_id', type: 'uuid', sortable: true },
    createdDate: { sql: 'p.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'p.updated_at', type: 'timestamptz', sortable: true },
    position: { sql: 'p.position', type: 'int8', sortable: true, filterable: false },
  },
  tieBreak: { sql: 'p.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'eventId' }, { fieldName: 'position' }],
}

/** Policies of drafts are for callers who read drafts. */
const visible = (ctx: Ctx): Condition[] =>
  holdsScope(ctx.caller, 'events.read') ? [] : [{ sql: 'e.published_at is not null', values: [] }]

export async function listPolicies(
  ctx: Ctx,
  { query = {} }: RequestOf<typeof queryPolicies>,
): Promise<ResponseOf<typeof queryPolicies>> {
  const scope = { db: ctx.db, where: visible(ctx) }
  const { rows, paging } = query.paging
    ? await offsetPage<PolicyRow>(spec, query, scope)
    : await cursorPage<PolicyRow>(spec, query, { ...scope, cursors: ctx.cursors, now: ctx.now })
  const { hasNext: _, ...metadata } = { hasNext: undefined, ...paging }
  return { policies: rows.map(policyToWire), metadata }
}

export const policyNotFound = (policyId: string): ApiError => new ApiError({ code: 'POLICY_NOT_FOUND', policyId })

/** A policy whose event the caller may read. */
export async function getPolicy(ctx: Ctx, policyId: string): Promise<PolicyRow> {
  const row = await ctx.db.row(findPolicy, { id: policyId })
  if (!row) throw policyNotFound(policyId)
  const event = await getEvent(ctx, row.eventId).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (!event) throw policyNotFound(policyId)
  return row
}

/** Policies of events in the order of each. */
export const policiesOf = (db: Queryable, eventIds: readonly string[]): Promise<PolicyRow[]> =>
  db.rows(findPoliciesOf, { eventIds: [...new Set(eventIds)] })

export const policyToWire = ({
  id,
  eventId,
  name,
  body,
  revision,
  createdAt,
  updatedAt,
}: PolicyRow): Static<typeof Policy> => ({
  id,
  eventId,
  name,
  body,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
