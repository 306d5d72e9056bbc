import { orderBilling } from '@fairground/client/generated/ecom.order-billing.ts'
import { orderFulfillments } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import { orderTransactions } from '@fairground/client/generated/ecom.order-transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const partsClient = staffClient({ orderBilling, orderFulfillments, orderTransactions })

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
