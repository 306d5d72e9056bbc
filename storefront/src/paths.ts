/** Sort orders of a product list; the first is the default and is left out of the address. */
export const SORTS = ['new', 'price', 'price-down', 'name', 'name-down'] as const
export type Sort = (typeof SORTS)[number]

export type ListingQuery = { sort?: Sort; page?: number }

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

const listing = ({ sort, page }: ListingQuery): string =>
  query({ sort: sort === SORTS[0] ? undefined : sort, page: page === 1 ? undefined : page })

const segment = encodeURIComponent

/** Every address of the storefront. `paths.test.ts` is the site map. */
export const paths = {
  home: () => '/',
  shop: (choice: ListingQuery = {}) => `/shop${listing(choice)}`,
  collection: (slug: string, choice: ListingQuery = {}) => `/collections/${segment(slug)}${listing(choice)}`,
  product: (slug: string, variant?: string) => `/products/${segment(slug)}${query({ variant })}`,
  search: (q = '') => `/search${query({ q })}`,
  cart: () => '/cart',
  checkout: (checkoutId: string) => `/checkout/${segment(checkoutId)}`,
  thanks: (orderId: string) => `/orders/${segment(orderId)}/thanks`,
  events: (which: { past?: boolean } = {}) => `/events${query({ past: which.past ? 1 : undefined })}`,
  event: (slug: string) => `/events/${segment(slug)}`,
  tickets: (slug: string) => `/events/${segment(slug)}/tickets`,
  /** `returnTo` is where one goes on afterwards; the pages take none but our own. */
  login: (on: { returnTo?: string | undefined } = {}) => `/login${query(on)}`,
  signup: (on: { returnTo?: string | undefined } = {}) => `/signup${query(on)}`,
  waiting: () => '/signup/waiting',
  /** `state` says which sign-in the code completes. */
  verifyEmail: (state: string, on: { returnTo?: string | undefined } = {}) => `/verify-email${query({ state, ...on })}`,
  forgotPassword: () => '/forgot-password',
  /** `token` comes by mail. */
  resetPassword: (token: string) => `/reset-password${query({ token })}`,
  logout: () => '/logout',
  account: () => '/account',
  orders: (after?: string) => `/account/orders${query({ after })}`,
  order: (orderId: string) => `/account/orders/${segment(orderId)}`,
  myTickets: (which: { past?: boolean } = {}) => `/account/tickets${query({ past: which.past ? 1 : undefined })}`,
  profile: () => '/account/profile',
  /** `edit` is the address to change, or `new`. */
  addresses: (edit?: string) => `/account/addresses${query({ edit })}`,
  security: () => '/account/security',
  /** A picture that lies elsewhere, fetched and resized by our own server. */
  foreignPicture: (url: string) => `/media/ref${query({ u: url })}`,
} as const
