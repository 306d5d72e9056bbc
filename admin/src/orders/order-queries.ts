import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListChoice, OrderTab } from '../paths.ts'
import { staffClient } from '../staff-client.ts'
import { orderSearch } from './order-search.ts'

export const orderClient = staffClient({ orders })

export const orderListQuery = (choice: ListChoice<OrderTab>) =>
  queryOptions({
    queryKey: ['orders', 'list', orderSearch(choice)],
    queryFn: ({ signal }) => orderClient.orders.searchOrders(orderSearch(choice), { signal }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await orderClient.orders.getOrder({ id }, { signal })).order,
  })
