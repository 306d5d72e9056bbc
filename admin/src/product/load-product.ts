import {
  type ProductAttachment,
  productAttachments,
} from '@fairground/client/generated/fairground.product-attachments.ts'
import { brandsV3 } from '@fairground/client/generated/stores.brands-v-3.ts'
import { categories } from '@fairground/client/generated/stores.categories.ts'
import { type InventoryItem, inventoryItemsV3 } from '@fairground/client/generated/stores.inventory-items-v-3.ts'
import { productsV3, type V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { storesLocationsV3 } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'

export const editorClient = staffClient({
  brandsV3,
  categories,
  inventoryItemsV3,
  productAttachments,
  productsV3,
  storesLocationsV3,
})

/** A product with all that its editor shows. */
export interface LoadedProduct {
  readonly product: V3Product
  /** Stock of each variant at the default location. */
  readonly stock: readonly InventoryItem[]
  /** Media that are neither pictures nor films. */
  readonly attachments: readonly ProductAttachment[]
}

const SHOWN_FIELDS = [
  ...(['DESCRIPTION', 'MEDIA_ITEMS_INFO', 'INFO_SECTION', 'DIRECT_CATEGORIES_INFO', 'MERCHANT_DATA'] as const),
  ...(['VARIANT_OPTION_CHOICE_NAMES', 'PRODUCT_CHOICES_MEDIA_REFERENCES', 'PRODUCT_CHOICES_DISPLAY_IMAGE'] as const),
]

/** Items of a page; a product has at most 1,000 variants. */
const PAGE = 100

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: async ({ signal }): Promise<LoadedProduct> => {
      const { user } = await queryClient.ensureQueryData(meQuery())
      // Staff who may change products but not see stock edit them without it.
      const seesStock = lackingScope(user.scopes, ['inventory.read']) === undefined
      const [{ product }, stock, { attachments }] = await Promise.all([
        editorClient.productsV3.getProduct({ productId, fields: SHOWN_FIELDS }, { signal }),
        seesStock ? stockOf(productId, signal) : [],
        editorClient.productAttachments.listProductAttachments({ productId }, { signal }),
      ])
      return { product, stock, attachments }
    },
  })

async function stockOf(productId: string, signal: AbortSignal): Promise<InventoryItem[]> {
  const { storesLocation } = await editorClient.storesLocationsV3.getDefaultStoresLocation({}, { signal })
  const filter = { productId, locationId: storesLocation.id }
  const found: InventoryItem[] = []
  for (let cursor: string | undefined; ; ) {
    const query = cursor ? { cursorPaging: { limit: PAGE, cursor } } : { filter, cursorPaging: { limit: PAGE } }
    const page = await editorClient.inventoryItemsV3.queryInventoryItems({ query }, { signal })
    found.push(...page.inventoryItems)
    cursor = page.pagingMetadata.cursors?.next
    if (!cursor || page.inventoryItems.length === 0) return found
  }
}
