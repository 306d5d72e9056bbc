import { parseAmount } from '@fairground/domain/money.ts'
import type { Formats } from '../formats.ts'

/**
 * An amount that the admin did not check itself, from an address or from before the currency was changed, in words; as it is written where
 * it is no amount in the currency of the site.
 */
export const moneyOrText = (amount: string, { money, currency }: Pick<Formats, 'money' | 'currency'>): string =>
  parseAmount(amount, currency).ok ? money(amount) : amount
