import Type from 'typebox'
import { ImportedFulfillmentStatus, ImportedOrderStatus, ImportedPaymentStatus } from '../enumerations/orders.ts'
import { admin, operation } from '../operation.ts'
import { Guid, list, named, nullable, oneOf, optional, Timestamp } from '../scalars.ts'
import { NewOrder, NewOrderLine } from './new-order.ts'
import { Order } from './order.ts'
import { Amount } from './order-transactions.ts'

const paths = (rest: string) => ({
  path: `/v1/orders/import${rest}`,
  publicPath: `/ecom/v1/orders/import${rest}`,
  sitePath: `/_api/ecom-orders/v1/orders/import${rest}`,
  aliases: [`/ecom/v1/ep-orders/import${rest}`, `/_api/orders/v1/orders/import${rest}`],
})
const module = 'ecom.orders'

const { paymentOption: _, depositAmount: __, ...lineParts } = NewOrderLine.properties
/** A line is stored as it is: nothing of our catalogues is taken from stock, whatever it names. */
const ImportedLine = named('ImportedLineItem', Type.Object(lineParts))

const { lineItems: ___, priceSummary: ____, paymentStatus: _____, ...orderParts } = NewOrder.properties

/** An order of another shop. Amounts are those that were charged there, and are not calculated again. */
const ImportedOrder = named(
  'ImportedOrder',
  Type.Object({
    ...orderParts,
    /** Its id here. An imported order that has it is replaced; a new one is given unless it is named. */
    id: optional(nullable(Guid)),
    /** Its number, where no order here has it. Next orders are numbered above it. */
    number: optional(nullable(Type.String({ pattern: '^[1-9][0-9]{0,8}$', maxLength: 9 }))),
    lineItems: list(ImportedLine, 300, 1),
    /** The date of the purchase unless given, never in the future. */
    createdDate: optional(nullable(Timestamp)),
    status: oneOf(ImportedOrderStatus),
    paymentStatus: oneOf(ImportedPaymentStatus),
    /** NOT_FULFILLED unless given; FULFILLED hands over all there is to hand over. */
    fulfillmentStatus: optional(oneOf(ImportedFulfillmentStatus)),
    taxIncludedInPrices: optional(Type.Boolean()),
    archived: optional(nullable(Type.Boolean())),
    /** subtotal - discount + shipping + tax that is not in the prices = total. Absent amounts are those of lines and delivery, or none. */
    priceSummary: Type.Object({
      subtotal: optional(Amount),
      shipping: optional(Amount),
      tax: optional(Amount),
      discount: optional(Amount),
      total: Amount,
    }),
    /** Needed where the payment status does not say how much was paid or given back. */
    balanceSummary: optional(Type.Object({ paid: optional(Amount), refunded: optional(Amount) })),
  }),
)

export const importOrder = operation({
  module,
  name: 'importOrder',
  summary:
    'Stores an order of another shop as it was. Nothing is taken from stock, nobody is written to, no invoice is issued, and no domain event happens.',
  method: 'POST',
  ...paths(''),
  who: admin('orders.write'),
  request: Type.Object({ order: ImportedOrder }),
  response: Type.Object({ order: Order }),
  refusals: [
    'AMOUNTS_DO_NOT_ADD_UP',
    'PAYMENTS_DO_NOT_ADD_UP',
    'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    'ORDER_NUMBER_TAKEN',
    'CANNOT_OVERWRITE_NON_IMPORTED_ORDER',
    'IMPORTED_ORDER_IN_USE',
  ],
})

export const bulkDeleteImportedOrders = operation({
  module,
  name: 'bulkDeleteImportedOrders',
  summary:
    'Deletes imported orders with their history. Others stay, and so do those that have an invoice, a receipt, a tip or a payment by a provider of this shop.',
  method: 'POST',
  ...paths('/bulk-delete-imported-orders'),
  who: admin('orders.write'),
  request: Type.Object({ orderIds: list(Guid, 1000, 1) }),
  response: Type.Object({ jobId: Guid }),
  refusals: [],
})
