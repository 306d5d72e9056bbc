/** Policies that the checkout page shows, in its order. Ours. */
export const CheckoutPolicyKind = ['TERMS', 'PRIVACY', 'RETURNS', 'DIGITAL_ITEMS', 'CONTACT', 'CUSTOM'] as const
export type CheckoutPolicyKind = (typeof CheckoutPolicyKind)[number]

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

/** Why an identity is pending. Wire: `identity.authentication`, V1Reason. */
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
