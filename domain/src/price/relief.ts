import { WHOLE } from '../rate.ts'
import { roundHalfUp } from '../rounding.ts'
import type { PriceInput, PriceLine, Tax } from './input.ts'

/** Amount as an exempt buyer pays it: one that holds its tax is lowered to what it is with the rate that the buyer bears. */
const relieved = (amount: bigint, tax: Tax | null): bigint =>
  tax?.included && tax.full !== undefined ? roundHalfUp(amount * (WHOLE + tax.rate), WHOLE + tax.full) : amount

/** Input with the prices that an exempt buyer pays. */
export const withRelief = (input: PriceInput): PriceInput => ({
  ...input,
  lines: input.lines.map(relievedLine),
  ...(input.shipping ? { shipping: withRelievedAmount(input.shipping) } : {}),
  ...(input.fees ? { fees: input.fees.map(withRelievedAmount) } : {}),
})

function relievedLine(line: PriceLine): PriceLine {
  const { tax, unitPrice, fullUnitPrice, depositPerUnit } = line
  if (tax?.full === undefined) return line
  return {
    ...line,
    unitPrice: relieved(unitPrice, tax),
    ...(fullUnitPrice === undefined ? {} : { fullUnitPrice: relieved(fullUnitPrice, tax) }),
    ...(depositPerUnit === undefined ? {} : { depositPerUnit: relieved(depositPerUnit, tax) }),
  }
}

const withRelievedAmount = <C extends { amount: bigint; tax: Tax | null }>(charge: C): C => ({
  ...charge,
  amount: relieved(charge.amount, charge.tax),
})
