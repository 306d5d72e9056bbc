import { normalizePath } from 'vite'

/** Modules that every page begins with, from the folders of the shell and of its frame to the primitives it is made of. */
const SHELL = [
  /\/storefront\/src\/(shell|frame|router)\/(?!closed-page|footer-content|pick-forms)/,
  /\/storefront\/src\/(document|language-prefix|filled-early|left-early|packed|routes|paths|part|shop-context|failure-status|visitor-auth)\.tsx?$/,
  /\/storefront\/src\/cart\/cart-(desk|link)\.tsx$/,
  /\/storefront\/src\/offline\//,
  /\/client\/src\/auth\/session\.ts$/,
  /\/ui\/src\/texts\//,
  /\/domain\/src\/(present|formatting\/(plural|isolated))\.ts$/,
  /\/ui\/src\/(bunting|button|button-styles|control-styles|field|hydrated|image|image-sources|link-as|live-region|select-field|skip-link|spinner|text-field|tint|toast-region)\.tsx?$/,
  /\/lucide-react\/dist\/esm\/icons\/(search|x|plus|check|chevron-down)\.mjs$/,
]
/** A primitive of lists and of the checkout. */
const ICON_BUTTON = /\/ui\/src\/icon-button\.tsx$/
/** The way to a page, headings of its sections and words where they have nothing: of pages with products or without. */
const TRAIL = /\/(ui\/src\/(breadcrumbs|section-heading|empty-state)|storefront\/src\/products\/breadcrumb-list)\.tsx$/
/** Parts that cards of products and the page of one share. */
const LOOKS = /\/(ui\/src\/(price|ribbon|swatch)|storefront\/src\/hearts\/(lazy-heart|heart|heart-form))\.tsx?$/
/** Cards of products in their grid. */
const GOODS = /\/(ui\/src\/(product-card|quick-add-button)|storefront\/src\/products\/product-grid)\.tsx$/
/** Lists with their facets. */
const LISTING =
  /\/storefront\/src\/products\/(listing-page|narrowed-list|facet-panel|facet-fields|facet-sheet|facets-id)\.tsx?$/
/** The search box with its suggestions. */
const SEARCHING = /\/storefront\/src\/search\/search-box\.tsx$/
/** Typing that waits: in the search box and in bounds of a price. */
const TYPING = /\/ui\/src\/typed-text\.ts$/
/** Rich text as pages draw it from its nodes. */
const RICH_TEXT = /\/(ui\/src\/rich-text\.tsx|domain\/src\/formatting\/(rich-(headings|values)|safe-href)\.ts)$/
const EVENTS = /\/(ui\/src\/(ticket-card|date-block)|storefront\/src\/events\/event-cards)\.tsx$/
/** Choices of a product. */
const BUYING =
  /\/(ui\/src\/choice-chip|storefront\/src\/(cart\/chosen-options|product\/(option-select-part|add-answer)))\.tsx?$/
/** The number of a thing. */
const STEPPER = /\/ui\/src\/quantity-stepper\.tsx$/
/** Words for guests where members alone may buy or answer. */
const MEMBERS = /\/storefront\/src\/(account\/members-only|product\/notify-me-part)\.tsx?$/
/** A placed order with its tickets: the page after the purchase and those of the account. */
const PLACED =
  /\/storefront\/src\/thanks\/(receipt|ticket-slip|tickets|shipments|open-order|print-button|use-followed)\.tsx?$/
/** Modules for the state of an order and its codes: pages of orders, answers and the account. */
const CODES = /\/ui\/src\/(qr-picture|status-pill)\.tsx$/
/** Modules that the pages of unpaid orders and the checkout share. */
const UNPAID = /\/storefront\/src\/checkout\/take-back-form\.tsx$/
/** Parts of the checkout that orders which wait for their payment, saved addresses and the way to another checkout show too. */
const PAYING =
  /\/storefront\/src\/checkout\/(address-fields|checkout-header|checkout-names|error-summary|payment-choices|saved-means|steps)\.tsx?$/
/** Amounts, as they are calculated and written. */
const MONEY = /\/domain\/src\/(money|rounding|formatting\/money)\.ts$/
const ACCOUNT = /\/(storefront\/src\/(account\/account-frame|sign-in\/logout\/sign-out-form))\.tsx$/
/** Addresses of what is a member's, and of what was bought: pages of signing in, of the account and of orders lead there. */
const PATHS = /\/storefront\/src\/(member|placed)-paths\.ts$/
/** Forms of the sign-in pages, and what some of them need beside: choosing a password, the puzzle. */
const ENTRY = /\/storefront\/src\/sign-in\/login\/(entry-frame|password-field|return-to|use-sending)\.tsx?$/
const CHOOSING = /\/storefront\/src\/sign-in\/login\/(captcha|new-password-field|password-rules)\.tsx?$/
/** Modules that pages load their data through when one moves on. */
const LOADING = [
  /\/client\/src\/(?!generated\/|auth\/)/,
  /\/storefront\/src\/(in-turn|shop|not-found|refusal-text)\.ts$/,
]
const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime|^\0bindings:/

const matching =
  (...patterns: readonly RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(normalizePath(id)))

/**
 * Few chunks that compress well and change for different reasons, instead of one per shared module. A group takes what its
 * modules import along, but for what a group of higher priority has taken.
 */
export const chunkGroups = [
  { name: 'react', test: matching(LIBRARIES), priority: 4 },
  { name: 'shell', test: matching(...SHELL), priority: 3 },
  { name: 'icon-button', test: matching(ICON_BUTTON), priority: 3 },
  { name: 'trail', test: matching(TRAIL), priority: 3 },
  { name: 'looks', test: matching(LOOKS), priority: 3 },
  { name: 'goods', test: matching(GOODS), priority: 2 },
  { name: 'typing', test: matching(TYPING), priority: 3 },
  { name: 'searching', test: matching(SEARCHING), priority: 2 },
  { name: 'listing', test: matching(LISTING), priority: 1 },
  { name: 'rich-text', test: matching(RICH_TEXT), priority: 1 },
  { name: 'events', test: matching(EVENTS), priority: 1 },
  { name: 'stepper', test: matching(STEPPER), priority: 2 },
  { name: 'members', test: matching(MEMBERS), priority: 2 },
  { name: 'buying', test: matching(BUYING), priority: 1 },
  { name: 'placed', test: matching(PLACED), priority: 1 },
  { name: 'order', test: matching(CODES), priority: 2 },
  { name: 'pay', test: matching(UNPAID), priority: 2 },
  { name: 'paths', test: matching(PATHS), priority: 3 },
  { name: 'paying', test: matching(PAYING), priority: 1 },
  { name: 'money', test: matching(MONEY), priority: 3 },
  { name: 'account', test: matching(ACCOUNT), priority: 2 },
  { name: 'entry', test: matching(ENTRY), priority: 2 },
  { name: 'choosing', test: matching(CHOOSING), priority: 1 },
  { name: 'loading', test: matching(...LOADING), priority: 2 },
]
