import type { OrderPageView } from './load-order.ts'

/** True when its buyer can pay it now: it waits for that, not for the merchant, and every event of it takes place. */
export const isPayable = ({
  status,
  paymentStatus,
  events,
}: Pick<OrderPageView, 'status' | 'paymentStatus' | 'events'>): boolean =>
  status === 'INITIALIZED' && paymentStatus !== 'PENDING_MERCHANT' && !events.some(({ canceled }) => canceled)
