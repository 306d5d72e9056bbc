// Generated from contract/src by client/generate/client.ts. Do not edit.
import { domainEvent } from '../happenings/domain-event.ts'
import type { CostAndProfitData, Media, PageUrl, PriceData } from './stores.products.ts'

const inCostAndProfitData = { itemCost: 'float', profit: 'float', profitMargin: 'float' } as const
const inPriceData = { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' } as const

/** Events of module `stores.products`, for `webhooks`. */
export const productsEvents = {
  /** `com.wix.ecommerce.catalog.api.v1.CollectionChanged` */
  collectionChanged: domainEvent<{ readonly collection_Id?: string; readonly changedFields?: readonly (string)[]; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.CollectionChanged'),
  /** `com.wix.ecommerce.catalog.api.v1.CollectionCreated` */
  collectionCreated: domainEvent<{ readonly collection_Id?: string; readonly name?: string; readonly media?: Media; readonly slug?: string; readonly visible?: boolean; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.CollectionCreated'),
  /** `com.wix.ecommerce.catalog.api.v1.CollectionDeleted` */
  collectionDeleted: domainEvent<{ readonly collection_Id?: string; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.CollectionDeleted'),
  /** `com.wix.ecommerce.catalog.api.v1.ProductChanged` */
  productChanged: domainEvent<{ readonly productId?: string; readonly changedFields?: readonly (string)[]; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.ProductChanged'),
  /** `com.wix.ecommerce.catalog.api.v1.ProductCreated` */
  productCreated: domainEvent<{ readonly productId?: string; readonly name?: string; readonly price?: PriceData; readonly visible?: boolean; readonly media?: Media; readonly sku?: string; readonly productPageUrl?: PageUrl; readonly brand?: string; readonly costAndProfitData?: CostAndProfitData; readonly originatedFromVersion?: string; readonly slug?: string }>('com.wix.ecommerce.catalog.api.v1.ProductCreated', { price: inPriceData, costAndProfitData: inCostAndProfitData }),
  /** `com.wix.ecommerce.catalog.api.v1.ProductDeleted` */
  productDeleted: domainEvent<{ readonly productId?: string; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.ProductDeleted'),
  /** `com.wix.ecommerce.catalog.api.v1.VariantsChanged` */
  variantsChanged: domainEvent<{ readonly productId?: string; readonly variants?: readonly ({ readonly variantId?: string; readonly choices?: Record<string, unknown>; readonly changedFields?: readonly (string)[]; readonly originatedFromVersion?: string })[]; readonly originatedFromVersion?: string }>('com.wix.ecommerce.catalog.api.v1.VariantsChanged'),
}
