import { amountOf, displayAmount } from '../money.ts'

/** An amount as the wire has it (decimal string) or as code has it (minor units). */
export type Amount = string | bigint

const minorOf = (amount: Amount, currency: string): bigint =>
  typeof amount === 'bigint' ? amount : amountOf(amount, currency)

/** "£12.00": the currency’s symbol and digits in the reader’s language. Throws RangeError on what is no amount. */
export function formatMoney(amount: Amount, currency: string, locale: string): string {
  return displayAmount(minorOf(amount, currency), currency, locale)
}

/** True when nothing is to be paid; a shop then writes that in words. */
export function isFree(amount: Amount, currency: string): boolean {
  return minorOf(amount, currency) === 0n
}
