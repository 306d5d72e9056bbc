import Type from 'typebox'
import { OrderDocumentKind } from '../enumerations/orders.ts'
import { admin, operation, own } from '../operation.ts'
import { Empty, Guid, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.order-documents'

export const listOrderDocuments = operation({
  module,
  name: 'listOrderDocuments',
  summary:
    'Invoices, receipts and credit notes that were issued of an order, oldest first, with the addresses at which they are printed.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/documents',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({
    documents: Type.Array(
      named(
        'ListedDocument',
        Type.Object({
          id: Type.String(),
          kind: oneOf(OrderDocumentKind),
          /** As it is printed: "INV-42". */
          number: Type.String(),
          issuedDate: Timestamp,
          /** Payment that a receipt is of. */
          paymentId: optional(Type.String()),
          /** Opens the document for anybody who has it, as a mailed link opens the order. */
          url: Type.String(),
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

/** Seller or buyer as they were when it was issued. */
const Party = named(
  'DocumentParty',
  Type.Object({
    name: Type.String(),
    /** Line by line, as on an envelope. */
    address: Type.Array(Type.String()),
    taxId: optional(Type.String()),
    email: optional(Type.String()),
    phone: optional(Type.String()),
  }),
)

const Row = named('DocumentRow', Type.Object({ label: Type.String(), formattedAmount: Type.String() }))

const OrderDocument = named(
  'OrderDocument',
  Type.Object({
    id: Type.String(),
    kind: oneOf(OrderDocumentKind),
    number: Type.String(),
    /** BCP 47: its texts and amounts are in the language in which its buyer bought. */
    locale: Type.String(),
    formattedIssued: Type.String(),
    orderNumber: Type.String(),
    formattedOrdered: Type.String(),
    seller: Party,
    buyer: Party,
    /** Goods and tickets of an invoice; parts of an invoice that a credit note takes back, with tax. */
    lines: Type.Array(
      named(
        'DocumentLine',
        Type.Object({
          name: Type.String(),
          options: Type.Array(Type.String()),
          /** Absent where an amount is credited, not units. */
          quantity: optional(Type.Integer()),
          /** Absent on credit notes. */
          formattedPrice: optional(Type.String()),
          formattedTotal: Type.String(),
          formattedTaxRate: Type.String(),
        }),
      ),
    ),
    /** Subtotal, discount, delivery, fees and taxes of an invoice, without those that are nothing. */
    totals: Type.Array(Row),
    /** Net amount and tax of an invoice or a credit note by rate. */
    taxes: Type.Array(
      named(
        'DocumentTax',
        Type.Object({ name: Type.String(), formattedNet: Type.String(), formattedTax: Type.String() }),
      ),
    ),
    /** Amount that an invoice asks for, that a receipt confirms, or that a credit note takes back. */
    formattedTotal: Type.String(),
    /** Part of the total that was paid when the invoice was issued. */
    formattedPaid: optional(Type.String()),
    /** Part of the total that was not. */
    formattedDue: optional(Type.String()),
    /** Payment that a receipt is of. */
    payment: optional(
      named('ReceivedPayment', Type.Object({ method: Type.String(), formattedReceived: Type.String() })),
    ),
    /** Invoice that a credit note is on. */
    invoice: optional(named('CreditedInvoice', Type.Object({ number: Type.String(), formattedIssued: Type.String() }))),
    /** Foot of an invoice, or reason of the refund that a credit note is of. */
    note: optional(Type.String()),
  }),
)

export const getOrderDocument = operation({
  module,
  name: 'getOrderDocument',
  summary: 'An invoice, a receipt or a credit note with everything that is printed on it.',
  method: 'GET',
  path: '/fairground/v1/placed-orders/{orderId}/documents/{documentId}',
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid, documentId: Guid, token: optional(OrderLinkToken) }),
  response: Type.Object({ document: OrderDocument }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_DOCUMENT_NOT_FOUND'],
})

export const issueCreditNotes = operation({
  module,
  name: 'issueCreditNotes',
  summary:
    'Issues the credit notes that the invoice of an order lacks, of refunds from before it could have any. Later ones are issued by themselves.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/credit-notes',
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({
    /** Number of notes that were issued; 0 where every refund has its note, or the order has no invoice. */
    issued: Type.Integer(),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const mailOrderDocument = operation({
  module,
  name: 'mailOrderDocument',
  summary: 'Mails the buyer of an order the address of an invoice or a credit note.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/documents/{documentId}/mail',
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, documentId: Guid }),
  response: Type.Object({
    /** False where the site has switched mails of this kind off. */
    mailed: Type.Boolean(),
  }),
  refusals: ['ORDER_DOCUMENT_NOT_FOUND', 'ORDER_HAS_NO_EMAIL'],
})

/** Letters, digits and marks before a number. It ends in no digit, which would read as part of the number: "A1" and 23 as "A" and 123. */
const Prefix = Type.String({ maxLength: 20, pattern: '^([A-Za-z0-9 /._-]*[A-Za-z /._-])?$' })

const DocumentSettings = named(
  'DocumentSettings',
  Type.Object({
    invoicePrefix: Type.String(),
    receiptPrefix: Type.String(),
    creditNotePrefix: Type.String(),
    /** Before numbers of orders where buyers read them: pages, mails, documents. `number` of an order is the number alone. */
    orderPrefix: Type.String(),
    /** Number of the next invoice. */
    nextInvoiceNumber: Revision,
    /** False once an invoice was issued: its numbers have no gaps. */
    nextInvoiceNumberChangeable: Type.Boolean(),
    /** Printed at the foot of invoices: terms of payment, an account, a register. */
    invoiceNote: optional(Type.String()),
  }),
)

export const getDocumentSettings = operation({
  module,
  name: 'getDocumentSettings',
  summary:
    'Reads how orders, invoices, receipts and credit notes are numbered, and what stands at the foot of invoices.',
  method: 'GET',
  path: '/fairground/v1/order-document-settings',
  who: admin('settings.read'),
  request: Empty,
  response: DocumentSettings,
  refusals: [],
})

export const setDocumentSettings = operation({
  module,
  name: 'setDocumentSettings',
  summary:
    'Changes how documents that are issued from now on are numbered, and what stands at the foot of invoices. The prefix of orders stands before all of them at once.',
  method: 'PATCH',
  path: '/fairground/v1/order-document-settings',
  who: admin('settings.write'),
  request: Type.Object({
    invoicePrefix: optional(Prefix),
    receiptPrefix: optional(Prefix),
    creditNotePrefix: optional(Prefix),
    orderPrefix: optional(Prefix),
    nextInvoiceNumber: optional(Type.String({ pattern: '^[1-9][0-9]{0,11}$', maxLength: 12 })),
    /** An empty one is none. */
    invoiceNote: optional(text(1000)),
  }),
  response: DocumentSettings,
  refusals: ['INVOICE_NUMBERS_IN_USE'],
})

export const operations = [
  issueCreditNotes,
  listOrderDocuments,
  getOrderDocument,
  mailOrderDocument,
  getDocumentSettings,
  setDocumentSettings,
] as const
