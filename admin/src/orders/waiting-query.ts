import { queryOptions } from '@tanstack/react-query'
import { orderClient } from './order-queries.ts'
import { orderFilter } from './order-search.ts'

/** Rows of one page are counted; beyond them a tile says "100+". */
const PAGE = 100

/** Orders that wait for somebody: the first page of a tab, oldest first. */
export const waitingQuery = (tab: 'work' | 'unpaid') =>
  queryOptions({
    queryKey: ['orders', 'waiting', tab],
    queryFn: ({ signal }) =>
      orderClient.orders.searchOrders(
        {
          search: {
            filter: orderFilter(tab),
            sort: [{ fieldName: 'createdDate', order: 'ASC' }],
            cursorPaging: { limit: PAGE },
          },
        },
        { signal },
      ),
    staleTime: 60_000,
  })
