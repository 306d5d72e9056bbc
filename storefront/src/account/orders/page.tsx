import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { OrderRows } from '../order-rows.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { orders, first, older } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title="Your orders">
      {orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          action={
            <ButtonLink linkAs={RouterLink} href={paths.shop()}>
              See the shop
            </ButtonLink>
          }
        >
          What you buy and book is listed here, with its receipt and its tickets.
        </EmptyState>
      ) : (
        <OrderRows orders={orders} />
      )}
      {(older || !first) && (
        <nav aria-label="More orders" className="flex flex-wrap gap-3">
          {!first && (
            <ButtonLink linkAs={RouterLink} href={paths.orders()} variant="secondary">
              Newest orders
            </ButtonLink>
          )}
          {older && (
            <ButtonLink linkAs={RouterLink} href={paths.orders(older)} variant="secondary">
              Older orders
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountFrame>
  )
}
