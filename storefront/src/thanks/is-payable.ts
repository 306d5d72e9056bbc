import type { OrderPageView } from './load-order.ts'

/** Whether its buyer can pay it now: it waits for that, and every event of it takes place. */
export const isPayable = ({ status, events }: Pick<OrderPageView, 'status' | 'events'>): boolean =>
  status === 'INITIALIZED' && !events.some(({ canceled }) => canceled)
