/** Sort orders of a product list; the first is the default and is left out of the address. */
export const SORTS = ['new', 'price', 'price-down', 'name', 'name-down'] as const
/** Order of a list; by default a search is sorted by how well things match, and a collection as the merchant arranged it. */
export type Sort = (typeof SORTS)[number] | 'best' | 'featured'

type Fields = readonly (readonly [string, string | number | undefined])[]

/** `narrow` are form fields of the facets, as `narrowing.ts` reads them. */
export type ListingQuery = { q?: string; sort?: Sort; page?: number; narrow?: Fields }

export const defaultSort = (within: { q?: string | undefined; collection?: boolean }): Sort =>
  within.q ? 'best' : within.collection ? 'featured' : SORTS[0]

function queryOf(fields: Fields): string {
  const given = fields.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  const text = new URLSearchParams(given).toString()
  return text && `?${text}`
}
const query = (values: Record<string, string | number | undefined>): string => queryOf(Object.entries(values))

const listing = ({ q, narrow = [], sort, page }: ListingQuery, byDefault = defaultSort({ q })): string =>
  queryOf([['q', q], ...narrow, ['sort', sort === byDefault ? '' : sort], ['page', page === 1 ? '' : page]])

const segment = encodeURIComponent

/** Every address of the storefront. `paths.test.ts` is the site map. */
export const paths = {
  home: () => '/',
  shop: (choice: ListingQuery = {}) => `/shop${listing(choice)}`,
  collection: (slug: string, choice: ListingQuery = {}) =>
    `/collections/${segment(slug)}${listing(choice, defaultSort({ collection: true }))}`,
  product: (slug: string, variant?: string) => `/products/${segment(slug)}${query({ variant })}`,
  search: (q = '', choice: ListingQuery = {}) => `/search${listing({ ...choice, q })}`,
  brand: (name: string, choice: ListingQuery = {}) => `/brands/${segment(name)}${listing(choice)}`,
  cart: () => '/cart',
  checkout: (checkoutId: string) => `/checkout/${segment(checkoutId)}`,
  thanks: (orderId: string) => `/orders/${segment(orderId)}/thanks`,
  /** `token` comes by mail and opens the order on any device; `sent`: another link is on its way; `returned`: from paying. */
  placedOrder: (orderId: string, on: { token?: string | undefined; sent?: 1; returned?: 1 } = {}) =>
    `/orders/${segment(orderId)}${query(on)}`,
  events: (which: { past?: boolean } = {}) => `/events${query({ past: which.past ? 1 : undefined })}`,
  event: (slug: string) => `/events/${segment(slug)}`,
  calendarFile: (slug: string) => `/events/${segment(slug)}.ics`,
  tickets: (slug: string) => `/events/${segment(slug)}/tickets`,
  ticketCheckout: (slug: string, reservationId: string) =>
    `/events/${segment(slug)}/checkout/${segment(reservationId)}`,
  rsvp: (slug: string) => `/events/${segment(slug)}/rsvp`,
  /** `key` is the id of an answer of one’s own, or comes with the mail. */
  answer: (key: string) => `/rsvp/${segment(key)}`,
  /** `returnTo` is where one goes on afterwards; the pages take none but our own. */
  login: (on: { returnTo?: string | undefined } = {}) => `/login${query(on)}`,
  signup: (on: { returnTo?: string | undefined } = {}) => `/signup${query(on)}`,
  waiting: () => '/signup/waiting',
  /** `state` says which sign-in the code completes. */
  verifyEmail: (state: string, on: { returnTo?: string | undefined } = {}) => `/verify-email${query({ state, ...on })}`,
  /** `state` says which sign-in the code completes, `factors` what it may be a code of, `way` which of them is shown. */
  secondStep: (
    state: string,
    on: { factors?: string | undefined; way?: string | undefined; returnTo?: string | undefined } = {},
  ) => `/login/code${query({ state, ...on })}`,
  forgotPassword: () => '/forgot-password',
  /** `token` comes by mail. */
  resetPassword: (token: string) => `/reset-password${query({ token })}`,
  logout: () => '/logout',
  account: () => '/account',
  orders: (after?: string) => `/account/orders${query({ after })}`,
  order: (orderId: string) => `/account/orders/${segment(orderId)}`,
  myTickets: (which: { past?: boolean } = {}) => `/account/tickets${query({ past: which.past ? 1 : undefined })}`,
  wishlist: () => '/account/wishlist',
  profile: () => '/account/profile',
  /** `edit` is the address to change, or `new`. */
  addresses: (edit?: string) => `/account/addresses${query({ edit })}`,
  security: () => '/account/security',
  authenticatorApp: () => '/account/security/app',
  mailCodes: () => '/account/security/mail',
  recoveryCodes: () => '/account/security/recovery-codes',
  /** `factor` is the one to end. */
  turnOff: (factor: string) => `/account/security/turn-off${query({ factor })}`,
  newPasskey: () => '/account/security/new-passkey',
  passkey: (id: string) => `/account/security/passkey${query({ id })}`,
  privacy: () => '/account/privacy',
  /** A file, made afresh each time. */
  myData: () => '/account/privacy/my-data.json',
  /** A picture that lies elsewhere, fetched and resized by our own server. */
  foreignPicture: (url: string) => `/media/ref${query({ u: url })}`,
} as const
