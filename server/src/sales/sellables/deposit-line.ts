import { displayAmount } from '@fairground/domain/money.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type { Sellable } from './sellable.ts'

/** Adds to what is ordered with a deposit a line that names the part of each unit that is paid with the order, wherever it is shown. */
export function sayingDeposit(sellable: Sellable, { currency, locale }: Pick<Site, 'currency' | 'locale'>): Sellable {
  if (sellable.deposit === undefined) return sellable
  const t = textsIn(locale)
  const amount = displayAmount(sellable.deposit, currency, locale)
  const line = { name: t('purchase.deposit'), text: t('purchase.depositNow', { amount }) }
  return { ...sellable, descriptionLines: [...sellable.descriptionLines, line] }
}
