import type { TicketingOrderAction, TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { type Payment, paymentStatus } from '../orders/payment-status.ts'

/** Facts about a store order that decide the state of its ticketing orders. `offline`: to be paid at the door or by invoice. */
export type OrderOfTickets = { status: OrderStatus; total: bigint; payments: readonly Payment[]; offline: boolean }

/**
 * State of the ticketing order that an order gives each of its events. A visitor's unpaid one is INITIATED; an offline
 * one is OFFLINE_PENDING until its payment is confirmed. Refunds do not change it: the tickets are cancelled, or not.
 */
export function ticketingOrderStatus({ status, total, payments, offline }: OrderOfTickets): TicketingOrderStatus {
  if (status === 'CANCELED') return 'CANCELED'
  if (status === 'REJECTED') return 'DECLINED'
  if (total === 0n) return 'FREE'
  const paid = paymentStatus(total, payments)
  switch (paid) {
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
    case 'FULLY_REFUNDED':
      return 'PAID'
    case 'PARTIALLY_PAID':
      return 'PARTIALLY_PAID'
    case 'PENDING':
      return 'PENDING'
    case 'PENDING_MERCHANT':
      return payments.some((payment) => payment.status === 'AUTHORIZED') ? 'AUTHORIZED' : 'PENDING'
    case 'DECLINED':
      return 'DECLINED'
    case 'CANCELED':
      return payments.at(-1)?.status === 'VOIDED' ? 'VOIDED' : 'CANCELED'
    case 'NOT_PAID':
      return offline ? 'OFFLINE_PENDING' : 'INITIATED'
    default:
      return paid satisfies never
  }
}

/** True when an order in this state has tickets that admit. */
export const issuesTickets = {
  FREE: true,
  PAID: true,
  PARTIALLY_PAID: true,
  OFFLINE_PENDING: true,
  AUTHORIZED: true,
  PENDING: false,
  INITIATED: false,
  CANCELED: false,
  DECLINED: false,
  VOIDED: false,
} as const satisfies Record<TicketingOrderStatus, boolean>

/** True when an order in this state is confirmed: nothing is left to pay, or there was nothing. */
export const confirmedOrders = {
  FREE: true,
  PAID: true,
  PARTIALLY_PAID: false,
  OFFLINE_PENDING: false,
  AUTHORIZED: false,
  PENDING: false,
  INITIATED: false,
  CANCELED: false,
  DECLINED: false,
  VOIDED: false,
} as const satisfies Record<TicketingOrderStatus, boolean>

/** The organiser's actions on the wire, and those of the checkout: `UPDATE` of buyer and guests, `REPRICE` with another coupon. */
export type TicketingOrderAct = TicketingOrderAction | CheckoutAct
type CheckoutAct = 'UPDATE' | 'REPRICE'
const isOfCheckout: Readonly<Record<TicketingOrderAct, boolean>> = {
  UPDATE: true,
  REPRICE: true,
  CONFIRM: false,
  CAPTURE: false,
  VOID: false,
  ARCHIVE: false,
  UNARCHIVE: false,
}

const filing = ['ARCHIVE', 'UNARCHIVE'] as const
const unpaid = ['CONFIRM', 'UPDATE', ...filing] as const

/** The one table of statuses and actions; anything else is ORDER_ACTION_NOT_AVAILABLE. */
export const ticketingOrderActions = {
  INITIATED: [...unpaid, 'REPRICE'],
  PENDING: unpaid,
  OFFLINE_PENDING: unpaid,
  FREE: filing,
  PAID: filing,
  PARTIALLY_PAID: filing,
  AUTHORIZED: ['CAPTURE', 'VOID', ...filing],
  CANCELED: filing,
  DECLINED: filing,
  VOIDED: filing,
} as const satisfies Record<TicketingOrderStatus, readonly TicketingOrderAct[]>

export function canDo(status: TicketingOrderStatus, action: TicketingOrderAct): boolean {
  const actions: readonly TicketingOrderAct[] = ticketingOrderActions[status]
  return actions.includes(action)
}

/** Actions to offer for one order: those of its status that would change something. */
export function offeredActions(status: TicketingOrderStatus, archived: boolean): TicketingOrderAction[] {
  const actions: readonly TicketingOrderAct[] = ticketingOrderActions[status]
  return actions.filter((action): action is TicketingOrderAction => {
    return !isOfCheckout[action] && action !== (archived ? 'ARCHIVE' : 'UNARCHIVE')
  })
}
