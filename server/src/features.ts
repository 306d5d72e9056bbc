import type { Capabilities } from './assemble.ts'
import { expireReservations } from './events/reservations/expire-reservations.ts'
import { reservationsFollow } from './events/reservations/give-reservations.ts'
import { exportReservations } from './events/reservations/personal-data.ts'
import { eventsRoutes } from './events/routes.ts'
import { exportRsvps, rsvpsFollow } from './events/rsvp/personal-data.ts'
import { TICKETS_APP_ID, ticketSellable } from './events/ticket-definitions/sellable.ts'
import { graphqlRoutes } from './graphql/routes.ts'
import type { Api } from './http/mount.ts'
import { apiKeyRoutes } from './identity/api-keys/routes.ts'
import { record } from './identity/audit/record.ts'
import { auditRoutes } from './identity/audit/routes.ts'
import { authenticationRoutes } from './identity/authentication/routes.ts'
import { captchaKeyRoutes } from './identity/captcha/routes.ts'
import { draftRoutes } from './identity/desk/draft-routes.ts'
import { savedViewRoutes } from './identity/desk/view-routes.ts'
import { passkeyRoutes } from './identity/factors/passkeys/routes.ts'
import { factorRoutes } from './identity/factors/routes.ts'
import { type Follow, followVisitor } from './identity/members/follow-visitor.ts'
import { oauthAppRoutes } from './identity/oauth-apps/routes.ts'
import { signInProviderRoutes } from './identity/oidc/routes.ts'
import { privacyRoutes } from './identity/privacy/routes.ts'
import { recoveryRoutes } from './identity/recovery/routes.ts'
import { redirectRoutes } from './identity/redirects/routes.ts'
import { memberSessionRoutes } from './identity/sessions/member-sessions.ts'
import { signOnPolicyRoutes } from './identity/sign-on-policy/routes.ts'
import { siteTestingRoutes } from './identity/site-testing/routes.ts'
import { addressOfStaff, mayReadMailOf, staffBeyond } from './identity/staff/mail-of-staff.ts'
import { staffRoleRoutes } from './identity/staff/role-routes.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { staffUserRoutes } from './identity/staff/user-routes.ts'
import { testClockRoutes } from './identity/test-clock/routes.ts'
import { tokenRoutes } from './identity/tokens/routes.ts'
import { verificationRoutes } from './identity/verification/routes.ts'
import { mailboxRoutes } from './mail/routes.ts'
import { mailTemplateRoutes } from './mail/template-routes.ts'
import { mediaLibraryRoutes } from './media/library-routes.ts'
import { deleteAccount } from './members/members/change-status.ts'
import { exportMembership } from './members/members/personal-data.ts'
import { membersRoutes } from './members/routes.ts'
import { lastChangeRoutes } from './outbox/last-changes/routes.ts'
import { type Payments, paymentRoutes } from './payments/routes.ts'
import { exportOrders } from './purchase/export-orders.ts'
import { ordersClaimed, ordersFollow } from './purchase/give-orders.ts'
import { orderViewRoutes } from './purchase/view/routes.ts'
import { type Sellables, sellableRegistry } from './sellables/registry.ts'
import { backInStockFollows, type Notifying } from './store/back-in-stock/operations.ts'
import { exportBackInStock } from './store/back-in-stock/personal-data.ts'
import { backInStockRoutes } from './store/back-in-stock/routes.ts'
import { brandRoutes } from './store/brands/routes.ts'
import { cartsFollow } from './store/carts/carts-follow.ts'
import { exportCarts } from './store/carts/personal-data.ts'
import { cartRoutes } from './store/carts/routes.ts'
import { catalogImportRoutes } from './store/catalog-imports/routes.ts'
import { categoryRoutes } from './store/categories/routes.ts'
import { checkoutRoutes } from './store/checkouts/routes.ts'
import { collectionRoutes } from './store/collections/routes.ts'
import { couponRoutes } from './store/coupons/routes.ts'
import { currencyRoutes } from './store/currencies/routes.ts'
import { customizationRoutes } from './store/customizations/routes.ts'
import { fulfillmentRoutes } from './store/fulfillments/routes.ts'
import { importRunRoutes } from './store/import-runs/routes.ts'
import { infoSectionRoutes } from './store/info-sections/routes.ts'
import { inventoryRoutes } from './store/inventory/routes.ts'
import { inventoryItemRoutes } from './store/inventory-items/routes.ts'
import { stockHistoryRoutes } from './store/inventory-items/threshold-routes.ts'
import { locationRoutes } from './store/locations/routes.ts'
import { orderRoutes } from './store/orders/routes.ts'
import { productGroupRoutes } from './store/product-groups/routes.ts'
import {
  brandsRenamed,
  customizationsChanged,
  infoSectionsChanged,
  productsPerCustomization,
  productsPerSection,
  ribbonsRenamed,
} from './store/products/operations.ts'
import { inStock } from './store/products/product-fields.ts'
import { productRoutes } from './store/products/routes.ts'
import { STORE_APP_ID, STORE_APP_ID_V1, variantSellables } from './store/products/sellable.ts'
import { promotionRoutes } from './store/promotions/routes.ts'
import { ribbonRoutes } from './store/ribbons/routes.ts'
import { searchRoutes } from './store/search/routes.ts'
import { subscriptionOptionRoutes } from './store/subscription-options/routes.ts'
import { exportWishlist } from './store/wishlists/personal-data.ts'
import { wishlistRoutes } from './store/wishlists/routes.ts'
import { wishlistsFollow } from './store/wishlists/wishlists-follow.ts'

export interface Features {
  /** What a visitor has follows them into the member. */
  readonly follow: Follow
  readonly sellables: Sellables
  readonly payments: Payments
  /** For the job: reservations that are over give their tickets back. */
  readonly expireReservations: typeof expireReservations
  /** For the job: what telling those who wait for an item needs. */
  readonly waiting: Notifying
}

/** Every feature, mounted with the capabilities it uses. The order means nothing. */
export function mountFeatures(
  api: Api,
  {
    pool,
    directory,
    tokens,
    codes,
    revocations,
    post,
    captcha,
    files,
    downloads,
    orderLinks,
    rsvpLinks,
    settings,
  }: Capabilities,
): Features {
  const { publicUrl, providers } = settings
  const sellables = sellableRegistry([variantSellables, ticketSellable])
  const apps = { store: STORE_APP_ID, olderStore: STORE_APP_ID_V1, tickets: TICKETS_APP_ID }
  const waiting: Notifying = { sellables, apps, publicUrl }
  const payments: Payments = { providers: providers.payments, testCards: providers.testCards }

  const follow = followVisitor([
    cartsFollow,
    reservationsFollow,
    rsvpsFollow,
    ordersFollow,
    backInStockFollows,
    wishlistsFollow,
  ])
  const signIn = { publicUrl, captcha, post, follow, claim: ordersClaimed, rateLimitFactor: settings.rateLimitFactor }

  tokenRoutes(api, { pool, directory, tokens, revocations, follow })
  authenticationRoutes(api, signIn)
  recoveryRoutes(api, { ...signIn, directory })
  verificationRoutes(api, signIn)
  factorRoutes(api, signIn)
  passkeyRoutes(api, signIn)
  privacyRoutes(api, {
    parts: [
      exportMembership,
      exportOrders,
      exportCarts,
      exportReservations,
      exportRsvps,
      exportWishlist,
      exportBackInStock,
    ],
    deleteMember: deleteAccount,
    post,
  })
  memberSessionRoutes(api, { directory })
  signOnPolicyRoutes(api)
  redirectRoutes(api, { directory, publicUrl })
  captchaKeyRoutes(api, { captcha, publicUrl })
  mailboxRoutes(api, { post, mayRead: mayReadMailOf, beyond: staffBeyond })
  mediaLibraryRoutes(api, { files, downloads, publicUrl })
  mailTemplateRoutes(api, { publicUrl, post, addressOf: addressOfStaff, record })
  staffRoutes(api, { publicUrl, post })
  staffUserRoutes(api, { publicUrl, post })
  savedViewRoutes(api)
  draftRoutes(api)
  staffRoleRoutes(api)
  signInProviderRoutes(api, { oidc: settings.oidc })
  apiKeyRoutes(api)
  oauthAppRoutes(api, { directory })
  auditRoutes(api)
  testClockRoutes(api, { directory, permitted: settings.testClock })
  siteTestingRoutes(api, { publicUrl })
  lastChangeRoutes(api)

  membersRoutes(api, { ...signIn, directory })

  productRoutes(api, { publicUrl })
  searchRoutes(api, { inStock })
  graphqlRoutes(api)
  brandRoutes(api, brandsRenamed)
  ribbonRoutes(api, ribbonsRenamed)
  infoSectionRoutes(api, { changed: infoSectionsChanged, count: productsPerSection })
  customizationRoutes(api, { changed: customizationsChanged, count: productsPerCustomization })
  collectionRoutes(api)
  categoryRoutes(api)
  inventoryRoutes(api)
  inventoryItemRoutes(api)
  stockHistoryRoutes(api)
  locationRoutes(api)
  backInStockRoutes(api, { ...waiting, post })
  subscriptionOptionRoutes(api)
  currencyRoutes(api)
  importRunRoutes(api)
  promotionRoutes(api, { publicUrl })
  productGroupRoutes(api, { publicUrl })
  catalogImportRoutes(api)
  wishlistRoutes(api, { sellables, ticketsApp: TICKETS_APP_ID })
  couponRoutes(api)
  cartRoutes(api, { sellables, publicUrl })
  checkoutRoutes(api, { sellables, publicUrl })
  orderRoutes(api, { publicUrl, downloads, orderLinks, post, sellables })
  fulfillmentRoutes(api)

  eventsRoutes(api, { publicUrl, codes, orderLinks, rsvpLinks })

  paymentRoutes(api, payments, orderLinks)
  orderViewRoutes(api, { codes, downloads, orderLinks })

  return { follow, sellables, payments, waiting, expireReservations }
}
