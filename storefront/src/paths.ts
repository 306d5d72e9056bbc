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
export const query = (values: Record<string, string | number | undefined>): string => queryOf(Object.entries(values))

const listing = ({ q, narrow = [], sort, page }: ListingQuery, byDefault = defaultSort({ q })): string =>
  queryOf([['q', q], ...narrow, ['sort', sort === byDefault ? '' : sort], ['page', page === 1 ? '' : page]])

export const segment = encodeURIComponent

/** Addresses of the shop, with those of `member-paths.ts` and `placed-paths.ts` all of the storefront's. `paths.test.ts` is the site map. */
export const paths = {
  home: () => '/',
  shop: (choice: ListingQuery = {}) => `/shop${listing(choice)}`,
  collection: (slug: string, choice: ListingQuery = {}) =>
    `/collections/${segment(slug)}${listing(choice, defaultSort({ collection: true }))}`,
  product: (slug: string, variant?: string) => `/products/${segment(slug)}${query({ variant })}`,
  search: (q = '', choice: ListingQuery = {}) => `/search${listing({ ...choice, q })}`,
  brand: (name: string, choice: ListingQuery = {}) => `/brands/${segment(name)}${listing(choice)}`,
  cart: () => '/cart',
  /** `step` is the one that is open. */
  checkout: (checkoutId: string, step?: string) => `/checkout/${segment(checkoutId)}${query({ step })}`,
  events: ({
    past,
    month,
    category,
    ...narrowing
  }: {
    past?: boolean
    month?: string | undefined
    category?: string | undefined
    place?: string | undefined
    from?: string | undefined
    until?: string | undefined
    price?: string | undefined
  } = {}) => `/events${query({ past: past ? 1 : undefined, month, category, ...narrowing })}`,
  /** For calendar programs. */
  eventsCalendar: (category?: string) => `/events.ics${query({ category })}`,
  event: (slug: string) => `/events/${segment(slug)}`,
  calendarFile: (slug: string) => `/events/${segment(slug)}.ics`,
  tickets: (slug: string) => `/events/${segment(slug)}/tickets`,
  contentPage: (slug: string) => `/pages/${segment(slug)}`,
  rsvp: (slug: string) => `/events/${segment(slug)}/rsvp`,
  /** `returnTo` is where one goes on afterwards; the pages take none but our own. */
  login: (on: { returnTo?: string | undefined } = {}) => `/login${query(on)}`,
  account: () => '/account',
  orders: (after?: string) => `/account/orders${query({ after })}`,
  myTickets: (which: { past?: boolean } = {}) => `/account/tickets${query({ past: which.past ? 1 : undefined })}`,
  wishlist: () => '/account/wishlist',
  /** A picture that lies elsewhere, fetched and resized by our own server. */
  foreignPicture: (url: string) => `/media/ref${query({ u: url })}`,
} as const
