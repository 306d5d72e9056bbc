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

/** Steps in which a new site is set up. Ours: `fairground.setup`. */
export const SetupStep = [
  'BUSINESS',
  'LOOK',
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

/** States of a shop that its staff choose from. Ours: `fairground.site-settings`. */
export const ChosenSiteStatus = ['ENABLED', 'DISABLED', 'PENDING', 'DEMO'] as const
export type ChosenSiteStatus = (typeof ChosenSiteStatus)[number]
