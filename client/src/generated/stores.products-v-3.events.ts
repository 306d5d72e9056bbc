// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { V3Product } from './stores.products-v-3.ts'

const inV3Product = { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } as const

/** Events of module `stores.products-v-3`, for `webhooks`. */
export const productsV3Events = {
  /** `wix.stores.catalog.v3.product_created` */
  productCreated: domainEvent<CreatedEvent<V3Product>>('wix.stores.catalog.v3.product_created', { eventTime: 'date', createdEvent: { entity: inV3Product } }),
  /** `wix.stores.catalog.v3.product_updated` */
  productUpdated: domainEvent<UpdatedEvent<V3Product>>('wix.stores.catalog.v3.product_updated', { eventTime: 'date', updatedEvent: { currentEntity: inV3Product } }),
  /** `wix.stores.catalog.v3.product_deleted` */
  productDeleted: domainEvent<DeletedEvent<V3Product>>('wix.stores.catalog.v3.product_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inV3Product } }),
}
