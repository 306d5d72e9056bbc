import { operations as checkout } from './ecom/checkout.ts'
import { operations as currentCart } from './ecom/current-cart.ts'
import { operations as orders } from './ecom/orders.ts'
import { operations as eventsOrders } from './events/orders.ts'
import { operations as ticketDefinitions } from './events/ticket-definitions.ts'
import { operations as ticketDefinitionsV2 } from './events/ticket-definitions-v-2.ts'
import { operations as ticketReservations } from './events/ticket-reservations.ts'
import { operations as tickets } from './events/tickets.ts'
import { operations as wixEventsV2 } from './events/wix-events-v-2.ts'
import { operations as orderView } from './fairground/order-view.ts'
import { operations as payments } from './fairground/payments.ts'
import { operations as core } from './identity/oauth.ts'
import type { Operation } from './operation.ts'
import { operations as collections } from './stores/collections.ts'
import { operations as inventory } from './stores/inventory.ts'
import { operations as products } from './stores/products.ts'
import { operations as productsV3 } from './stores/products-v-3.ts'

/** Every operation there is. The server mounts these, and the client, `openapi.json` and the reference are made of them. */
export const allOperations: readonly Operation[] = [
  ...core,
  ...currentCart,
  ...checkout,
  ...orders,
  ...products,
  ...productsV3,
  ...collections,
  ...inventory,
  ...wixEventsV2,
  ...ticketDefinitions,
  ...ticketDefinitionsV2,
  ...ticketReservations,
  ...eventsOrders,
  ...tickets,
  ...orderView,
  ...payments,
]
