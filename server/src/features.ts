import type { Capabilities } from './assemble.ts'
import { expireReservations } from './events/reservations/expire-reservations.ts'
import { reservationsFollow } from './events/reservations/give-reservations.ts'
import { eventsRoutes } from './events/routes.ts'
import { ticketSellable } from './events/ticket-definitions/sellable.ts'
import type { Api } from './http/mount.ts'
import { apiKeyRoutes } from './identity/api-keys/routes.ts'
import { auditRoutes } from './identity/audit/routes.ts'
import { authenticationRoutes } from './identity/authentication/routes.ts'
import { followVisitor } from './identity/members/follow-visitor.ts'
import { oauthAppRoutes } from './identity/oauth-apps/routes.ts'
import { recoveryRoutes } from './identity/recovery/routes.ts'
import { redirectRoutes } from './identity/redirects/routes.ts'
import { memberSessionRoutes } from './identity/sessions/member-sessions.ts'
import { signOnPolicyRoutes } from './identity/sign-on-policy/routes.ts'
import { mayReadMailOf } from './identity/staff/mail-of-staff.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { staffUserRoutes } from './identity/staff/user-routes.ts'
import { testClockRoutes } from './identity/test-clock/routes.ts'
import { tokenRoutes } from './identity/tokens/routes.ts'
import { verificationRoutes } from './identity/verification/routes.ts'
import { mailboxRoutes } from './mail/routes.ts'
import { membersRoutes } from './members/routes.ts'
import { type Payments, paymentRoutes } from './payments/routes.ts'
import { ordersFollow } from './purchase/give-orders.ts'
import { orderViewRoutes } from './purchase/view/routes.ts'
import { type Sellables, sellableRegistry } from './sellables/registry.ts'
import { cartsFollow } from './store/carts/carts-follow.ts'
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
export function mountFeatures(
  api: Api,
  { pool, directory, tokens, codes, revocations, post, captcha, settings }: Capabilities,
): Features {
  const { publicUrl, providers } = settings
  const sellables = sellableRegistry([variantSellables, ticketSellable])
  const payments: Payments = { providers: providers.payments, testCards: providers.testCards }

  const follow = followVisitor([cartsFollow, reservationsFollow, ordersFollow])
  const signIn = { publicUrl, captcha, post, follow, rateLimitFactor: settings.rateLimitFactor }

  tokenRoutes(api, { pool, directory, tokens, revocations, follow })
  authenticationRoutes(api, signIn)
  recoveryRoutes(api, { ...signIn, directory })
  verificationRoutes(api, signIn)
  memberSessionRoutes(api, { directory })
  signOnPolicyRoutes(api)
  redirectRoutes(api, { directory, publicUrl })
  mailboxRoutes(api, { post, mayRead: mayReadMailOf })
  staffRoutes(api, { publicUrl, post })
  staffUserRoutes(api, { publicUrl, post })
  apiKeyRoutes(api)
  oauthAppRoutes(api, { directory })
  auditRoutes(api)
  testClockRoutes(api, { directory, permitted: settings.testClock })

  membersRoutes(api, signIn)

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
