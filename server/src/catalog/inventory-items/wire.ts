import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import type { InventoryItem } from '@fairground/contract/stores/inventory-item.ts'
import { itemAvailability, preorderLeft } from '@fairground/domain/ledger/stock-change.ts'
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
      ...(preorder.message === null ? {} : { message: preorder.message }),
      ...(preorder.limit === null ? {} : { limit: Number(preorder.limit) }),
      counter: Number(preorder.sold),
      ...(left === null ? {} : { quantity: Number(left) }),
    },
    ...(row.extendedFields ? { extendedFields: { namespaces: row.extendedFields } } : {}),
    product: {
      name: row.productName,
      directCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, ...row.collectionIds],
      ...(row.variantName ? { variantName: row.variantName } : {}),
      ...(row.sku ? { variantSku: row.sku } : {}),
      variantVisible: row.visible,
      ...(row.barcode ? { variantBarcode: row.barcode } : {}),
    },
  }
}
