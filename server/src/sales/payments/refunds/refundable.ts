import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { refundableAmount } from '@fairground/domain/orders/cancellation.ts'
import type { PaymentLeft } from '@fairground/domain/orders/event-refund.ts'
import {
  computeRefund,
  type RefundFee,
  type RefundLine,
  type RefundRefusal,
  type RefundShipping,
} from '@fairground/domain/orders/refund.ts'
import { type Refundability, refundability } from '@fairground/domain/orders/refundability.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { RowOf } from '../../../db/statement.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Queryable } from '../../../ground/database.ts'
import type { WriteOrderPrice } from '../../purchase/order-price.ts'
import { fromStored } from '../../purchase/stored-amounts.ts'
import { takenBack } from '../disputes/stored-dispute.ts'
import type { PaymentMethods } from '../methods.ts'
import { paymentsOfOrder } from '../queries.ts'
import { refundableOrder } from './queries.ts'

export interface RefundableOrder {
  readonly currency: string
  /** With what was refunded, or is about to be, as `given`. */
  readonly lines: readonly (RefundLine & {
    readonly refunded: number
    readonly restockable: number
    /** Event of a ticket. */
    readonly eventId: string | null
  })[]
  readonly shipping: RefundShipping | null
  readonly fees: readonly RefundFee[]
}

/** Refundable parts of an order. Read it under the order's lock where something follows from it. */
export async function readRefundable(db: Queryable, orderId: string): Promise<RefundableOrder> {
  const row = await db.row(refundableOrder, { orderId })
  if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const { currency, lines, shipping, fees } = fromStored<Breakdown>(row.breakdown)
  const priced = new Map(lines.map((line) => [line.id, line]))
  const pending = row.refunds.filter(({ status }) => status === 'PENDING').map(({ doc }) => doc)
  const unitsIn = (id: string, list: 'lineItems' | 'restock') =>
    pending
      .flatMap((doc) => doc[list])
      .reduce((sum, { lineItemId, quantity }) => (lineItemId === id ? sum + quantity : sum), 0)
  return {
    currency,
    lines: row.lines.map(({ id, quantity, refunded, restocked, doc }) => {
      const { listed, discount, tax, total, afterTax } = priced.get(id)! // placed together
      return {
        id,
        quantity,
        refunded,
        listed,
        discount,
        tax,
        total,
        fee: total - afterTax,
        eventId: doc.ticket?.eventId ?? null,
        given: refunded + unitsIn(id, 'lineItems'),
        // Places of tickets come back with the tickets.
        restockable: doc.ticket ? 0 : quantity - restocked - unitsIn(id, 'restock'),
      }
    }),
    shipping:
      shipping.afterTax === 0n
        ? null
        : {
            listed: shipping.listed,
            discount: shipping.listed - shipping.net,
            tax: shipping.tax,
            total: shipping.afterTax,
            given: row.refunds.reduce((sum, refund) => sum + BigInt(refund.shipping), 0n),
          },
    fees: fees.map(({ id, tax, afterTax }) => ({
      id,
      tax,
      total: afterTax,
      given: row.refunds
        .flatMap(({ doc }) => doc.fees ?? [])
        .reduce((sum, fee) => (fee.id === id ? sum + BigInt(fee.amount) : sum), 0n),
    })),
  }
}

interface Items {
  readonly lineItems?: readonly { readonly lineItemId: string; readonly quantity: number }[] | undefined
  readonly additionalFees?:
    | readonly { readonly additionalFeeId: string; readonly amount?: { readonly amount: string } }[]
    | undefined
  readonly shipping?: { readonly amount: { readonly amount: string } } | null | undefined
}

export const compute = (order: RefundableOrder, items: Items = {}) =>
  computeRefund(order, {
    lineItems: (items.lineItems ?? []).map(({ lineItemId, quantity }) => ({
      lineItemId: lineItemId.toLowerCase(),
      quantity,
    })),
    shipping: items.shipping
      ? amountIn(items.shipping.amount.amount, order.currency, 'refundItems.shipping.amount.amount')
      : null,
    fees: (items.additionalFees ?? []).map(({ additionalFeeId, amount }, i) => ({
      id: additionalFeeId,
      amount: amount ? amountIn(amount.amount, order.currency, `refundItems.additionalFees[${i}].amount.amount`) : null,
    })),
  })

/** A refusal as callers read it: amounts in words of the wire. */
export function refusalToWire(refusal: RefundRefusal, write: WriteOrderPrice): ApiError {
  const ofDelivery = refusal.code === 'INVALID_SHIPPING_REFUND_AMOUNT'
  if (!ofDelivery && refusal.code !== 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT') return new ApiError(refusal)
  const { amount, formattedAmount: left } = write(refusal.left)
  return new ApiError({ ...refusal, left: amount }, (t) =>
    ofDelivery ? t('refusals-staff.leftOfDelivery', { left }) : t('refusals-staff.leftOfFee', { left }),
  )
}

type PaymentRow = RowOf<typeof paymentsOfOrder>

/** Amount of a payment that can still be refunded. */
export const leftOf = (payment: PaymentRow): bigint =>
  refundableAmount(payment, payment.refundPending + takenBack(payment.doc))

/** Decides if we can refund a payment, a person has to, or nobody can and why. */
export const refundabilityOf = (
  order: OrderStatus,
  payment: PaymentRow,
  { methods, siteId }: { readonly methods: PaymentMethods; readonly siteId: string },
): Refundability =>
  refundability(order, {
    ...payment,
    by:
      payment.provider === MANUAL_PAYMENT_METHOD
        ? 'HAND'
        : payment.provider === GIFT_CARD_METHOD || methods.isSetUp(siteId, payment.provider)
          ? 'PROVIDER'
          : 'OTHERS',
    disabled: payment.doc.refundDisabled ?? false,
    pendingRefunds: payment.refundPending,
    chargedBack: takenBack(payment.doc),
  })

/** Payments of an order with what is left of them, and who can give it back. Gift cards get back what payments by other means do not. */
export async function paymentsLeft(
  tx: Queryable,
  { id: orderId, status }: { readonly id: string; readonly status: OrderStatus },
  methods: PaymentMethods,
): Promise<PaymentLeft[]> {
  const payments = await tx.rows(paymentsOfOrder, { orderId })
  const isCard = ({ provider }: PaymentRow) => Number(provider === GIFT_CARD_METHOD)
  return payments
    .toSorted((a, b) => isCard(a) - isCard(b))
    .flatMap((payment): PaymentLeft[] => {
      const able = refundabilityOf(status, payment, { methods, siteId: tx.siteId })
      if (able.status === 'NOT_REFUNDABLE') return []
      return [{ id: payment.id, left: leftOf(payment), by: able.status === 'REFUNDABLE' ? 'PROVIDER' : 'HAND' }]
    })
}
