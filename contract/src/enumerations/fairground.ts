/** Policies that the checkout page shows, in its order. Ours. */
export const CheckoutPolicyKind = ['TERMS', 'PRIVACY', 'RETURNS', 'DIGITAL_ITEMS', 'CONTACT', 'CUSTOM'] as const
export type CheckoutPolicyKind = (typeof CheckoutPolicyKind)[number]

/**
 * State of a dispute of a payment. Of an INQUIRY no money was taken, as of one that is CLOSED; of an OPEN or LOST one it is taken, and of
 * one that is WON it is back. Ours: `fairground.payments`.
 */
export const DisputeState = ['INQUIRY', 'OPEN', 'LOST', 'WON', 'CLOSED'] as const
export type DisputeState = (typeof DisputeState)[number]

/** Kinds of digital files for sale. Wire: `ecom.current-cart`, FileType. */
export const FileType = [
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
] as const
export type FileType = (typeof FileType)[number]

/** Fulfilment status of the lines of an order, derived from its fulfilments. Wire: `ecom.orders`, FulfillmentStatus. */
export const FulfillmentStatus = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
export type FulfillmentStatus = (typeof FulfillmentStatus)[number]

/** Reason why an identity is pending. Wire: `identity.authentication`, V1Reason. */
export const IdentityPendingReason = [
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
] as const
export type IdentityPendingReason = (typeof IdentityPendingReason)[number]

/** Kind of a stock location. Wire: `stores.stores-locations-v-3`, LocationType. */
export const LocationKind = ['VIRTUAL', 'PHYSICAL'] as const
export type LocationKind = (typeof LocationKind)[number]

/** Way in which money goes back: by the payment provider, by hand, or a part each way. Wire: `fairground.order-view`, RefundWay. */
export const RefundWay = ['PAYMENT', 'BY_HAND', 'BOTH'] as const
export type RefundWay = (typeof RefundWay)[number]

/** Field that a rule of an automatic category compares. Ours: `fairground.category-rules`. */
export const RuleField = ['NAME', 'BRAND', 'RIBBON', 'SKU', 'TAG', 'PRICE', 'PRODUCT_TYPE', 'STOCK', 'CREATED'] as const
export type RuleField = (typeof RuleField)[number]

/** Comparison of a rule of an automatic category. Ours: `fairground.category-rules`. */
export const RuleOperator = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
  'LESS_THAN',
  'GREATER_THAN',
  'AFTER',
  'BEFORE',
  'WITHIN_DAYS',
] as const
export type RuleOperator = (typeof RuleOperator)[number]

/** Languages that the shop's own texts are written in. */
export const SHOP_LANGUAGES = ['en', 'de', 'fr'] as const
export type ShopLanguage = (typeof SHOP_LANGUAGES)[number]

/** Units in which weights of goods are shown and entered. Ours: `fairground.site-settings`; `ecom` knows the same. */
export const SiteWeightUnit = ['KG', 'LB'] as const
export type SiteWeightUnit = (typeof SiteWeightUnit)[number]

/** Units in which distances are shown and entered. Ours: `fairground.site-settings`. */
export const SiteDistanceUnit = ['KM', 'MI'] as const
export type SiteDistanceUnit = (typeof SiteDistanceUnit)[number]

/** Ways in which a purchase reaches its buyer, for the limits of a payment method; local delivery is `SHIPPING`. Ours: `fairground.payment-settings`. */
export const MethodDelivery = ['SHIPPING', 'PICKUP', 'NONE'] as const
export type MethodDelivery = (typeof MethodDelivery)[number]

/** Kinds of things in a purchase, for the limits of a payment method. Ours: `fairground.payment-settings`. */
export const MethodItem = ['GOODS', 'DOWNLOADS', 'TICKETS'] as const
export type MethodItem = (typeof MethodItem)[number]

/** Kinds of things that a site sells. Ours: `fairground.site-settings`. */
export const SiteOffer = ['GOODS', 'TICKETS', 'BOTH'] as const
export type SiteOffer = (typeof SiteOffer)[number]

/**
 * State of a shop. `DEMO` sells like `ENABLED`; `PENDING` opens soon and `DISABLED` is closed, and neither sells. `UNKNOWN` is read where a
 * later version wrote another. Ours: `fairground.site-settings`.
 */
export const SiteStatus = ['UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO'] as const
export type SiteStatus = (typeof SiteStatus)[number]

/** Subject of a page of the shop's own. Ours: `fairground.content-pages`. */
export const ContentPageKind = ['TERMS', 'PRIVACY', 'RETURNS', 'SHIPPING', 'IMPRINT', 'OTHER'] as const
export type ContentPageKind = (typeof ContentPageKind)[number]

/** Steps in which a new site is set up. Ours: `fairground.setup`. */
export const SetupStep = [
  'BUSINESS',
  'REGION',
  'LANGUAGES',
  'DELIVERY',
  'TAX',
  'PAYMENT',
  'LEGAL',
  'FIRST_ITEM',
  'STAFF',
  'MAIL',
  'OPENING',
] as const
export type SetupStep = (typeof SetupStep)[number]

/** State of a step of setting up: `LATER` was left for another day. Ours: `fairground.setup`. */
export const SetupState = ['OPEN', 'LATER', 'DONE'] as const
export type SetupState = (typeof SetupState)[number]

/** State of the account of a member; `OFFLINE` is a contact without a sign-in. Ours: `fairground.member-details`. */
export const MemberAccountStatus = ['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE'] as const
export type MemberAccountStatus = (typeof MemberAccountStatus)[number]

/** Permission of a member to write. Ours: `fairground.member-details`. */
export const MemberActivity = ['ACTIVE', 'MUTED'] as const
export type MemberActivity = (typeof MemberActivity)[number]

/** Outcome of the deletion of a file. Ours: `fairground.media-library`. */
export const MediaDeletionResult = ['DELETED', 'NOT_FOUND', 'IN_USE'] as const
export type MediaDeletionResult = (typeof MediaDeletionResult)[number]

/** Rules of an automatic category that a product meets. Ours: `fairground.category-rules`. */
export const RuleMatch = ['ALL', 'ANY'] as const

/**
 * Taxes that consumers in another member state of the European Union bear: those of where the goods go, or, of a business whose sales
 * to them stay below the threshold, those of home. Ours: `fairground.site-settings`.
 */
export const DistanceSalesTax = ['DESTINATION', 'HOME'] as const
export type DistanceSalesTax = (typeof DistanceSalesTax)[number]

/** States of a shop that its staff choose from. Ours: `fairground.site-settings`. */
export const ChosenSiteStatus = ['ENABLED', 'DISABLED', 'PENDING', 'DEMO'] as const
export type ChosenSiteStatus = (typeof ChosenSiteStatus)[number]

/** Author of a change; `system` is a visitor, a member or the program itself. Ours: `fairground.last-changes`. */
export const ChangerKind = ['staff', 'apiKey', 'system'] as const

/** Kinds of files that a product offers. Ours: `fairground.product-attachments`. */
export const AttachmentKind = ['audio', 'document', 'zip'] as const
export type AttachmentKind = (typeof AttachmentKind)[number]

/** Origin of the text of a mail in a language. Ours: `fairground.mail-templates`. */
export const MailLanguageSource = ['BUILT_IN', 'SITE'] as const
export type MailLanguageSource = (typeof MailLanguageSource)[number]

/** Kinds of variables of a mail. Ours: `fairground.mail-templates`. */
export const MailVariableKind = ['TEXT', 'DATE', 'LINK', 'CODE', 'LIST'] as const
export type MailVariableKind = (typeof MailVariableKind)[number]

/** Author of a change of stock. Ours: `fairground.stock-history`. */
export const StockChangerKind = ['staff', 'apiKey', 'visitor', 'member'] as const
export type StockChangerKind = (typeof StockChangerKind)[number]

/** Actions that the audit log records. Ours: `fairground.audit-log`. */
export const AuditAction = [
  'apiKey.created',
  'apiKey.revoked',
  'member.factorsReset',
  'oauthApp.created',
  'oauthApp.updated',
  'oauthApp.deleted',
  'staffUser.invited',
  'staffUser.roleChanged',
  'staffUser.removed',
  'staffUser.signInBound',
  'staffUser.signInForgotten',
  'staffUser.factorAdded',
  'staffUser.factorRemoved',
  'staffRole.created',
  'staffRole.updated',
  'staffRole.deleted',
  'member.created',
  'member.changed',
  'member.approved',
  'member.blocked',
  'member.disconnected',
  'member.deleted',
  'member.merged',
  'member.sessionsEnded',
  'member.loginEmailChanged',
  'member.roleGiven',
  'member.roleTaken',
  'mailText.changed',
  'mailText.reset',
  'mail.switched',
  'signOnPolicy.changed',
  'testClock.set',
  'testing.set',
  'site.settings',
  'checkout.settings',
  'contentPage.created',
  'contentPage.changed',
  'contentPage.deleted',
  'tickets.settings',
  'payments.settings',
  'payments.accountSet',
  'payments.accountRemoved',
  'carriers.accountSet',
  'carriers.accountRemoved',
  'currencies.set',
  'languages.set',
  'rsvps.settings',
  'order.charged',
  'order.refunded',
  'order.tipChanged',
  'event.refunded',
  'event.refundRetried',
  'event.quotaRaised',
  'event.placesExceeded',
  'mediaFile.uploaded',
  'mediaFile.changed',
  'mediaFile.deleted',
  'mediaFolder.created',
  'mediaFolder.renamed',
  'mediaFolder.deleted',
] as const
export type AuditAction = (typeof AuditAction)[number]

/** `console`: anybody who may run commands on the machine. */
export const ActorKind = ['staff', 'apiKey', 'console'] as const
export type ActorKind = (typeof ActorKind)[number]

/** Every mail that the product sends. */
export const MailTemplateId = [
  'verification',
  'recovery',
  'activation',
  'changedPassword',
  'changedEmail',
  'newSignIn',
  'manyGuesses',
  'factorChanged',
  'memberApproved',
  'accountDeleted',
  'approvalNeeded',
  'paymentDisputed',
  'invitation',
  'signInLink',
  'orderConfirmation',
  'orderLink',
  'orderUnpaid',
  'paymentRequest',
  'orderShipped',
  'orderCanceled',
  'orderRefunded',
  'backInStock',
  'rsvpConfirmation',
  'rsvpWaitlist',
  'rsvpPromoted',
  'rsvpDeclined',
  'eventCanceled',
  'eventReminder',
  'eventPlaces',
  'eventMessage',
] as const
export type MailTemplateId = (typeof MailTemplateId)[number]

/** Recipients. Mails to members are read by staff who may act for members, those to staff by staff who may do as much as they. */
export const MailAudience = ['MEMBER', 'STAFF', 'CUSTOMER'] as const
export type MailAudience = (typeof MailAudience)[number]

/** Kinds of blocks of a mail. Ours: `fairground.mail-templates`. */
export const MailBlockKind = ['HEADING', 'TEXT', 'BUTTON', 'CODE', 'FACTS', 'LIST', 'NOTE'] as const
export type MailBlockKind = (typeof MailBlockKind)[number]

/** `BUILT_IN`: ours. `SITE`: the site's own. `FALLBACK`: nothing is written in this language, so another one's is sent. */
export const MailTextSource = ['BUILT_IN', 'SITE', 'FALLBACK'] as const
export type MailTextSource = (typeof MailTextSource)[number]

/** Kinds of files of the media library. Ours: `fairground.media-library`. */
export const MediaKind = ['image', 'video', 'audio', 'document', 'archive'] as const
export type MediaKind = (typeof MediaKind)[number]

/** End of a reserved amount that the merchant does not decide. */
export const ReserveEnd = ['CAPTURE', 'VOID'] as const
export type ReserveEnd = (typeof ReserveEnd)[number]

/**
 * `OPEN`: the buyer goes on at the provider, as `next` says. `PENDING`: the provider decides. `AUTHORIZED`: the amount is reserved until
 * the merchant takes it. `OFFLINE`: paid outside. `UNPAID`: no payment is under way. `CANCELED`: the order is, and money that still comes goes back.
 */
export const PaymentOutcome = [
  'PAID',
  'AUTHORIZED',
  'PENDING',
  'OPEN',
  'DECLINED',
  'OFFLINE',
  'UNPAID',
  'CANCELED',
] as const
export type PaymentOutcome = (typeof PaymentOutcome)[number]

/** Digits that prices end with after the point. */
export const PriceEnding = ['00', '95', '99'] as const
export type PriceEnding = (typeof PriceEnding)[number]

/** Orders of the products that a shopper finds. Ours: `fairground.product-finder`. */
export const FinderSort = [
  'RELEVANCE',
  'ARRANGED',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
  'NAME_DESC',
] as const
export type FinderSort = (typeof FinderSort)[number]

/** `OWN` is our own file, which says all of a product. */
export const ProductFileFormat = ['OWN', 'SHOPIFY', 'WOOCOMMERCE'] as const
export type ProductFileFormat = (typeof ProductFileFormat)[number]

/**
 * A file is compared with the shop first (COMPARING, COMPARED) and changes nothing; it is carried out on request (RUNNING),
 * ends (DONE), is stopped between two batches (CANCELED) or cannot go on (FAILED). Its writes can be undone (UNDOING, UNDONE).
 */
export const ImportStatus = [
  'COMPARING',
  'COMPARED',
  'RUNNING',
  'DONE',
  'CANCELED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const
export type ImportStatus = (typeof ImportStatus)[number]

/** Outcome of a product. FAILED: left out, with its problems. KEPT: changed since, so not taken back. NOT_REACHED: stopped before it. */
export const ImportOutcome = ['CREATED', 'UPDATED', 'UNCHANGED', 'FAILED', 'NOT_REACHED', 'UNDONE', 'KEPT'] as const
export type ImportOutcome = (typeof ImportOutcome)[number]

/** The payment method that moves no money, of the provider that is built in. Ours: `fairground.payments`. */
export const TEST_PAYMENT_METHOD = 'test'

/** The payment method outside, by cash or transfer: no provider has its payments. Ours: `fairground.payments`. */
export const MANUAL_PAYMENT_METHOD = 'manual'

/** Begins the names of the payment methods outside that owners named. Ours: `fairground.payment-settings`. */
export const NAMED_MANUAL_METHOD = 'manual-'

/** Kinds of pages that a sitemap lists. Ours: `fairground.public-pages`. */
export const PublicPageKind = ['products', 'collections', 'brands', 'events'] as const
export type PublicPageKind = (typeof PublicPageKind)[number]

/** Role of a staff user; `domain/src/staff/roles.ts` says what each may do. */
export const StaffRole = ['owner', 'manager', 'catalogue', 'orders', 'events', 'door', 'analyst', 'developer'] as const
export type StaffRole = (typeof StaffRole)[number]

/** Reason for a change of an item's units. CREATED: the site began to track stock. IMPORT: a file set them. */
export const StockChangeReason = ['CREATED', 'MANUAL', 'ORDER', 'REVERT_INVENTORY_CHANGE', 'IMPORT'] as const
export type StockChangeReason = (typeof StockChangeReason)[number]

/** Level of the stock of an item. Ours: `fairground.stock-history`. */
export const StockLevel = ['IN', 'LOW', 'OUT'] as const
export type StockLevel = (typeof StockLevel)[number]
