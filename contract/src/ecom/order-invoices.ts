import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { admin, operation, own } from '../operation.ts'
import { Guid, list, named, optional, text } from '../scalars.ts'

const module = 'ecom.order-invoices'
const paths = (rest: string) => ({
  path: `/v1/invoices${rest}`,
  publicPath: `/ecom/v1/invoices${rest}`,
  sitePath: `/_api/ecom-payments/v1/invoices${rest}`,
  aliases: [`/ecom/v1/ep-invoices${rest}`],
})

/** Id of an invoice, and the app that has it: the store's own for those that are made here. */
const Invoice = named('Invoice', Type.Object({ id: text(100, { minLength: 1 }), appId: Guid }))

export const listInvoicesForMultipleOrders = operation({
  module,
  name: 'listInvoicesForMultipleOrders',
  summary: 'Invoices of orders, oldest first. Orders that are not there, or not the caller’s, are left out.',
  method: 'POST',
  ...paths('/list-by-ids'),
  who: own('orders.read'),
  request: Type.Object({ orderIds: list(Guid, 100, 1) }),
  response: Type.Object({
    invoicesForOrder: Type.Array(
      named('InvoicesForOrder', Type.Object({ orderId: Type.String(), invoicesInfo: Type.Array(Invoice) })),
    ),
  }),
  refusals: [],
})

export const invoiceRefusals = [
  'ORDER_NOT_FOUND',
  'INVOICE_ALREADY_EXISTS',
  'GENERATE_INVOICE_NOT_SUPPORTED',
  'INVALID_PRICE_AMOUNT',
  'ORDER_HAS_CHARGEBACKS',
  'SELLER_ADDRESS_MISSING',
] as const

export const generateInvoice = operation({
  module,
  name: 'generateInvoice',
  summary:
    'Issues the invoice of an order that stands: once, with the next number. What it says does not change any more.',
  method: 'POST',
  ...paths('/orders/{orderId}'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ invoiceId: Type.String() }),
  refusals: invoiceRefusals,
})

export const bulkGenerateInvoices = operation({
  module,
  name: 'bulkGenerateInvoices',
  summary: 'The same of many orders, each by itself.',
  method: 'POST',
  path: '/v1/bulk/invoices/generate',
  publicPath: '/ecom/v1/bulk/invoices/generate',
  sitePath: '/_api/ecom-payments/v1/bulk/invoices/generate',
  who: admin('orders.write'),
  request: Type.Object({ orderIds: list(Guid, 300, 1) }),
  response: Type.Object({
    results: Type.Array(
      named(
        'BulkInvoiceResult',
        Type.Object({
          itemMetadata: ItemMetadata,
          item: optional(named('InvoiceForOrder', Type.Object({ orderId: Type.String(), invoiceId: Type.String() }))),
        }),
      ),
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

export const addInvoiceToOrder = operation({
  module,
  name: 'addInvoiceToOrder',
  summary: 'Notes an invoice that another program made of an order. The same one is noted once.',
  method: 'POST',
  ...paths('/orders/{orderId}/add-invoice'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, invoiceInfo: Invoice }),
  response: Type.Object({ orderInvoices: Type.Array(Invoice) }),
  refusals: ['ORDER_NOT_FOUND', 'LIMIT_REACHED'],
})

export const operations = [
  listInvoicesForMultipleOrders,
  generateInvoice,
  bulkGenerateInvoices,
  addInvoiceToOrder,
] as const
