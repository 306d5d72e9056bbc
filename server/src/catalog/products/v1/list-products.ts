import type { QuerySpec } from '../../../db/query-sql.ts'
import { products } from '../read/list-products.ts'
import { productFields } from '../read/product-fields.ts'

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
