import { most } from '@fairground/domain/rounding.ts'
import { waitsForPayment } from '../payments/follow-payments.ts'
import { heldOf } from '../purchase/change-order.ts'
import type { OrderRow } from './queries.ts'

/** Minor units that are still to be paid for an order, never below 0: without those that it holds of a gift card. */
export const owedOf = ({ status, toPay, paid, doc }: OrderRow): bigint =>
  most(toPay - paid - heldOf({ heldCard: waitsForPayment(status) ? (doc.facts.giftCard ?? null) : null }), 0n)
