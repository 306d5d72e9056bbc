import { generateInvoice } from '@fairground/contract/ecom/order-invoices.ts'
import { generateReceipts } from '@fairground/contract/ecom/order-receipts.ts'
import { listTransactionsForSingleOrder } from '@fairground/contract/ecom/order-transactions.ts'
import { searchOrders } from '@fairground/contract/ecom/orders.ts'
import { updateOrdersSettings } from '@fairground/contract/ecom/orders-settings.ts'
import {
  issueCreditNotes,
  listOrderDocuments,
  setDocumentSettings,
} from '@fairground/contract/fairground/order-documents.ts'
import { setSiteSettings } from '@fairground/contract/fairground/site-settings.ts'
import { business, invoicedBuyer, invoiceNote, orderPrefix } from './content/business.ts'
import type { Seeding } from './seeding.ts'

/** The business behind the fair, and invoices: of one that was refunded, with its credit note; of one past order, with the receipt of its payment, and of every order that is paid from now on. */
export async function bringDocuments({ merchant, now }: Seeding): Promise<void> {
  await merchant.call(setSiteSettings, { business }, now)
  await merchant.call(setDocumentSettings, { invoiceNote, orderPrefix }, now)
  await merchant.call(updateOrdersSettings, { ordersSettings: { autoGenerateInvoiceOnPaidOrder: true } }, now)
  const filter = { 'buyerInfo.email': invoicedBuyer, status: 'APPROVED', paymentStatus: 'PAID' }
  const { orders } = await merchant.call(searchOrders, { search: { filter, cursorPaging: { limit: 1 } } }, now)
  await invoiceRefunded({ merchant, now })
  for (const { id: orderId } of orders) {
    const { documents } = await merchant.call(listOrderDocuments, { orderId }, now)
    if (!documents.some(({ kind }) => kind === 'INVOICE')) await merchant.call(generateInvoice, { orderId }, now)
    const { orderTransactions } = await merchant.call(listTransactionsForSingleOrder, { orderId }, now)
    for (const { id, supportReceiptGeneration } of orderTransactions.payments)
      if (supportReceiptGeneration) await merchant.call(generateReceipts, { orderId, paymentIds: [id] }, now)
  }
}

async function invoiceRefunded({ merchant, now }: Pick<Seeding, 'merchant' | 'now'>): Promise<void> {
  const filter = { status: 'APPROVED', paymentStatus: 'PARTIALLY_REFUNDED' }
  const { orders } = await merchant.call(searchOrders, { search: { filter, cursorPaging: { limit: 1 } } }, now)
  for (const { id: orderId } of orders) {
    const { documents } = await merchant.call(listOrderDocuments, { orderId }, now)
    if (!documents.some(({ kind }) => kind === 'INVOICE')) await merchant.call(generateInvoice, { orderId }, now)
    await merchant.call(issueCreditNotes, { orderId }, now)
  }
}
