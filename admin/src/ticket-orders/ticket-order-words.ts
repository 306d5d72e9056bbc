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
  readonly done: string
}

const words: Record<Action, ActionWords> = {
  CONFIRM: { label: t('admin.ticket-orders.confirmAsPaid'), done: 'confirmed as paid' },
  ARCHIVE: { label: t('admin.ticket-orders.archive'), done: 'archived' },
  UNARCHIVE: { label: t('admin.ticket-orders.unarchive'), done: 'unarchived' },
  CAPTURE: { label: t('admin.ticket-orders.capturePayment'), done: 'paid' },
  VOID: { label: t('admin.ticket-orders.releasePayment'), done: 'released' },
}

/** An action that can be offered. */
export interface OfferedAction extends ActionWords {
  readonly action: Action
}

/** Actions to offer for an order: those that its response names. */
export const actionsOf = ({ availableActions = [] }: Pick<Order, 'availableActions'>): OfferedAction[] =>
  availableActions.map((action) => ({ action, ...words[action] }))
