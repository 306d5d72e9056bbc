import type { TreeReference } from '@fairground/contract/stores/category.ts'
import { ALL_PRODUCTS_CATEGORY_ID, STORE_NAMESPACE } from '@fairground/contract/stores/category.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Happening } from '../../outbox/happenings.ts'
import { STORE_APP_ID, STORE_APP_ID_V1 } from '../products/sellable/sellable.ts'

export type Moment = Pick<Ctx, 'now' | 'newId'>

export const treeReference = { appNamespace: STORE_NAMESPACE, treeKey: null }

/** A store has one tree; another is refused. */
export function checkTree({ appNamespace, treeKey }: Static<typeof TreeReference> = treeReference): void {
  if (appNamespace !== STORE_NAMESPACE) throw new ApiError({ code: 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER', appNamespace })
  if (treeKey !== undefined && treeKey !== null) throw new ApiError({ code: 'TREES_LIMIT_EXCEEDED', treeKey })
}

export const categoryNotFound = (categoryId: string) => new ApiError({ code: 'CATEGORY_NOT_FOUND', categoryId })
export const managed = (categoryId: string) =>
  new ApiError({ code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', categoryId })
export const itemNotFound = (catalogItemId: string) =>
  new ApiError({ code: 'ITEM_NOT_FOUND_IN_CATALOG', catalogItemId })

export interface Item {
  readonly catalogItemId: string
  readonly appId: string
}
export const itemOf = (productId: string): Item => ({ catalogItemId: productId, appId: STORE_APP_ID })

const apps = [STORE_APP_ID, STORE_APP_ID_V1]
/** The product that an item is; undefined for what is no product of the store. */
export const productOf = ({ catalogItemId, appId }: Item): string | undefined =>
  apps.includes(appId.toLowerCase()) && isUuid(catalogItemId) ? catalogItemId.toLowerCase() : undefined

/** True for the category of all products: it is the store's, and nobody changes it. */
export const isAllProducts = (id: string): boolean => id.toLowerCase() === ALL_PRODUCTS_CATEGORY_ID

/** Reason why nobody, or not this caller, puts products into a category or takes them out; undefined when that is free. */
export function refusedItems(
  { caller }: { caller: Caller },
  { id, managingAppId, isAutomatic }: { id: string; managingAppId: string | null; isAutomatic: boolean },
): ApiError | undefined {
  const isTheirs = caller.kind === 'apiKey' && caller.id === managingAppId
  return isAutomatic || (managingAppId !== null && !isTheirs) ? managed(id) : undefined
}

/** Domain events of a category, under the names of both catalogues. */
export const categoryChanged = (id: string, slug: 'created' | 'updated' | 'deleted'): Happening[] => [
  { entity: 'category', entityId: id, slug, payload: { categoryId: id, treeReference } },
  { entity: 'collection', entityId: id, slug, payload: { collectionId: id } },
]

/** Domain events of products that came to categories or left them, for followers of the one or the other. */
export const itemsMoved = (
  slug: 'item_added_to_category' | 'item_removed_from_category',
  moves: readonly { readonly id: string; readonly categoryIds: readonly string[] }[],
): Happening[] => {
  const part = slug === 'item_added_to_category' ? 'addedItem' : 'removedItem'
  const changed = moves.filter(({ categoryIds }) => categoryIds.length > 0)
  return [
    ...changed.map(({ id }) => ({
      entity: 'product',
      entityId: id,
      slug: 'updated',
      payload: { productId: id, changedFields: ['collectionIds'] },
    })),
    ...changed.flatMap(({ id, categoryIds }) =>
      categoryIds.map((categoryId) => ({
        entity: 'category',
        entityId: categoryId,
        slug,
        payload: { categoryId, [part]: itemOf(id), treeReference },
      })),
    ),
    ...[...new Set(changed.flatMap(({ categoryIds }) => categoryIds))].map((categoryId) => ({
      entity: 'collection',
      entityId: categoryId,
      slug: 'updated',
      payload: { collectionId: categoryId },
    })),
  ]
}
