import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { sumOf } from '@fairground/domain/money.ts'
import { roundHalfUp } from '@fairground/domain/rounding.ts'

interface Price {
  readonly amount: string
  readonly convertedAmount: string
  readonly formattedAmount: string
  readonly formattedConvertedAmount: string
}

interface Fee {
  readonly lineItemIds: readonly string[]
  readonly price: Price
}

/** Writes prices of carts and checkouts in the currency that the reader sees everywhere. */
export function shownPrices({
  currency,
  shownIn = currency,
  locale,
}: Pick<SiteFacts, 'currency' | 'shownIn' | 'locale'>) {
  const text = (amount: bigint): string => formatMoney(amount, shownIn, locale)
  const sum = (prices: readonly Price[]): bigint =>
    sumOf(
      prices.map(({ convertedAmount }) => convertedAmount),
      shownIn,
    )
  return {
    /** The sum of prices. */
    together: (...prices: readonly Price[]): string => text(sum(prices)),
    /** One of `quantity` units that cost `prices` together; a display figure where they do not divide. */
    each: (quantity: number, ...prices: readonly Price[]): string => text(roundHalfUp(sum(prices), BigInt(quantity))),
    /** The sum of prices as it is charged, where that is another currency than the shown one. */
    charged: (...prices: readonly Price[]): { charged?: string } =>
      shownIn === currency
        ? {}
        : {
            charged: formatMoney(
              sumOf(
                prices.map(({ amount }) => amount),
                currency,
              ),
              currency,
              locale,
            ),
          },
  }
}

/** The service fees that belong to a line. */
export const feesOf = (line: { readonly id: string }, fees: readonly Fee[]): readonly Price[] =>
  fees.filter(({ lineItemIds }) => lineItemIds.includes(line.id)).map(({ price }) => price)

/** The service fees that belong to any line. */
export const feesOfLines = (fees: readonly Fee[]): readonly Price[] =>
  fees.filter(({ lineItemIds }) => lineItemIds.length > 0).map(({ price }) => price)

export const isNothing = ({ amount }: Pick<Price, 'amount'>): boolean => /^0*(\.0*)?$/.test(amount)
