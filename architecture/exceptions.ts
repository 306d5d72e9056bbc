import type { Exception } from './features.ts'
import type { UnnamedField } from './request-fields.ts'

/** Where one feature uses what is private to another, and why that is right. */
export const reaching: readonly Exception[] = [
  {
    from: 'server/src/http/credentials.ts',
    to: 'server/src/identity/',
    because: 'who calls is found out before any feature is reached: one statement per kind of credentials',
  },
  {
    from: 'server/src/http/health.ts',
    to: 'server/src/identity/sites/queries.ts',
    because: 'readiness is one cheap statement, and the clock is one',
  },
  {
    from: 'server/src/jobs/',
    to: 'server/src/payments/queries.ts',
    because: 'the job asks which payments are pending, and settles each through the feature',
  },
  {
    from: 'server/src/jobs/',
    to: 'server/src/mail/queries.ts',
    because: 'the job that cleans up knows what grows old',
  },
  {
    from: 'server/src/members/',
    to: 'server/src/identity/members/queries.ts',
    because: 'an account and its profile are one row: identity reads it to sign in, members shows and changes it',
  },
  {
    from: 'server/src/store/carts/',
    to: 'server/src/store/checkouts/',
    because: 'an estimate shows shipping as the checkout does; carts that merge hand their checkouts on',
  },
  {
    from: 'server/src/store/checkouts/',
    to: 'server/src/store/carts/',
    because: 'a checkout is made of a cart under its lock, and shows the same lines and totals',
  },
  {
    from: 'server/src/store/orders/',
    to: 'server/src/store/carts/',
    because: 'an order shows lines and totals as the cart did',
  },
  {
    from: 'server/src/store/orders/',
    to: 'server/src/store/checkouts/',
    because: 'who made the order is written as who made the checkout',
  },
]

/** Features that need each other. No two files do. */
export const mutual: readonly Exception[] = [
  { from: 'events/events', to: 'events/orders', because: 'an event shows what it sold' },
  {
    from: 'events/events',
    to: 'events/ticket-definitions',
    because: 'an event shows its offers, and is cloned with them',
  },
  {
    from: 'events/events',
    to: 'events/rsvp',
    because: 'an event shows who comes, and has as many places as its organiser says',
  },
  { from: 'events/orders', to: 'events/tickets', because: 'an order shows its tickets' },
  {
    from: 'store/products',
    to: 'store/categories',
    because: 'a product that is written is put where the rules of categories say',
  },
  {
    from: 'store/products',
    to: 'store/subscription-options',
    because: 'a product says and shows its subscriptions; who may see a product may see what it offers',
  },
  { from: 'store/carts', to: 'store/checkouts', because: 'an estimate knows shipping; a cart becomes a checkout' },
]

/** Statements whose shape depends on the request: expressions of a closed table, conditions compiled by `query-sql.ts`. */
export const buildsSql: readonly string[] = [
  'server/src/events/events/list-events.ts',
  'server/src/events/events/recurrence.ts',
  'server/src/events/orders/list-orders.ts',
  'server/src/events/rsvp/list-rsvps.ts',
  'server/src/events/ticket-definitions/list-definitions.ts',
  'server/src/members/members/bulk.ts',
  // Two tables of one shape, named in the file itself.
  'server/src/store/labels/queries.ts',
  'server/src/members/roles/routes.ts',
  'server/src/store/inventory-items/list-items.ts',
  'server/src/store/search/aggregate.ts',
  'server/src/store/search/facets.ts',
  'server/src/store/search/find-products.ts',
  // The document of a profile that is nobody's any more, as a constant.
  'server/src/members/members/queries.ts',
]

/** Imports of what only the root lists. */
export const unlisted: readonly string[] = [
  // Vite's middleware, loaded in development alone.
  'server/src/http/source-vite.ts',
]

/** Fields that no code names because it handles what holds them as a whole. */
export const handledWhole: readonly UnnamedField[] = [
  ...['address', 'shippingAddress', 'billingAddress', 'contactDetails'].map((at) => ({
    at,
    because: 'an address or contact is stored in the document of its owner and shown as it came',
  })),
  { at: 'customFields', because: 'answers of the checkout form are stored and shown as they came' },
  { at: 'additionalData', because: 'what an app notes of an order is the app’s own' },
  { at: 'mainImage', because: 'a picture is stored in the document of its event' },
  ...['seoData', 'seoSettings', 'seoSchema'].map((at) => ({
    at,
    because: 'a page head is stored whole; pages write its tags by name',
  })),
  {
    at: 'appliedToDonations',
    because: 'stored with the event, whose tickets are taxed by it in events/ticket-definitions',
  },
]
