import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import type { LockedOrder } from './change-order.ts'
import { eventsCalledOff } from './queries.ts'

/** Tickets of an event that is cancelled or deleted by now admit nobody: nothing is charged for them. */
export async function refuseWhereCalledOff(tx: Tx, { id }: LockedOrder): Promise<void> {
  const [event] = await tx.rows(eventsCalledOff, { orderId: id })
  if (!event) return
  const { id: eventId, title } = event
  throw new ApiError({ code: 'EVENT_CANCELED', eventId }, (t) => t('refusals-events.calledOff', { event: title }))
}
