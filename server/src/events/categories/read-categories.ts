import type { Category } from '@fairground/contract/events/categories.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type CategoryRow, categorySelect, countEventsIn, findCategoriesOf, findCategory } from './queries.ts'

export type { CategoryRow }

/** Tag of cached reads that show categories. */
export const CATEGORIES = 'eventCategorys'

const spec: QuerySpec = {
  from: 'event_categories c',
  site: 'c.site_id',
  columns: categorySelect,
  fields: {
    id: { sql: 'c.id', type: 'uuid', sortable: true },
    name: { sql: 'c.name', type: 'text', sortable: true },
    states: { sql: 'c.states', type: 'text[]' },
    createdDate: { sql: 'c.created_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: 'c.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate' }],
}

const readsHidden = (ctx: Ctx): boolean => holdsScope(ctx.caller, 'events.read')

const isShown = ({ states }: CategoryRow, ctx: Ctx): boolean => readsHidden(ctx) || !states.includes('HIDDEN')

/** Visitors see none that is hidden. */
const shown = (ctx: Ctx): Condition[] =>
  readsHidden(ctx) ? [] : [{ sql: `not (c.states @> array['HIDDEN'])`, values: [] }]

export const listCategories = (
  ctx: Ctx,
  query: OffsetRequest,
): Promise<{ rows: CategoryRow[]; paging: OffsetPaging }> =>
  offsetPage<CategoryRow>(spec, query, { db: ctx.db, where: shown(ctx) })

export async function getCategory(ctx: Ctx, categoryId: string): Promise<CategoryRow> {
  const row = await ctx.db.row(findCategory, { id: categoryId })
  if (!row || !isShown(row, ctx)) throw categoryNotFound(categoryId)
  return row
}

export const categoryNotFound = (categoryId: string): ApiError =>
  new ApiError({ code: 'CATEGORY_NOT_FOUND', categoryId })

/** Categories of each event by name, in one statement. */
export async function categoriesOf(ctx: Ctx, eventIds: readonly string[]): Promise<Map<string, CategoryRow[]>> {
  const rows = eventIds.length === 0 ? [] : await ctx.db.rows(findCategoriesOf, { eventIds: [...eventIds] })
  return Map.groupBy(
    rows.filter((row) => isShown(row, ctx)),
    ({ eventId }) => eventId,
  )
}

type Counts = NonNullable<Static<typeof Category>['counts']>

export async function countsOf(ctx: Ctx, rows: readonly CategoryRow[]): Promise<Map<string, Counts>> {
  const counted = rows.length === 0 ? [] : await ctx.db.rows(countEventsIn, { ids: rows.map(({ id }) => id) })
  const byId = new Map(counted.map((row) => [row.id, row]))
  const drafts = readsHidden(ctx)
  return new Map(
    rows.map(({ id }) => [
      id,
      {
        assignedEventsCount: byId.get(id)?.published ?? 0,
        ...present({ assignedDraftEventsCount: drafts ? (byId.get(id)?.drafts ?? 0) : undefined }),
      },
    ]),
  )
}

export const categoryToWire = (
  { id, name, states, createdAt }: CategoryRow,
  counts?: Counts,
): Static<typeof Category> => ({ id, name, states, createdDate: createdAt.toISOString(), ...present({ counts }) })
