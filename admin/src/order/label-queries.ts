import { shippingLabels } from '@fairground/client/generated/fairground.shipping-labels.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const labelsClient = staffClient({ shippingLabels }).shippingLabels

/** Locations and packaging for labels, and if they can be bought. */
export const labelOptionsQuery = () =>
  queryOptions({
    queryKey: ['orders', 'label-options'],
    queryFn: ({ signal }) => labelsClient.getLabelOptions({}, { signal }),
  })

/** Labels of an order. */
export const labelsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'labels', orderId],
    queryFn: async ({ signal }) => (await labelsClient.listShippingLabels({ orderId }, { signal })).labels,
  })
