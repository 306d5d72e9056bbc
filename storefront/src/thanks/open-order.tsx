import { ButtonLink } from '@fairground/ui/button.tsx'
import { TakeBack } from '../checkout/take-back-form.tsx'
import { placedPaths } from '../placed-paths.ts'
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
        <ButtonLink linkAs={RouterLink} href={placedPaths.placedOrder(order.id)}>
          {t('thanks.payNow')}
        </ButtonLink>
      )}
      {order.canTakeBack && <TakeBack action={placedPaths.placedOrder(order.id)} />}
    </>
  )
}
