import Type from 'typebox'
import { BackInStockStatus } from '../enumerations/catalog.ts'
import { admin, caller, operation, own } from '../operation.ts'
import { CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { Decimal, Empty, Guid, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Email } from './address.ts'
import { CatalogReference } from './line-item.ts'

const module = 'ecom.back-in-stock-notifications'
const at = (path = '') => ({
  module,
  path: `/v1/back-in-stock-notification-requests${path}`,
  publicPath: `/back-in-stock-service/v1/back-in-stock-notification-requests${path}`,
})

/** One request for a notification, sent once, when an item can be bought again. */
export const BackInStockNotificationRequest = named(
  'BackInStockNotificationRequest',
  Type.Object({
    id: Guid,
    catalogReference: CatalogReference,
    /** Theirs who made the request, and for callers with `members.read`, as `contactId` is. */
    email: optional(Type.String()),
    /** Contact of the member who made the request. */
    contactId: optional(Guid),
    status: oneOf(BackInStockStatus),
    /** True when the shop sent the notification; false where somebody marked it as sent. Absent until then. */
    autoNotified: optional(Type.Boolean()),
    createdDate: Timestamp,
    itemUrl: optional(Type.String()),
  }),
)

const NewRequest = named(
  'NewBackInStockNotificationRequest',
  Type.Object({
    catalogReference: CatalogReference,
    email: Email,
    itemUrl: optional(nullable(text(2048, { pattern: '^https?://' }))),
  }),
)

const Image = named(
  'Image',
  Type.Object({
    id: optional(text(1000)),
    url: optional(text(2048)),
    height: optional(int(0, 100_000)),
    width: optional(int(0, 100_000)),
    altText: optional(nullable(text(1000))),
    filename: optional(nullable(text(1000))),
  }),
)

/** Name of the item where the catalogue does not have it any more. */
export const BackInStockItemDetails = named(
  'BackInStockItemDetails',
  Type.Object({ name: text(200, { minLength: 1 }), price: Decimal(), image: optional(nullable(Image)) }),
)

const One = Type.Object({ request: BackInStockNotificationRequest })

export const createBackInStockNotificationRequest = operation({
  ...at(),
  name: 'createBackInStockNotificationRequest',
  summary: 'Requests a mail for when an item can be bought again: goods, one of their variants, or tickets.',
  method: 'POST',
  who: caller,
  request: Type.Object({ request: NewRequest, itemDetails: BackInStockItemDetails }),
  response: One,
  refusals: [
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    'REQUEST_COLLECTION_DISABLED',
    'INVALID_CATALOG_REFERENCE_OPTIONS',
    'INVALID_ITEM_IMAGE_URL',
  ],
})

export const getBackInStockNotificationRequest = operation({
  ...at('/{id}'),
  name: 'getBackInStockNotificationRequest',
  summary: 'One request; a visitor or member reads their own.',
  method: 'GET',
  who: own('inventory.read'),
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
})

export const deleteBackInStockNotificationRequest = operation({
  ...at('/{id}'),
  name: 'deleteBackInStockNotificationRequest',
  summary: 'Takes a request back; a visitor or member their own.',
  method: 'DELETE',
  who: own('inventory.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
})

export const markAsNotificationSent = operation({
  ...at('/{id}/mark-as-notification-sent'),
  name: 'markAsNotificationSent',
  summary: 'Marks a request as answered in another way.',
  method: 'PUT',
  who: admin('inventory.write'),
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
})

export const queryBackInStockNotificationRequests = operation({
  ...at(),
  name: 'queryBackInStockNotificationRequests',
  summary:
    'Requests that match, the newest first unless sorted; a visitor or member sees their own. Filters and sorts by `email` and `contactId` of others need `members.read`.',
  method: 'GET',
  postFallback: '/query',
  who: own('inventory.read'),
  request: Type.Object({
    query: optional(
      named(
        'PlatformQuery',
        Type.Object({
          filter: optional(nullable(Filter)),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(CursorPaging),
        }),
      ),
    ),
  }),
  response: Type.Object({
    requests: list(BackInStockNotificationRequest, 100),
    metadata: named(
      'PlatformPagingMetadata',
      Type.Object({
        count: Type.Integer(),
        offset: optional(Type.Integer()),
        total: optional(Type.Integer()),
        cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
      }),
    ),
  }),
  refusals: [],
})

export const getBackInStockNotificationRequestsCountByCatalogReferences = operation({
  ...at('/count-by-catalog-reference'),
  name: 'getBackInStockNotificationRequestsCountByCatalogReferences',
  summary: 'Number of requests that wait for each of these items, in their order.',
  method: 'GET',
  who: admin('inventory.read'),
  request: Type.Object({ catalogReferences: list(CatalogReference, 100, 1) }),
  response: Type.Object({
    countsPerCatalogReference: list(
      named(
        'BackInStockNotificationRequestsCount',
        Type.Object({ catalogReference: CatalogReference, count: Type.Integer() }),
      ),
      100,
    ),
  }),
  refusals: [],
})

export const reportItemsBackInStock = operation({
  ...at('/report-items-back-in-stock'),
  name: 'reportItemsBackInStock',
  summary: 'Notifies those who wait for an item, or made these requests, whatever the stock. Mails follow.',
  method: 'POST',
  who: admin('inventory.write'),
  request: Type.Object({
    catalogReference: optional(nullable(CatalogReference)),
    requestIds: optional(list(Guid, 100)),
    itemDetails: BackInStockItemDetails,
  }),
  response: Empty,
  refusals: ['REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS', 'INVALID_ITEM_IMAGE_URL'],
})

export const operations = [
  createBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  reportItemsBackInStock,
] as const
