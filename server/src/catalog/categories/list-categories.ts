import { type CursorPage, type CursorRequest, countMatching, cursorPage } from '../../db/pages.ts'
import type { Condition, Field, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type WordedRequest, wordedPage } from '../search/worded-page.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { type CategoryRow, categoriesFrom, categoryColumns } from './queries.ts'

const TOP = '00000000-0000-0000-0000-000000000000'

const nameField: Field = { sql: 'c.name', type: 'text', sortable: true }

const categoryList: QuerySpec = {
  from: categoriesFrom,
  site: 'c.site_id',
  columns: categoryColumns,
  tieBreak: { sql: 'c.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'parentCategory.id' }, { fieldName: 'parentCategory.index' }],
  fields: {
    id: { sql: 'c.id', type: 'uuid' },
    slug: { sql: 'c.slug', type: 'text' },
    'treeReference.appNamespace': { sql: "'@wix/stores'::text", type: 'text' },
    'treeReference.treeKey': { sql: 'null::text', type: 'text' },
    visible: { sql: 'c.visible', type: 'bool' },
    name: nameField,
    createdDate: { sql: 'c.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'c.updated_at', type: 'timestamptz', sortable: true },
    managingAppId: {
      sql: 'c.managing_app_id',
      type: 'uuid',
      sortable: true,
      orderSql: `coalesce(c.managing_app_id, '${TOP}')`,
    },
    'parentCategory.id': {
      sql: 'c.parent_id',
      type: 'uuid',
      sortable: true,
      orderSql: `coalesce(c.parent_id, '${TOP}')`,
    },
    'parentCategory.index': { sql: 'c.position', type: 'int8', sortable: true, orderSql: 'c.position::int8' },
  },
}

const visibleOnly: Condition = { sql: 'c.visible', values: [] }

/** Hidden ones are for administrators who ask for them. */
const shownTo = ({ caller }: Ctx, withHidden = false): Condition[] =>
  withHidden && seesHidden(caller) ? [] : [visibleOnly]

interface CategoryWords {
  readonly mode?: 'OR' | 'AND'
  readonly expression?: string
  readonly fields?: readonly ('name' | 'description')[]
  readonly fuzzy?: boolean
}

/** Each word somewhere in the fields, as it is or, when that is forgiven, nearly so. Case and accents do not matter. */
function holds({ mode = 'AND', expression = '', fields = [], fuzzy = false }: CategoryWords = {}): Condition[] {
  const words = expression
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
  if (words.length === 0) return []
  const within = (fields.length > 0 ? fields : (['name', 'description'] as const)).map((field) =>
    field === 'name' ? 'c.name' : "coalesce(c.doc->>'description', '')",
  )
  const text = `lower(unaccent(${within.join(" || ' ' || ")}))`
  const one = fuzzy
    ? `(position(lower(unaccent(?)) in ${text}) > 0 or word_similarity(lower(unaccent(?)), ${text}) > 0.5)`
    : `position(lower(unaccent(?)) in ${text}) > 0`
  const sql = words.map(() => one).join(mode === 'OR' ? ' or ' : ' and ')
  return [{ sql: `(${sql})`, values: words.flatMap((word) => (fuzzy ? [word, word] : [word])) }]
}

interface CategoryScope {
  readonly withHidden?: boolean | undefined
  readonly search?: CategoryWords | undefined
}

const whereOf = (ctx: Ctx, { withHidden, search }: CategoryScope): Condition[] => [
  ...shownTo(ctx, withHidden),
  ...holds(search),
]

export const queryCategories = (
  ctx: Ctx,
  query: CursorRequest,
  scope: CategoryScope,
): Promise<CursorPage<CategoryRow>> =>
  cursorPage<CategoryRow>(categoryList, query, {
    db: ctx.db,
    where: whereOf(ctx, scope),
    cursors: ctx.cursors,
    now: ctx.now,
  })

/** As `queryCategories`, by words, with aggregations over all that match: two statements. */
export const searchCategories = (ctx: Ctx, request: WordedRequest<CategoryWords>, withHidden: boolean | undefined) =>
  wordedPage<CategoryRow, CategoryWords>(ctx, categoryList, request, (search) => whereOf(ctx, { withHidden, search }))

export const countCategories = (ctx: Ctx, filter: unknown, scope: CategoryScope): Promise<number> =>
  countMatching(categoryList, filter, { db: ctx.db, where: whereOf(ctx, scope), at: '' })
