import { portion } from '../rate.ts'
import type { Breakdown, PricedLine } from './breakdown.ts'
import { discountType } from './discount-type.ts'
import { applyDiscounts } from './discounts.ts'
import { explain } from './explain.ts'
import { redeem } from './gift-cards.ts'
import { assertPriceable, type PriceInput, type PriceLine } from './input.ts'
import { openLines } from './listed.ts'
import { addUp, laterPartOfLine, nothing, ofFee, ofShipping, paidNow, subtract, waits } from './pay.ts'
import { withRelief } from './relief.ts'
import { shippingPrice } from './shipping.ts'
import { dueOf, sumsOf, ticketFeesOf } from './sums.ts'
import { taxed } from './tax.ts'

/**
 * The one place that computes prices: cart, estimate, checkout, order, ticket invoice and refund all call it.
 * Listed price, discounts, tax, ticket fee for each line; then shipping, fees, totals, what is paid now and later,
 * gift cards. Same input, same answer (invariant I4). The steps are described in `docs/algorithms/pricing.md`.
 */
export function price(given: PriceInput): Breakdown {
  assertPriceable(given)
  const input = withRelief(given)
  const { currency, lines, discounts = [], fees = [], giftCards = [] } = input

  const open = openLines(lines, discounts)
  const cuts = applyDiscounts(discounts, open)
  const cutsOfLine = (position: number) =>
    discounts.flatMap((d) => {
      const amount = cuts.get(d)?.get(position)
      return amount === undefined ? [] : [{ id: d.id, amount }]
    })

  const pricedLines = open
    .toSorted((a, b) => a.position - b.position)
    .map(({ line, position, listed, left }) => priceLine(line, listed, left, cutsOfLine(position)))
  const shipping = shippingPrice(input.shipping ?? null, discounts)
  const pricedFees = fees.map((fee) => ({ id: fee.id, kind: fee.kind, ...taxed(fee.amount, fee.amount, fee.tax) }))

  const sums = sumsOf({ lines: pricedLines, shipping, fees: pricedFees })
  const payLater = addUp([
    ...pricedLines.map((line, i) => laterPartOfLine(line, lines[i] as PriceLine)), // same length, same order
    waits(lines) ? ofShipping(shipping) : nothing,
    ...pricedFees.filter((_, i) => waits(lines, fees[i]?.lineIds)).map(ofFee),
  ])
  const payNow = subtract(sums.summary, payLater)
  const redeemed = redeem(payNow.total, giftCards)

  return {
    currency,
    lines: pricedLines,
    shipping,
    fees: pricedFees,
    discounts: discounts.map((d) => {
      const own = lines.flatMap(({ id }, position) => {
        const amount = cuts.get(d)?.get(position)
        return amount === undefined ? [] : [{ id, amount }]
      })
      const off = shipping.discounts.find(({ id }) => id === d.id)?.amount ?? 0n
      return {
        id: d.id,
        type: discountType(d),
        amount: own.reduce((sum, { amount }) => sum + amount, off),
        lines: own,
        shipping: off,
      }
    }),
    ...sums,
    giftCards: redeemed,
    ticketFees: ticketFeesOf(pricedLines),
    payNow,
    payLater,
    due: dueOf(payNow, redeemed),
  }
}

/** Tax on the discounted price; the ticket fee on what the ticket costs with its tax, itself untaxed (our choice). */
function priceLine(line: PriceLine, listed: bigint, left: bigint, discounts: PricedLine['discounts']): PricedLine {
  const charge = taxed(listed, left, line.tax)
  const fee =
    line.ticketFee && line.ticketFee.type !== 'NO_FEE'
      ? { ...line.ticketFee, amount: portion(charge.afterTax, line.ticketFee.rate) }
      : null
  const total = charge.afterTax + (fee?.type === 'FEE_ADDED_AT_CHECKOUT' ? fee.amount : 0n)
  const now = paidNow(line, left, total)
  const priced = {
    ...charge,
    id: line.id,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    fullUnitPrice: line.fullUnitPrice ?? line.unitPrice,
    discounts,
    discount: listed - left,
    ticketFee: fee,
    total,
    payNow: now,
    payLater: total - now,
  }
  return { ...priced, explain: explain(priced, line) }
}
