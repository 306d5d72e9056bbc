import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { partsClient } from './order-parts.ts'
import { orderClient } from './order-queries.ts'
import { unitsToFulfil } from './units-left.ts'

interface Done {
  readonly done: number
  /** Reason why the first that failed did. */
  readonly failed: readonly string[]
}

const NONE: Done = { done: 0, failed: [] }

/** All that is left of these orders is handed over; those that do not stand, or have nothing left, are passed over. */
async function fulfilAll(orders: readonly Order[]): Promise<Done> {
  const standing = orders.filter(
    ({ status, fulfillmentStatus }) => status === 'APPROVED' && fulfillmentStatus !== 'FULFILLED',
  )
  if (standing.length === 0) return NONE
  const { ordersWithFulfillments } = await partsClient.orderFulfillments.listFulfillmentsForMultipleOrders({
    orderIds: standing.map(({ id }) => id),
  })
  const sent = new Map(ordersWithFulfillments.map(({ orderId, fulfillments }) => [orderId, fulfillments]))
  const wanted = standing.flatMap((order) => {
    const lineItems = unitsToFulfil(order, sent.get(order.id) ?? []).map(({ line, left }) => ({
      id: line.id,
      quantity: left,
    }))
    return lineItems.length > 0 ? [{ orderId: order.id, fulfillments: [{ lineItems }] }] : []
  })
  if (wanted.length === 0) return NONE
  return doneOf(await partsClient.orderFulfillments.bulkCreateFulfillments({ ordersWithFulfillments: wanted }))
}

/** Marks these orders as paid by hand; those that owe nothing, or are gone, are passed over. */
async function markAllPaid(orders: readonly Order[]): Promise<Done> {
  const owing = orders.filter(
    ({ status, balanceSummary }) =>
      (status === 'APPROVED' || status === 'INITIALIZED') && isPositive(balanceSummary.balance.amount),
  )
  if (owing.length === 0) return NONE
  return doneOf(
    await orderClient.orders.paymentCollectionBulkMarkOrdersAsPaid({ ecomOrderIds: owing.map(({ id }) => id) }),
  )
}

interface BulkAnswer {
  readonly results: readonly { readonly itemMetadata: { readonly error?: { readonly description: string } } }[]
  readonly bulkActionMetadata: { readonly totalSuccesses: number }
}

const doneOf = ({ results, bulkActionMetadata }: BulkAnswer): Done => ({
  done: bulkActionMetadata.totalSuccesses,
  failed: results.flatMap(({ itemMetadata: { error } }) => (error ? [error.description] : [])),
})

function useAll(
  work: (orders: readonly Order[]) => Promise<Done>,
  words: { done: (count: number) => string; nothing: string },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: ({ done, failed }) => {
      if (failed.length > 0) toast.error(`${t('admin.orders.lengthOrders', { length: failed.length })}: ${failed[0]}`)
      if (done > 0) toast(words.done(done))
      else if (failed.length === 0) toast(words.nothing)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
}

export const useFulfilAll = () =>
  useAll(fulfilAll, {
    done: (count) => t('admin.orders.ordersFulfilled', { count }),
    nothing: t('admin.orders.theseOrdersAreAlreadyFulfilled'),
  })

export const useMarkAllPaid = () =>
  useAll(markAllPaid, {
    done: (count) => t('admin.orders.ordersPaid', { count }),
    nothing: t('admin.orders.theseOrdersAreAlreadyPaid'),
  })
