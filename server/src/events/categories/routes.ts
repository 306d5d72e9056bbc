import * as contract from '@fairground/contract/events/categories.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { getEvent } from '../event/find-events.ts'
import { withReadableFilter } from '../requests/filter-faults.ts'
import { type Assignment, assignAll, assignTo, assignToEach, moveInCategory } from './assign-events.ts'
import { CATEGORIES, categoriesOf, categoryToWire, countsOf, listCategories } from './read-categories.ts'
import { createCategories, deleteCategory, updateCategory } from './write-categories.ts'

interface CategoryDeps {
  /** Ids of all events that a filter selects. */
  readonly matchingEvents: (ctx: Ctx, filter: Record<string, unknown>) => Promise<string[]>
}

interface Selected {
  readonly categoryId: readonly string[]
  readonly filter?: Record<string, unknown> | null
}

export function categoryRoutes(api: Api, { matchingEvents }: CategoryDeps): void {
  const bySelection = async (ctx: Ctx, act: Assignment, { categoryId, filter }: Selected) => {
    const eventIds = await withReadableFilter(() => matchingEvents(ctx, filter ?? {}))
    await assignAll(ctx, act, categoryId, eventIds)
    return {}
  }
  mount(api, contract.createCategory, async ({ category }, ctx) => ({
    category: categoryToWire(only(await createCategories(ctx, [{ ...category, field: 'category' }]))),
  }))
  mount(api, contract.bulkCreateCategory, async ({ categories }, ctx) => {
    const wanted = categories.map((category, i) => ({ ...category, field: `categories[${i}]` }))
    return answerBulk(await createCategories(ctx, wanted), (row) => categoryToWire(row))
  })
  mount(api, contract.updateCategory, async ({ category: { id, ...changes } }, ctx) => ({
    category: categoryToWire(await updateCategory(ctx, id, changes)),
  }))
  mount(api, contract.deleteCategory, async ({ categoryId }, ctx) => {
    await deleteCategory(ctx, categoryId)
    return {}
  })
  mount(
    api,
    contract.queryCategories,
    async ({ query = {}, fieldset = [] }, ctx) => {
      const { rows, paging } = await listCategories(ctx, query)
      const counts = fieldset.includes('COUNTS') ? await countsOf(ctx, rows) : undefined
      return { categories: rows.map((row) => categoryToWire(row, counts?.get(row.id))), metaData: paging }
    },
    { cache: () => [CATEGORIES, 'events'] },
  )
  mount(api, contract.assignEvents, async ({ categoryId, eventId }, ctx) => {
    await assignTo(ctx, 'assigned', categoryId, eventId)
    return {}
  })
  mount(api, contract.unassignEvents, async ({ categoryId, eventId }, ctx) => {
    await assignTo(ctx, 'unassigned', categoryId, eventId)
    return {}
  })
  mount(api, contract.bulkAssignEvents, async ({ categoryId, eventId }, ctx) =>
    answerBulk(await assignToEach(ctx, 'assigned', categoryId, eventId), (row) => categoryToWire(row)),
  )
  mount(api, contract.bulkUnassignEvents, async ({ categoryId, eventId }, ctx) =>
    answerBulk(await assignToEach(ctx, 'unassigned', categoryId, eventId), (row) => categoryToWire(row)),
  )
  mount(api, contract.bulkAssignEventsAsync, (message, ctx) => bySelection(ctx, 'assigned', message))
  mount(api, contract.bulkUnassignEventsAsync, (message, ctx) => bySelection(ctx, 'unassigned', message))
  mount(
    api,
    contract.listEventCategories,
    async ({ eventId }, ctx) => {
      const { id } = await getEvent(ctx, eventId)
      const rows = (await categoriesOf(ctx, [id])).get(id) ?? []
      return { categories: rows.map((row) => categoryToWire(row)) }
    },
    { cache: ({ eventId }) => [CATEGORIES, `event:${eventId}`] },
  )
  mount(api, contract.reorderCategoryEvents, async ({ categoryId, eventId, beforeEventId, afterEventId }, ctx) => {
    await moveInCategory(ctx, categoryId, eventId, { before: beforeEventId, after: afterEventId })
    return {}
  })
}
