import { type EventRefundOrder, eventRefunds } from '@fairground/client/generated/fairground.event-refunds.ts'
import type { EventRefundState } from '@fairground/contract/enumerations/events.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

export const refundClient = staffClient({ eventRefunds })

export type { EventRefundOrder }

/** A refund that is under way is read again this often. */
const PROGRESS_MS = 2_000

export const refundQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'refund', eventId],
    queryFn: ({ signal }) => refundClient.eventRefunds.getEventRefund({ eventId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.refund?.done === false ? PROGRESS_MS : false),
  })

export const refundOrdersQuery = (
  eventId: string,
  { state, limit, underWay }: { state?: EventRefundState | undefined; limit: number; underWay: boolean },
) =>
  queryOptions({
    queryKey: ['events', 'refund', eventId, 'orders', state ?? '', limit],
    queryFn: ({ signal }) =>
      refundClient.eventRefunds.listEventRefundOrders({ eventId, limit, ...(state ? { state } : {}) }, { signal }),
    refetchInterval: underWay ? PROGRESS_MS : false,
  })

export const stateWords: Record<EventRefundState, string> = {
  WAITING: t('admin.event-refunds.waiting'),
  PENDING: t('admin.event-refunds.pending'),
  REFUNDED: t('admin.event-refunds.refunded'),
  BY_HAND: t('admin.event-refunds.byHand'),
  NOTHING: t('admin.event-refunds.nothing'),
  FAILED: t('admin.event-refunds.failed'),
}

export const stateTones = {
  WAITING: 'neutral',
  PENDING: 'info',
  REFUNDED: 'success',
  BY_HAND: 'warning',
  NOTHING: 'neutral',
  FAILED: 'danger',
} as const satisfies Record<EventRefundState, string>
