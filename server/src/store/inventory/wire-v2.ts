import type { InventoryItemV2 } from '@fairground/contract/stores/inventory.ts'
import type { Static } from 'typebox'
import type { CatalogProduct } from '../products/catalog-product.ts'
import { variantInStock } from '../products/in-stock.ts'
import { numericId } from '../products/numeric-id.ts'

export function inventoryItemToWire({ product, variants }: CatalogProduct): Static<typeof InventoryItemV2> {
  return {
    id: product.id,
    externalId: product.id,
    productId: product.id,
    trackQuantity: product.trackInventory,
    variants: variants.map((variant) => {
      const { quantity, inStock } = variantInStock(product, variant)
      return {
        variantId: variant.variantId,
        inStock,
        ...(quantity === null ? {} : { quantity: Number(quantity) }),
        availableForPreorder: false,
      }
    }),
    lastUpdated: product.updatedAt.toISOString(),
    numericId: numericId(product.id),
    preorderInfo: { enabled: false },
  }
}
