/** Tabs of the order list; the first is the default and is left out of the address. */
export const ORDER_TABS = ['all', 'work', 'unpaid', 'reserved', 'canceled', 'archived'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export const PRODUCT_TABS = ['all', 'visible', 'hidden', 'out-of-stock'] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]

/** By state, of which each coupon has one. */
export const COUPON_TABS = ['all', 'active', 'scheduled', 'used-up', 'expired', 'off'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

export const EVENT_TABS = ['upcoming', 'draft', 'past', 'canceled'] as const
export type EventTab = (typeof EVENT_TABS)[number]

/** Guests of one event: by what they answered, and by where they are. */
export const GUEST_TABS = ['all', 'coming', 'waiting', 'declined', 'outside', 'inside'] as const
export type GuestTab = (typeof GUEST_TABS)[number]

/** Contacts have no sign-in. */
export const MEMBER_TABS = ['all', 'waiting', 'active', 'blocked', 'contacts'] as const
export type MemberTab = (typeof MEMBER_TABS)[number]

export const INVENTORY_TABS = ['all', 'low', 'out'] as const
export type InventoryTab = (typeof INVENTORY_TABS)[number]

/** Requests that wait, those that were answered, and all. */
export const WAITING_TABS = ['waiting', 'notified', 'all'] as const
export type WaitingTab = (typeof WAITING_TABS)[number]

/** Entries of the audit log by tab. */
export const AUDIT_TABS = [
  'all',
  'users',
  'roles',
  'members',
  'orders',
  'events',
  'settings',
  'emails',
  'keys',
  'apps',
  'files',
] as const
export type AuditTab = (typeof AUDIT_TABS)[number]

/** Choice of a list, as its address has it. `sort` is a field, with `-` before it when descending. */
export type ListChoice<Tab extends string = string> = {
  tab?: Tab
  q?: string
  sort?: string
  /** Lists that are paged by offset. From 1. */
  page?: number
  /** Lists that are paged by cursor. */
  cursor?: string
  /** Rows of a page; 50 by default. */
  size?: number
  /** Days that move with the calendar; lists of things with a date. */
  period?: Period | undefined
  /** The first and the last day, in the site's zone: "2026-11-22". */
  from?: string | undefined
  to?: string | undefined
}

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type Period = (typeof PERIODS)[number]

export const PAGE_SIZE = 50

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

const list = ({ tab, q, period, from, to, sort, page, cursor, size }: ListChoice, tabs: readonly string[]): string =>
  query({
    tab: tab === tabs[0] ? undefined : tab,
    q,
    period,
    from,
    to,
    sort,
    page: page === 1 ? undefined : page,
    cursor,
    size: size === PAGE_SIZE ? undefined : size,
  })

const segment = encodeURIComponent

/** Every address of the admin, below `/admin`. `paths.test.ts` is the site map. */
export const paths = {
  home: () => '/',
  signInNeeded: () => '/sign-in-needed',
  orders: (choice: ListChoice<OrderTab> = {}) => `/orders${list(choice, ORDER_TABS)}`,
  /** `within` is the query of the list that led here: the way back, and what J and K walk along. */
  order: (orderId: string, within?: string) => `/orders/${segment(orderId)}${query({ list: within })}`,
  products: (choice: ListChoice<ProductTab> = {}) => `/products${list(choice, PRODUCT_TABS)}`,
  product: (productId: string, within?: string) => `/products/${segment(productId)}${query({ list: within })}`,
  /** `from` is the product that it begins as. */
  newProduct: (from?: string) => `/products/new${query({ from })}`,
  productImports: () => '/products/imports',
  productImport: (importId: string, { outcome, page }: { outcome?: string | undefined; page?: number } = {}) =>
    `/products/imports/${segment(importId)}${query({ outcome, page: page === 1 ? undefined : page })}`,
  collections: () => '/collections',
  collection: (collectionId: string) => `/collections/${segment(collectionId)}`,
  brands: (choice: ListChoice = {}) => `/brands${list(choice, [])}`,
  ribbons: (choice: ListChoice = {}) => `/ribbons${list(choice, [])}`,
  infoSections: (choice: ListChoice = {}) => `/info-sections${list(choice, [])}`,
  promotions: (choice: ListChoice = {}) => `/promotions${list(choice, [])}`,
  coupons: (choice: ListChoice<CouponTab> = {}) => `/coupons${list(choice, COUPON_TABS)}`,
  coupon: (couponId: string, within?: string) => `/coupons/${segment(couponId)}${query({ list: within })}`,
  /** `from` is the coupon that it begins as. */
  newCoupon: (from?: string) => `/coupons/new${query({ from })}`,
  customizations: (choice: ListChoice = {}) => `/options${list(choice, [])}`,
  /** `location` is the only one that is shown. */
  inventory: ({ location, ...choice }: ListChoice<InventoryTab> & { location?: string | undefined } = {}) => {
    const chosen = list(choice, INVENTORY_TABS)
    return `/inventory${chosen}${location ? `${chosen ? '&' : '?'}location=${segment(location)}` : ''}`
  },
  paymentDifferences: () => '/payment-differences',
  backInStock: (choice: ListChoice<WaitingTab> = {}) => `/back-in-stock${list(choice, WAITING_TABS)}`,
  events: (choice: ListChoice<EventTab> = {}) => `/events${list(choice, EVENT_TABS)}`,
  eventCalendar: ({ month, q }: { month?: string | undefined; q?: string | undefined } = {}) =>
    `/events/calendar${query({ month, q })}`,
  eventBoard: ({ q }: { q?: string | undefined } = {}) => `/events/board${query({ q })}`,
  event: (eventId: string, within?: string) => `/events/${segment(eventId)}${query({ list: within })}`,
  eventGuests: (eventId: string, choice: ListChoice<GuestTab> = {}) =>
    `/events/${segment(eventId)}/guests${list(choice, GUEST_TABS)}`,
  guestLists: () => '/guests',
  editEvent: (eventId: string) => `/events/${segment(eventId)}/edit`,
  eventForm: (eventId: string) => `/events/${segment(eventId)}/form`,
  eventMessages: (eventId: string) => `/events/${segment(eventId)}/messages`,
  eventAccess: (eventId: string) => `/events/${segment(eventId)}/access-codes`,
  eventSeats: (eventId: string) => `/events/${segment(eventId)}/seats`,
  eventTemplates: () => '/events/templates',
  venues: () => '/events/venues',
  seatPlans: () => '/events/seat-plans',
  seatPlan: (planId: string) => `/events/seat-plans/${segment(planId)}`,
  eventPolicies: (eventId: string) => `/events/${segment(eventId)}/policies`,
  eventRefunds: (eventId: string) => `/events/${segment(eventId)}/refunds`,
  eventSchedule: (eventId: string) => `/events/${segment(eventId)}/schedule`,
  newEvent: () => '/events/new',
  eventCategories: () => '/events/categories',
  doorStaff: () => '/events/door-staff',
  eventCategory: (categoryId: string) => `/events/categories/${segment(categoryId)}`,
  members: (choice: ListChoice<MemberTab> = {}) => `/members${list(choice, MEMBER_TABS)}`,
  member: (memberId: string, within?: string) => `/members/${segment(memberId)}${query({ list: within })}`,
  media: ({
    folder,
    q,
    kind,
  }: {
    folder?: string | undefined
    q?: string | undefined
    kind?: string | undefined
  } = {}) => `/media${query({ folder, q, kind })}`,
  setup: () => '/setup',
  settings: () => '/settings',
  business: () => '/settings/business',
  look: () => '/settings/look',
  region: () => '/settings/region',
  orderSettings: () => '/settings/orders',
  users: () => '/settings/users',
  currencies: () => '/settings/currencies',
  languages: () => '/settings/languages',
  testing: () => '/settings/testing',
  ticketSettings: () => '/settings/tickets',
  tips: () => '/settings/tips',
  checkoutLinks: () => '/settings/checkout-links',
  giftCards: () => '/settings/gift-cards',
  paymentSettings: () => '/settings/payments',
  locations: () => '/settings/locations',
  delivery: () => '/settings/delivery',
  contentPages: () => '/settings/pages',
  taxes: () => '/settings/taxes',
  signUp: () => '/settings/sign-up',
  roles: () => '/settings/roles',
  role: (roleId: string) => `/settings/roles/${segment(roleId)}`,
  /** `from` is the role that it begins as. */
  newRole: (from?: string) => `/settings/roles/new${query({ from })}`,
  apiKeys: () => '/settings/api-keys',
  apps: () => '/settings/apps',
  mailTemplates: () => '/settings/mails',
  mailTemplate: (templateId: string, language?: string) =>
    `/settings/mails/${segment(templateId)}${query({ language })}`,
  mailServer: () => '/settings/mail-server',
  mailbox: ({
    q,
    cursor,
    mail,
  }: {
    q?: string | undefined
    cursor?: string | undefined
    mail?: string | undefined
  } = {}) => `/settings/mailbox${query({ q, cursor, mail })}`,
  auditLog: (choice: ListChoice<AuditTab> = {}) => `/settings/audit${list(choice, AUDIT_TABS)}`,
} as const

/** Addresses of the same server outside the admin. */
export const outside = {
  product: (slug: string) => `/products/${segment(slug)}`,
  event: (slug: string) => `/events/${segment(slug)}`,
  collection: (slug: string) => `/collections/${segment(slug)}`,
  /** Makes a checkout of a template. */
  filledCheckout: (templateId: string) => `/buy/${segment(templateId)}`,
  live: () => '/_live',
  /** Notes of seats of an event that were taken or given back. */
  seatsOf: (eventId: string) => `/_live?event=${segment(eventId)}`,
  /** A file of the media library, as it came; pictures are had in sizes. */
  file: (mediaId: string) => `/media/${segment(mediaId)}`,
  /** A picture that lies elsewhere, fetched by our own server: pages may show no others. */
  picture: (url: string) => (url.startsWith('/') || url.startsWith('data:') ? url : `/media/ref${query({ u: url })}`),
} as const
