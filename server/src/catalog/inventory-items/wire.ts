import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import type { InventoryItem } from '@fairground/contract/stores/inventory-item.ts'
import { itemAvailability, preorderLeft } from '@fairground/domain/ledger/stock-change.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { stockOf } from './item-stock.ts'
import type { ItemRow } from './queries.ts'

export function itemToWire(row: ItemRow): Static<typeof InventoryItem> {
  const stock = stockOf(row)
  const { quantity, inStock, preorder } = stock
  const left = preorder.enabled ? preorderLeft(preorder) : null
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    variantId: row.variantId,
    locationId: row.locationId,
    productId: row.productId,
    trackQuantity: quantity !== null,
    ...(quantity === null ? { inStock } : { quantity: Number(quantity) }),
    availabilityStatus: itemAvailability(stock),
    preorderInfo: {
      enabled: preorder.enabled,
      ...present({
        message: preorder.message ?? undefined,
        limit: preorder.limit === null ? undefined : Number(preorder.limit),
      }),
      counter: Number(preorder.sold),
      ...present({ quantity: left === null ? undefined : Number(left) }),
    },
    ...present({ extendedFields: row.extendedFields ? { namespaces: row.extendedFields } : undefined }),
    product: {
      name: row.productName,
      directCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, ...row.collectionIds],
      ...present({ variantName: row.variantName || undefined, variantSku: row.sku || undefined }),
      variantVisible: row.visible,
      ...present({ variantBarcode: row.barcode || undefined }),
    },
  }
}
