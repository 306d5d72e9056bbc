import type { Capabilities } from './assemble.ts'
import { expireReservations } from './events/reservations/expire-reservations.ts'
import { eventsRoutes } from './events/routes.ts'
import { ticketSellable } from './events/ticket-definitions/sellable.ts'
import type { Api } from './http/mount.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { testClockRoutes } from './identity/test-clock/routes.ts'
import { tokenRoutes } from './identity/tokens/routes.ts'
import { type Payments, paymentRoutes } from './payments/routes.ts'
import { orderViewRoutes } from './purchase/view/routes.ts'
import { type Sellables, sellableRegistry } from './sellables/registry.ts'
import { cartRoutes } from './store/carts/routes.ts'
import { checkoutRoutes } from './store/checkouts/routes.ts'
import { collectionRoutes } from './store/collections/routes.ts'
import { inventoryRoutes } from './store/inventory/routes.ts'
import { orderRoutes } from './store/orders/routes.ts'
import { productRoutes } from './store/products/routes.ts'
import { variantSellables } from './store/products/sellable.ts'

export interface Features {
  readonly sellables: Sellables
  readonly payments: Payments
  /** For the job: reservations that are over give their tickets back. */
  readonly expireReservations: typeof expireReservations
}

/** Every feature, mounted with the capabilities it uses. The order means nothing. */
export function mountFeatures(api: Api, { directory, tokens, codes, settings }: Capabilities): Features {
  const { publicUrl, providers } = settings
  const sellables = sellableRegistry([variantSellables, ticketSellable])
  const payments: Payments = { providers: providers.payments, testCards: providers.testCards }

  tokenRoutes(api, { directory, tokens })
  staffRoutes(api, {
    publicUrl,
    mailer: providers.mailer,
    onFault: (error) => settings.logger.error({ err: error }, 'a mail could not be sent'),
  })
  testClockRoutes(api, { directory, permitted: settings.testClock })

  productRoutes(api, { publicUrl })
  collectionRoutes(api)
  inventoryRoutes(api)
  cartRoutes(api, { sellables, publicUrl })
  checkoutRoutes(api, { sellables, publicUrl })
  orderRoutes(api, { publicUrl })

  eventsRoutes(api, { publicUrl, codes })

  paymentRoutes(api, payments)
  orderViewRoutes(api, { codes })

  return { sellables, payments, expireReservations }
}
