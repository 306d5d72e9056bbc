import * as contract from '@fairground/contract/stores/categories.ts'
import { CategoryChanges, type CategoryInBulk, type TreeReference } from '@fairground/contract/stores/category.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { attempt } from '../../bulk/attempt.ts'
import { doneItems } from '../../bulk/done-items.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { nameOf } from '../labels/names-taken.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { categoryNotFound, checkTree, treeReference } from './category.ts'
import {
  type CategoryChange,
  createCategory,
  deleteCategory,
  showCategories,
  updateCategories,
} from './edit-categories.ts'
import { categoryItemRoutes } from './item-routes.ts'
import { countCategories, queryCategories, searchCategories } from './list-categories.ts'
import { moveCategory } from './move-category.ts'
import { type CategoryRow, findCategories, findCategoryBySlug } from './queries.ts'
import { categoryRuleRoutes } from './rule-routes.ts'
import { categoryShower, docFromWire, type Fields } from './wire.ts'

type Tree = { readonly treeReference?: Static<typeof TreeReference> }
type Changes = Static<typeof CategoryChanges>
type InBulk = Static<typeof CategoryInBulk>

/** They show how many products there are. */
const tags = () => ['collections', 'products']

const one = async ({ db }: Ctx, row: CategoryRow, fields?: Fields) => ({
  category: (await categoryShower(db, [row], fields))(row),
})

/** The category as this caller may see it; throws CATEGORY_NOT_FOUND. */
function shown({ caller }: Ctx, row: CategoryRow | undefined, id: string): CategoryRow {
  if (row && (row.visible || seesHidden(caller))) return row
  throw categoryNotFound(id)
}

async function byId(ctx: Ctx, id: string): Promise<CategoryRow> {
  const [row] = await ctx.db.rows(findCategories, { ids: [id] })
  return shown(ctx, row, id)
}

function changeOf({ category, fieldMask }: { category: Changes; fieldMask?: string }, at: string): CategoryChange {
  const sent = masked(category, fieldMask, CategoryChanges, 'category')
  if (sent.slug !== undefined && (sent.slug ?? '').trim() === '') throw new ApiError({ code: 'REMOVED_SLUG' })
  return {
    id: category.id,
    revision: category.revision,
    name: sent.name === undefined ? undefined : nameOf(sent.name, `${at}.name`),
    slug: sent.slug ?? undefined,
    doc: (before) => docFromWire(sent, before, at),
  }
}

/** Fields that have calls of their own are taken as they are, so that a category that was read can be sent back whole. */
function changeInBulk(item: { category: InBulk; fieldMask?: string }, at: string): CategoryChange {
  const { visible, parentCategory, managingAppId } = item.category
  const isSelected = (field: string) =>
    !item.fieldMask || item.fieldMask.split(',').some((name) => name.trim() === field)
  return {
    ...changeOf(item, at),
    asItIs: present({
      visible: isSelected('visible') ? visible : undefined,
      parentId: isSelected('parentCategory') && parentCategory ? (parentCategory.id ?? null) : undefined,
      managingAppId: isSelected('managingAppId') ? managingAppId : undefined,
    }),
  }
}

export function categoryRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
  categoryItemRoutes(api, byId)
  categoryRuleRoutes(api)
}

function readRoutes(api: Api): void {
  mount(
    api,
    contract.getCategory,
    async ({ categoryId, treeReference: tree, fields }, ctx) => {
      checkTree(tree)
      return one(ctx, await byId(ctx, categoryId), fields)
    },
    { cache: tags },
  )
  mount(
    api,
    contract.getCategoryBySlug,
    async ({ slug, treeReference: tree, fields }, ctx) => {
      checkTree(tree)
      return one(ctx, shown(ctx, await ctx.db.row(findCategoryBySlug, { slug }), slug), fields)
    },
    { cache: tags },
  )
  mount(
    api,
    contract.queryCategories,
    async ({ query = {}, treeReference: tree, returnNonVisibleCategories, fields }, ctx) => {
      checkTree(tree)
      const { rows, paging } = await queryCategories(ctx, query, { withHidden: returnNonVisibleCategories })
      return { categories: rows.map(await categoryShower(ctx.db, rows, fields)), pagingMetadata: paging }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.searchCategories,
    async ({ search = {}, treeReference: tree, returnNonVisibleCategories, fields }, ctx) => {
      checkTree(tree)
      const { page, aggregationData } = await searchCategories(ctx, search, returnNonVisibleCategories)
      return {
        categories: page.rows.map(await categoryShower(ctx.db, page.rows, fields)),
        pagingMetadata: page.paging,
        ...present({ aggregationData }),
      }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.countCategories,
    async ({ filter, search, treeReference: tree, returnNonVisibleCategories }, ctx) => {
      checkTree(tree)
      return { count: await countCategories(ctx, filter, { withHidden: returnNonVisibleCategories, search }) }
    },
    { cache: tags },
  )
  mount(api, contract.listTrees, async () => ({ trees: [treeReference] }))
}

function writeRoutes(api: Api): void {
  mount(api, contract.createCategory, async ({ category, treeReference: tree, fields }, ctx) => {
    checkTree(tree)
    const { name, slug, visible, parentCategory, managingAppId } = category
    const draft = {
      name: nameOf(name, 'category.name'),
      slug: slug ?? undefined,
      visible: visible ?? true,
      parentId: parentCategory?.id ?? null,
      managingAppId: managingAppId ?? null,
      doc: docFromWire(category, { description: '' }, 'category'),
    }
    return one(ctx, await byId(ctx, await createCategory(ctx, draft, 'DUPLICATE_SLUG')), fields)
  })
  mount(api, contract.updateCategory, async (request, ctx) => {
    checkTree(request.treeReference)
    const id = only(await updateCategories(ctx, [changeOf(request, 'category')], 'DUPLICATE_SLUG'))
    return one(ctx, await byId(ctx, id), request.fields)
  })
  mount(api, contract.deleteCategory, async ({ categoryId, treeReference: tree }, ctx) => {
    checkTree(tree)
    await deleteCategory(ctx, categoryId)
    return {}
  })
  mount(api, contract.moveCategory, async ({ categoryId, treeReference: tree, ...move }, ctx) => {
    checkTree(tree)
    const parentId = move.parentCategoryId ?? null
    const afterId = move.moveAfterCategoryId ?? null
    const order = await moveCategory(ctx, categoryId, { parentId, position: move.position, afterId })
    return { ...present({ parentCategoryId: parentId || undefined }), categoriesAfterMove: order.slice(0, 100) }
  })
  mount(
    api,
    contract.updateCategoryVisibility,
    async ({ categoryId, visible, revision, treeReference: tree, fields }, ctx) => {
      checkTree(tree)
      const id = only(await showCategories(ctx, [categoryId], visible, revision))
      return one(ctx, await byId(ctx, id), fields)
    },
  )

  const bulk = async (ctx: Ctx, outcomes: readonly Outcome<string>[], isShown = false, fields?: Fields) => {
    const ids = doneItems(outcomes)
    const rows = isShown && ids.length > 0 ? await ctx.db.rows(findCategories, { ids }) : []
    const show = await categoryShower(ctx.db, rows, fields)
    const byIds = new Map(rows.map((row) => [row.id, row]))
    const { results, bulkActionMetadata } = answerBulk(outcomes, (id) => byIds.get(id))
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...present({ category: item ? show(item) : undefined }),
      })),
      bulkActionMetadata,
    }
  }
  mount(api, contract.bulkUpdateCategories, async ({ categories, returnEntity, fields, ...request }, ctx) => {
    checkTree((request as Tree).treeReference)
    const read = categories.map((item, i) => attempt(() => changeInBulk(item, `categories[${i}].category`)))
    const changes = read.flatMap(({ value }) => value ?? [])
    const done = changes.length === 0 ? [] : await updateCategories(ctx, changes, 'DUPLICATE_SLUG')
    const next = done.values()
    const outcomes = read.map(({ error }, i): Outcome<string> => {
      const { id } = categories[i]!.category // one of each
      return error ? { ok: false, id, error } : next.next().value! // one for each change, in their order
    })
    return bulk(ctx, outcomes, returnEntity, fields)
  })
  mount(api, contract.bulkShowCategories, async ({ categoryIds, returnEntity, fields, treeReference: tree }, ctx) => {
    checkTree(tree)
    return bulk(ctx, await showCategories(ctx, categoryIds, true), returnEntity, fields)
  })
}
