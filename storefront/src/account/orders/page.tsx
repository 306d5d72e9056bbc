import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../../paths.ts'
import { useLoaderData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { OrderRows } from '../order-rows.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { orders, first, older } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={t('account-orders.yourOrders')}>
      {orders.length === 0 ? (
        <EmptyState
          title={t('account-orders.noOrdersYet')}
          action={
            <ButtonLink linkAs={RouterLink} href={paths.shop()}>
              {t('account-orders.seeTheShop')}
            </ButtonLink>
          }
        >
          {t('account-orders.appearHere')}
        </EmptyState>
      ) : (
        <OrderRows orders={orders} />
      )}
      {(older || !first) && (
        <nav aria-label={t('account-orders.moreOrders')} className="flex flex-wrap gap-3">
          {!first && (
            <ButtonLink linkAs={RouterLink} href={paths.orders()} variant="secondary">
              {t('account-orders.newestOrders')}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink linkAs={RouterLink} href={paths.orders(older)} variant="secondary">
              {t('account-orders.olderOrders')}
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountFrame>
  )
}
