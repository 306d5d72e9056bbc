import { WHOLE } from '../rate.ts'
import { allocate, roundHalfUp } from '../rounding.ts'
import type { Breakdown, PricedCharge, PricedLine } from './breakdown.ts'
import { explain } from './explain.ts'
import type { PriceInput, PriceLine } from './input.ts'
import { price } from './price.ts'

/** Tax of a whole purchase, as another shop charged it. */
type ChargedTax = { amount: bigint; included: boolean }

/**
 * A purchase with the tax that another shop charged, whatever its rates and its rounding were: shared by lines and delivery as they
 * cost, at the rate that it comes to. `input` is untaxed, and all of it is paid at once. Undefined where there is less than the tax.
 */
export function priceAsCharged(input: PriceInput, { amount, included }: ChargedTax): Breakdown | undefined {
  const plain = price(input)
  if (amount === 0n) return plain
  const charges: PricedCharge[] = [...plain.lines, plain.shipping]
  const net = charges.reduce((sum, charge) => sum + charge.net, 0n)
  if (net === 0n || (included && amount >= net)) return undefined
  const base = included ? net - amount : net
  const rate = roundHalfUp(amount * WHOLE, base)
  const taxes = allocate(
    amount,
    charges.map((charge) => charge.net),
  )
  const withTax = <C extends PricedCharge>(charge: C, tax: bigint): C => {
    const beforeTax = included ? charge.net - tax : charge.net
    return {
      ...charge,
      taxable: beforeTax,
      tax,
      taxRate: rate,
      taxIncluded: included,
      beforeTax,
      afterTax: beforeTax + tax,
    }
  }
  const lines = plain.lines.map((line, i): PricedLine => {
    const taxed = withTax(line, taxes[i] as bigint) // one share per charge
    const whole = { ...taxed, total: taxed.afterTax, payNow: taxed.afterTax }
    return { ...whole, explain: explain(whole, input.lines[i] as PriceLine) } // same length, same order
  })
  const addedTax = included ? 0n : amount
  const summary = { ...plain.summary, tax: amount, addedTax, total: plain.summary.total + addedTax }
  return {
    ...plain,
    lines,
    shipping: withTax(plain.shipping, taxes.at(-1) as bigint), // the last charge
    taxes: [{ rate, included, key: null, taxable: base, amount }],
    summary,
    payNow: summary,
    due: summary.total,
  }
}
