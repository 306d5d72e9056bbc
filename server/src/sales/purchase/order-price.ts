import type { Price } from '@fairground/contract/ecom/price.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import type { Static } from 'typebox'

export type WriteOrderPrice = (minor: bigint) => Static<typeof Price>

/** Writes minor units of the order's own currency, which the site may have left since. */
export const orderPriceWriter =
  (currency: string, locale: string): WriteOrderPrice =>
  (minor) => ({ amount: formatAmount(minor, currency), formattedAmount: displayAmount(minor, currency, locale) })
