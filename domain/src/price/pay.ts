import type { PaymentOptionType } from '@fairground/contract/enumerations/payments.ts'
import type { PricedCharge, PricedLine, PriceSummary } from './breakdown.ts'
import type { FeeCharge, Payment, PriceLine } from './input.ts'

/**
 * Time at which a line with this payment option costs money. Offline lines are paid later; a deposit is a
 * NOW line with `depositPerUnit`; a membership pays the whole line whether it is redeemed online or on the spot.
 */
export const paymentOf = {
  FULL_PAYMENT_ONLINE: 'NOW',
  FULL_PAYMENT_OFFLINE: 'LATER',
  DEPOSIT_ONLINE: 'NOW',
  MEMBERSHIP: 'COVERED',
  MEMBERSHIP_OFFLINE: 'COVERED',
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: 'COVERED',
} as const satisfies Record<PaymentOptionType, Payment>

/** Amount that is paid now of a line with this discounted price and total; a deposit that is not below the price pays it all. */
export function paidNow({ pay, depositPerUnit, quantity }: PriceLine, net: bigint, total: bigint): bigint {
  if (pay === 'LATER') return 0n
  if (depositPerUnit === undefined) return total
  const deposit = depositPerUnit * BigInt(quantity)
  return deposit < net ? deposit : total
}

export const nothing: PriceSummary = {
  subtotal: 0n,
  discount: 0n,
  shipping: 0n,
  additionalFees: 0n,
  tax: 0n,
  addedTax: 0n,
  total: 0n,
}

export function addUp(summaries: readonly PriceSummary[]): PriceSummary {
  return summaries.reduce(
    (a, b) => ({
      subtotal: a.subtotal + b.subtotal,
      discount: a.discount + b.discount,
      shipping: a.shipping + b.shipping,
      additionalFees: a.additionalFees + b.additionalFees,
      tax: a.tax + b.tax,
      addedTax: a.addedTax + b.addedTax,
      total: a.total + b.total,
    }),
    nothing,
  )
}

const addedTax = ({ taxIncluded, tax }: PricedCharge) => (taxIncluded ? 0n : tax)

export function ofLine(line: PricedLine): PriceSummary {
  return {
    ...nothing,
    subtotal: line.listed,
    discount: line.discount,
    additionalFees: addedFee(line),
    tax: line.tax,
    addedTax: addedTax(line),
    total: line.total,
  }
}

export function ofShipping(charge: PricedCharge): PriceSummary {
  return { ...nothing, shipping: charge.net, tax: charge.tax, addedTax: addedTax(charge), total: charge.afterTax }
}

export function ofFee(charge: PricedCharge): PriceSummary {
  return { ...nothing, additionalFees: charge.net, tax: charge.tax, addedTax: addedTax(charge), total: charge.afterTax }
}

export function addedFee({ ticketFee }: PricedLine): bigint {
  return ticketFee?.type === 'FEE_ADDED_AT_CHECKOUT' ? ticketFee.amount : 0n
}

/** The part of a line that is paid later. A deposit comes off the subtotal; discount, tax and fees stay with the rest. */
export function laterPartOfLine(line: PricedLine, { pay, depositPerUnit }: PriceLine): PriceSummary {
  const whole = ofLine(line)
  if (pay === 'LATER') return whole
  if (depositPerUnit === undefined || line.payLater === 0n) return nothing
  return { ...whole, subtotal: whole.subtotal - line.payNow, total: line.payLater }
}

/** Shipping and fees wait only when every line they belong to waits. */
export function waits(lines: readonly PriceLine[], lineIds?: FeeCharge['lineIds']): boolean {
  const own = lineIds ? lines.filter(({ id }) => lineIds.includes(id)) : lines
  return own.length > 0 && own.every(({ pay }) => pay === 'LATER')
}

export function subtract(a: PriceSummary, b: PriceSummary): PriceSummary {
  return {
    subtotal: a.subtotal - b.subtotal,
    discount: a.discount - b.discount,
    shipping: a.shipping - b.shipping,
    additionalFees: a.additionalFees - b.additionalFees,
    tax: a.tax - b.tax,
    addedTax: a.addedTax - b.addedTax,
    total: a.total - b.total,
  }
}
