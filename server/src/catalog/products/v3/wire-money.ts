import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { WireContext } from '../read/view.ts'

type Money = Pick<WireContext, 'currency' | 'locale'>

export const moneyToWire = (minor: bigint, { currency, locale }: Money) => ({
  amount: formatAmount(minor, currency),
  formattedAmount: displayAmount(minor, currency, locale),
})

export const rangeToWire = (amounts: readonly bigint[], money: Money) => ({
  minValue: moneyToWire(amounts.reduce(least), money),
  maxValue: moneyToWire(amounts.reduce(most), money),
})
