import type { Exception } from './features.ts'
import type { LongFunction } from './functions.ts'
import type { FixedName } from './plain-words.ts'
import type { UnnamedField } from './request-fields.ts'

/** Uses by one feature of what is private to another, and why each is right. */
export const reaching: readonly Exception[] = []

/** Imports by a floor of the server from one above it. */
export const upward: readonly Exception[] = [
  {
    from: 'server/src/catalog/',
    to: 'server/src/sales/ledger/',
    because: 'the ledger is the only writer of counts, those of stock included',
  },
  {
    from: 'server/src/catalog/',
    to: 'server/src/sales/sellables/',
    because: 'products are a kind of sellable, and the registry says what else a shopper can wait for or save',
  },
]

/** Features that need each other. No two files do. */
export const mutual: readonly Exception[] = []

/** Statements whose shape depends on the request: expressions of a closed table, conditions compiled by `query-sql.ts`. */
export const buildsSql: readonly string[] = [
  // One text of a purchase, with and without the parts for tickets: constants of the file itself.
  'server/src/sales/purchase/placing.ts',
  // One member of a series, or all of it: conditions of the file itself.
  'server/src/events/event/recurrence.ts',
  // Events to come, each series once: conditions of `recurrence.ts` at the moment of the request.
  'server/src/events/events/event-places.ts',
  // Events by their state: the condition of `recurrence.ts`, at a bound time.
  'server/src/events/events/event-overview.ts',
  // The filter of roles, compiled.
  'server/src/members/roles/routes.ts',
  // Aggregations by field: expressions of the closed table of fields.
  'server/src/catalog/search/aggregate.ts',
  // Counts beside each facet, of which each leaves its own condition out.
  'server/src/catalog/search/facets.ts',
  // Order, words and filter of a search.
  'server/src/catalog/search/find-products.ts',
  // The document of a profile that is nobody's any more, as a constant.
  'server/src/members/members/queries.ts',
]

/** Rules of the domain that SQL follows, each with the test that holds the SQL to it. */
export const heldInSql: readonly { readonly at: string; readonly by: string }[] = [
  { at: 'domain/src/ledger/allocation.ts LIVE_ALLOCATIONS', by: 'server/test/state-tables.test.ts' },
  {
    at: 'domain/src/tickets/ticket-order-status.ts ticketingOrderStatus',
    by: 'server/src/events/ticketing/order-status.test.ts',
  },
]

/** Imports of what only the root lists. */
export const unlisted: readonly string[] = [
  // Vite's middleware, loaded in development alone.
  'server/src/pages/source-vite.ts',
]

/** Fields that no code names because it handles what holds them as a whole. */
export const handledWhole: readonly UnnamedField[] = [
  ...['address', 'shippingAddress', 'billingAddress', 'contactDetails'].map((at) => ({
    at,
    because: 'an address or contact is stored in the document of its owner and shown as it came',
  })),
  { at: 'addresses', because: 'addresses of a tax calculation come back as they came' },
  { at: 'customFields', because: 'answers of the checkout form are stored and shown as they came' },
  { at: 'externalReference', because: 'an object of another program is stored and shown as it came' },
  { at: 'additionalData', because: 'what an app notes of an order is the app’s own' },
  {
    at: 'fairground.event-series.changeLaterTickets:ticketDefinition.pricingMethod.pricingType',
    because: 'the method itself says which it is; programs send the type along as they read it',
  },
  { at: 'checkoutBrand', because: 'the look of the checkout page is stored whole; the page draws it by name' },
  { at: 'checkoutContent', because: 'the words of the checkout page are stored whole; the page shows them by name' },
  ...['seoData', 'seoSettings', 'seoSchema'].map((at) => ({
    at,
    because: 'a page head is stored whole; pages write its tags by name',
  })),
  {
    at: 'appliedToDonations',
    because: 'stored with the event, whose tickets are taxed by it in events/ticket-definitions',
  },
]

/** Names with a retired word that the wire, addresses or the database have. */
export const fixedNames: readonly FixedName[] = [
  {
    name: 'kept',
    paths: [
      'contract/src/fairground/product-imports.ts',
      'server/src/catalog/import-runs/',
      'admin/src/product-imports/import-words.ts',
    ],
    because: 'a count of the wire: products that an undo left as they are',
  },
  { name: 'told', paths: ['server/src/events/rsvp/'], because: 'a field of stored domain events' },
  {
    name: 'told_level',
    paths: [
      'server/migrations/0120-inventory.sql',
      'server/migrations/0918-plain-names.sql',
      'server/src/catalog/inventory-items/migration.test.ts',
    ],
    because: 'a column that versions before `announced_level` write',
  },
  {
    name: 'said',
    paths: ['server/migrations/0140-categories.sql'],
    because: 'a variable of a function that a later migration replaces',
  },
]

/** Functions of over 80 lines. */
export const longFunctionsAllowed: readonly LongFunction[] = []
