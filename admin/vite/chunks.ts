import { normalizePath } from 'vite'

/** With what formats messages and waits for the first input, which would else be drawn into the first chunk that needs it. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|use-sync-external-store)\/|\/ui\/src\/(texts\/|admin\/first-input)|rolldown\/runtime/

/** No part of a page that only lists. */
const FORMS = /\/node_modules\/(react-hook-form|valibot)\/|\/admin\/src\/forms\/(valibot-resolver|at-most|moment)\.ts$/

/** Modules that the shell needs beside its own, and those smaller than a request: steps to the neighbours of a list, places of faults, words. */
const FRAME = [
  /\/admin\/src\/(moved|own-account|list\/(drag-handle|neighbours|neighbour-steps|use-columns|tab-items|no-match|create-link)|forms\/(violations-by-field|seo-texts|keep|latest-of)|chunks|when)\.tsx?$/,
  /\/(ui\/src\/(admin\/(details-list|page-header|toggle)|live-region)\.tsx|admin\/src\/shell\/page\.tsx|domain\/src\/(rounding|rate|formatting\/town-line)\.ts)$/,
  /\/admin\/src\/(shell\/(media-query|navigation|stored|theme|sign-out)|events\/ticket-currency|live\/arrivals|orders\/(waiting-query|order-queries|order-period|order-search))\.tsx?$/,
  /\/client\/src\/generated\/ecom\.orders\.ts$/,
  /\/(contract\/src\/scopes|domain\/src\/staff\/roles)\.ts$/,
]
/** Pages with a save bar. */
const EDITING = [
  /\/(admin\/src\/forms\/(shared-edits|use-others-edits|amounts|numbers|error-summary|draft-keeper)|client\/src\/generated\/fairground\.drafts)\.tsx?$/,
  /\/ui\/src\/admin\/save-bar\.tsx$/,
]
/** Texts of a page of the site, and its address. */
const TEXTS =
  /\/(domain\/src\/catalog\/slug\.ts|admin\/src\/rich-text\/(plain-text\.ts|(rich-text-field|use-picture)\.tsx))$/
/** Calls of the catalogue, and what its pages choose from. */
const CATALOGUE = [
  /\/client\/src\/generated\/(stores\.[\w.-]+|fairground\.media-library)\.ts$/,
  /\/admin\/src\/(collections\/(collection-queries|collection-items|catalogue-tabs)|labels\/(labels|known-names|name-list)|info-sections\/section-queries)\.tsx?$/,
  /\/admin\/src\/(products\/category-lines|product\/name-field|media\/(media-client|use-uploads|upload-button))\.tsx?$/,
]
/** Lists with filters, views and a selection. */
const LISTS = [
  /\/admin\/src\/list\/(use-fitting-columns|list-loader|saved-views|view-query|list-views|list-search|paged-footer|export-button|csv|save-file|all-pages)\.tsx?$/,
  /\/domain\/src\/formatting\/spreadsheet-text\.ts$/,
  /\/ui\/src\/admin\/(filter-chips|bulk-bar)\.tsx$/,
  /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/,
]
/** The library of files, as a page and where a picture is chosen. */
const MEDIA =
  /\/admin\/src\/media\/(library-filters|media-thumb|media-grid|upload-list|media-picker|picture-field|media-words)\.tsx?$|\/domain\/src\/formatting\/file-size\.ts$/
const EVENTS =
  /\/(admin\/src\/(events\/(event-queries|event-words)|event-templates\/template-queries)\.tsx?|client\/src\/generated\/(events\.(wix-events-v-2|ticket-definitions-v-2)|fairground\.event-templates)\.ts)$/
/** Wall times of a zone. */
const ZONES = /\/node_modules\/temporal-[\w-]+\/|\/(domain\/src\/events\/event-time|admin\/src\/event\/wall)\.ts$/
/** Fields of an event and its tickets. */
const EVENT_FORMS =
  /\/(admin\/src\/(event\/(event-schema|event-message|event-values|ticket-fields)|venues\/venue-queries|forms\/position)|domain\/src\/formatting\/plain-words|client\/src\/generated\/fairground\.venues)\.tsx?$/
const MEMBERS = /\/admin\/src\/members\//
const SETTINGS =
  /\/admin\/src\/settings\/(method-limits-words|role-words|setting-anchor|setting-finder|settings-(search|groups|page))\.tsx?$/
const COUPONS =
  /\/(admin\/src\/coupons\/(coupon-scope|coupon-words|coupon-search|coupon-queries|coupon-state|scope-names)|client\/src\/generated\/ecom\.coupons)\.tsx?$/

/** Taxes as their own page, the product editor and an order's page read them. */
const TAXES =
  /\/(admin\/src\/taxes\/(tax-queries|percent)|client\/src\/generated\/(ecom\.(manual-tax-mappings|tax-[\w-]+)|fairground\.tax-presets))\.ts$/

/** First parts of the product editor. */
const PRODUCT =
  /\/admin\/src\/product\/(product-form|product-read|product-values|variant-rows|medium-kinds|lazy-parts|load-product|partly-saved)\.tsx?$/
/** Cards of the product editor that come once it is drawn, and what saves it. */
const LATER_CARDS =
  /\/admin\/src\/product\/(draft-bar|files-card|modifiers-editor|options-editor|seo-card|save-product|product-plan)\.tsx?$/
/** Fields that choose from long lists: countries, time zones, currencies. */
const LONG_LISTS =
  /\/(ui\/src\/(countries|admin\/combobox(-list)?)|admin\/src\/(forms\/(country-(names|field)|currency-names|find-choices|time-zones|zone-box)|settings\/choice-field))\.tsx?$/
const TOASTS = /\/(ui\/src\/admin\/toaster\.tsx|node_modules\/sonner\/.*)$/

/** Small, and nothing hangs on them. */
const ICONS = /\/lucide-react\//

const matching =
  (...patterns: readonly RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(normalizePath(id)))

/**
 * Few chunks instead of one per shared module: they travel in a third of the requests and compress better. Modules that many pages and
 * dialogs need go by how many they are; the rest by the kind of page, so that little comes along that a page does not need.
 */
export const chunkGroups = [
  { name: 'react', test: matching(LIBRARIES), priority: 6 },
  { name: 'forms', test: matching(FORMS), priority: 6 },
  { name: 'often', minShareCount: 24, priority: 5 },
  {
    name: 'some',
    minShareCount: 9,
    test: (id: string) => !matching(...FRAME, ...EDITING, ...CATALOGUE, EVENTS, SETTINGS, ZONES)(id),
    priority: 4,
  },
  { name: 'frame', test: matching(...FRAME), priority: 3 },
  { name: 'editing', test: matching(...EDITING), minShareCount: 2, priority: 2 },
  { name: 'texts', test: matching(TEXTS), minShareCount: 2, priority: 2 },
  { name: 'catalogue', test: matching(...CATALOGUE), minShareCount: 2, priority: 2 },
  { name: 'lists', test: matching(...LISTS), minShareCount: 2, priority: 2 },
  { name: 'media', test: matching(MEDIA), minShareCount: 2, priority: 1 },
  { name: 'events', test: matching(EVENTS), minShareCount: 2, priority: 1 },
  { name: 'zones', test: matching(ZONES), priority: 2 },
  { name: 'event-forms', test: matching(EVENT_FORMS), minShareCount: 2, priority: 1 },
  { name: 'members', test: matching(MEMBERS), minShareCount: 2, priority: 1 },
  { name: 'settings', test: matching(SETTINGS), minShareCount: 2, priority: 1 },
  { name: 'coupons', test: matching(COUPONS), minShareCount: 2, priority: 1 },
  { name: 'taxes', test: matching(TAXES), minShareCount: 2, priority: 3 },
  { name: 'product', test: matching(PRODUCT), minShareCount: 2, priority: 2 },
  { name: 'later-cards', test: matching(LATER_CARDS), priority: 1 },
  { name: 'long-lists', test: matching(LONG_LISTS), minShareCount: 2, priority: 5 },
  { name: 'toasts', test: matching(TOASTS), priority: 1 },
  { name: 'icons', test: matching(ICONS), minShareCount: 2, priority: 3 },
]
