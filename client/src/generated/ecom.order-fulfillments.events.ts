// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { OrderWithFulfillments } from './ecom.order-fulfillments.ts'

const inOrderWithFulfillments = { fulfillments: { createdDate: 'date' } } as const

/** Events of module `ecom.order-fulfillments`, for `webhooks`. */
export const orderFulfillmentsEvents = {
  /** `wix.ecom.v1.fulfillments_updated` */
  fulfillmentsUpdated: domainEvent<UpdatedEvent<OrderWithFulfillments>>('wix.ecom.v1.fulfillments_updated', { eventTime: 'date', updatedEvent: { currentEntity: inOrderWithFulfillments } }),
}
