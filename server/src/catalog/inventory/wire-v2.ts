import type { InventoryItemV2 } from '@fairground/contract/stores/inventory.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { numericId } from '../products/model/numeric-id.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { variantInStock } from '../products/read/in-stock.ts'

export function inventoryItemToWire({ product, variants }: CatalogProduct): Static<typeof InventoryItemV2> {
  return {
    id: product.id,
    externalId: product.id,
    productId: product.id,
    trackQuantity: product.trackInventory,
    variants: variants.map((variant) => {
      const { quantity, inStock, ahead } = variantInStock(variant)
      return {
        variantId: variant.variantId,
        inStock,
        ...present({ quantity: quantity === null ? undefined : Number(quantity) }),
        availableForPreorder: ahead !== undefined,
      }
    }),
    lastUpdated: product.updatedAt.toISOString(),
    numericId: numericId(product.id),
    preorderInfo: preorderInfo(variants),
  }
}

/** Catalogue v1 knows one for all variants: that of the first that is sold ahead. */
function preorderInfo(variants: CatalogProduct['variants']): Static<typeof InventoryItemV2>['preorderInfo'] {
  const first = variants.find(({ preorder }) => preorder)
  if (!first) return { enabled: false }
  const { preorderMessage: message, preorderLimit: limit } = first
  return { enabled: true, ...present({ message: message ?? undefined, limit: limit ?? undefined }) }
}
