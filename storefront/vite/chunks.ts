import { normalizePath } from 'vite'

/** What every page begins with, from the shell's own folder to the primitives it is made of. */
const SHELL = [
  /\/storefront\/src\/shell\//,
  /\/storefront\/src\/(document|routes|paths|shop-context|failure-status)\.tsx?$/,
  /\/storefront\/src\/cart\/cart-(desk|link)\.tsx$/,
  /\/client\/src\/auth\/session\.ts$/,
  /\/ui\/src\/messages\//,
  /\/ui\/src\/(bunting|button|button-styles|hydrated|icon-button|image|image-sources|link-as|live-region|skip-link|spinner|tint|toast-region)\.tsx?$/,
  /\/lucide-react\/dist\/esm\/icons\/(search|x|plus|chevron-down)\.mjs$/,
]
/** Cards and the fields of forms: what several pages share. */
const CARDS =
  /\/(ui\/src\/(breadcrumbs|product-card|price|ribbon|swatch|section-heading|quick-add-button|ticket-card|date-block)\.tsx?|storefront\/src\/(products\/product-grid|events\/event-cards)\.tsx)$/
const FIELDS = /\/(ui\/src\/(field|text-field|quantity-stepper)|storefront\/src\/products\/chosen-options)\.tsx?$/
/** A placed order with its tickets: the page after the purchase and those of the account. */
const PLACED = [
  /\/storefront\/src\/thanks\/(receipt|ticket-slip|print-button|use-followed)\.tsx?$/,
  /\/ui\/src\/qr-code\.tsx$/,
]
const ACCOUNT = /\/storefront\/src\/(account\/account-frame|logout\/sign-out-form)\.tsx$/
/** Forms of the sign-in pages. */
const ENTRY =
  /\/storefront\/src\/login\/(captcha|puzzle|entry-frame|password-field|new-password-field|password-rules|return-to|use-sending)\.tsx?$/
/** What pages load their data through when one moves on. */
const LOADING = [/\/client\/src\/(?!generated\/|auth\/)/, /\/storefront\/src\/(shop|not-found|refusal-text)\.ts$/]
const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//

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
  { name: 'fields', test: matching(FIELDS), priority: 2 },
  { name: 'cards', test: matching(CARDS), priority: 1 },
  { name: 'placed', test: matching(...PLACED), priority: 1 },
  { name: 'account', test: matching(ACCOUNT), priority: 1 },
  { name: 'entry', test: matching(ENTRY), priority: 1 },
  { name: 'loading', test: matching(...LOADING), priority: 2 },
]
