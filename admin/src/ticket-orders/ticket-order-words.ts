import type { Order } from '@fairground/client/generated/events.orders.ts'
import type { Mark } from '../orders/order-words.ts'
import { t } from '../texts.ts'

export type TicketOrder = Order
type Action = NonNullable<Order['availableActions']>[number]

const marks: Record<Order['status'], Mark> = {
  NA_ORDER_STATUS: ['neutral', t('admin.ticket-orders.unknown')],
  FREE: ['success', t('admin.ticket-orders.free')],
  PENDING: ['warning', t('admin.ticket-orders.paymentPending')],
  PAID: ['success', t('admin.ticket-orders.paid')],
  OFFLINE_PENDING: ['warning', t('admin.ticket-orders.toBePaidInPerson')],
  INITIATED: ['neutral', t('admin.ticket-orders.waitingForPayment')],
  CANCELED: ['neutral', t('admin.ticket-orders.cancelled')],
  DECLINED: ['danger', t('admin.ticket-orders.declined')],
  AUTHORIZED: ['info', t('admin.ticket-orders.authorised')],
  VOIDED: ['neutral', t('admin.ticket-orders.released')],
  PARTIALLY_PAID: ['warning', t('admin.ticket-orders.partlyPaid')],
}

export const ticketOrderMark = ({ status }: Pick<Order, 'status'>): Mark => marks[status]

/** Label of an action, and the toast once it is done. */
interface ActionWords {
  readonly label: string
  readonly done: (number: string) => string
}

const words: Record<Action, ActionWords> = {
  CONFIRM: {
    label: t('admin.ticket-orders.confirmAsPaid'),
    done: (number) => t('admin.ticket-orders.orderConfirmed', { number }),
  },
  ARCHIVE: {
    label: t('admin.ticket-orders.archive'),
    done: (number) => t('admin.ticket-orders.orderArchived', { number }),
  },
  UNARCHIVE: {
    label: t('admin.ticket-orders.unarchive'),
    done: (number) => t('admin.ticket-orders.orderUnarchived', { number }),
  },
  CAPTURE: {
    label: t('admin.ticket-orders.capturePayment'),
    done: (number) => t('admin.ticket-orders.orderPaid', { number }),
  },
  VOID: {
    label: t('admin.ticket-orders.releasePayment'),
    done: (number) => t('admin.ticket-orders.orderReleased', { number }),
  },
}

/** An action that can be offered. */
export interface OfferedAction extends ActionWords {
  readonly action: Action
}

/** Actions to offer for an order: those that its response names. */
export const actionsOf = ({ availableActions = [] }: Pick<Order, 'availableActions'>): OfferedAction[] =>
  availableActions.map((action) => ({ action, ...words[action] }))
