import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import * as contract from '@fairground/contract/stores/category-items.ts'
import * as products from '@fairground/contract/stores/products-in-categories.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, itemError, type Outcome } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { moveChosen } from './by-filter.ts'
import { checkTree, type Item, itemOf, treeReference as storeTree } from './category.ts'
import { arrange, moveItem, moveItems, setItemCategories } from './category-items.ts'
import { findArranged } from './item-queries.ts'
import { categoriesOfItems, listItems } from './list-items.ts'
import type { CategoryRow } from './queries.ts'

const tags = () => ['collections', 'products']

/** In these answers an item is named by its reference. */
function itemsAnswer(outcomes: readonly Outcome<Item>[], items: readonly Item[]) {
  const { bulkActionMetadata } = answerBulk(outcomes)
  const results = outcomes.map((outcome, originalIndex) => ({
    itemMetadata: {
      item: items[originalIndex]!, // one outcome for each
      originalIndex,
      success: outcome.ok,
      ...present({ error: outcome.ok ? undefined : itemError(outcome.error) }),
    },
  }))
  return { results, bulkActionMetadata }
}

/** Finds a category that the caller may see. */
type FindCategory = (ctx: Ctx, id: string) => Promise<CategoryRow>

export function categoryItemRoutes(api: Api, byId: FindCategory): void {
  mount(api, contract.bulkAddItemsToCategory, async ({ categoryId, items, treeReference }, ctx) => {
    checkTree(treeReference)
    return itemsAnswer(await moveItems(ctx, categoryId, items, { direction: 'in' }), items)
  })
  mount(api, contract.bulkRemoveItemsFromCategory, async ({ categoryId, items, treeReference }, ctx) => {
    checkTree(treeReference)
    return itemsAnswer(await moveItems(ctx, categoryId, items, { direction: 'out' }), items)
  })
  mount(api, contract.bulkAddItemToCategories, async ({ item, categoryIds, treeReference }, ctx) => {
    checkTree(treeReference)
    return answerBulk(await moveItem(ctx, item, categoryIds, 'in'))
  })
  mount(api, contract.bulkRemoveItemFromCategories, async ({ item, categoryIds, treeReference }, ctx) => {
    checkTree(treeReference)
    return answerBulk(await moveItem(ctx, item, categoryIds, 'out'))
  })
  mount(api, contract.bulkSetItemCategories, async ({ item, categoryIds = [], treeReference }, ctx) => {
    checkTree(treeReference)
    const { added, removed } = await setItemCategories(ctx, item, categoryIds)
    return {
      addResults: answerBulk(added).results,
      removeResults: answerBulk(removed).results,
      bulkActionMetadata: answerBulk([...added, ...removed]).bulkActionMetadata,
    }
  })
  arrangedRoutes(api, byId)
  itemReadRoutes(api, byId)
  chosenItemRoutes(api)
}

function itemReadRoutes(api: Api, byId: FindCategory): void {
  mount(
    api,
    contract.listItemsInCategory,
    async ({ categoryId, treeReference, ...request }, ctx) => {
      checkTree(treeReference)
      await byId(ctx, categoryId)
      const { rows, paging, total } = await listItems(ctx, categoryId, request)
      const { count, cursors } = paging
      const pagingMetadata = { count, ...present({ total }), cursors }
      return { items: rows.map(({ productId }) => itemOf(productId)), pagingMetadata }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.listCategoriesForItem,
    async ({ item, treeReference }, ctx) => {
      checkTree(treeReference)
      const [found] = await categoriesOfItems(ctx, [item])
      const { direct, above } = found! // one for each item
      return { directCategoryIds: direct, allCategoryIds: [...direct, ...above] }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.listCategoriesForItems,
    async ({ items = [], treeReference }, ctx) => {
      checkTree(treeReference)
      const found = await categoriesOfItems(ctx, items)
      return {
        categoriesForItems: found.map(({ item, direct, above }) => ({
          item,
          directCategoryIds: direct,
          indirectCategoryIds: above,
        })),
      }
    },
    { cache: tags },
  )
}

function arrangedRoutes(api: Api, byId: FindCategory): void {
  mount(api, contract.setArrangedItems, async ({ categoryId, items = [], treeReference }, ctx) => {
    checkTree(treeReference)
    await arrange(ctx, categoryId, items)
    return { items: await arranged(ctx, categoryId) }
  })
  mount(
    api,
    contract.getArrangedItems,
    async ({ categoryId, treeReference }, ctx) => {
      checkTree(treeReference)
      await byId(ctx, categoryId)
      return { items: await arranged(ctx, categoryId) }
    },
    { cache: tags },
  )
}

/** Products by filter, and the category that holds all of them. */
function chosenItemRoutes(api: Api): void {
  mount(api, products.getAllProductsCategory, async () => ({
    categoryId: ALL_PRODUCTS_CATEGORY_ID,
    treeReference: storeTree,
  }))
  mount(api, products.bulkAddProductsToCategoriesByFilter, async ({ categoryIds, filter = {}, search }, ctx) => {
    await moveChosen(ctx, { filter, search }, categoryIds, 'in')
    return { jobId: ctx.newId() }
  })
  mount(api, products.bulkRemoveProductsFromCategoriesByFilter, async ({ categoryIds, filter = {}, search }, ctx) => {
    await moveChosen(ctx, { filter, search }, categoryIds, 'out')
    return { jobId: ctx.newId() }
  })
}

const arranged = async ({ db }: Ctx, categoryId: string): Promise<Item[]> =>
  (await db.rows(findArranged, { categoryId })).map(({ productId }) => itemOf(productId))
