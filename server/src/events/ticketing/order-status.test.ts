import { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { ticketingOrderStatus } from '@fairground/domain/tickets/ticket-order-status.ts'
import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { ticketingStatusSql } from './order-status.ts'

const pay = (status: TransactionStatus, amount = 1000n, refunded = 0n) => ({ status, amount, refunded })

const payments = [
  [],
  [pay('APPROVED')],
  [pay('APPROVED', 400n)],
  [pay('PENDING')],
  [pay('AUTHORIZED')],
  [pay('DECLINED')],
  [pay('CANCELED')],
  [pay('REFUNDED', 1000n, 1000n)],
  [pay('PARTIALLY_REFUNDED', 1000n, 1n)],
]

/** An order that stands unpaid is one that is paid later. */
test('the state in SQL is the state of the rules, for every order and payment', async () => {
  const { query } = await testSite()
  for (const status of OrderStatus) {
    for (const total of [0n, 1000n]) {
      for (const paid of payments) {
        const paymentState = paymentStatus(total, paid)
        const [row] = await query(
          `select ${ticketingStatusSql} as status from (select $1::text as status, $2::int8 as total, $3::text as payment_status) o`,
          [status, total, paymentState],
        )
        const expected = ticketingOrderStatus({ status, total, payments: paid, offline: status === 'APPROVED' })
        expect([status, total, paymentState, row?.status]).toEqual([status, total, paymentState, expected])
      }
    }
  }
})
