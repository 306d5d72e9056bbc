import type { Order } from '@fairground/client/generated/events.orders.ts'
import type { Mark } from '../orders/order-words.ts'

export type TicketOrder = Order
type Action = NonNullable<Order['availableActions']>[number]

const marks: Record<Order['status'], Mark> = {
  NA_ORDER_STATUS: ['neutral', 'Unknown'],
  FREE: ['success', 'Free'],
  PENDING: ['warning', 'Payment pending'],
  PAID: ['success', 'Paid'],
  OFFLINE_PENDING: ['warning', 'To be paid in person'],
  INITIATED: ['neutral', 'Waiting for payment'],
  CANCELED: ['neutral', 'Cancelled'],
  DECLINED: ['danger', 'Declined'],
  AUTHORIZED: ['info', 'Authorised'],
  VOIDED: ['neutral', 'Released'],
  PARTIALLY_PAID: ['warning', 'Partly paid'],
}

export const ticketOrderMark = ({ status }: Pick<Order, 'status'>): Mark => marks[status]

/** Label of an action, and the toast once it is done. */
interface ActionWords {
  readonly label: string
  readonly done: string
}

const words: Record<Action, ActionWords> = {
  CONFIRM: { label: 'Confirm as paid', done: 'confirmed as paid' },
  ARCHIVE: { label: 'Archive', done: 'archived' },
  UNARCHIVE: { label: 'Unarchive', done: 'unarchived' },
  CAPTURE: { label: 'Capture payment', done: 'paid' },
  VOID: { label: 'Release payment', done: 'released' },
}

/** An action that can be offered. */
export interface OfferedAction extends ActionWords {
  readonly action: Action
}

/** Actions to offer for an order: those that its response names. */
export const actionsOf = ({ availableActions = [] }: Pick<Order, 'availableActions'>): OfferedAction[] =>
  availableActions.map((action) => ({ action, ...words[action] }))
