import type { getScheduleItem, listScheduleItems, queryScheduleItems } from '@fairground/contract/events/schedule.ts'
import type { ScheduleItem } from '@fairground/contract/events/schedule-shapes.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { countFacets, type Facets, facetsToWire } from '../../db/facets.ts'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { findEvent } from '../event/find-events.ts'
import { withReadableFilter } from '../requests/filter-faults.ts'
import { compareDraft, findItem, findScheduled, type ItemRow, itemSelect } from './queries.ts'

const PAGE = 100

const spec: QuerySpec = {
  from: 'schedule_items i join events e on e.site_id = $1 and e.id = i.event_id and e.deleted_at is null',
  site: 'i.site_id',
  columns: itemSelect,
  fields: {
    id: { sql: 'i.id', type: 'uuid', sortable: true },
    eventId: { sql: 'i.event_id', type: 'uuid', sortable: true },
    name: { sql: 'i.name', type: 'text', sortable: true },
    description: { sql: 'i.description', type: 'text', sortable: true },
    'timeSlot.start': { sql: 'i.start_at', type: 'timestamptz', sortable: true },
    'timeSlot.end': { sql: 'i.end_at', type: 'timestamptz', sortable: true },
    stageName: { sql: 'i.stage', type: 'text', sortable: true },
    tags: { sql: 'i.tags', type: 'text[]' },
    status: { sql: 'i.status', type: 'text', sortable: true },
    hidden: { sql: 'i.hidden', type: 'bool' },
    draft: { sql: 'i.draft', type: 'bool' },
    createdDate: { sql: 'i.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'i.updated_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: "i.id::text || case when i.draft then '+' else '' end", type: 'text' },
  defaultSort: [{ fieldName: 'timeSlot.start' }, { fieldName: 'stageName' }],
}

const readsDrafts = (ctx: Ctx): boolean => holdsScope(ctx.caller, 'events.read')

const plain = (sql: string): Condition => ({ sql, values: [] })

/** Drafts, hidden items and those of drafts of events are for callers who read drafts. */
const visible = (ctx: Ctx): Condition[] =>
  readsDrafts(ctx) ? [] : [plain('not i.draft and not i.hidden and e.published_at is not null')]

type ListRequest = RequestOf<typeof listScheduleItems>

/** Conditions of a list without the tags and stages that its facets count. */
function scopeOf(request: ListRequest): Condition[] {
  const { eventId, itemId, state = [], startingFrom, startingBefore } = request
  const among = (sql: string, ids: readonly string[] | undefined): Condition[] =>
    ids?.length ? [{ sql: `${sql} = any(?::uuid[])`, values: [ids] }] : []
  const side = state.filter((one) => one === 'PUBLISHED' || one === 'DRAFT')
  const shown = state.filter((one) => one === 'VISIBLE' || one === 'HIDDEN')
  return [
    ...among('i.event_id', eventId),
    ...among('i.id', itemId),
    ...(new Set(side).size === 2 ? [] : [plain(side[0] === 'DRAFT' ? 'i.draft' : 'not i.draft')]),
    ...(new Set(shown).size === 1 ? [plain(shown[0] === 'HIDDEN' ? 'i.hidden' : 'not i.hidden')] : []),
    ...(startingFrom ? [{ sql: 'i.start_at >= ?::timestamptz', values: [new Date(startingFrom)] }] : []),
    ...(startingBefore ? [{ sql: 'i.start_at < ?::timestamptz', values: [new Date(startingBefore)] }] : []),
  ]
}

const chosen = ({ tag, stageName }: ListRequest): Condition[] => [
  ...(tag?.length ? [{ sql: 'i.tags && ?::text[]', values: [tag] }] : []),
  ...(stageName?.length ? [{ sql: 'i.stage = any(?::text[])', values: [stageName] }] : []),
]

export async function listSchedule(ctx: Ctx, request: ListRequest): Promise<ResponseOf<typeof listScheduleItems>> {
  const limit = request.paging?.limit ?? request.limit ?? PAGE
  const offset = request.paging?.offset ?? request.offset ?? 0
  const scope = [...visible(ctx), ...scopeOf(request)]
  const facets = await facetsOf(ctx, request.facet ?? [], scope)
  const { rows, paging } = await offsetPage<ItemRow>(
    spec,
    { paging: { limit, offset } },
    { db: ctx.db, where: [...scope, ...chosen(request)], at: '' },
  )
  const [eventId, ...others] = request.eventId ?? []
  const differs =
    eventId && others.length === 0 && readsDrafts(ctx)
      ? (await ctx.db.row(compareDraft, { eventId }))?.differs
      : undefined
  return {
    items: rows.map(itemToWire),
    total: paging.total,
    limit,
    offset,
    facets,
    ...present({ draftNotPublished: differs }),
    pagingMetadata: paging,
  }
}

/** Values of a facet. */
const MOST_VALUES = 1000

/** Expression of a facet's values, from `schedule_items i`. */
const FACETS: Facets = { tag: 'unnest(i.tags)', stageName: 'i.stage' }

async function facetsOf(ctx: Ctx, names: readonly string[], scope: readonly Condition[]) {
  for (const [n, name] of names.entries()) {
    if (!Object.hasOwn(FACETS, name))
      throw new InvalidArgument([
        { field: `facet[${n}]`, description: message('violations.tagOrStage'), violatedRule: 'VALIDATION' },
      ])
  }
  const counted = await countFacets(spec, FACETS, { db: ctx.db, filter: {}, where: scope, requested: names })
  return facetsToWire(
    new Map([...counted].map(([name, rows]) => [name, rows.filter(({ value }) => value !== '').slice(0, MOST_VALUES)])),
  )
}

type Query = RequestOf<typeof queryScheduleItems>

/** True where a filter names the draft itself, at any depth. */
const namesDraft = (filter: unknown): boolean => JSON.stringify(filter ?? {}).includes('"draft":')

export function querySchedule(ctx: Ctx, { query = {} }: Query): Promise<ResponseOf<typeof queryScheduleItems>> {
  const where = [...visible(ctx), ...(namesDraft(query.filter) ? [] : [plain('not i.draft')])]
  return withReadableFilter(async () => {
    const { rows, paging } = query.paging
      ? await offsetPage<ItemRow>(spec, query, { db: ctx.db, where })
      : await cursorPage<ItemRow>(spec, query, { db: ctx.db, where, cursors: ctx.cursors, now: ctx.now })
    return { items: rows.map(itemToWire), pagingMetadata: paging }
  })
}

export const itemNotFound = (itemId: string): ApiError => new ApiError({ code: 'SCHEDULE_ITEM_NOT_FOUND', itemId })

/** The item as it is published and as it is drafted, each where the caller may read it. */
export async function getItem(
  ctx: Ctx,
  { itemId, eventId, includeDraft = false }: RequestOf<typeof getScheduleItem>,
): Promise<ResponseOf<typeof getScheduleItem>> {
  const sides = await itemSides(ctx, itemId, eventId)
  const published = sides.find(({ draft }) => !draft)
  const draft = includeDraft ? sides.find((side) => side.draft) : undefined
  if (!published && !draft) throw itemNotFound(itemId)
  return present({ item: published && itemToWire(published), draft: draft && itemToWire(draft) })
}

/** Published and drafted side of an item that the caller may read. */
export async function itemSides(ctx: Ctx, itemId: string, eventId: string | undefined): Promise<ItemRow[]> {
  const rows = await ctx.db.rows(findItem, { id: itemId })
  const event = rows[0] && (await findEvent(ctx.db, rows[0].eventId))
  if (!event || (eventId !== undefined && event.id !== eventId)) return []
  if (readsDrafts(ctx)) return rows
  return event.publishedAt === null ? [] : rows.filter(({ draft, hidden }) => !draft && !hidden)
}

/** Ids of the events that have a schedule on their page. */
export const scheduledAmong = async (db: Queryable, eventIds: readonly string[]): Promise<Set<string>> =>
  new Set((await db.rows(findScheduled, { eventIds: [...eventIds] })).map(({ eventId }) => eventId))

export const itemToWire = (row: ItemRow): Static<typeof ScheduleItem> => ({
  id: row.id,
  eventId: row.eventId,
  hidden: row.hidden,
  name: row.name,
  timeSlot: { start: row.startAt.toISOString(), end: row.endAt.toISOString(), timeZoneId: row.timeZone },
  description: row.description,
  stageName: row.stage,
  tags: row.tags,
  speakers: row.speakers,
  status: row.status,
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
  draft: row.draft,
})
