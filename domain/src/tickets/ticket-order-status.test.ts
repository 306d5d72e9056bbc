import { TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { expect, test } from 'vitest'
import {
  canDo,
  issuesTickets,
  type OrderOfTickets,
  offeredActions,
  ticketingOrderStatus,
} from './ticket-order-status.ts'

const order: OrderOfTickets = { status: 'APPROVED', total: 1000n, payments: [], offline: false }
const pay = (status: TransactionStatus, amount = 1000n, refunded = 0n) => ({ status, amount, refunded })

test.for([
  ['a visitor who has not paid', {}, 'INITIATED', false],
  ['waiting for approval, not paid', { status: 'INITIALIZED' }, 'INITIATED', false],
  ['to be paid at the door', { offline: true }, 'OFFLINE_PENDING', true],
  ['paid at the door', { offline: true, payments: [pay('APPROVED')] }, 'PAID', true],
  ['nothing to pay', { total: 0n }, 'FREE', true],
  ['paid', { payments: [pay('APPROVED')] }, 'PAID', true],
  ['paid in part', { payments: [pay('APPROVED', 400n)] }, 'PARTIALLY_PAID', true],
  ['on its way', { payments: [pay('PENDING')] }, 'PENDING', false],
  ['waiting for the provider', { payments: [pay('PENDING_MERCHANT')] }, 'PENDING', false],
  ['authorized', { payments: [pay('AUTHORIZED')] }, 'AUTHORIZED', true],
  ['authorization dropped', { payments: [pay('VOIDED')] }, 'VOIDED', false],
  ['declined', { payments: [pay('DECLINED')] }, 'DECLINED', false],
  ['given up', { payments: [pay('CANCELED')] }, 'CANCELED', false],
  ['refunded', { payments: [pay('REFUNDED', 1000n, 1000n)] }, 'PAID', true],
  ['cancelled after payment', { status: 'CANCELED', payments: [pay('APPROVED')] }, 'CANCELED', false],
  ['free and cancelled', { status: 'CANCELED', total: 0n }, 'CANCELED', false],
  ['rejected', { status: 'REJECTED' }, 'DECLINED', false],
] as const)('%s', ([, change, status, tickets]) => {
  expect(ticketingOrderStatus({ ...order, ...change })).toBe(status)
  expect(issuesTickets[status]).toBe(tickets)
})

test.for([
  ['CONFIRM', ['PENDING', 'OFFLINE_PENDING', 'INITIATED']],
  ['UPDATE', ['PENDING', 'OFFLINE_PENDING', 'INITIATED']],
  ['CAPTURE', ['AUTHORIZED']],
  ['VOID', ['AUTHORIZED']],
  ['ARCHIVE', TicketingOrderStatus],
  ['UNARCHIVE', TicketingOrderStatus],
] as const)('%s is for orders that are %s', ([action, statuses]) => {
  expect(TicketingOrderStatus.filter((status) => canDo(status, action))).toEqual(statuses)
})

test.for([
  ['INITIATED', false, ['CONFIRM', 'ARCHIVE']],
  ['INITIATED', true, ['CONFIRM', 'UNARCHIVE']],
  ['PAID', false, ['ARCHIVE']],
] as const)('an order that is %s (archived: %s) offers %s', ([status, archived, actions]) => {
  expect(offeredActions(status, archived)).toEqual(actions)
})
