import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListChoice, OrderTab } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { spanOf } from './order-period.ts'
import { orderSearch } from './order-search.ts'

export const orderClient = staffClient({ orders })

export const orderListQuery = (choice: ListChoice<OrderTab>, { now, zone }: { now: Date; zone: string }) => {
  const search = orderSearch(choice, spanOf(choice, now, zone))
  return queryOptions({
    queryKey: ['orders', 'list', search],
    queryFn: ({ signal }) => orderClient.orders.searchOrders(search, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** For loaders: the clock and the zone of the site come first. */
export async function loadOrderList(choice: ListChoice<OrderTab>): Promise<void> {
  const { site, clockLeadMs } = await queryClient.ensureQueryData(meQuery())
  const now = new Date(Date.now() + clockLeadMs)
  await queryClient.ensureQueryData(orderListQuery(choice, { now, zone: site.timeZone }))
}

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await orderClient.orders.getOrder({ id }, { signal })).order,
  })
