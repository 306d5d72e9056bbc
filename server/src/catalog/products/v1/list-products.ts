import { present } from '@fairground/domain/present.ts'
import { type CursorRequest, criteriaOf, cursorPage, type OffsetRequest, offsetPage } from '../../../db/pages.ts'
import type { QuerySpec } from '../../../db/query-sql.ts'
import { listKey } from '../../../db/remembered-orders.ts'
import type { Ctx } from '../../../ground/context.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { products, visibleOnly } from '../read/list-products.ts'
import type { ProductAnswers } from '../read/product-answers.ts'
import { productFields } from '../read/product-fields.ts'
import { shownVersions, shownVersionsOfIds, type VersionedProduct, versionedColumns } from '../read/queries.ts'
import { inCollectionOrder, oneCollection } from './collection-order.ts'

type Query = OffsetRequest & CursorRequest

/** Fields that catalogue 1 filters and sorts products by. */
export function productListV1(currency: string): QuerySpec {
  const f = productFields(currency)
  return {
    ...products,
    fields: {
      id: f.id,
      name: f.name,
      slug: f.slug,
      visible: f.visible,
      productType: f.productType,
      sku: f.sku,
      description: f.description,
      numericId: f.numericId,
      brand: f.brand,
      ribbon: f.ribbon,
      createdDate: f.createdDate,
      lastUpdated: f.updatedDate,
      price: f.price,
      'priceData.price': f.price,
      'priceData.discountedPrice': f.lowestPrice,
      'priceRange.minValue': f.lowestPrice,
      'priceRange.maxValue': f.highestPrice,
      collectionIds: f.collections,
      'collections.id': f.collections,
      manageVariants: f.manageVariants,
      'stock.trackInventory': f.trackInventory,
      'stock.inStock': f.inStock,
      'stock.inventoryStatus': f.inventoryStatus,
    },
  }
}

/** Fields that a sale changes. */
const OF_SALES = /"stock\.(inStock|inventoryStatus)"/

const changesBySales = ({ filter, sort }: Query): boolean => OF_SALES.test(JSON.stringify([filter, sort]))

/** A page of products as the caller may see them; `collection`: its order is of that one. */
export async function listedProducts(ctx: Ctx, { known, orders }: ProductAnswers, query: Query) {
  const isLater = (query.paging?.offset ?? 0) > 0
  const spec = { ...productListV1(ctx.site.currency), columns: isLater ? 'p.id' : versionedColumns }
  const cursor = query.cursorPaging?.cursor
  const criteria = cursor ? criteriaOf<{ collection?: string }>({ spec, at: 'query' }, ctx, cursor) : undefined
  const unsorted = cursor || query.sort?.length ? undefined : oneCollection(query.filter)
  const collection = criteria?.collection ?? unsorted
  const listed = collection ? inCollectionOrder(spec, collection) : spec
  const scope = {
    db: ctx.db,
    where: seesHidden(ctx.caller) ? [] : [visibleOnly],
    ...present({ criteria: collection ? { collection } : undefined }),
  }
  const versions = isLater ? shownVersionsOfIds : shownVersions
  const shownWith = (withVersions: boolean) => ({ ...scope, shown: withVersions ? versions : 'page.id' })
  if (query.cursorPaging) {
    const { cursors, now } = ctx
    const page = await known.list(ctx, (withVersions) =>
      cursorPage<VersionedProduct>(listed, query, { ...shownWith(withVersions), cursors, now }),
    )
    return { ...page, collection }
  }
  const list = ctx.isCurrent && !changesBySales(query) ? listKey(ctx.db.siteId, query) : undefined
  const page = await orders.page(list, query, {
    page: () => known.list(ctx, (withVersions) => offsetPage<VersionedProduct>(listed, query, shownWith(withVersions))),
    ids: (limit) => offsetPage({ ...listed, columns: 'p.id' }, { ...query, paging: { limit } }, shownWith(false)),
    rowsOf: (ids) => known.of(ctx, ids),
  })
  return { ...page, collection }
}
