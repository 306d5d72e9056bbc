import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../paths.ts'
import { TakeBack } from '../placed-order/take-back-form.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { isPayable } from './is-payable.ts'
import type { OrderPageView } from './load-order.ts'

/** Actions of a buyer on an order that was not paid; nothing for one that stands. */
export function OpenOrder({
  order,
}: {
  order: Pick<OrderPageView, 'id' | 'status' | 'paymentStatus' | 'events' | 'canTakeBack'>
}) {
  return (
    <>
      {isPayable(order) && (
        <ButtonLink linkAs={RouterLink} href={paths.placedOrder(order.id)}>
          {t('thanks.payNow')}
        </ButtonLink>
      )}
      {order.canTakeBack && <TakeBack action={paths.placedOrder(order.id)} />}
    </>
  )
}
