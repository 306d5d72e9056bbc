import type { Capabilities, Features } from './assembly.ts'
import { record } from './audit/record.ts'
import { auditRoutes } from './audit/routes.ts'
import type { Notifying } from './catalog/back-in-stock/operations.ts'
import { backInStockRoutes } from './catalog/back-in-stock/routes.ts'
import { catalogImportRoutes } from './catalog/catalog-imports/routes.ts'
import { categoryRoutes } from './catalog/categories/routes.ts'
import { collectionRoutes } from './catalog/collections/routes.ts'
import { customizationRoutes } from './catalog/customizations/routes.ts'
import { importRunRoutes } from './catalog/import-runs/routes.ts'
import { infoSectionRoutes } from './catalog/info-sections/routes.ts'
import { textOfSection } from './catalog/info-sections/text-of-section.ts'
import { inventoryRoutes } from './catalog/inventory/routes.ts'
import { inventoryItemRoutes } from './catalog/inventory-items/routes.ts'
import { stockHistoryRoutes } from './catalog/inventory-items/threshold-routes.ts'
import { brandRoutes, ribbonRoutes } from './catalog/labels/routes.ts'
import { locationRoutes } from './catalog/locations/routes.ts'
import { productDepositRoutes } from './catalog/product-deposits/routes.ts'
import { productGroupRoutes } from './catalog/product-groups/routes.ts'
import { descriptionOf } from './catalog/products/read/described.ts'
import { inStock } from './catalog/products/read/product-fields.ts'
import { productRoutes } from './catalog/products/routes.ts'
import { STORE_APP_ID, STORE_APP_ID_V1, variantSellables } from './catalog/products/sellable/sellable.ts'
import { soldRows } from './catalog/products/sellable/sold-rows.ts'
import {
  brandsRenamed,
  customizationsChanged,
  infoSectionsChanged,
  productsPerCustomization,
  productsPerSection,
  ribbonsRenamed,
} from './catalog/products/write/operations.ts'
import { promotionRoutes } from './catalog/promotions/routes.ts'
import { searchRoutes } from './catalog/search/routes.ts'
import { subscriptionOptionRoutes } from './catalog/subscription-options/routes.ts'
import { wishlistRoutes } from './catalog/wishlists/routes.ts'
import { changesOf } from './changes-of-tickets.ts'
import { claimed, exportedParts, followers, memberData } from './data-of-people.ts'
import { withAddOns } from './events/add-ons/sellable.ts'
import { textOfEvent } from './events/event/find-events.ts'
import { eventsRoutes } from './events/routes.ts'
import { passSellable } from './events/series-passes/sellable.ts'
import { bundleSellable } from './events/ticket-bundles/sellable.ts'
import { TICKETS_APP_ID } from './events/ticket-definitions/as-sellable.ts'
import { ticketSellable } from './events/ticket-definitions/sellable.ts'
import { graphqlRoutes } from './graphql/routes.ts'
import type { Api } from './http/mount.ts'
import { followVisitor } from './identity/accounts/follow-visitor.ts'
import { apiKeyRoutes } from './identity/api-keys/routes.ts'
import { captchaKeyRoutes } from './identity/captcha/routes.ts'
import { draftRoutes } from './identity/desk/draft-routes.ts'
import { savedViewRoutes } from './identity/desk/view-routes.ts'
import { factorRoutes } from './identity/factors/routes.ts'
import { tokenRoutes } from './identity/oauth/routes.ts'
import { oauthAppRoutes } from './identity/oauth-apps/routes.ts'
import { signInProviderRoutes } from './identity/oidc/routes.ts'
import { passkeyRoutes } from './identity/passkeys/routes.ts'
import { privacyRoutes } from './identity/privacy/routes.ts'
import { recoveryRoutes } from './identity/recovery/routes.ts'
import { redirectRoutes } from './identity/redirects/routes.ts'
import { memberSessionRoutes } from './identity/sessions/member-sessions.ts'
import { authenticationRoutes } from './identity/sign-in/routes.ts'
import { signOnPolicyRoutes } from './identity/sign-on-policy/routes.ts'
import { addressOfStaff, mayReadMailOf, staffBeyond } from './identity/staff/mail-of-staff.ts'
import { ownerHasPassword } from './identity/staff/password/sign-in.ts'
import { staffRoleRoutes } from './identity/staff/role-routes.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { staffUserRoutes } from './identity/staff/user-routes.ts'
import { verificationRoutes } from './identity/verification/routes.ts'
import { mailboxRoutes } from './mail/routes.ts'
import { mailTemplateRoutes } from './mail/template-routes.ts'
import { mediaLibraryRoutes } from './media/library-routes.ts'
import { memberDecisions } from './members/members/change-status.ts'
import { membersRoutes } from './members/routes.ts'
import { lastChangeRoutes } from './outbox/last-changes/routes.ts'
import { hasTaxProblem } from './sales/automatic-taxes/problems.ts'
import { automaticTaxRoutes } from './sales/automatic-taxes/routes.ts'
import { cartRoutes } from './sales/carts/routes.ts'
import { checkoutTemplateRoutes } from './sales/checkout-templates/routes.ts'
import { payableOfCheckout, readCheckout } from './sales/checkouts/operations.ts'
import { type OrderDeps, orderCheckout } from './sales/checkouts/order-checkout.ts'
import { checkoutRoutes, completionLinkRoutes } from './sales/checkouts/routes.ts'
import { couponRoutes } from './sales/coupons/routes.ts'
import { labelRoutes } from './sales/delivery/labels/routes.ts'
import { liveRoutes } from './sales/delivery/live/routes.ts'
import { deliveryRoutes } from './sales/delivery/routes.ts'
import { deliveryTimeRoutes } from './sales/delivery/time-routes.ts'
import { fulfillmentRoutes } from './sales/fulfillments/routes.ts'
import { giftCardRoutes } from './sales/gift-cards/routes.ts'
import { orderDocumentRoutes } from './sales/order-documents/routes.ts'
import { hasOrders, isCurrencyUsed } from './sales/orders/currency-use.ts'
import { orderRoutes } from './sales/orders/routes.ts'
import { taxIdCheckRoutes } from './sales/orders/tax-id-check.ts'
import { decideAllAuthorized } from './sales/payments/authorized-payments.ts'
import { closePayments } from './sales/payments/close-payments.ts'
import { type PaymentDeps, paymentRoutes } from './sales/payments/routes.ts'
import { ticketTransferRoutes } from './sales/purchase/transfers/routes.ts'
import { orderViewRoutes } from './sales/purchase/view/routes.ts'
import { hasItems } from './sales/sellables/any-item.ts'
import { sellableRegistry } from './sales/sellables/registry.ts'
import { shopSettingsRoutes } from './sales/shop-settings/routes.ts'
import { taxRoutes } from './sales/taxes/routes.ts'
import { tipRoutes } from './sales/tips/routes.ts'
import { checkoutSettingsRoutes } from './sites/checkout-settings/routes.ts'
import { contentPageRoutes } from './sites/content-pages/routes.ts'
import { textOfPage } from './sites/content-pages/text-of-page.ts'
import { currencyRoutes } from './sites/currencies/routes.ts'
import { languageRoutes } from './sites/languages/routes.ts'
import { mailServerRoutes } from './sites/mail-server/routes.ts'
import { pollRoutes } from './sites/polls/routes.ts'
import { setupRoutes } from './sites/setup/routes.ts'
import { siteSettingsRoutes } from './sites/site-settings/routes.ts'
import { taxSettingsRoutes } from './sites/site-settings/tax-settings.ts'
import { siteTestingRoutes } from './sites/site-testing/routes.ts'
import { testClockRoutes } from './sites/test-clock/routes.ts'

/** Kinds of things that carts hold. */
const sellableKinds = (cache: Capabilities['cache']) => [
  withAddOns(variantSellables(soldRows(cache))),
  ticketSellable,
  passSellable,
  bundleSellable,
]

/** Every feature, mounted with the capabilities it uses. The order means nothing. */
export function mountFeatures(api: Api, capabilities: Capabilities): Features {
  const { directory, codes, post, captcha, cache, downloads, orderLinks, rsvpLinks, methods, settings } = capabilities
  const { publicUrl, logger } = settings
  const onFault = (what: string) => (error: unknown) => logger.warn({ err: error }, what)
  const sellables = sellableRegistry(sellableKinds(cache))
  const apps = { store: STORE_APP_ID, olderStore: STORE_APP_ID_V1, tickets: TICKETS_APP_ID }
  const waiting: Notifying = { sellables, apps, publicUrl }
  const ordering: OrderDeps = {
    sellables,
    offersPaymentMethods: methods.offersPaymentMethods,
    takesPurchase: (site, purchase) => methods.offered(site, purchase).length > 0,
    savesMeans: (site) => methods.offered(site).some(({ name }) => methods.provider(name)?.saving),
  }
  const payments: PaymentDeps = {
    methods,
    links: orderLinks,
    publicUrl,
    changes: changesOf(capabilities),
    sealer: capabilities.sealer,
    checkouts: {
      find: readCheckout,
      toPay: (ctx, id) => payableOfCheckout(ctx, sellables, id),
      order: (ctx, request) => orderCheckout(ctx, ordering, request),
    },
    onFault: onFault('a payment provider failed'),
  }

  const follow = followVisitor(followers)
  const decisions = memberDecisions(memberData)
  const signIn = { publicUrl, captcha, post, follow, claim: claimed, rateLimitFactor: settings.rateLimitFactor }

  identityRoutes(api, capabilities, { signIn, follow, deleteMember: decisions.deleteAccount })
  membersRoutes(api, { ...signIn, directory, decisions, join: memberData.join })

  catalogRoutes(api, capabilities, waiting)
  cartRoutes(api, { sellables, publicUrl })
  checkoutRoutes(api, {
    ...ordering,
    publicUrl,
    vatRegister: settings.providers.vatRegister,
    closePayments: (ctx, orderId) => closePayments(ctx, payments, orderId),
  })
  completionLinkRoutes(api, { directory, publicUrl })
  orderRoutes(api, { publicUrl, downloads, orderLinks, post, sellables })
  taxIdCheckRoutes(api)
  fulfillmentRoutes(api)
  deliveryRoutes(api)
  const carriers = { carrier: capabilities.carrier, onFault: onFault('a carrier failed') }
  liveRoutes(api, carriers)
  labelRoutes(api, carriers)
  deliveryTimeRoutes(api)
  taxRoutes(api)
  automaticTaxRoutes(api, { calculators: capabilities.taxCalculators })
  checkoutTemplateRoutes(api, { sellables, publicUrl })
  tipRoutes(api, { sellables })
  shopSettingsRoutes(api)
  orderDocumentRoutes(api, { links: orderLinks, appId: STORE_APP_ID })

  eventsRoutes(api, {
    publicUrl,
    sellables,
    codes,
    orderLinks,
    rsvpLinks,
    waitingLinks: capabilities.waitingLinks,
    gateKeys: capabilities.gateKeys,
    remembering: { cache, nowOf: directory.nowOf },
    takesPayments: (site) => methods.offered(site).length > 0,
    paymentMethods: (site) => methods.offered(site).map(({ name }) => name),
    methods,
    post,
    decideAuthorized: (ctx, orderId, act) => decideAllAuthorized(ctx, payments, orderId, act),
  })

  paymentRoutes(api, payments)
  orderViewRoutes(api, { codes, downloads, orderLinks })
  ticketTransferRoutes(api, { codes, links: orderLinks, appId: TICKETS_APP_ID, post })

  return { follow, sellables, waiting }
}

interface SignIn {
  readonly signIn: Parameters<typeof authenticationRoutes>[1]
  readonly follow: Parameters<typeof tokenRoutes>[1]['follow']
  readonly deleteMember: Parameters<typeof privacyRoutes>[1]['deleteMember']
}

/** Sign-in of members and staff, and what staff alone use: mails, media, settings. */
function identityRoutes(api: Api, capabilities: Capabilities, { signIn, follow, deleteMember }: SignIn): void {
  const { pool, directory, tokens, revocations, post, captcha, files, downloads, methods, settings } = capabilities
  const { publicUrl } = settings
  tokenRoutes(api, { pool, directory, tokens, revocations, follow })
  authenticationRoutes(api, signIn)
  recoveryRoutes(api, { ...signIn, directory })
  verificationRoutes(api, signIn)
  factorRoutes(api, signIn)
  passkeyRoutes(api, signIn)
  privacyRoutes(api, {
    parts: exportedParts,
    deleteMember,
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
  mailServerRoutes(api, { post, addressOf: addressOfStaff })
  siteSettingsRoutes(api, { hasOrders, isCurrencyUsed, publicUrl })
  contentPageRoutes(api)
  pollRoutes(api, {
    PRODUCT: descriptionOf,
    INFO_SECTION: textOfSection,
    EVENT: textOfEvent,
    PAGE: textOfPage,
  })
  checkoutSettingsRoutes(api, { publicUrl })
  taxSettingsRoutes(api, { isCurrencyUsed })
  setupRoutes(api, {
    hasItems,
    sendsMail: ({ id }) => !post.stores(id),
    ownerHasPassword,
    hasTaxProblem,
    takesRealPayments: methods.takesRealPayments,
  })
  lastChangeRoutes(api)
}

function catalogRoutes(api: Api, { post, cache, settings: { publicUrl } }: Capabilities, waiting: Notifying): void {
  const { sellables } = waiting
  productRoutes(api, { publicUrl }, cache)
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
  languageRoutes(api)
  importRunRoutes(api)
  promotionRoutes(api, { publicUrl })
  productGroupRoutes(api, { publicUrl })
  catalogImportRoutes(api)
  productDepositRoutes(api)
  wishlistRoutes(api, { sellables, ticketsApp: TICKETS_APP_ID })
  couponRoutes(api)
  giftCardRoutes(api, { publicUrl, post })
}
