import { orderBilling } from '@fairground/client/generated/ecom.order-billing.ts'
import { orderFulfillments } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import { orderInvoices } from '@fairground/client/generated/ecom.order-invoices.ts'
import { orderTransactions } from '@fairground/client/generated/ecom.order-transactions.ts'
import { automaticTaxes } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { orderCharges } from '@fairground/client/generated/fairground.order-charges.ts'
import { orderDocuments } from '@fairground/client/generated/fairground.order-documents.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { taxIdChecks } from '@fairground/client/generated/fairground.tax-id-checks.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const partsClient = staffClient({
  orderBilling,
  orderCharges,
  orderDocuments,
  orderFulfillments,
  orderInvoices,
  automaticTaxes,
  taxIdChecks,
  orderTransactions,
  payments,
})

/** Fulfilments of an order. */
export const fulfillmentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'fulfillments', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.orderFulfillments.listFulfillmentsForSingleOrder({ orderId }, { signal }))
        .orderWithFulfillments.fulfillments,
  })

/** Its payments and refunds. */
export const transactionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'transactions', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.orderTransactions.listTransactionsForSingleOrder({ orderId }, { signal })).orderTransactions,
  })

/** Parts of it that can be refunded. */
export const refundabilityQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'refundability', orderId],
    queryFn: ({ signal }) => partsClient.orderBilling.getOrderRefundability({ orderId }, { signal }),
  })

/** Saved payment methods of its buyer that can be charged for the balance. */
export const chargeableQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'chargeable', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.orderCharges.listChargeableMethods({ orderId }, { signal })).savedPaymentMethods,
  })

/** Disputes of its payments. */
export const disputesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'disputes', orderId],
    queryFn: async ({ signal }) => (await partsClient.payments.listDisputes({ orderId }, { signal })).disputes,
  })

/** Answer of the register about the tax id on its bill; null where none was looked at. */
export const taxIdCheckQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'tax-id-check', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.taxIdChecks.getTaxIdCheck({ orderId }, { signal })).taxIdCheck ?? null,
  })

/** Calculator outside of its taxes; null where none had a part in them. */
export const automaticTaxQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'automatic-tax', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.automaticTaxes.getAutomaticTax({ orderId }, { signal })).automaticTax ?? null,
  })

/** Invoices and receipts that were issued of it. */
export const documentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'documents', orderId],
    queryFn: async ({ signal }) =>
      (await partsClient.orderDocuments.listOrderDocuments({ orderId }, { signal })).documents,
  })
